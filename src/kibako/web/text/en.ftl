# Kibako's pages, in English. The scripts use those named js-…; they fill in {name} by themselves.

language = Language
language-en = English
language-fr = Français
language-es = Español
all-tables = All tables
to-tables = Go to the tables
cancel = Cancel
done = Done
close = Close
error-title = That didn’t work
download-kept = Download what was kept
stopped-title = This table can’t go on

box-of-games = a box of board games
facts = { $seats } players · { $minutes } min
play-now = Play now
set-up = Set up
tables = Open tables
looking = Looking for tables…
unofficial = Unofficial fan implementations; all rights in the games belong to their authors and publishers.
licences = Licences of fonts and icons
table-name = Table name
you-are-called = Your name
seats = Seats
add-seat = Add a seat
options = Options
show-among-tables = Show it in the list of tables
open-table = Open the table

board = Board
your-move = Your move
players = Players
players-and-log = Players and log
views = What is shown
log = Log
text = In words
your-choices = Your choices
board-in-words = The board in words
closer = Zoom in
farther = Zoom out
show-all = Show all
help = Help
help-title = What can I do?
share = Share
share-title = Copy the link for others
settings = Settings
settings-title = Settings and keys
turn = Rotate
undo = Undo
payment = What you pay with
confirm = Confirm
have-screen = I have the screen
sit-down = Sit down
only-watch = Just watch
take-seat = Take a seat
download = Download
lesson = Lesson
all-rules = All rules
ask-before = Ask me to confirm each move
motion = How pieces move
motion-none = at once
motion-quick = quickly
motion-usual = as usual
motion-slow = slowly
private-link = Move your seat to another device with this private link
pace = How fast bots move, where you play against them alone
volume = Volume
again = See the last moves again
again-title = See the others’ last moves again (L)
rules-title = The rules of the game, in a tab of their own
keys = Keys: arrows go from target to target, Enter chooses, Esc goes back, 1 to 9 press the buttons, R rotates, U undoes, H asks for a hint, L shows the last moves, C the coach, + and − zoom, 0 shows all, ? opens help.

js-no-answer = the server did not answer
js-you-name = You
js-me = me
js-someone-here = someone here
js-open-share = open: share the link
js-seat = Seat { $number }
js-player = Player { $number }
js-remove = Remove
js-yes = yes
js-no = no
js-no-tables = No table is open. Set one up!
js-bot-random = random bot
js-bot-easy = easy bot
js-bot-medium = medium bot
js-bot-hard = hard bot
js-bot-own = bot, custom budget…
js-bot-seconds = bot, { $amount } s per move
js-bot-tries = bot, { $amount } iterations per move
js-budget-amount = how much it thinks
js-budget-unit = seconds or iterations
js-budget-seconds = seconds per move
js-budget-tries = iterations per move
js-hurry = Make it play now

js-connection-lost = The connection is lost; trying again…
js-server-restarts = The server is being restarted. Everything is kept; you will be back in a moment…
js-choose-what = Click what you would like to play; what can be played glows.
js-choose-where = Click where it glows to finish this move; Esc goes back.
js-agree = Agree
js-refuse = Decline
js-back = Back
js-tile-held = { $count } left
js-still-to-pay = { $count ->
    [one] one more
   *[other] { $count } more
}
js-take-back = Take back: { $what }
js-sounds = Sounds
js-sound-on = Sounds are on
js-sound-off = Sounds are off
js-undo = Undo
js-ask-undo = Ask to undo
js-more-choices = … and { $count } more
js-thinking = thinking
js-your-turn = your turn
js-next-player = next
js-to-act = to play
js-away = away
js-you = you
js-open-seat = open seat
js-let-bot-play = Let a bot play
js-i-am-back = I am back
js-wins = { $who } wins
js-share-victory = { $who } share the victory
js-over = The game is over
js-total = Total
js-pass-screen = Pass the screen to { $who }
js-link-copied = Link copied: send it to whoever is to play or watch.
js-watching = you are watching
rules = Rules
player-aid = On one page
    .about = Print this page, or keep it open beside the table.
