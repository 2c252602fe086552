# What the arena refuses, in English.

no-bots = An arena needs at least one bot.
no-games = An arena needs at least one game.
folder = Can’t write to the folder { $folder }: { $why }.
in-use = Another arena is writing to { $folder } right now.
not-empty = { $file } already holds games. Continue them with --resume, or choose another folder with --into.
not-a-ledger = { $file } is not a list of games written by an arena.
worker-lost = A worker process ended unexpectedly. All finished games are kept; continue with --resume.
cluster-lost = The cluster has lost a game for good: { $why }. All finished games are kept; continue with --resume.
cluster-version = A machine of the cluster has Kibako { $there }, this one { $here }: install the same version everywhere.
no-cluster = There is no Ray cluster at { $address }: { $why }
other-game = These games can’t be continued: they are of { $before }, now it would be { $now }.
other-rules = These games can’t be continued: they were played under version { $before } of the rules, now it would be { $now }.
other-version = These games can’t be continued: they were played by Kibako { $before }, now it would be { $now }.
other-seats = These games can’t be continued: they have { $before } seats, now it would be { $now }.
other-options = These games can’t be continued: their options are { $before }, now it would be { $now }.
other-bots = These games can’t be continued: their bots are { $before }, now it would be { $now }.
other-seed = These games can’t be continued: their seed is { $before }, now it would be { $now }.
other-box = These games can’t be continued: they were played with other components (box { $before }), now it would be { $now }.
no-moves = Game { $number } was kept without its moves: it was played by an older Kibako.
