# What bots refuse, in English.

unknown-bot = There is no bot “{ $name }”. There are { $levels }, and custom budgets such as ismcts:2s (seconds) or ismcts:5000 (iterations).
bad-budget = “{ $name }” is not a budget a bot can keep to: between 1 and { $most } iterations, or up to { $longest } seconds.

own-not-loaded = The bot “{ $name }” can’t be loaded: { $why }
own-no-function = “{ $name }” is no bot: it must be a function of four arguments: game, view, legal, chance.
own-raised = The bot “{ $name }” failed: { $why }
own-nonsense = The bot “{ $name }” answered { $answer }, which is none of the { $count } legal actions it was given.
own-silent = The bot “{ $name }” had no answer within { $seconds } seconds.
