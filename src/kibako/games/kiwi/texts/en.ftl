# Kiwi Chow Down in English.

kiwibot = The Kiwibot
kiwi = { $size ->
    [leader] the { $clan } leader
   *[other] a { $clan } kiwi of size { $size }
}
own-kiwi = { $size ->
    [leader] the leader
   *[other] a kiwi of size { $size }
}
fruit = a { $colour } fruit
marker = a { $terrain } marker
marker-count = { $count ->
    [one] a marker
   *[other] { $count } markers
}
card = { $card ->
    [move] Move
    [feed] Feed
    [build] Build
    [joker-a] Joker a (4 fruits)
    [joker-b] Joker b (1 fruit and kiwis)
   *[joker-c] Joker c (2 fruits, 1 marker)
}
season-card = { $card ->
    [most-size-1] Most kiwis of size 1: a marker and grow one / place one
    [most-flower] Most tokens on flowers: a marker / nothing
    [most-nests] Most nests: 1 point / a marker
    [most-size-2] Most kiwis of size 2: a Build / 2 fruits
    [most-mountain] Most tokens on mountains: grow three / place one
    [fewest-mountain] Fewest tokens on mountains: place four / a fruit
    [most-size-3] Most kiwis of size 3: 1 point / place one
    [most-grass] Most tokens on grass: a marker / give a marker back
    [fewest-grass] Fewest tokens on grass: a marker and a fruit / a fruit
    [most-around-leader] Most tokens of all clans in your leader’s hex: a Build / 2 fruits
    [most-sand] Most tokens on sand: 1 point / remove a kiwi
    [fewest-sand] Fewest tokens on sand: 2 markers / grow one
    [most-in-one-hex] Most tokens in a single hex: 2 points / a marker
    [most-dominated] Most dominated hexes: 1 point / a marker
    [most-single] Most hexes with exactly one own kiwi: 2 markers / 2 fruits
   *[fewest-flower] Fewest tokens on flowers: 4 fruits / a fruit
}
ability = { $leader ->
    [chopan] go three hexes straight and push everybody between
    [bolo] move 1, push everybody from there
    [rumba] push everybody from your hex, then move 1
    [zanco] jump two hexes, push up to three there
    [tule] move 2, push one in each hex
    [costa] jump to any coast hex, push two there
    [nana] move 1, take up to two own kiwis along
    [musgo] move 1, push every size 1 from both hexes
    [brisa] move up to three hexes over one terrain, push two there
    [querencia] jump to a hex with a nest of yours, push two there
    [trueque] swap places with a leader at most three hexes away
    [iman] move 1, pull up to two kiwis to you
    [flecha] go two hexes straight, push everybody there onward
    [panza] move 1, grow an own kiwi there
    [siembra] move 1, place a kiwi in both hexes
   *[pico] move 1, push up to two and take a fruit for each
}
track-space = { $space ->
    [1] a fruit (two in the Spanish edition)
    [2] a marker
    [3] 2 fruits
    [4] a fruit
    [5] give a fruit back
   *[6] give a marker and a fruit back
}

ask-leader = Choose your leader.
ask-settle-leader = Put your leader and two kiwis on an empty hex.
ask-settle = Put a kiwi on a hex where you have none.
ask-settle-big = Make a kiwi of size 1 a size 2 ({ $count } to go).
ask-space = Choose a free space of the turn track.
ask-card = Play a card.
ask-move = { $count ->
    [0] You may move ({ $more } left), or stop.
   *[other] Move a kiwi or your leader, or use its ability ({ $count } to go).
}
ask-pay-move = Pay 2 of your Move fruits for one more move, or stop.
ask-push = { $must ->
    [yes] Push a kiwi out of the hex ({ $count } to go).
   *[no] You may push kiwis out of the hex ({ $count } at most).
}
ask-push-this = Choose where this kiwi is pushed.
ask-ashore = Put the leader on another coast hex.
ask-way = Choose where your leader goes.
ask-bring = You may take own kiwis along.
ask-pull = You may pull kiwis from adjacent hexes.
ask-feed = Choose a kiwi to feed.
ask-pay = { $cost ->
    [different] Pay { $count } fruits of different colours; markers count as any fruit.
    [same] Pay { $count } fruits of one colour; markers count as any fruit.
   *[any] Pay { $count } fruit of any colour, or a marker.
}
ask-take = Choose a token of yours from the island.
ask-build = Choose a nest and where to build it.
ask-place = Choose where to place a kiwi.
ask-grow = Choose a kiwi of yours to grow.
ask-nest = Choose the nest whose benefit you take next.
ask-bonus = Choose a bonus: Feed or Build.
ask-give-fruit = Give a fruit back.
ask-give-marker = Give a marker back.
ask-remove = Take one of your kiwis off the island.
ask-mark = { $second ->
    [yes] You may pay a fruit to place a second marker.
   *[no] { $season ->
        [4] Place markers on hexes you dominate, as many as you like.
       *[other] You may place a marker on a hex you dominate.
    }
}
ask-mark-token = Choose the token to put on the marker.
ask-prize = You won both cards: choose the one whose benefit you take.
ask-over = The game is over.

