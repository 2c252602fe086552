# Kiwi Chow Down in English.

# The box: clans, kiwis, fruits, terrains, markers, cards, nests, leaders.
kiwibot = Kiwibot
clan = { $clan ->
    [red] red
    [green] green
    [purple] purple
   *[yellow] yellow
}
clan-name = { $clan ->
    [red] red clan
    [green] green clan
    [purple] purple clan
   *[yellow] yellow clan
}
clan-letter = { $clan ->
    [red] r
    [green] g
    [purple] p
   *[yellow] y
}
kiwi = { $size ->
    [leader] the { clan } leader
   *[other] a { clan } kiwi of size { $size }{ kiwi-mark }
}
own-kiwi = { $size ->
    [leader] the leader
   *[other] a kiwi of size { $size }{ kiwi-mark }
}
kiwi-mark = { $mark ->
    [moved] {" "}(moved)
    [grown] {" "}(grown)
    [moved-grown] {" "}(moved and grown)
   *[none] {""}
}
colour = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
}
fruit = a { colour } fruit
fruit-count = { $count } { colour }
terrain = { $terrain ->
    [flower] flower
    [grass] grass
    [mountain] mountain
   *[sand] sand
}
terrain-letter = { $terrain ->
    [flower] F
    [grass] G
    [mountain] M
   *[sand] S
}
marker = a { terrain } marker
marker-kind-count = { $count } { terrain }
marker-count = { $count ->
    [one] a marker
   *[other] { $count } markers
}
card-kind = { $card ->
    [move] Move
    [feed] Feed
    [build] Build
   *[joker] Joker
}
card = { $card ->
    [move] Move
    [feed] Feed
    [build] Build
    [joker-a] Joker a (4 fruits)
    [joker-b] Joker b (1 fruit and 2 kiwi tokens)
    [joker-c] Joker c (2 fruits and 1 marker)
   *[joker] Joker
}
card-down = { $card ->
    [unknown] a card face down
   *[other] { card } face down
}
nest-type = { $nest ->
    [tree] tree
    [control] control nest
   *[cave] cave
}
nest = { $nest ->
    [tree-1] tree of rank 1
    [tree-2] tree of rank 2
    [control-1] control nest of rank 1
    [control-2] control nest of rank 2
    [cave-1] cave of rank 1
   *[cave-2] cave of rank 2
}
benefit = { $what ->
    [fruit] { $count ->
        [one] a fruit
       *[other] { $count } fruits
    }
    [marker] { $count ->
        [one] a marker
       *[other] { $count } markers
    }
    [move] a move
    [feed] a Feed
    [build] a Build
    [feed-or-build] a Feed or a Build
    [place] { $count ->
        [one] place a kiwi
       *[other] place { $count } kiwis
    }
    [place-big] place a kiwi of size 2
    [grow] grow a kiwi
    [grow-different] grow { $count } different kiwis
    [point] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [return-fruit] give a fruit back
    [return-marker] give a marker back
    [remove] take a kiwi off the island
   *[none] nothing
}
condition = { $card ->
    [most-size-1] Most kiwis of size 1
    [most-flower] Most tokens on flower hexes
    [most-nests] Most nests
    [most-size-2] Most kiwis of size 2
    [most-mountain] Most tokens on mountain hexes
    [fewest-mountain] Fewest tokens on mountain hexes
    [most-size-3] Most kiwis of size 3
    [most-grass] Most tokens on grass hexes
    [fewest-grass] Fewest tokens on grass hexes
    [most-around-leader] Most tokens of all clans in your leader’s hex
    [most-sand] Most tokens on sand hexes
    [fewest-sand] Fewest tokens on sand hexes
    [most-in-one-hex] Most tokens in a single hex
    [most-dominated] Most dominated hexes
    [most-single] Most hexes with exactly one own kiwi
   *[fewest-flower] Fewest tokens on flower hexes
}
season-card = { condition } (winner: { $left }; others: { $right })
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
power = { $clan ->
    [red] in seasons 1 to 3, a fruit pays for a second marker
    [green] gaining markers, you draw one more and give one back
    [purple] nests give everything twice
   *[yellow] one more move each time, and kiwis push their equals
}

# What is asked.
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
   *[any] { $count ->
        [one] Pay a fruit of any colour, or a marker.
       *[other] Pay { $count } fruits of any colour; markers count as any fruit.
    }
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