rule-numbers = The number before a rule is its name: the table quotes it when it explains something. Some numbers are not used.
show-sources = Show where each rule comes from
teacher = The teacher
progress = Lesson progress
back = Back
next = Next
take-back = Take it back
chapters = Chapters
js-click-ringed = The answer is among those with a ring around them.
js-found-answers = { $found } of { $all } found
coach = Coach
coach-wish = The coach gives tips while I play
coach-title = What does the coach say?
js-coach-silent = No tip for this position. Ask for a hint (H) if you want to see a move.
play-real = Play a real game
learn = Learn
api-title = For other programs
api-about = Whatever the pages do, a program can do too: open tables, sit down, play. The same rules and limits apply.
for-programs = For programs


look-back = Replay
table = Table
details = Details
moment = Moment
moments = Moments of the game
seen-by = View
play-on = Play on from here
play-on-real = A new private table starts from exactly this position, with bots in the other seats. The game you are looking at stays as it is.
play-on-imagined = While the game goes on, nobody may know what is hidden: the new table starts from a position that fits everything you can see, and the rest is imagined. The game itself stays as it is.
your-seat = Your seat
others-are = The others are
first-moment = To the beginning
last-moment = To the end
step-back = One move back
step-forth = One move forward
turn-back = To the previous turn
turn-forth = To the next turn
play-moments = Play the moves
what-happened = What happened
score = Score
share-moment = Copy the link to this moment
no-download = A game can be downloaded once it is over: until then its save would reveal what is hidden.
memory-game = This is a memory game: until it is over, you see the replay as a spectator does, so that nothing you have to remember is shown again.
review-keys = Keys: ← and → go from move to move, with Shift from turn to turn, Home and End to the beginning and the end, Space plays the moves, + and − zoom, 0 shows all.
proof = Fair luck
proof-about = The luck of this game was settled before the first move. The commitment is a fingerprint of this server’s part of it, shown before anybody sat down; seed and salt are shown when the game is over, and kibako check proves that they match it and that every draw came from them and from the contributions.
proof-commitment = Commitment
proof-seed = Seed
proof-salt = Salt
proof-given = Contributions
js-luck-server = The luck was drawn by this server, for nobody else can sit down here.
js-luck-shared = The luck is drawn from this server’s seed and from what the browser of everybody who sits down contributes: nobody at the table can choose it or know it.
js-luck-chosen = Whoever opened this table chose the luck: the seed is shown here, so anybody can know what is hidden.
js-luck-given = The luck was given when this table was opened: it is a deal, a save, or was chosen by the person who plays here alone.
js-luck-seed = Seed: { $seed }
js-luck-own = { $luck } (yours)
open-save = Open a save
drop-save = or drop it on this page

js-beginning = The beginning of the game
js-decided = { $who } decides
js-of-moves = Move { $at } of { $length }
js-move-before = Previous move by { $who }
js-move-after = Next move by { $who }
js-eyes-open = everything open
js-eyes-watcher = spectator
js-moment-copied = Link to this moment copied.

# Company: chat, notices, clocks, deals.
chat = Chat
chat-empty = Nothing has been said yet.
chat-write = Say something
chat-send = Send
audience = Spectators
audience-about = Any player can keep a spectator from writing or from watching. It holds even if they come back, and what they have written is hidden. Whoever shares their address counts as the same person.
audience-empty = Nobody is watching.
reactions = Reactions
pause = Pause
your-turn-notices = When it is your turn
notice-sound = Sounds: pieces, dice, your turn, the end
notice-browser = Show a notification
notice-vibrate = Vibrate
notifications-mail = Email this address
notifications-webhook = Call this webhook
notifications-mail-webhook = Email this address, or call this webhook
notifications-about = Sent when you are away and it has been your turn for a while. Clear the field to stop.
notifications-unconfirmed = not confirmed yet: open the link that we sent there
confirm-address = Confirm your address
confirm-address-about = Do you want to be told at { $address } when it is your turn in { $game }?
confirm-address-go = Yes, tell me
notifications-confirmed = Your address is confirmed: you will be notified of your turns in { $game }.
no-notifications = No more notifications
end-notifications = Stop them
end-notifications-about = Notifications about your turns in { $game }, at the table “{ $table }”, are sent to your address. Do you want to stop them?
notifications-ended = No more notifications about { $game }, at the table “{ $table }”, will be sent to your address.
clock = Clock
clock-none = None
clock-relaxed = { $days ->
    [one] Relaxed: 1 day per decision
   *[other] Relaxed: { $days } days per decision
 }
