# What bots refuse, in English.

unknown-bot = There is no bot “{ $name }”. There are { $levels }, and budgets by hand such as ismcts:2s (seconds) or ismcts:5000 (iterations).
bad-budget = “{ $name }” is no budget a bot can keep: between 1 and { $most } iterations, or up to { $longest } seconds.
