# What the arena refuses, in English.

no-bots = An arena needs at least one bot.
no-games = An arena needs at least one game.
folder = The folder { $folder } can’t be written: { $why }.
in-use = Another arena is writing into { $folder } just now.
not-empty = { $file } holds games already. Go on with them by --resume, or choose another folder by --into.
not-a-ledger = { $file } is not a list of games that an arena has written.
worker-lost = A worker process ended unexpectedly. All finished games are kept; go on with --resume.
other-game = These games can’t go on: they are of { $before }, now it would be { $now }.
other-rules = These games can’t go on: they were played by version { $before } of the rules, now it would be { $now }.
other-version = These games can’t go on: they were played by Kibako { $before }, now it would be { $now }.
other-seats = These games can’t go on: they have { $before } seats, now it would be { $now }.
other-options = These games can’t go on: their options are { $before }, now it would be { $now }.
other-bots = These games can’t go on: their bots are { $before }, now it would be { $now }.
other-seed = These games can’t go on: their seed is { $before }, now it would be { $now }.
