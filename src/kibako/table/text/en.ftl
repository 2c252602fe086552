# What the table says, in English.

waiting = Waiting for others to sit down
waiting-for-luck = Waiting for { $who }, who has still to contribute to the luck
over = The game is over
is-to-act = { $who }’s turn
is-thinking = { $who } is thinking
asks-undo = { $who } asks to undo the last move.
asks-bot = { $who } asks to let a bot play for { $whom }.
bot-name = Bot { $number }
seat-name = Seat { $number }
player-name = Player { $number }
nothing-there = There is nothing to choose there now. { $ask }
comes-after = That comes second. First click: { $first }
comes-later = That comes second. First click one of the things that are lit up.
no-lesson = there is no such lesson
not-now = that can’t be played now
try-another = That is allowed, but it is not what we want to try here. Look again.

# What is refused.
not-your-seat = that seat is not yours
only-players = you are watching: only players can do that
too-many-messages = too many messages: slow down a little
malformed-message = this message can’t be read: { $why }
malformed-request = { $where }: this can’t be read ({ $why })
too-large = a request has at most { $most } bytes
no-greeting = no greeting arrived in time
no-seat-here = this browser has no seat at this table: the private link is wrong, or the seat was given away
seat-taken = this seat is taken
table-full = all seats are taken; you can still watch
say-your-name = please enter your name
not-begun = the game begins once all seats are taken
not-your-turn = it is not your turn
nothing-to-take-back = you have nothing to undo
bot-only-for-away = a bot can take over only for somebody who has been away for { $minutes } minutes
answer-first = somebody has asked you something: answer that first
no-such-bot = there is no bot “{ $bot }”; there are { $bots }
too-many-tables = too many tables at once: wait a little
store-down = the database doesn’t answer; nothing was lost, try again soon
store-slow = the database takes too long to answer; what was kept is shown as soon as it is back
server-failed = something went wrong on this server; nothing was lost
bad-luck = a contribution to the luck is up to 64 letters and digits
too-many-bot-games = this address plays at { $most } tables with bots already: finish or close one of them first
too-many-watch = too many are watching this table already
other-host = this server isn’t called { $host }: whoever runs it can add that name
no-such-table = there is no such table: the link is wrong, or the table is gone
seat-just-taken = that seat has just been taken
no-such-page = there is no such page: the link is wrong or old
not-this-way = this address doesn’t answer that kind of request

no-such-seat = this table has seats 1 to { $seats }
no-such-moment = this game has { $length } moves so far: there is no such moment
not-your-eyes = while the game goes on, only the player in a seat may see what that seat sees
over-there = the game is over at that moment: choose an earlier one to play on from
save-not-yet = a game can be downloaded once it is over: until then its save would reveal what is hidden
too-many-looks = too many requests at once: slow down a little
# Company: chat, clocks, notifications, deals.
asks-pause = { $who } asks for a pause.
is-paused = The game is paused
paused = the game is paused: somebody must resume it first
no-pause = there is nothing to pause now
nothing-said = this message is empty
said-too-much = a message has at most { $most } characters
no-such-reaction = there is no such reaction
chat-needs-name = please enter your name before you write
you-were-removed = the players of this table have removed you: you can’t watch it any more
you-are-muted = the players of this table have muted you: you can watch, but not write
no-such-spectator = there is no such spectator at this table
chat-too-fast = not so fast: wait a moment, then try again
no-such-clock = there is no such clock
deal-stands = others play this deal too: what has been revealed stays revealed
over-stands = the game is over, and what was hidden has been shown: you can play on from any moment of it at a private table
deal-before-end = you can challenge others once the game is over
other-rules = this was played under version { $version } of the { $game } rules; this server plays version { $known }. It can be looked at as far as those rules replay it, and downloaded
other-box = this was played with other { $game } components (box { $box }) than this server has (box { $known }); it can go on where the same box is in use
damaged = this table is damaged: what was kept can’t be played again from move { $number } on. Everything that was kept can be downloaded.
damaged-row = this table is damaged: its row in the database can’t be read. Its moves can be downloaded.
other-game = this server doesn’t have the game “{ $game }”. What was kept can be downloaded.
no-such-deal = there is no such deal: the link is wrong, or its day has passed or not come yet
bad-address = { $kinds ->
    [mail] this is not an email address
    [webhook] this is not the URL of a webhook
    [both] this is neither an email address nor the URL of a webhook
   *[none] this server sends no notifications
 }
hook-needs-https = a webhook must begin with https://
hook-is-private = a webhook can’t go to a private network
already-quiet = this link no longer works: no more notifications are sent there
too-many-confirmations = too many links to confirm an address have been asked for: try again tomorrow
no-such-confirmation = this link no longer works: it has been used, is more than a day old, or the address is no longer wanted there
confirmation-subject = Confirm your address for Kibako
confirmation-body =
    Hello,

    somebody has asked Kibako, a server for board games at { $home }, to notify this address when it is their turn.
    If it was you, open this link within a day and press the button:
    { $link }

    If not, ignore this message: nothing more will be sent.
notification-subject = Your turn: { $game }
notification-line = { $name }, it is your turn in { $game } (“{ $table }”): { $link }
notification-body =
    Hello { $name },

    it is your turn in { $game }, at the table “{ $table }”:
    { $link }

    Open it in the browser that has your seat.

    You are getting this message because this address was left at the table. To get no more of them:
    { $quiet }
deal-from-position = only a whole game can become a deal; this one began in the middle
no-hints = hints are there only when all your opponents are bots, and never in a deal
no-hurry = others play this deal too: every bot thinks to the end
deal-tried-enough = you have begun this deal { $most } times; only the first attempt can count
deal-by-the-clock = a bot that thinks for a given number of seconds, or is the host’s own, may play differently next time: this game can’t become a deal

not-over-yet = this game is not over yet
no-such-handover = this link has been used already, or it is too old: make a new one on the other device

preview-open = A seat is free. At the table: { $people }
preview-running = A game is going on: { $people }

asks-end = { $who } asks to end the game here, with no winner.
deal-is-played-out = this is a deal that is compared with others: play it to the end yourself
