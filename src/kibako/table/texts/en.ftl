# What the table says, in English.

waiting = Waiting for others to sit down
over = The game is over
is-to-act = { $who } is to act
asks-undo = { $who } asks to take the last move back.
asks-bot = { $who } asks that a bot plays for { $whom }.
bot-name = Bot { $number }
seat-name = Seat { $number }
player-name = Player { $number }
nothing-there = There is nothing to choose there now. { $ask }
no-lesson = there is no such lesson
not-now = that can’t be played now
try-another = That is allowed, but it is not what we want to try now. Look again.

# What is refused.
not-your-seat = that seat is not yours
only-players = you are watching: only players can do that
too-many-messages = too many messages: slow down a little
malformed-message = this message can’t be read: { $why }
malformed-request = { $where }: this can’t be read ({ $why })
too-large = a request has at most { $most } bytes
no-greeting = no greeting came in time
no-seat-here = this browser has no seat at this table: the private link is wrong, or the seat was given away
seat-taken = this seat is taken
table-full = all seats are taken; you can still watch
say-your-name = please say what you are called
not-begun = the game begins when all seats are taken
not-your-turn = it is not your turn
nothing-to-take-back = you have nothing to take back
bot-only-for-away = a bot can take over only for a person who is away
no-such-bot = there is no bot “{ $bot }”; there are { $bots }
too-many-tables = too many tables at once: wait a little
store-down = the database doesn’t answer ({ $why }); nothing was lost, try again soon
no-such-table = there is no such table: the link is wrong, or the table is gone
seat-just-taken = that seat has just been taken
no-such-page = there is no such page: the link is wrong or old
not-this-way = this address doesn’t answer such a request

no-such-seat = this table has seats 1 to { $seats }
no-such-moment = this game has { $length } moves so far: there is no such moment
not-your-eyes = while the game goes on, only whoever has a seat can look through its eyes
over-there = the game is over at that moment: choose an earlier one to play on from
save-not-yet = a game can be downloaded when it is over: before, its save would tell what is hidden
too-many-looks = too many requests at once: slow down a little