do-done = { $doing ->
    [move] Stop moving
    [pay-move] No more moves
    [push] Push nobody else
    [mark] Place no marker
   *[other] Decline
}
do-leader = Choose { $leader }: { ability }
do-settle = Put it on { $place }
do-space = Take space { $space }: { track-space }
do-play = { $how ->
    [plain] Play { card }
    [gain] Play { card } for its gain
    [move] Play { card } as a Move
    [feed] Play { card } as a Feed
   *[build] Play { card } as a Build
}
do-down = { $fruit ->
    [yes] Play { card } face down and take a fruit
   *[no] Play { card } face down for nothing
}
do-move = Move { $kiwi } from { $start } to { $end }
do-ability = Use your leader’s ability
do-push = { $end ->
    [off] Push { $kiwi } from { $start } off the island
   *[other] Push { $kiwi } from { $start } to { $end }
}
do-ashore = Put the leader on { $place }
do-go = Go to { $place }
do-bring = Take { $kiwi } from { $place } along
do-pull = Pull { $kiwi } from { $place }
do-feed = Feed { $kiwi } on { $place }
do-pay = Pay { $price }
do-take = Take a token from { $kiwi } on { $place }
do-row = Take a token from your row
do-reserve = Take a token from your reserve
do-build = Build a { $nest } on { $place }
do-place = Place it on { $place }
do-grow = Grow { $kiwi } on { $place }
do-nest = Take the benefit of your { $nest }
do-bonus = { $action ->
    [feed] Choose the Feed
   *[build] Choose the Build
}
do-give-fruit = Give a { $colour } fruit back
do-give-marker = Give a { $terrain } marker back
do-remove = Take { $kiwi } on { $place } off the island
do-mark = Put a marker on { $place }
do-prize = Take the benefit of: { season-card }

not-now-leader = choose your leader first
not-now-settle-leader = put your leader and two kiwis on an empty hex first
not-now-settle = put a kiwi on a hex where you have none first
not-now-settle-big = make one of your kiwis of size 1 a size 2 first
not-now-space = choose a space of the turn track first
not-now-card = play a card first
not-now-move = { $count ->
    [0] move, or stop moving
   *[other] your moves must be made first, { $count } to go
}
not-now-pay-move = pay for one more move, or stop
not-now-push = decide about pushing first
not-now-push-this = this kiwi must be pushed first
not-now-ashore = put the leader on a coast hex first
not-now-way = choose where your leader goes first
not-now-bring = decide which kiwis come along first
not-now-pull = decide which kiwis to pull first
not-now-feed = choose a kiwi to feed first
not-now-pay = pay first
not-now-take = choose a token from the island first
not-now-build = choose a nest to build first
not-now-place = place the kiwi first
not-now-grow = choose the kiwi to grow first
not-now-nest = choose a nest first
not-now-bonus = choose the bonus first
not-now-give-fruit = give a fruit back first
not-now-give-marker = give a marker back first
not-now-remove = take one of your kiwis off the island first
not-now-mark = decide about your marker first
not-now-mark-token = choose the token for the marker first
not-now-prize = choose a season card first
not-leader = { $leader } is no leader of your clan
not-empty = { $place } is not empty
not-without = you have a kiwi on { $place } already
not-on-island = { $place } is not on this island
no-such-kiwi = there is no such kiwi on { $place }
not-free-space = space { $space } is not free
not-last-space = space { $space } was yours last season: choose another one
not-in-hand = you have no { card } in your hand
does-nothing = this card can do nothing now: it may only be played face down
no-fruit-left = there is no fruit left in the bag
not-adjacent = { $end } is not adjacent to { $start }
has-moved = this kiwi has moved this turn already
no-ability = your leader can’t use its ability now: once a season, not after moving, and it must reach another hex
not-small-enough = this kiwi is too big to be pushed here
not-pusher = the one who pushes stays
not-from-here = nobody is pushed from { $start } now
not-coast = { $start } is not on the coast: nobody can be pushed off the island there
not-this-kiwi = another kiwi is pushed now
not-a-shore = { $place } is no other coast hex
not-a-way = the ability doesn’t lead to { $place }
not-companion = this kiwi can’t come along
not-pulled = this kiwi can’t be pulled here
not-a-leader = a leader can’t be fed
no-token-left = its owner has no other token to put on it
not-affordable = you can’t pay for that
not-payment = this can’t be paid so: { $price }
has-nest = { $place } has a nest already
few-tokens = you need at least two tokens on { $place }
not-dominated = you don’t dominate { $place }
both-built = both nests of this type are built
no-own-kiwi = you have no kiwi on { $place }
not-growing = this kiwi can’t grow now
not-this-token = this token can’t be taken
not-this-nest = { $nest } gives you nothing now
not-yours = you have nothing like that to give back
has-marker = { $place } has a marker already
no-marker = you have no { $terrain } marker for { $place }
not-this-card = this season card is not to be had: { season-card }

