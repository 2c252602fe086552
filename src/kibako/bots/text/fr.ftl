# Ce que les robots refusent, en français.

unknown-bot = Il n’y a pas de robot « { $name } ». Il y a { $levels }, et des budgets libres comme ismcts:2s (secondes) ou ismcts:5000 (itérations).
bad-budget = « { $name } » n’est pas un budget qu’un robot puisse tenir : entre 1 et { $most } itérations, ou { $longest } secondes au plus.
