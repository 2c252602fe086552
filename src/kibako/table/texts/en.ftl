# What the table says, in English.

waiting = Waiting for others to sit down
over = The game is over
is-to-act = { $who } is to act
asks-undo = { $who } asks to take the last move back.
asks-bot = { $who } asks that a bot plays for { $whom }.
bot-name = Bot { $number }
player-name = Player { $number }
nothing-there = There is nothing to choose there now. { $ask }
no-such-picture = there is no such picture
no-rules = these rules have not been written yet
no-lesson = there is no such lesson
not-now = that can’t be played now
try-another = That is allowed, but it is not what we want to try now. Look again.