# What an action does.
do-done = { $doing ->
    [move] Stop moving
    [pay-move] No more moves
    [push] Push nobody else
    [bring] Take nobody else along
    [pull] Pull nobody else
    [mark] Place no marker
   *[other] Decline
}
do-leader = Choose { $name }: { ability }
do-settle = Put it on { $place }
do-space = Take space { $space }: { $gives }
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
do-ability = Use your leader’s ability: { ability }
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
do-build = Build a { nest } on { $place }
do-place = Place it on { $place }
do-grow = Grow { $kiwi } on { $place }
do-nest = Take the benefit of your { nest }: { $gives }
do-bonus = { $action ->
    [feed] Choose the Feed
   *[build] Choose the Build
}
do-give-fruit = Give { fruit } back
do-give-marker = Give { marker } back
do-remove = Take { $kiwi } on { $place } off the island
do-mark = Put a { terrain } marker on { $place }
do-prize = Take the benefit of “{ condition }”: { $left }

# Why something is not allowed.
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
not-leader = { $name } is no leader of your clan
not-empty = { $place } is not empty
not-without = you have a kiwi on { $place } already
not-on-island = { $place } is not on this island
no-such-kiwi = there is no such kiwi on { $place }
not-your-kiwi = that kiwi on { $place } is not of your clan
not-free-space = space { $space } is not free
not-last-space = space { $space } was yours last season: choose another one
not-in-hand = you don’t have this card in your hand: { card }
does-nothing = { $how ->
    [move] none of your kiwis can move now: this card may only be played face down
    [feed] there is no kiwi that you could feed with your fruits and markers: this card may only be played face down
    [build-hex] there is no hex for a nest: you need two tokens and dominance where no nest stands; this card may only be played face down
    [build-pay] you can’t pay for any nest now: this card may only be played face down
   *[gain] this card can do nothing now: it may only be played face down
}
no-fruit-left = there is no fruit left in the bag
not-adjacent = { $end } is not adjacent to { $start }
has-moved = this kiwi has moved this turn already
leader-has-moved = your leader has moved this turn already, or used its ability
ability-used = your leader has used its ability this season already
no-ability = your leader’s ability would not take it to another hex now
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
not-affordable-feed = you can’t pay for that: feeding this kiwi costs { $count } fruits of different colours
not-affordable-nest = you can’t pay for that: this nest costs { $count } fruits of one colour
not-affordable-marker = a second marker costs a fruit that you don’t have
not-payment = { $cost ->
    [different] { $count } fruits of different colours must be paid, not this: { $price }
    [same] { $count } fruits of one colour must be paid, not this: { $price }
    [move] 2 fruits of your Move colours must be paid, not this: { $price }
   *[any] { $count ->
        [one] 1 fruit or marker must be paid, not this: { $price }
       *[other] { $count } fruits or markers must be paid, not this: { $price }
    }
}
not-held = you don’t have that: { $price }
has-nest = { $place } has a nest already
few-tokens = you need at least two tokens on { $place }
not-dominated = you don’t dominate { $place }
both-built = you have built both nests of this type: { nest-type }
no-own-kiwi = you have no kiwi on { $place }
not-growing = { $size ->
    [1] this kiwi can’t grow now
    [2] this kiwi can’t grow now
   *[other] a kiwi of size 3 doesn’t grow any more
}
not-this-token = this token can’t be taken
row-empty = your row is empty
reserve-empty = your reserve is empty
not-this-nest = this nest gives you nothing now: { nest }
not-yours = you have nothing like that to give back
has-marker = { $place } has a marker already
no-marker = you have no { terrain } marker for { $place }
not-this-card = this season card is not to be had: { condition }
not-solo = { $option ->
    [free_setup] the solo game has the first-game set-up (W90): option free_setup is for 2 to 4 players
    [side_b] the solo game has side A of the boards (W90): option side_b is for 2 to 4 players
   *[variable_order] the solo game has the fixed turn order (W90): option variable_order is for 2 to 4 players
}
only-solo = option solo_marker is for the solo game (W93)