was-begun = { $who-you ->
    [yes] You have the first-player marker.
   *[no] { $who } has the first-player marker.
}
was-led = { $who-you ->
    [yes] You lead with { $leader }: { ability }.
   *[no] { $who } leads with { $leader }: { ability }.
}
was-settled = { $who-you ->
    [yes] You settle on { $place }{ $count ->
        [1] {""} with the leader and two kiwis
       *[other] {""}
    }.
   *[no] { $who } settles on { $place }{ $count ->
        [1] {""} with the leader and two kiwis
       *[other] {""}
    }.
}
was-space = { $who-you ->
    [yes] You take space { $count } of the turn track.
   *[no] { $who } takes space { $count } of the turn track.
}
was-season = Season { $season }.
was-turned-up = A season card: { season-card }.
was-played = { $who-you ->
    [yes] You play { card }{ $how ->
        [plain] {""}
        [gain] {""} for its gain
        [move] {""} as a Move
        [feed] {""} as a Feed
       *[build] {""} as a Build
    }.
   *[no] { $who } plays { card }{ $how ->
        [plain] {""}
        [gain] {""} for its gain
        [move] {""} as a Move
        [feed] {""} as a Feed
       *[build] {""} as a Build
    }.
}
was-downed = { $who-you ->
    [yes] You play a card face down.
   *[no] { $who } plays a card face down.
}
was-fruit = { $who-you ->
    [yes] You draw { $fruits }.
   *[no] { $who } draws { $fruits }.
}
was-markers = { $who-you ->
    [yes] You draw { marker-count }.
   *[no] { $who } draws { marker-count }.
}
was-paid = { $who-you ->
    [yes] You pay { $price }.
   *[no] { $who } pays { $price }.
}
was-gave-fruit = { $who-you ->
    [yes] You give a { $colour } fruit back.
   *[no] { $who } gives a { $colour } fruit back.
}
was-gave-marker = { $who-you ->
    [yes] You give a marker back.
   *[no] { $who } gives a marker back.
}
was-moved = { $who-you ->
    [yes] You move { $kiwi } from { $start } to { $end }.
   *[no] { $who } moves { $kiwi } from { $start } to { $end }.
}
was-pushed = { $who-you ->
    [yes] You push { $kiwi } from { $start } { $end ->
        [off] off the island
       *[other] to { $end }
    }.
   *[no] { $who } pushes { $kiwi } from { $start } { $end ->
        [off] off the island
       *[other] to { $end }
    }.
}
was-ashore = { $who-you ->
    [yes] You put the { $clan } leader ashore on { $place }.
   *[no] { $who } puts the { $clan } leader ashore on { $place }.
}
was-ability = { $who-you ->
    [yes] You use { $leader }’s ability: { ability }.
   *[no] { $who } uses { $leader }’s ability: { ability }.
}
was-went = { $who-you ->
    [yes] You take the leader to { $place }.
   *[no] { $who } takes the leader to { $place }.
}
was-pulled = { $who-you ->
    [yes] You pull { $kiwi } from { $start } to { $end }.
   *[no] { $who } pulls { $kiwi } from { $start } to { $end }.
}
was-fed = { $who-you ->
    [yes] You feed { $kiwi } on { $place }.
   *[no] { $who } feeds { $kiwi } on { $place }.
}
was-burst = { $who-you ->
    [yes] Your kiwi on { $place } explodes.
   *[no] { $who }’s kiwi on { $place } explodes.
}
was-placed = { $who-you ->
    [yes] You place a kiwi of size { $count } on { $place }.
   *[no] { $who } places a kiwi of size { $count } on { $place }.
}
was-grown = { $who-you ->
    [yes] You put a token on { $kiwi } on { $place }.
   *[no] { $who } puts a token on { $kiwi } on { $place }.
}
was-took = { $who-you ->
    [yes] You take a token from { $kiwi } on { $place }.
   *[no] { $who } takes a token from { $kiwi } on { $place }.
}
was-built = { $who-you ->
    [yes] You build { $nest } on { $place }.
   *[no] { $who } builds { $nest } on { $place }.
}
was-uncovered = { $who-you ->
    [yes] You uncover space { $count } of the row.
   *[no] { $who } uncovers space { $count } of the row.
}
was-removed = { $who-you ->
    [yes] You take { $kiwi } on { $place } off the island.
   *[no] { $who } takes { $kiwi } on { $place } off the island.
}
was-compared = { $who-you ->
    [yes] You have { $value } for the season card.
   *[no] { $who } has { $value } for the season card.
}
was-won = { $who-you ->
    [yes] You win the season card: { season-card }.
   *[no] { $who } wins the season card: { season-card }.
}
was-tied = The best are tied for the season card: { season-card }.
was-points = { $who-you ->
    [yes] You gain { $count ->
        [one] a point
       *[other] { $count } points
    }.
   *[no] { $who } gains { $count ->
        [one] a point
       *[other] { $count } points
    }.
}
was-marked = { $who-you ->
    [yes] You put a { $terrain } marker on { $place }.
   *[no] { $who } puts a { $terrain } marker on { $place }.
}
was-showed = { $who-you ->
    [yes] You show { $count } × { $terrain }.
   *[no] { $who } shows { $count } × { $terrain }.
}
was-known = { $who } is known to hold { $count } × { $terrain }.
was-nest = { $who-you ->
    [yes] You take the benefit of { $nest }.
   *[no] { $who } takes the benefit of { $nest }.
}
was-revealed = { $who-you ->
    [yes] You reveal a { $row } card in slot { $slot }.
   *[no] { $who } reveals a { $row } card in slot { $slot }.
}
was-kept = { $who-you ->
    [yes] You keep the season card: { season-card }.
   *[no] { $who } keeps the season card: { season-card }.
}
was-shuffled = { $who-you ->
    [yes] You shuffle the discard pile into a new deck.
   *[no] { $who } shuffles the discard pile into a new deck.
}
was-left-out = { $who-you ->
    [yes] You can’t carry out the { $what } of its card.
   *[no] { $who } can’t carry out the { $what } of its card.
}