clock-seconds = Per move: { $seconds } seconds per decision
clock-minutes = { $minutes ->
    [one] Per move: 1 minute per decision
   *[other] Per move: { $minutes } minutes per decision
 }
js-clock-none-about = Everybody takes as much time as they like.
js-clock-relaxed-about = For games over several days. When somebody’s time runs out, the others may let a bot play for them.
js-clock-move-about = When somebody’s time runs out, an easy bot makes that decision for them. Bots have no clock.
daily-deal = Today’s deal
deal-of-day = The deal of another day
solo = solo
deal-played = { $count ->
    [0] nobody has played it yet
    [one] 1 has played it
   *[other] { $count } have played it
 }
deal-done = you, too
challenge-title = The same deal
deal-against = { $count ->
    [one] You play against a bot.
   *[other] You play against { $count } bots.
 }
deal-solo = You play alone.
deal-about = Everybody who plays this deal has the same seat and the same luck. The first attempt you begin counts.
deal-play = Play this deal
deal-again = Play it again
deal-go-on = Continue your attempt
deal-share = Copy the link
results = Results
place = Place
name = Name
total = Total
bots-had = Others
at-table = At the table
moves = Moves
game = Game
yours = you
rehearsed = rehearsed
rehearsed-why = { $why ->
    [again] the same browser had begun it before, or began it again meanwhile
    [address] another browser at the same address had begun it before, or did meanwhile
   *[chosen] the luck was chosen when the table was opened, so that it could be known
 }
more-results = { $count ->
    [one] One more result isn’t shown.
   *[other] { $count } more results aren’t shown.
}
deal-proves = The list tells attempts apart by browser and address. It can’t prove that nobody rehearsed on another device, was told what is coming, or played with a program’s help.
challenge-proves = It was made from a game that was over: whoever played or watched that game knows the luck, and their attempts aren’t told apart.
against-people = against people
has-won = won
has-lost = lost
was-placed = { $rank } of { $count }
look = Watch
tables-after-playing = Once you have played, you can watch the others’ games.
nobody-yet = Nobody has finished this deal yet. Be the first!
other-days = Other days
day-before = Previous day
day-after = Next day
js-deal-copied = Link copied: send it to whoever is to play the same deal.
js-challenge = Challenge others with this deal
js-compare-deal = Compare with others
js-chat-name-first = Enter your name before you write.
js-spectator-unnamed = A spectator
js-spectator-here = watching
js-spectator-gone = not here
js-spectator-muted = muted
js-spectator-removed = removed
js-spectator-mute = Mute
js-spectator-remove = Remove
js-spectator-let = Allow again
js-watches = watching
js-unread = unread: { $count }
js-time-was-up = { $who }’s time was up: a bot decided.
js-react-thumbs-up = thumbs up
js-react-clapping-hands = applause
js-react-astonished-face = astonished
js-react-face-with-tears-of-joy = laughing
js-react-party-popper = hooray
js-react-thinking-face = thinking
js-your-turn-title = Your turn
js-notify-refused = The browser doesn’t allow this page to show notifications.
js-address-kept = You will be notified when it is your turn and you are away.
js-address-asked = We have sent a link to this address. Open it to confirm that it is yours; nothing else is sent before that.
js-address-gone = You will get no more notifications.
js-resume = Resume
js-paused = paused { $time }
js-time-a-move = { $time } per move
js-time-left = { $time } left
js-time-low = only { $time } left
js-time-over = time is up
js-days = { $days } d
js-days-hours = { $days } d { $hours } h
js-hours-minutes = { $hours } h { $minutes } min
hint = Hint
hint-title = What would the bot play?
js-hint-thinking = The bot is thinking…
js-hint-best = The bot would play: { $words } ({ $share } % chance to win).
js-hint-because = The bot would play: { $words } ({ $reason }; about { $share } % to win).
js-hint-other = Or: { $words } ({ $share } %).