# What happened.
was-begun = { $who-you ->
    [yes] You have the first-player marker.
   *[no] { $who } has the first-player marker.
}
was-led = { $who-you ->
    [yes] You lead with { $name }: { ability }.
   *[no] { $who } leads with { $name }: { ability }.
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
    [yes] You give { fruit } back.
   *[no] { $who } gives { fruit } back.
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
    [yes] You put the { clan } leader ashore on { $place }.
   *[no] { $who } puts the { clan } leader ashore on { $place }.
}
was-ability = { $who-you ->
    [yes] You use { $name }’s ability: { ability }.
   *[no] { $who } uses { $name }’s ability: { ability }.
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
    [yes] You build a { nest } on { $place }.
   *[no] { $who } builds a { nest } on { $place }.
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
    [yes] You win the season card: { condition }.
   *[no] { $who } wins the season card: { condition }.
}
was-tied = The best are tied for the season card: { condition }.
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
    [yes] You put a { terrain } marker on { $place }.
   *[no] { $who } puts a { terrain } marker on { $place }.
}
was-showed = { $who-you ->
    [yes] You show { $count } × { terrain }.
   *[no] { $who } shows { $count } × { terrain }.
}
was-known = { $who } is known to hold { $count } × { terrain }.
was-nest = { $who-you ->
    [yes] You take the benefit of your { nest }.
   *[no] { $who } takes the benefit of a { nest }.
}
was-revealed = { $who-you ->
    [yes] You reveal a { card-kind } card in slot { $slot }.
   *[no] { $who } reveals a { card-kind } card in slot { $slot }.
}
was-kept = { $who-you ->
    [yes] You keep the season card: { condition }.
   *[no] { $who } keeps the season card: { condition }.
}
was-shuffled = { $who-you ->
    [yes] You shuffle the discard pile into a new deck.
   *[no] { $who } shuffles the discard pile into a new deck.
}
was-left-out = { $who-you ->
    [yes] You can’t carry out the { card-kind } of its card.
   *[no] { $who } can’t carry out the { card-kind } of its card.
}

# The table as text, and read aloud.
board-head = { $phase ->
    [leaders] Set-up: leaders
    [settling] Set-up: first kiwis
    [spaces] Set-up: turn track
    [awakening] Season { $season } of 4, awakening
    [change] Season { $season } of 4, change of season
    [actions] Season { $season } of 4, actions, round { $round } of 3
    [reward] Season { $season } of 4, season card
    [marking] Season { $season } of 4, marking
   *[over] The end
}
board-legend = Hexes: terrain (M mountain, S sand, G grass, F flower), ! a nest, # a marker; below them tokens by clan (r red, g green, p purple, y yellow).
board-hex = { $place } { terrain }: { $things }
board-kiwis = { clan } { $kiwis }
board-leader = leader
board-nest = { nest } ({ clan })
board-marker = marker ({ clan })
board-card = { $season }. { season-card }
board-kept = { $season }. { season-card }, kept by { $keeper }
board-next = Turn order: { $order }
board-side = { $who } ({ clan }, { $leader ->
    [none] no leader yet
   *[other] { $leader }{ $used ->
        [yes] , ability used
       *[no] {""}
    }
})
board-supplies = fruits: { $fruits }; { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $kinds }; row { $row } of 8, reserve { $reserve }; nests: { $nests }; { $points ->
    [one] 1 point
   *[other] { $points } points
} of season cards
board-cards = deck { $deck }; played: { $plays }
board-hand = Hand: { $hand }
board-bags = In the bags: { $fruits ->
    [one] 1 fruit
   *[other] { $fruits } fruits
}, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
board-solo = Solo card { $card }
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
solo-row = { card-kind }: slot 1, { $first }; slot 2, { $second }; slot 3, { $third }
solo-feed = { $whose ->
    [player] { $size ->
        [3] your size 3 explodes
       *[other] feeds a size { $size } of yours
    }
   *[kiwibot] feeds its size { $size }
}
solo-build = builds a { nest-type }
solo-place = places { $count } kiwis
solo-move = { $movers } to { $target ->
    [mine] a hex where it has more tokens
    [yours] a hex where you have more tokens
    [flower] an adjacent flower hex
    [grass] an adjacent grass hex
    [mountain] an adjacent mountain hex
   *[sand] an adjacent sand hex
}{ $relation ->
    [same] , both to the same one
    [apart] , each to another
   *[one] {""}
}{ $pushes ->
    [0] {""}
   *[other] , pushing { $pushes } of yours
}
solo-mover = { $size ->
    [leader] its leader
   *[other] its size { $size }
}
outline-now = Now
outline-turn = { $who-you ->
    [yes] You are to act: { $asked }
   *[no] { $who } is to act.
}
outline-season-cards = Season cards
outline-season-card = Season { $season }: { season-card }
outline-season-past = Season { $season }, over: { condition }{ $keeper ->
    [none] {""}
   *[other] , kept by { $keeper }
}
outline-standing = So far for “{ condition }”: { $counts }
outline-count = { $who } { $value }
outline-hand = Your hand
outline-played = Played this season: { $cards }
outline-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
outline-yours = Your clan board
outline-other = { $who }, { clan-name }
outline-clan = You are the { clan-name }.
outline-points = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
outline-no-leader = No leader yet
outline-leader = Leader { $name }, ability { $used ->
    [yes] used
   *[no] ready
}: { ability }
outline-leader-moved = The leader has moved this turn.
outline-power = Power of side B: { power }
outline-fruits = { $count ->
    [0] No fruits
    [one] 1 fruit: { $fruits }
   *[other] { $count } fruits: { $fruits }
}
outline-markers = { $count ->
    [0] No domain markers
    [one] 1 domain marker{ $kinds }
   *[other] { $count } domain markers{ $kinds }
}
outline-row = Kiwi row: { $row } of 8 tokens; reserve: { $reserve }
outline-row-next = Still to be uncovered, from the left: { $benefits }
outline-row-space = space { $space } { $gives }
outline-move-price = One more move costs 2 fruits of these colours: { $colours }
outline-nests = Nests built: { $nests }
outline-nest-space = { nest }: when built, { $placed }; every season, { $yearly }
outline-none = none
outline-hand-open = Hand: { $hand }
outline-island = Island
outline-places = A hex is named by two numbers. Its neighbours: one number 1 more or less, or one 1 more and the other 1 less.
outline-hex = { $place }, { terrain }{ $coast ->
    [yes] , coast
   *[no] {""}
}: { $things }. { $dominant ->
    [none] Nobody dominates.
   *[other] { $dominant } dominates{ $counts }.
}
outline-dominant = The { clan-name }
outline-many-kiwis = { $count ->
    [one] { kiwi }
   *[other] { $count } { clan } kiwis of size { $size }{ kiwi-mark }
}
outline-nest = a { nest } of the { clan-name }
outline-marker = a domain of the { clan-name }
outline-clan-count = { clan } { $count }
outline-empty = Empty { terrain } hexes: { $places }
outline-empty-coast = { $place } (coast)
outline-track = Turn track
outline-track-space = Space { $space }, { $gives }: { $owner ->
    [none] free
   *[other] { $owner }
}
outline-track-last = Last season: { $spaces }
outline-bags = Bags

