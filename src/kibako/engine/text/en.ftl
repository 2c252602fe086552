# Shared by all games, in English.

seat = Seat { $number }

# What is refused.
nothing-to-undo = there is nothing to undo
undo-revealed = the last action revealed something: taking it back needs the others’ consent
action-no-text = an action is a text or an integer, not { $type }
action-no-number = no action of the game has the number { $number }
action-of-other-game = { $action } is an action of another game
action-too-long = an action has at most { $most } characters, this has { $length }
is-over = the game is over
no-such-seat = this table has seats 0 to { $last } (None: a spectator), not { $seat }
bad-value = option { $option } takes { $allowed }, not { $value }
bad-seats = { $game } is played with { $allowed } seats, not { $seats }
no-option = { $game } has no option { $option }; its options: { $options }
no-such-language = Kibako doesn’t speak { $language }; there are { $languages }
no-such-game = there is no game { $game }; there are { $games }
no-such-game-near = there is no game { $game }; did you mean { $near }?

save-no-text = a save is a text
save-too-long = a save has at most { $most } characters, this has { $length }
save-not-whole = this is not a whole Kibako save: { $reason }
save-format = this save has format { $format }; this Kibako reads format { $known }
save-changed = this save was cut short or changed after it was written: its digest doesn’t match
save-too-many = a save has at most { $most } moves, this has { $count }
save-not-contributed = what you contributed to the luck is not among the contributions of this save
save-contributions = a save with contributions to the luck has one for each of { $seats } seats
save-other-game = this save is of another game: { $reason }
save-rules = this save was played under version { $version } of the { $game } rules; this Kibako plays version { $known }
save-box = this save was played with other { $game } components (box { $box }) than are in use here (box { $known }); start with --box and the folder of that box
save-seat = move { $number } is by seat { $seat }, but it is seat { $turn }’s turn
save-illegal = this save is not a legal game: { $reason }
save-start = this save starts with other seats or options than it states
save-result = this save states the result { $said }, but its moves lead to { $found }
save-promise = this save’s commitment doesn’t match its game, options and seed: one of them was changed
save-other-promise = this save’s commitment is { $found }, not the one that was shown: it is another game, or was changed
save-no-promise = this save holds no commitment: it was not played at a table that commits to its luck
save-chosen-luck = some of the luck in this save was chosen, not drawn from the seed

# How sentences about the reader begin; the log leaves it out where it goes on.
sentence-you = { "You " }