# The page of a game’s box.
in-the-box = In the box
own-box = With the components of { $name }
box-about = Every component as it is played here, and where it comes from.
box-own-about = Do you own the printed game? Put in what your copy shows and play with that:
contents = Contents
mark-book = book
    .about = the rulebook says so
mark-known = published
    .about = published about the printed game
mark-deduced = deduced
    .about = follows from the rulebook’s examples
mark-ruling = ruling
    .about = our choice where the rulebook is silent
mark-made = made up
    .about = ours, fitting every fact of the rulebook, because its pictures are lost
mark-copy = own copy
    .about = put in by the owner of this box

your-games = Your games
all-own-games = All of them ›
js-all-own-games = All { $count } ›
js-some-wait = { $count } are waiting for you
js-one-waits = one is waiting for you
js-none-waits = waiting for the others
js-just-now = just now
js-finished = Finished
js-given-up = Given up
js-damaged = Damaged
js-stopped = Stopped
js-is-thinking = { $who } is thinking
js-waits-for = Waiting for { $who }
js-waits-for-people = Waiting for players
js-you-won = You won
js-you-won-by = You won by { $by }
js-won = { $who } won
js-won-by = { $who } won by { $by }
js-was-placed = you: place { $rank } of { $count }
js-resume-game = Resume
js-open-game = Open
js-play-again = Play again
js-look-back = Replay
js-join-table = Join
js-watch-table = Watch
deal-place = place { $place } of { $count }
deal-best = best { $total }, { $name }
deal-short = Play
points = { $count ->
    [one] point
   *[other] points
 }
with-others = With others
js-seat-name = Name of seat { $number }
filter = Which games to show
every-game = Every game
which-ones = Which ones
all-of-them = All of them
where-my-turn = My turn
going-on = Not over
finished-ones = Finished
won-ones = Won
other-device = Move to another device
no-own-games = There is no game to show here.
to-the-box = Choose one from the box
own-figures = Your figures
played-count = Played
won-count = Won
best-points = Best result
against-whom = Against whom
js-met = { $who }: ahead in { $beaten } of { $met }
js-bots = bots
js-nobody = nobody
handover-about = Open this link on the other device within ten minutes: it works once and brings all your games there. They stay here, too. Whoever has the link has your seats, so send it to nobody else.
handover-link = Private link
code-of-link = The link as a code for a camera
copy = Copy
js-handover-copied = Link copied. Open it on the other device.
js-taken-over = Games that are here now: { $count }

todays-deals = Today’s deals

js-wins-by = { $who } wins by { $by }
js-by-tie-break = ahead of { $who } by the tie-break
js-bot = bot
js-score = Score
js-close-score = Close the score
js-accept-again = Play again with them
js-asks-again = { $who } asks you to play again.
rematch = Rematch
rematch-turned = Rematch, seats rotated
challenge-short = Challenge
download-short = Download
share-link = Link to this table
share-system = Send…

js-you-watch = You are watching; you can’t play at this table.
js-ask-pause = Ask for a pause
js-pause = Pause

js-no-network = There is no network: this is what was kept on this device.

leave-to-bot = Let a bot play on for me
give-up = End the game here
js-really = Really? Click again

notice-push = Tell me even when no page is open
