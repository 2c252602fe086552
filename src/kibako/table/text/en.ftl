# What the table says, in English.

waiting = Waiting for others to sit down
over = The game is over
is-to-act = { $who } is to act
is-thinking = { $who } is thinking
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
# Company: chat, clocks, letters, deals.
asks-pause = { $who } asks for a pause.
is-paused = The game is paused
paused = the game is paused: somebody must resume it first
no-pause = there is nothing to pause now
nothing-said = there is nothing to say in that
said-too-much = a message has at most { $most } signs
no-such-reaction = there is no such reaction
chat-needs-name = please say what you are called before you write
chat-too-fast = not so fast: wait a moment, then try again
no-such-clock = there is no such clock
deal-stands = others play this deal, too: what was revealed stays
deal-before-end = others can be challenged when the game is over
deal-of-old-rules = this deal was dealt by older rules and can’t be played any more
no-such-deal = there is no such deal: the link is wrong, or its day is not now
bad-address = { $kinds ->
    [mail] this is not a mail address
    [webhook] this is not the URL of a webhook
    [both] this is neither a mail address nor the URL of a webhook
   *[none] this server sends no letters
 }
hook-needs-https = a webhook must begin with https://
hook-is-private = a webhook can’t go to a private network
already-quiet = this link has ended: no more letters are sent there
letter-subject = Your turn: { $game }
letter-line = { $name }, it is your turn in { $game } (“{ $table }”): { $link }
letter-body =
    Hello { $name },

    it is your turn in { $game }, at the table “{ $table }”:
    { $link }

    Open it in the browser that has your seat.

    You get this letter because this address was left at the table. To get no more of them:
    { $quiet }
deal-from-position = only a whole game can be a deal; this one began in the middle
no-hints = hints are there when you play against bots only, and not in a deal
no-hurry = others play this deal, too: every bot thinks to the end
deal-by-the-clock = a bot that thinks for so many seconds may play otherwise the next time: this game can’t be a deal