board-head = Season { $season } of 4, { $phase ->
    [leaders] set-up: leaders
    [settling] set-up: settling
    [spaces] set-up: turn track
    [awakening] awakening
    [change] change of season
    [actions] actions, round { $round } of 3
    [reward] season card
    [marking] marking
   *[over] over
}
board-legend = Hexes: terrain (M mountain, S sand, G grass, F flower), then kiwis by size (L leader), nest, marker.
board-card = { $season }. { season-card }
board-kept = { $season }. { season-card } — kept by { $keeper }
board-next = Turn order: { $order }
board-side = { $who } ({ $clan }, { $leader ->
    [none] no leader yet
   *[other] { $leader }{ $used ->
        [yes] {""}, ability used
       *[no] {""}
    }
})
board-supplies = fruits { $fruits }; { $markers } { $markers ->
    [one] marker
   *[other] markers
}{ $kinds }; row { $row } of 8, reserve { $reserve }; nests { $nests }; { $points } points of season cards
board-cards = deck { $deck }; played { $plays }
board-hand = Your hand: { $hand }
board-bags = In the bags: { $fruits } fruits, { $markers } markers
board-solo = Solo card { $card }:
status = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $fruits ->
    [one] { $fruits } fruit
   *[other] { $fruits } fruits
}, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}

