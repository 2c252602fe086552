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
hex = { $name } ({ terrain })
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
    [return-fruit] pay a fruit
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
    [most-single] Most hexes with exactly one of your kiwis
    [most-peopled] Most hexes with at least one of your kiwis
    [fewest-size-1] Fewest kiwis of size 1
    [fewest-size-2] Fewest kiwis of size 2
    [fewest-size-3] Fewest kiwis of size 3
    [fewest-nests] Fewest nests
    [fewest-around-leader] Fewest tokens of all clans in your leader’s hex
    [fewest-in-one-hex] Fewest tokens in a single hex
    [fewest-dominated] Fewest dominated hexes
    [fewest-single] Fewest hexes with exactly one of your kiwis
   *[fewest-flower] Fewest tokens on flower hexes
}
season-card = { condition } (winner: { $left }; others: { $right })
ability = { $ability ->
    [line-3-push-all-between] go three hexes straight and push everybody in between
    [go-1-push-all-arrival] move 1, push everybody from there
    [push-all-start-go-1] push everybody from your hex, then move 1
    [jump-2-push-up-to-3-arrival] jump two hexes, push up to three there
    [go-1-push-1-arrival-go-1-push-1-arrival] move 2, push one in each hex
    [coast-push-2-arrival] jump to any coast hex, push two there
    [go-1-bring-2] move 1, take up to two of your kiwis along
    [go-1-push-small-both] move 1, push every size 1 from both hexes
    [run-3-push-2-arrival] move up to three hexes over one terrain, push two there
    [nest-push-2-arrival] jump to a hex with a nest of yours, push two there
    [swap-3] swap places with a leader at most three hexes away
    [go-1-pull-2] move 1, pull up to two kiwis to you
    [line-2-push-onward-arrival] go two hexes straight, push everybody there onward
    [go-1-grow-arrival] move 1, grow one of your kiwis there
    [go-1-place-start-place-arrival] move 1, place a kiwi in each of the two hexes
    [go-1-push-paid-2-arrival] move 1, push up to two and take a fruit for each
   *[other] { $steps }
}
step = { $step ->
    [go] move { $count }
    [jump] jump { $count } hexes
    [line] go { $count } hexes straight
    [run] move up to { $count } hexes over one terrain
    [coast] jump to any coast hex
    [nest] jump to a hex with a nest of yours
    [swap] swap places with a leader at most { $count } hexes away
    [push-all-start] push everybody from your hex
    [push-all-arrival] push everybody from there
    [push-all-between] push everybody in between
    [push-small-both] push every size 1 from both hexes
    [push-arrival] push { $count } there
    [push-up-to-arrival] push up to { $count } there
    [push-paid-arrival] push up to { $count } there and take a fruit for each
    [push-onward-arrival] push everybody there onward
    [bring] take up to { $count } of your kiwis along
    [pull] pull up to { $count } kiwis to you
    [grow-arrival] grow one of your kiwis there
    [place-start] place a kiwi in the hex you left
   *[place-arrival] place a kiwi there
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
ask-settle-big = Turn a kiwi of size 1 into one of size 2 ({ $count } to go).
ask-space = Choose a free space on the turn track.
ask-card = Play a card.
ask-move = { $count ->
    [0] You may move ({ $more } left), or stop.
   *[other] Move a kiwi or your leader, or use its ability ({ $count } to go).
}
ask-pay-move = Pay 2 fruits of your clan’s Move colours for another move, or stop.
ask-push = { $must ->
    [yes] Push a kiwi out of the hex ({ $count } to go).
   *[no] You may push kiwis out of the hex ({ $count } at most).
}
ask-push-this = Choose where this kiwi is pushed.
ask-ashore = Put the leader on another coast hex.
ask-way = Choose where your leader goes.
ask-bring = You may take some of your kiwis along.
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
ask-take = Choose one of your tokens on the island to use.
ask-build = Choose a nest and where to build it.
ask-place = Choose where to place a kiwi.
ask-grow = Choose a kiwi of yours to grow.
ask-nest = Choose the nest whose benefit you take next.
ask-bonus = Choose a bonus: Feed or Build.
ask-give-fruit = Choose a fruit to give back; you may keep at most 10.
ask-give-marker = Choose a marker to give back.
ask-remove = Take one of your kiwis off the island.
ask-mark = { $second ->
    [yes] You may pay a fruit to place a second marker.
   *[no] { $season ->
        [4] Place markers on hexes you dominate, as many as you like.
       *[other] You may place a marker on a hex you dominate.
    }
}
ask-mark-token = Choose the token to put on the marker: it becomes a flag and is no longer a kiwi.
ask-prize = You won both cards: choose the one whose benefit you take.
ask-over = The game is over.

# What an action does.
do-done = { $doing ->
    [move] Stop moving
    [pay-move] No more moves
    [push] Done pushing
    [bring] Done taking kiwis along
    [pull] Done pulling
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
do-row = Take a token from your kiwi row
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
not-now-settle-big = turn one of your kiwis of size 1 into one of size 2 first
not-now-space = choose a space on the turn track first
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
not-now-pay = pay what it costs first
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
not-leader = { $name } is not a leader of your clan
not-empty = that hex is not empty
not-without = you already have a kiwi there
not-on-island = there is no such hex on this island
no-such-kiwi = there is no such kiwi there
not-your-kiwi = that kiwi is not of your clan
not-free-space = space { $space } is not free
not-last-space = space { $space } was yours last season: choose another
not-in-hand = you don’t have this card in your hand: { card }
does-nothing = { $how ->
    [move] none of your kiwis can move now: this card may only be played face down
    [feed] there is no kiwi you could feed with your fruits and markers: this card may only be played face down
    [build-hex] there is no hex for a nest: you need two tokens and dominance where no nest stands; this card may only be played face down
    [build-pay] you can’t pay for any nest now: this card may only be played face down
   *[gain] this card would do nothing now: it may only be played face down
}
no-fruit-left = there is no fruit left in the bag
not-adjacent = a kiwi goes to a hex next to its own, one hex at a time
has-moved = this kiwi has already moved this turn
leader-has-moved = your leader has already moved this turn, or used its ability
ability-used = your leader has already used its ability this season
no-ability = your leader’s ability would not take it to another hex now
not-small-enough = this kiwi is too big to be pushed here
not-pusher = the one that pushes stays where it is
not-from-here = nobody is pushed from there now
not-coast = that hex is not on the coast: nobody can be pushed off the island there
not-this-kiwi = another kiwi is being pushed now
not-a-shore = that is not another coast hex
not-a-way = the ability doesn’t lead there
not-companion = this kiwi can’t come along
not-pulled = this kiwi can’t be pulled here
not-a-leader = a leader can’t be fed
no-token-left = its owner has no other token to put on it
not-affordable-feed = you can’t pay for that: feeding this kiwi costs { $count } fruits of different colours
not-affordable-nest = you can’t pay for that: this nest costs { $count } fruits of one colour
not-affordable-marker = a second marker costs a fruit, which you don’t have
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
has-nest = there is already a nest on that hex
few-tokens = you need at least two tokens on that hex
not-dominated = you don’t dominate that hex
both-built = you have already built both nests of this type: { nest-type }
no-own-kiwi = you have no kiwi on that hex
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
has-marker = there is already a marker on that hex
no-marker = that hex takes a { terrain } marker, and you have none
not-this-card = this season card can’t be taken: { condition }
not-solo = { $option ->
    [free_setup] the solo game uses the first-game set-up (W90): option free_setup is for 2 to 4 players
    [side_b] the solo game uses side A of the boards (W90): option side_b is for 2 to 4 players
   *[variable_order] the solo game uses the fixed turn order (W90): option variable_order is for 2 to 4 players
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
    [yes] You take space { $count } on the turn track.
   *[no] { $who } takes space { $count } on the turn track.
}
was-season = Season { $season }.
    .heading = Season { $season }
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
    .log = { $who-you ->
        [yes] You play { $sign }
       *[no] { $who } plays { $sign }
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
    .log = { $who-you ->
        [yes] You give { $sign } back
       *[no] { $who } gives { $sign } back
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
    .log = { $who-you ->
        [yes] You build { $sign } on { $place }
       *[no] { $who } builds { $sign } on { $place }
    }
was-uncovered = { $who-you ->
    [yes] You uncover space { $count } of your row.
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
    .log = { $who-you ->
        [yes] You take the benefit of { $sign }
       *[no] { $who } takes the benefit of { $sign }
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
was-set-aside = { $who } shuffles all its cards; a { card-kind } card is set aside face up.
was-moved-leader = { $who } moves the { clan } leader from { $start } to { $end }.
was-left-out = { $who-you ->
    [yes] You can’t carry out the { card-kind } on its card.
   *[no] { $who } can’t carry out the { card-kind } on its card.
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
board-legend = Hexes: terrain (M mountain, S sand, G grass, F flower), ! a nest, # a marker; below them the tokens of each clan (r red, g green, p purple, y yellow).
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
} from season cards
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
progress = { $phase ->
    [leaders] Set-up
    [settling] Set-up
    [spaces] Set-up
    [actions] Season { $season } of 4, round { $round }
    [over] The end
   *[other] Season { $season } of 4
}
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
       *[other] feeds one of your size { $size }
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
    [same] , together to the same one
    [apart] , each to a different one
   *[one] {""}
}{ $pushes ->
    [0] {""}
   *[other] , pushing { $pushes } of yours
}{ $own ->
    [0] {""}
   *[other] , pushing { $own } of its own
}
solo-aside = Set aside face up: { card-kind }
solo-mover = { $size ->
    [leader] its leader
    [your-leader] your leader
   *[other] its size { $size }
}
outline-now = Now
outline-turn = { $who-you ->
    [yes] Your turn: { $asked }
   *[no] { $who }’s turn.
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
outline-places = A hex is named by its row, a letter, and its place there, a number. Its neighbours: the numbers beside it in its row; in the row before the same number and one less; in the row after the same number and one more.
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
    [most-peopled] Most hexes peopled
    [fewest-size-1] Fewest of size 1
    [fewest-size-2] Fewest of size 2
    [fewest-size-3] Fewest of size 3
    [fewest-nests] Fewest nests
    [fewest-around-leader] Fewest around the leader
    [fewest-in-one-hex] Fewest in one hex
    [fewest-dominated] Fewest hexes dominated
    [fewest-single] Fewest lone kiwis
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
picture-everybody = Everybody’s things
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
about = Feed, push and explode hungry kiwis until your clan holds most of the island. Solo: against the Kiwibot.
credits = Designed by Pepe Macba. Unofficial fan implementation.
option-free_setup = Free set-up
    .about = Everybody places their leader and kiwis as they like, instead of the first-game set-up (W15). Not in solo.
option-side_b = Side B of the clan boards
    .about = Asymmetric clans, each with its own row and power (W70). Not in solo.
option-variable_order = Variable turn order
    .about = Turn order is chosen anew each season, on a track that gives and takes (W80). Not in solo.
option-edition = Edition
    .mixed = Mixed
    .es = Spanish
    .fr = French
    .about = Where the French and the Spanish book differ: joker b, how many are pushed, leaders, season cards, the turn track, the Kiwibot. The rules page lists it all; mixed is what each rule there says.
option-even_nests = Even nests
    .about = The turn-order nests give by number of players, so that all places have even chances, instead of one row for all (W7). Ours.
option-sixteenth_season_card = Sixteenth season card
    .about = Play with a sixteenth season card, of our own making: fewest tokens on flower hexes (W4).
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
chapter-move = Moving and pushing
chapter-season = The rest of a season
chapter-last = The last season
chapter-solo = Alone: the Kiwibot
lesson-goal = These are your red kiwis, led by the one with the crown; the green ones are your rival’s, and three of each have settled abroad. After four seasons the most points win, and most come from hexes marked as your domain. So crowd the others out and claim the ground!
lesson-table = In a season you and your rival take turns playing three cards each; these three are yours. The season card promises a prize, this time for the most nests.
lesson-board = This is your clan board: your leader; the kiwi row, whose tokens wait to be born; the nests that you can build; fruits to pay with; and markers, each good for a domain on its terrain.
lesson-leader = Welcome to the island! You lead the red clan, and a game begins with the choice of your leader, who counts as three tokens and has an ability for once a season. Read the four cards: who steps into the next hex and pushes everybody out of it?
lesson-leader-bolo = Bolo: easy and strong. Now your rival chooses, and everybody settles on the island.
lesson-leader-chopan = Chopan runs three hexes straight and pushes everybody in between. Wild! But we were looking for the one who clears the hex next door.
lesson-leader-rumba = Rumba pushes everybody out of its own hex, then moves on. We were looking for the one who does it the other way round.
lesson-leader-zanco = Zanco jumps exactly two hexes and pushes up to three there. We were looking for the one who clears the hex next door.
lesson-move = Season 1, your first card. Green kiwis stand among yours, one of them on the sand at the coast. Which card lets you do something about it?
lesson-move-right = Move: two of your kiwis go one hex each, and whoever arrives may push.
lesson-move-down = Face down, a card does nothing but give a fruit if you like. It is for when nothing suits. Play it face up.
lesson-move-feed = Feeding makes a kiwi bigger, for fruits. Worth a lot, but it moves nobody away. Begin with Move.
lesson-move-build = A nest is a fine thing, and you will build one soon. First make room with Move.
lesson-big = A kiwi that arrives may push smaller ones. Click your size 2 on the mountain, then the sand at the coast where a green size 1 stands.
lesson-big-wrong = That move is allowed, but this time we want to push somebody. Click the size 2 on the mountain, then the sand at the coast.
lesson-push = You may push up to two smaller kiwis, each to a neighbouring hex. On the coast there is another way out: the waves. Click the green kiwi, then where it should go.
lesson-push-right = Splash! Its token is back in your rival’s reserve, and has to be born again.
lesson-push-done = It stays beside you. You still have more tokens here, 2 to 1, but not for long: push it off the island.
lesson-push-wrong = Out of the hex, but too kind: it stands next door and will be back. Push it into the waves.
lesson-dominate = You dominate a hex if you have more tokens in it than any other clan: a size 2 counts two, your leader three. Click all nine hexes that you dominate now.
lesson-dominate-right = All nine! A single kiwi alone is enough, even in your rival’s land.
lesson-dominate-wrong = Not that one: it is empty, or somebody has as many tokens there as you, or more.
lesson-join = One more move, with another kiwi: none moves twice in a turn. Who can win you one more hex, without giving one away, where no green kiwi stands next door?
lesson-join-right = Well seen: your leader holds the flowers without it, and the sand is yours too now. Ten hexes!
lesson-join-ability = Your leader’s ability would be used up for this season. Save it for a crowd. One of the small ones beside your leader can be spared.
lesson-join-dominates = One more hex, a good move, too! But we were looking for a hex without green neighbours: one of the small ones beside your leader can go to the empty sand.
lesson-join-loses = You dominate one hex less now. Whoever stands alone should stay; beside your leader stand two who can be spared.
lesson-join-breaks = Your rival dominates one hex less: not bad. But you win none. One of the small ones beside your leader can go to the empty sand.
lesson-join-wrong = That changes little: you dominate as many hexes as before. Two small ones stand beside your leader, and one can go to the empty sand.
lesson-feed = Your rival’s leader has pushed one of yours aside, and a green size 2 has come to the sand among your kiwis. You have drawn a joker: it is any action, or 4 fruits. Which card makes a kiwi of yours harder to push?
lesson-feed-right = Feed: now choose whom.
lesson-feed-joker = A joker can feed as well. But you hold a Feed card: keep the joker for when you have none.
lesson-feed-gain = Possible, but the joker is your most flexible card. You have fruits enough: play Feed.
lesson-feed-down = Face down it only gives a fruit. You can do better: play Feed.
lesson-feed-build = You could build already. But a lone kiwi of yours is in danger, and feeding draws a marker as well: play Feed.
lesson-fed = Any kiwi may be fed, yours or your rival’s. It costs fruits of different colours, as many as the size it grows to. Only smaller kiwis can be pushed: whom do you feed, so that the green size 2 beside it can’t drive it off its hex?
lesson-fed-right = Your lone one on the mountain next to the green crowd: a size 2 isn’t pushed by a size 2.
lesson-fed-green = A rival’s kiwi: you would draw 2 markers instead of 1, but your rival grows. Sometimes that is worth it; now feed your lone one next to the green size 2.
lesson-fed-wrong = It would grow, but it isn’t in danger there. Feed your lone size 1 on the mountain next to the green size 2.
lesson-pay = Pay two different colours. A marker may stand in for a fruit of any colour, but should it? Click what you pay.
lesson-pay-right = For feeding you drew a domain marker, a mountain. The token came from your kiwi row: its first two spaces give nothing, each later one gives what it shows.
lesson-pay-wrong = Paid, but a marker is gone: on the island it would have been a point. Pay with fruits.
lesson-another = Your rival has fed, too: one of yours! It is a size 2 now, with a token from your row. Why? Feeding somebody else’s kiwi draws 2 markers instead of 1, and each may become a domain. Do the same where it does you no harm.
lesson-nest = You have played Build. A nest needs a hex that you dominate with 2 tokens or more, and stays there for good. What you lack is fruits: which first nest? Choose it on your board, then the sand at the coast.
lesson-nest-right = A tree: it gives a fruit now, and 2 whenever the season changes.
lesson-nest-where = A tree, good: it brings fruits every season, wherever it stands. So that the lesson can go on, build it on the sand at the coast, where your size 2 is.
lesson-nest-control = A control nest counts as two tokens that nobody can push. Strong later; first you need fruits: a tree.
lesson-nest-cave = A cave lets kiwis be born. Good with a full row; but first you need fruits: a tree.
lesson-price = The first nest of a type costs 2 fruits of one colour, the second 3. Pay two green ones.
lesson-price-wrong = A marker can be paid like a fruit of any colour, but it is worth more on the island. Pay two green fruits.
lesson-card = Three cards each are played; your rival’s last one lay face down, for a fruit. Now the season card: most nests. You have one, your rival none, so you win its left prize, 1 point. The others get the right one: your rival draws a marker.
lesson-mark = At last the domains: each of you may mark one hex you dominate, with a marker of its terrain. It stays yours, whoever dominates it later. Which of your hexes would you lose first?
lesson-mark-right = Your lone kiwi in your rival’s land may be pushed away next season. But the point is yours for good: a marker never leaves.
lesson-mark-done = Nothing marked, no point. Nobody knows which hexes you will dominate next season: mark one now.
lesson-mark-wrong = Also a point! But there you will still be strong next season. On a mountain in your rival’s land a kiwi of yours stands alone: mark that one while you can.
lesson-token = One of your tokens turns into the flag on the marker, and is no kiwi any more. Your reserve is empty: do you take it from your kiwi row, or from the island?
lesson-token-right = From the row: the space gives nothing this time, but everybody stays on the island. If you have a reserve, take it from there.
lesson-token-wrong = One kiwi on the island is smaller or gone now, and you may lose a hex with it. Take the token from your row.
lesson-spring = Season 2 begins, and your tree has brought 2 fruits. You lead 2 to 1. This goes on for four seasons; the next chapter shows the last one.
lesson-late = Season 4, and you have no domain yet. But three markers: grass, mountain, sand. Your leader’s card shows the ability that you have not used this season: step next door and push everybody out.
lesson-ability = The ability is used instead of one of your two moves, so play Move. We begin with the ability.
lesson-ability-wrong = That comes later. The ability needs a Move card.
lesson-go = Where should your leader go? Think of your markers, and of who stands where.
lesson-go-right = The mountain: three green kiwis have to go, and your leader dominates it alone. You push them all to the same mountain behind, and with your second move push one more off the grass.
lesson-go-sand = The sand is yours then, and one green kiwi must go. But the mountain has three of them, and the sand can be won more cheaply.
lesson-go-wrong = Nobody to push there, and the ability is gone for this season. Look where the green kiwis crowd.
lesson-more = You may buy further moves: 2 fruits each, red or yellow for your clan. On the sand you are tied. But keep one fruit of each colour: you will want them. Pay, or stop?
lesson-more-right = Two red ones: a third move, and one fruit of each colour is left.
lesson-more-yellow = A move, but your only yellow fruit is gone, and what comes next needs all four colours. Pay two red ones.
lesson-more-done = Thrifty. But with two red fruits you could win the sand, and the point with it. Pay them.
lesson-more-marker = A marker is gone that could have been a point. Pay with red fruits.
lesson-sand = The sand between your leader and the far mountain: one red kiwi against one green. Who can win it for you?
lesson-sand-right = 2 against 1: the sand is yours.
lesson-sand-loses = That gave a hex away. Bring the lone kiwi next to the sand to help there.
lesson-sand-wrong = The sand is still tied, and a tie is nobody’s. Bring the lone kiwi next to it.
lesson-explode = Your second card is Feed. Feeding a size 3 costs four different fruits and makes it explode: its tokens go back to the reserve, and everybody in its hex is pushed away by you. Whom do you feed?
lesson-explode-right = Boom! Four green tokens less on the island, for you push the small one into the sea as well. And feeding a rival’s kiwi gives you 2 markers: a flower and a second mountain.
lesson-explode-own = Your own size 3 would explode, and you would lose the grass! Let your rival’s big one on the coast eat too much.
lesson-explode-green = It would grow, and your rival with it. There is a green kiwi that can’t grow any more: feed that one.
lesson-explode-wrong = Yours would grow, and you would draw one marker: not bad. But a rival’s size 3 on the coast can explode.
lesson-joker = Your last card. You have two blue fruits, and your leader holds the mountain alone. A joker can be any of the three actions or its printed gain. What will it be?
lesson-joker-right = Build: two fruits of one colour are a nest.
lesson-joker-gain = A fruit and two small kiwis: fine early in the game. Now the two blue fruits would be wasted: build.
lesson-joker-other = Possible. But two blue fruits make a nest, and a nest of the right kind holds a hex by itself: the joker as Build.
lesson-joker-card = That would work, but what you lack is a Build card. Play the joker with the kiwis as Build.
lesson-control = Which nest, and where? Remember: a control nest counts as two tokens, and nobody pushes it.
lesson-control-right = On the mountain: the nest holds it by itself, and your leader is free to go. It also gives you a move now.
lesson-control-where = Two more tokens where you are ahead already. On the mountain it would set your leader free.
lesson-control-type = A tree or a cave pays off early in the game. In the last season, two tokens that stay are worth more: control.
lesson-free = The nest’s gift: one move. Your rival still plays a card before the marking. Which of your hexes needs help most?
lesson-free-right = The sand: with your leader it is 5 against 1. Your rival’s last card can change nothing.
lesson-free-leader = Your leader is free to go, well seen. But the sand, 2 against 1, is where it is needed.
lesson-free-wrong = The sand is still 2 against 1, easy to lose. The mountain doesn’t need your leader any more: send it there.
lesson-fit = The season card counts dominated hexes: you have most, 1 point. In the last marking you may place as many markers as fit: you hold flower, grass, sand and two mountains. Click every hex that you can mark.
lesson-fit-right = Four domains. Only the flower is left over: you dominate no flowers.
lesson-fit-wrong = That one can’t be marked: you don’t dominate it, it has a marker, or you hold none of its terrain.
lesson-count = The final count: 4 domains and 1 point of a season card make 5; your rival has 1. Each second nest of a type would be 1 more. You win!
lesson-bot = Alone, you play against the Kiwibot. It has no hand and doesn’t think: each turn it reveals a card, and the solo card lit here says what it then does. The line is the kind of card, the column which of its three turns this season it is.
lesson-bot-card = Each season has two season cards here, and the Kiwibot wins ties. You have two nests, it has one; you dominate 9 hexes, and so does it. Which card would the Kiwibot win now? Click it.
lesson-bot-card-right = Right: a tie is enough for the Kiwibot. And it keeps each card that it wins, for 1 point at the end. Its three turns are over: you have one card left to change this.
lesson-bot-card-wrong = You have more nests than it has: that card is yours. Look at the other one.
lesson-bot-move = You have played Move. You dominate 9 hexes, it dominates 9. Which first move puts you ahead?
lesson-bot-move-loses = That move costs you a hex: you don’t dominate the one you came from any more. Is there a kiwi that leaves others of yours behind it?
lesson-bot-move-right = Yes, one hex more than before. Now the tie is broken, and the card would be yours.
lesson-bot-move-breaks = Well seen: you gain no hex, but it dominates one less, so you are ahead of it.
lesson-bot-move-ability = The ability moves your leader too, but first try a simple move that changes who dominates what.
lesson-bot-move-same = As many hexes as before, and a tie goes to the Kiwibot. Go where it dominates, or where nobody does.
lesson-bot-season = The end of the season: you won both cards. So you took the left benefit of one of them and the Kiwibot that of the other, which leaves the game. Had you won only one, it would have kept the other.
lesson-bot-wins = Then both mark, as always, and a new solo card lies on top. At the end the Kiwibot adds 1 point for each season card it kept and 1 for every three markers left. You win only with more points than it has.
lesson-end = That is the whole game. With three or four players the island grows, and nothing else changes. And now a real game of two!
coach-nothing-to-mark = This is your last card before marking, and you dominate no hex that fits one of your markers. Can this card win you one?
coach-build = You have two equal fruits and a hex you dominate with two tokens: you could build. The earlier a tree stands, the more it gives.
coach-push = You may push somebody. On the coast, the waves take a kiwi off the island.
coach-pay-move = Further moves cost 2 fruits of your clan’s colours. Pay only if a move wins you a hex: fruits also feed and build.
coach-no-fruit = You have hardly any fruits. Move costs none; a card played face down gives one, and joker A four.
coach-ability = Your leader’s ability is unused this season. With a Move card you may use it instead of one move.
because-points = it gains a point
because-dominates = you dominate one more hex
because-breaks = a rival dominates one hex less
because-throws-out = fewer rival tokens on the island
because-markers = it draws a marker
because-fruits = it brings fruits

# The box.
box-sections = Island sections
    .about = One for each player, any of the four in any place; with two to four they make the island (W5).
box-section = Section { $name }
box-boards = Clan boards
    .about = The eight spaces of the kiwi row: placing a kiwi uncovers its benefit. Side A is the same for all clans; side B has a power for each (W8, W70).
box-board = Side { $side }{ $side ->
    [B] , { clan }
   *[A] {""}
}
box-leaders = Leader cards
    .about = Four for each clan, each with an ability (W9).
box-actions = Action cards
    .about = Every clan has the same nine (W6).
box-french = In the French edition: { $benefit }
box-spanish = In the Spanish edition: { $benefit }
box-nests = Nests
    .about = Six for each clan; a nest of rank 2 is worth a point (W43).
box-nest = When built: { $placed }; every season: { $yearly }
box-seasons = Season cards
    .about = Whoever is best gains what is on the left, all others what is on the right (W4, W60).
box-order = Turn order
    .about = What the turn-order nests give at the start, and the track of the variable turn order (W7, W80).
box-turn-nest = Turn-order nest { $place }{ $players ->
    [all] {""}
   *[other] , { $players } players (option)
}
box-space = Space { $space } of the track
box-solo = The Kiwibot’s cards
    .about = A row for each kind of action card, a column for each of its slots (W96).
box-tokens = Tokens, fruits and markers
    .about = Tokens of each clan; fruits and markers are drawn from bags (W1).

# The players' cards beside the board.
thing-points = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
thing-fruits = { $colour ->
    [red] Red fruits
    [green] Green fruits
    [yellow] Yellow fruits
   *[blue] Blue fruits
}: { $count }
thing-markers = Domain markers: { $count }
thing-tokens = Tokens to come: { $row } in the kiwi row, { $reserve } in reserve

ask-joker = How do you play the Joker?
tile-use = { $how ->
    [move] as Move
    [feed] as Feed
   *[build] as Build
}
tile-gain = Take { $gain }
tile-down = { $fruit ->
    [yes] Face down, for 1 fruit
   *[no] Face down, for nothing
}
tile-ability = Use { $name }
tile-nest = { picture-nest }: { $gain }
tile-space = Space { $space }: { $gives }
tile-row = Kiwi row
tile-reserve = Reserve