# The pictures.
picture-hex = { $place }, { terrain }: { $things ->
    [none] empty
   *[other] { $things }
}
picture-kiwi = { kiwi }, hex { $place }
picture-nest = { $nest ->
    [tree-1] Tree of rank 1
    [tree-2] Tree of rank 2
    [control-1] Control nest of rank 1
    [control-2] Control nest of rank 2
    [cave-1] Cave of rank 1
   *[cave-2] Cave of rank 2
}
picture-nest-space = { picture-nest }{ $built ->
    [yes] {""}, built
   *[no] {""}
}: when built, { $placed }; every season, { $yearly }
picture-clan-nest = { picture-nest } of the { clan-name }, hex { $place }
picture-domain = A domain of the { clan-name }, hex { $place }
picture-copy = { $what }, { $number } of { $count }
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
picture-player = { $who } ({ clan }, { $leader ->
    [none] no leader yet
   *[other] { $leader }
}): { $points ->
    [one] 1 point
   *[other] { $points } points
}; fruits: { $fruits }; { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}; row { $row }, reserve { $reserve }; nests: { $nests }
picture-space = Space { $space } of the turn track: { $gives }
picture-clan-board = Your clan board ({ clan })
picture-leader = { $name }: { ability }
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

# The game before it is opened.
about = Feed, push and explode hungry kiwis until your clan holds most of the island. Alone: against the Kiwibot.
credits = Designed by Pepe Macba. Unofficial fan implementation.
option-free_setup = Free set-up
    .about = Everybody places leader and kiwis as they like, instead of the first-game set-up (W15). Not in solo.
option-side_b = Side B of the clan boards
    .about = Asymmetric clans, each with its own row and power (W70). Not in solo.
option-variable_order = Variable turn order
    .about = Turn order is chosen anew each season, on a track that gives and takes (W80). Not in solo.
option-edition = Edition
    .mixed = Mixed
    .es = Spanish
    .fr = French
    .about = Where the books differ: joker b places two kiwis of size 1 (Spanish) or one of size 2 (French); space 1 of the turn track gives 2 fruits (Spanish) or 1 (French). Mixed: the Spanish joker, the French track.