picture-terrain = { $terrain ->
    [flower] Flowers
    [grass] Grass
    [mountain] Mountain
   *[sand] Sand
}
picture-nest = { $nest ->
    [tree-1] Tree of rank 1
    [tree-2] Tree of rank 2
    [control-1] Control nest of rank 1
    [control-2] Control nest of rank 2
    [cave-1] Cave of rank 1
   *[cave-2] Cave of rank 2
}
picture-clan-nest = { $nest } ({ $clan })
picture-domain = A domain of the { $clan } clan
picture-off = Push it off the island
picture-season = Season { $season }
picture-course = { $phase ->
    [leaders] set-up
    [settling] set-up
    [spaces] turn track
    [awakening] awakening
    [change] change
    [actions] round { $round } of 3
    [reward] reward
    [marking] marking
   *[over] the end
}
picture-condition = { $card ->
    [most-size-1] Most of size 1
    [most-flower] Most on flowers
    [most-nests] Most nests
    [most-size-2] Most of size 2
    [most-mountain] Most on mountains
    [fewest-mountain] Fewest on mountains
    [most-size-3] Most of size 3
    [most-grass] Most on grass
    [fewest-grass] Fewest on grass
    [most-around-leader] Most around the leader
    [most-sand] Most on sand
    [fewest-sand] Fewest on sand
    [most-in-one-hex] Most in one hex
    [most-dominated] Most hexes dominated
    [most-single] Most lone kiwis
   *[fewest-flower] Fewest on flowers
}
picture-winner = winner
picture-others = others
picture-player = { $who } ({ $clan }, { $leader ->
    [none] no leader yet
   *[other] { $leader }
}): { $points } points; fruits { $fruits }; { $markers } markers; row { $row }, reserve { $reserve }; nests { $nests }
picture-space = Space { $space } of the turn track: { $gives }
picture-clan-board = Your clan board ({ $clan })
picture-leader = { $leader }: { ability }
picture-ability = { $used ->
    [yes] used
   *[no] ready
}
picture-row-head = Kiwi row
picture-row = Your kiwi row: { $count } of 8
picture-uncovers = placing uncovers from the left
picture-power = { $clan ->
    [red] may place a second marker
    [green] keeps a spare marker
    [purple] nests give twice
   *[yellow] pushes equals, one more move
}
picture-nest-type = { $nest ->
    [tree] Tree
    [control] Control
   *[cave] Cave
}
picture-now = now
picture-every-season = seasons
picture-fruit = Fruit
picture-of-ten = { $count } of 10
picture-markers = Markers
picture-markers-seen = { $open ->
    [yes] open to all
   *[no] only you see
}
picture-reserve = Reserve
picture-reserve-count = Your reserve: { $count }
picture-hand = Your hand
picture-deck = deck { $count }
picture-card = { $card ->
    [move] Move
    [feed] Feed
    [build] Build
   *[joker] Joker
}
picture-card-does = { $card ->
    [move] Two moves
    [feed] Feed a kiwi
    [build] Build a nest
   *[joker] Any action
}
picture-card-how = { $card ->
    [move] each may push two
    [feed] anybody’s, it grows
    [build] where you dominate
   *[joker] or take
}
picture-feed-cost = size + 1 colours
picture-more-moves = more: 2 ×
picture-down = { $fruit ->
    [yes] Play a card face down and take a fruit: then choose it
   *[no] Play a card face down for nothing: then choose it
}
picture-kiwibot = Kiwibot
picture-language = en

# The game before it is opened.
about = Feed, push and explode hungry kiwis until your clan holds most of the island. Alone: against the Kiwibot.
option-free_setup = Free setup
    .about = Everybody places leader and kiwis as they like, instead of the first-game set-up (W15). Not in solo.
option-side_b = Side b
    .about = Play the asymmetric side B of the clan boards (W70). Not in solo.
option-variable_order = Variable order
    .about = Turn order is chosen anew each season, on a track that gives and takes (W80). Not in solo.
option-edition = Edition
    .mixed = mixed
    .es = es
    .fr = fr
    .about = Where the books differ: joker b places two size-1 kiwis (es) or one size-2 (fr), track space 1 gives 2 fruits (es) or 1 (fr). Mixed: joker b of es, track of fr.
option-sixteenth_season_card = Sixteenth season card
    .about = Play with a sixteenth season card, of our making: fewest tokens on flower hexes (W4).
option-solo_marker = Solo marker
    .kiwibot = kiwibot
    .player = player
    .about = Solo: whose leader the Kiwibot's patterns start from (W93).

# How it ended.
reason-four-seasons-are-over = Four seasons are over
reason-beat-the-kiwibot = Beat the Kiwibot
reason-the-kiwibot-won = The Kiwibot won
category-markers = Markers
category-rank-2-nests = Rank-2 nests
category-season-cards = Season cards
category-kiwibot-markers = Kiwibot: markers
category-kiwibot-rank-2-nests = Kiwibot: rank-2 nests
category-kiwibot-season-cards = Kiwibot: season cards
category-kiwibot-kept-season-cards = Kiwibot: kept season cards
category-kiwibot-unplaced-markers = Kiwibot: unplaced markers
category-kiwibot = Kiwibot
