# What bots refuse, in English.

unknown-bot = There is no bot “{ $name }”. There are { $levels }, and custom budgets such as ismcts:2s (seconds) or ismcts:5000 (iterations).
bad-budget = “{ $name }” is not a budget a bot can keep to: between 1 and { $most } iterations, or up to { $longest } seconds.
