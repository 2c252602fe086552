# Shared by all games, in English.

seat = Seat { $number }

# What is refused.
nothing-to-undo = there is nothing to take back
undo-revealed = the last action revealed something: taking it back needs the others’ consent
action-no-text = an action is a text, not { $type }
action-too-long = an action has at most { $most } characters, this has { $length }
is-over = the game is over
no-such-seat = this table has seats 0 to { $last } (None: a spectator), not { $seat }
bad-value = option { $option } takes { $allowed }, not { $value }
bad-seats = { $game } is played with { $allowed } seats, not { $seats }
no-option = { $game } has no option { $option }; its options: { $options }
no-such-game = there is no game { $game }; there are { $games }
no-such-game-near = there is no game { $game }; did you mean { $near }?
