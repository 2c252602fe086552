# Ce que les robots refusent, en français.

unknown-bot = Il n’y a pas de robot « { $name } ». Il y a { $levels }, et des budgets libres comme ismcts:2s (secondes) ou ismcts:5000 (itérations).
bad-budget = « { $name } » n’est pas un budget qu’un robot puisse tenir : entre 1 et { $most } itérations, ou { $longest } secondes au plus.

own-not-loaded = Le robot « { $name } » ne peut pas être chargé : { $why }
own-no-function = « { $name } » n’est pas un robot : il faut une fonction de quatre arguments : game, view, legal, chance.
own-raised = Le robot « { $name } » a échoué : { $why }
own-nonsense = Le robot « { $name } » a répondu { $answer }, qui ne fait pas partie des { $count } actions permises qu’il a reçues.
own-silent = Le robot « { $name } » n’a pas répondu en { $seconds } secondes.