option-sixteenth_season_card = Sixteenth season card
    .about = Play with a sixteenth season card, of our making: fewest tokens on flower hexes (W4).
option-solo_marker = Solo marker
    .kiwibot = The Kiwibot’s leader
    .player = Your leader
    .about = Solo: whose leader the Kiwibot’s patterns start from (W93).

# How it ended.
reason-four-seasons-are-over = Four seasons are over
reason-beat-the-kiwibot = The Kiwibot is beaten
reason-the-kiwibot-won = The Kiwibot has won
category-markers = Domain markers
category-rank-2-nests = Nests of rank 2
category-season-cards = Season cards
category-kiwibot-markers = Kiwibot: domain markers
category-kiwibot-rank-2-nests = Kiwibot: nests of rank 2
category-kiwibot-season-cards = Kiwibot: season cards
category-kiwibot-kept-season-cards = Kiwibot: kept season cards
category-kiwibot-unplaced-markers = Kiwibot: unplaced markers
category-kiwibot = Kiwibot: total

# The lesson.
lesson-you = You
lesson-rival = Rival
lesson-goal = These are your red kiwis, led by the one with the crown; the green ones are your rival’s. After four seasons the most points win, and most points come from hexes marked as your domain. So crowd the others out and claim the ground!
lesson-table = In a season you and your rival take turns playing three cards each. Beside your cards lie fruits to pay with, domain markers, and the kiwi row: tokens waiting to be born. The season card promises a prize, this time for the most nests.
lesson-move = Begin with Move: two of your kiwis go one hex each. Click the card.
lesson-move-wrong = There is a time for that, too. Begin by clicking the Move card.
lesson-big = A kiwi that arrives may push smaller ones. Click your size 2 on the mountain, then the grass where a green size 1 stands.
lesson-big-wrong = That move is allowed, but this time somebody shall be pushed. Click the size 2 on the mountain, then the grass on the coast.
lesson-push = Up to two smaller kiwis may be pushed, each to a hex next to this one. On the coast there is another way out: click the green kiwi, then the waves! Its token goes to your rival’s reserve.
lesson-push-wrong = Too kind: it would stay in your way. Push it off the island.
lesson-join = One more move, with another kiwi: none moves twice in a turn. Bring your size 1 from the sand to the grass. With 3 tokens against none you dominate that hex.
lesson-join-wrong = That is allowed too. But join forces: from the sand on the coast to the grass.
lesson-feed = Your rival has moved the leader, who counts 3 tokens and pushes like a size 3. You have drawn a joker, good for any action or for 4 fruits. Now play Feed.
lesson-feed-wrong = There is a time for that, too. Click the Feed card.
lesson-fed = Feed your size 1 on the grass. It costs fruits of different colours, as many as the size it grows to: 2.
lesson-fed-wrong = That kiwi could be fed, too; somebody else’s would even bring you 2 markers, but it would grow as well. Feed your size 1 on the grass.
lesson-pay = Pay a green and a blue fruit. A token from your kiwi row makes the kiwi a size 2, and the space that it leaves gives you a fruit. For feeding you also draw a domain marker.
lesson-pay-wrong = A marker can be paid like a fruit of any colour, but it is worth more on the island. Pay with fruits.
lesson-build = Your rival has played a card face down and taken a fruit: a way out whenever nothing suits. Now play Build.
lesson-build-wrong = There is a time for that, too. Click the Build card.
lesson-nest = A nest needs a hex without one, which you dominate with 2 tokens or more. Choose your first tree, then the grass.
lesson-nest-wrong = You could build that. For now, put a tree on the grass with your two kiwis.
lesson-price = The first nest of a kind costs 2 fruits of one colour, the second one 3. Pay two green ones. The tree gives you a fruit now and 2 at each change of season.
lesson-mark = You have the most nests, so you win the season card: 1 point; your rival draws a marker. Now each may mark one hex that they dominate, with a marker of its terrain. Put your grass marker on the grass.
lesson-mark-wrong = Rather mark the grass with your nest: each marker on the island is a point.
lesson-token = One of your tokens goes onto the marker, face down, and stays there. Take it from your reserve, where it is missed least.
lesson-token-wrong = Kiwis on the island work for you, and a token of the row would give nothing now. Take one from the reserve.
lesson-end = Season 2 begins, and your tree has brought 2 fruits. At the end each marked hex and each nest of rank 2 is 1 point, and season cards add theirs: you lead 2 to 1. Left to discover: your leader’s ability, and feeding a size 3. It explodes, and everybody in its hex flies!
