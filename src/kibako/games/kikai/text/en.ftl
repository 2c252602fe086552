# KIKAI in English.

colour = { $colour ->
    [red] red
    [blue] blue
   *[green] green
}
element = { $colour ->
    [red] red
    [blue] blue
   *[green] green
}{ $start ->
    [yes] { " " }starting
   *[no] { "" }
} { $type ->
    [feet] feet
    [body] body
   *[head] head
}
the-element = the { $colour ->
    [red] red
    [blue] blue
   *[green] green
}{ $start ->
    [yes] { " " }starting
   *[no] { "" }
} { $type ->
    [feet] feet
    [body] body
   *[head] head
}
some-fans = { $count } { $colour ->
    [red] red
    [blue] blue
   *[green] green
} { $count ->
    [one] fan
   *[other] fans
}
at = at { $district }
from = from { $district }
street = { $one }–{ $other }
list = { $first }, { $rest }
nothing = nothing
amount = { $what }
some-energy = { $count } energy
some-megaphones = { $count ->
    [one] { $count } megaphone
   *[other] { $count } megaphones
}
some-ladders = { $count ->
    [one] { $count } ladder
   *[other] { $count } ladders
}
some-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
some-discard = { $count } distributors off the energy track
brief-energy = { $count }E
brief-megaphones = { $count ->
    [one] M
   *[other] { $count }M
}
brief-ladders = { $count ->
    [one] Lad
   *[other] { $count }Lad
}
brief-points = { $count }VP
brief-discard = discard { $count }
tile = { $tile ->
    [distributors] { $points } VP for each of your distributors on the streets
    [taller] { $points } VP for each district where your kikai is taller
    [billboards] { $points } VP for each of your billboards
    [heads] { $points } VP for each of your heads
    [feet] { $points } VP for each of your kikai
   *[influence] { $points } VP for each point of your highest influence
}
power = { $power ->
    [remove-fan] remove a fan from any square
    [cheap-flyers] distributors cost 1 energy
    [ladders-as-megaphones] ladders can be spent as megaphones
    [free-toll] the first toll of each Attract is free
    [gift] a ladder and 5 energy
   *[pair-draws] playing a pair draws a card
}

ask-found = Choose which of your starting feet to build, and where.
ask-exit = Put your first distributor on a one-space street leaving { $place }.
ask-card = Play a card to act in its district; two equal cards let you act anywhere.
ask-action = Choose what to do at { $place }.
ask-build = Choose the element to build at { $place }.
ask-street = Choose the street to distribute flyers in, starting from { $place }.
ask-attract = { $some ->
    [yes] Bring another fan to { $place }, or stop.
   *[no] Bring a fan to { $place }.
}
ask-billboard = You emptied { $place }: choose the billboard to put there.
ask-choice = Your energy track gives you one of these: a megaphone (for a second action) or a ladder (for influence).
ask-exhibit = Collect your fans at { $place }. For megaphones you can add other districts first.
ask-pay = Choose how to pay.
ask-remove = Choose the fan that leaves the game.
ask-take = Take a card. Before that you may place ladders.
ask-end = Spend a ladder to draw a card, or end your turn.
ask-fill = The first game is gentler: at the end of a round you may draw until you have four cards in hand.
ask-over = The game is over.

do-found = Build { $element } { at }
do-play = Play { $district }
do-pair = Play two { $card } to act { at }
do-build = Build an element
do-distribute = Distribute flyers
do-attract = Attract fans
do-exhibit = Hold an exhibition
do-element = Build { $element } for { $cost } energy; a fan there gives { $effect }
do-street = Deploy on { $street } for { $cost } energy{ $gains ->
    [yes] { "," } gaining { $effect }
   *[no] { "" }
}
do-fan = Bring a { $colour } fan from { $square } to your { $type ->
    [feet] feet
    [body] body
   *[head] head
}{ $toll ->
    [0] { "" }
   *[other] { "," } toll { $toll } energy
}
do-stop = Bring no more fans
do-billboard = Put up billboard { $number }: { $effect }, and { $points } points for the square
do-choose = { $what ->
    [megaphone] Choose a megaphone
   *[ladder] Choose a ladder
}
do-fetch = Fetch your fans { from } too, for { $cost ->
    [one] { $cost } megaphone
   *[other] { $cost } megaphones
}
do-open = Open the exhibition
do-pay = Pay { $megaphones ->
    [one] { $megaphones } megaphone
   *[other] { $megaphones } megaphones
} and { $ladders ->
    [one] { $ladders } ladder
   *[other] { $ladders } ladders
}
do-again = Discard a megaphone to play another card
do-take = Take { $district }
do-take-pile = Take the top card of the pile
do-take-nothing = Take nothing: there is no card left
do-draw = { $paid ->
    [yes] Discard a ladder to draw a card
   *[no] Draw a card
}
do-end = End your turn
do-enough = Draw no more
do-ladder = Place { $ladders ->
    [one] a ladder
   *[other] { $ladders } ladders
} at your { $type ->
    [body] body
   *[head] head
} in { $district }: { $influence } more { $colour ->
    [red] red
    [blue] blue
   *[green] green
} influence
do-remove = Remove a { $colour } fan from { $square }

not-found = place your starting feet first
not-exit = choose the street for your distributor first
not-card = play a card first
not-action = choose what to do with the card first
not-build = choose the element to build first
not-street = choose the street for your distributors first
not-attract = you are bringing fans: choose one, or stop
not-billboard = choose the billboard for the emptied square first
not-choice = choose a megaphone or a ladder first
not-exhibit = choose districts whose fans you collect too, or open the exhibition
not-pay = choose how to pay first
not-remove = choose the fan that leaves the game first
not-take = take a card first
not-end = your turn is nearly over: spend a ladder to draw, or end it
not-fill = the round is over: draw, or say that you have enough
no-card = you have no card of { $district }
no-pair = you have no two cards of { $district }
again-once = only one extra action a turn
again-no-card = a second action comes only after a first one, and needs a card to play
again-no-megaphone = you have no megaphone for a second action
not-offered = { $district } is not on offer
pile-empty = the pile is empty
must-take = there is a card to take
no-ladder = you have no ladder to discard
none-shown = no { $type ->
    [feet] feet are
    [body] body is
   *[head] head is
} left to build
build-dear = the cheapest { $type ->
    [feet] feet cost
    [body] body costs
   *[head] head costs
} { $cost } energy, and you have { $energy }
kikai-whole = your kikai here is whole
flyers-dear = a distributor costs { $cost } energy, and you have { $energy }
no-distributor = you have no distributor left
no-free-street = no free street that you can pay for leaves { $district } or continues your network from there
no-feet = you have no kikai here
places-full = every element of your kikai here already has a fan
cannot-attract = no fan of the right colour can come here along streets with distributors at a toll you can pay
not-shown = this element is not on display
next-is = { $type ->
    [feet] its feet come first
    [body] its body comes next
   *[head] its head comes next
}
too-dear = it costs { $cost } energy, and you have { $energy }
not-single-exit = choose a free street of one space { at }
street-taken = this street is taken
street-dear = this street costs { $cost } energy, and you have { $energy }
no-distributors = you don’t have { $count } distributors left
not-connected = this street doesn’t continue your network from { $district }
no-element = no element here can draw this fan: your kikai has no { $type ->
    [feet] feet
    [body] body
   *[head] head
} yet
no-element-draws = no element of this kikai draws { $colour } fans
place-full = there is already a fan at the { $type ->
    [feet] feet
    [body] body
   *[head] head
}
no-such-fan = there is no { $colour } fan on { $square }
no-way = no streets with distributors connect { $square } to here
toll-dear = the toll is { $toll } energy, and you have { $energy }
at-least-one = bring at least one fan
already-chosen = the fans { from } come anyway
no-fans-there = you have no fans { at }
no-megaphones = that takes { $count ->
    [one] { $count } megaphone
   *[other] { $count } megaphones
}
billboard-used = billboard { $number } has already been put up
cannot-pay = you can’t pay like that
nothing-there = you have no { $type ->
    [body] body
   *[head] head
} { at }
ladders-once = its ladders are already there
body-first = the body of this kikai must get its ladder first
too-few-ladders = that takes { $count ->
    [one] { $count } ladder to spare
   *[other] { $count } ladders to spare
}
no-such-feet = you have no { $element } to build
other-district = your two starting feet go to different districts
no-single-exit = { $district } has no free street of one space

was-turn = { $who-you ->
    [yes] Round { $round }, turn { $turn }: your turn.
   *[no] Round { $round }, turn { $turn }: { $who }’s turn.
}
    .heading = Round { $round } · turn { $turn }
was-founded = { $who-you ->
    [yes] You build { $element } { at }.
   *[no] { $who } builds { $element } { at }.
}
was-deployed = { $who-you ->
    [yes] You deploy { $count ->
        [one] a distributor
       *[other] { $count } distributors
    } on { $street }.
   *[no] { $who } deploys { $count ->
        [one] a distributor
       *[other] { $count } distributors
    } on { $street }.
}
was-played = { $who-you ->
    [yes] You play { $district }.
   *[no] { $who } plays { $district }.
}
was-played-pair = { $who-you ->
    [yes] You play two { $card } to act { at }.
   *[no] { $who } plays two { $card } to act { at }.
}
was-built = { $who-you ->
    [yes] You build { $element } { at } for { $cost } energy.
   *[no] { $who } builds { $element } { at } for { $cost } energy.
}
was-gained = { $who-you ->
    [yes] You gain { $effect }.
   *[no] { $who } gains { $effect }.
}
was-discarded = { $who-you ->
    [yes] { $count } of your distributors leave the energy track for good.
   *[no] { $count } of { $who }’s distributors leave the energy track for good.
}
was-attracted = { $who-you ->
    [yes] You bring a { $colour } fan from { $square } to your { $type ->
        [feet] feet
        [body] body
       *[head] head
    }{ $toll ->
        [0] .
       *[other] { " " }for a toll of { $toll } energy.
    }
   *[no] { $who } brings a { $colour } fan from { $square } to their { $type ->
        [feet] feet
        [body] body
       *[head] head
    }{ $toll ->
        [0] .
       *[other] { " " }for a toll of { $toll } energy.
    }
}
was-billboard = { $who-you ->
    [yes] You put billboard { $number } on { $square }.
   *[no] { $who } puts billboard { $number } on { $square }.
}
was-fetched = { $who-you ->
    [yes] You fetch your fans { from } too.
   *[no] { $who } fetches their fans { from } too.
}
was-exhibited = { $who-you ->
    [yes] You hold an exhibition { at } with { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } and gain { $energy } energy.
   *[no] { $who } holds an exhibition { at } with { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } and gains { $energy } energy.
}
was-renown = { $who-you ->
    [yes] Your renown advances by { $steps } to { $space }.
   *[no] { $who }’s renown advances by { $steps } to { $space }.
}
was-ladder = { $who-you ->
    [yes] You place { $ladders ->
        [one] a ladder
       *[other] { $ladders } ladders
    } at the { $type ->
        [body] body
       *[head] head
    } in { $district }: { $influence } more { $colour ->
        [red] red
        [blue] blue
       *[green] green
    } influence.
   *[no] { $who } places { $ladders ->
        [one] a ladder
       *[other] { $ladders } ladders
    } at the { $type ->
        [body] body
       *[head] head
    } in { $district }: { $influence } more { $colour ->
        [red] red
        [blue] blue
       *[green] green
    } influence.
}
was-took = { $who-you ->
    [yes] You take { $district }.
   *[no] { $who } takes { $district }.
}
was-drew = { $who-you ->
    [yes] You draw { $district }.
   *[no] { $who } draws { $district }.
}
was-offered = Turned up: { $district }.
was-shown = Turned up: { $element } for { $cost } energy.
was-removed = { $who-you ->
    [yes] You remove a { $colour } fan from { $square }.
   *[no] { $who } removes a { $colour } fan from { $square }.
}
was-tile = { $who-you ->
    [yes] You take the bonus tile: { $tile }{ $mode ->
        [normal] { ":" } { $points }.
       *[advanced] .
    }
   *[no] { $who } takes the bonus tile: { $tile }{ $mode ->
        [normal] { ":" } { $points }.
       *[advanced] .
    }
}
was-round = Round { $round } is over.
was-master = { $mode ->
    [normal] { $who-you ->
        [yes] The Master gives you { $amount } points for column { $line }.
       *[no] The Master gives { $who } { $amount } points for column { $line }.
    }
   *[advanced] { $who-you ->
        [yes] For column { $line } the Master takes { $amount } energy from you.
       *[no] For column { $line } the Master takes { $amount } energy from { $who }.
    }
}
was-again = { $who-you ->
    [yes] You buy a second action.
   *[no] { $who } buys a second action.
}
was-media = { $who-you ->
    [yes] All your billboards are up: a media victory!
   *[no] All of { $who }’s billboards are up: a media victory!
}

progress = Round { $round } of { $rounds }
status = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $energy } energy

board-head = { $mode ->
    [normal] Normal mode
   *[advanced] Advanced mode
}, { $over ->
    [yes] the game is over
   *[no] round { $round } of { $rounds }, turn { $turn } of { $turns }{ $factor ->
        [0] { "" }
       *[other] { "," } renown columns count ×{ $factor }
    }
}
board-legend = ● red, ▲ blue, ■ green; E energy, M megaphone, Lad ladder, VP points. Streets: – one space, = two; y or p marks their owner.
board-districts = Districts
board-squares = Squares
board-shown = Elements to build: name, cost: what a fan there gives
board-box = { $feet } feet, { $bodies } bodies and { $heads } heads are in the box.
board-cards = Cards to take: { $offer }; { $pile } in the pile
board-name = { $who-you ->
    [yes] { $who } (you)
   *[no] { $who }
}
board-colour = { $colour ->
    [yellow] yellow
   *[purple] purple
}
board-mark = { $colour ->
    [yellow] y
   *[purple] p
}
board-ladders = ladder
board-toll = toll { $toll }
board-energy = energy
board-tokens = megaphones, ladders
board-track = distributors left, income
board-influence = influence
board-renown = renown
board-fans = fans collected
board-billboards = billboards left
board-tiles = bonus tiles
board-hand = hand
board-points = points so far
board-tile = bonus tile: { $tile }
board-foundation = foundation { $what }
board-none = none

picture-element = { $element }, cost { $cost }; a fan there gives { $effect }
picture-start = { $element } that { $owner ->
    [yellow] yellow
   *[purple] purple
} still has to build; a fan there gives { $effect }
picture-built = { $owner ->
    [yellow] yellow’s
   *[purple] purple’s
} { $element } { at }; a fan there gives { $effect }{ $fan ->
    [yes] { "," } and one is there
   *[no] { "" }
}{ $ladders ->
    [yes] { ";" } ladders stand there
   *[no] { "" }
}
picture-district = District { $district }
picture-square = Square { $square }: { $fans } of { $most } fans
picture-square-owned = Square { $square }, with { $owner ->
    [yellow] yellow’s
   *[purple] purple’s
} billboard
picture-fan = A { $colour } fan on { $square }
picture-fans = { $fans } on { $square }
picture-seated = A { $colour } fan at { $owner ->
    [yellow] yellow’s
   *[purple] purple’s
} { $type ->
    [feet] feet
    [body] body
   *[head] head
} { at }
picture-street-free = Street { $street }, free, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}
picture-street-owned = Street { $street }, { $owner ->
    [yellow] yellow’s
   *[purple] purple’s
}
picture-bonus = Bonus for the first head: { $tile }
picture-foundation-points = { $points } points at the end if nothing is built here
picture-foundation-bonus = whoever builds feet here gains { $effect }
picture-billboard = { $owner ->
    [yellow] Yellow’s
   *[purple] Purple’s
} billboard { $number }: { $effect }
picture-billboard-plain = { $owner ->
    [yellow] Yellow’s
   *[purple] Purple’s
} billboard { $number }
picture-card = Card { $district }, { $where ->
    [offer] to take
    [yellow] in yellow’s hand
   *[purple] in purple’s hand
}
picture-pile = Pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
picture-ladders = { $owner ->
    [yellow] Yellow’s
   *[purple] Purple’s
} ladders: { $count }
picture-owned = { $what } ({ $owner ->
    [yellow] yellow
   *[purple] purple
})
picture-megaphones = Megaphones: { $count }
picture-energy = Energy: { $count }
picture-track = Energy track: an exhibition gives { $income }, { $left } distributors left
picture-influence = Influence: red { $red }, blue { $blue }, green { $green }
picture-kept = Fans kept: red { $red }, blue { $blue }, green { $green }
picture-renown = Renown
picture-renown-now = { $owner ->
    [yellow] Yellow’s
   *[purple] Purple’s
} renown: { $count }
picture-board = { $who-you ->
    [yes] Your board
   *[no] { $who }’s board
}, { $colour ->
    [yellow] yellow
   *[purple] purple
}
picture-stage = { $who-you ->
    [yes] your kikai
   *[no] { $who }’s kikai
}
picture-feet = { $who-you ->
    [yes] your first feet
   *[no] { $who }’s first feet
}
picture-type = { $type ->
    [feet] feet
    [body] body
   *[head] head
}
picture-round = Round
picture-yard = Scrapyard
picture-left = left
picture-offer = Cards to take
picture-played = Played this round
picture-free = free
picture-turn = to play
picture-short-track = energy track
picture-short-influence = influence
picture-short-billboards = billboards
picture-short-kept = kept
picture-short-income = income

outline-now = Now
outline-turn = { $who-you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
outline-side = { $who-you ->
    [yes] You, { $colour ->
        [yellow] yellow
       *[purple] purple
    }
   *[no] { $who }, { $colour ->
        [yellow] yellow
       *[purple] purple
    }
}
outline-score = Points so far: { $score }
outline-tokens = Tokens: { $tokens }
outline-hand = Cards in hand: { $cards }
outline-feet = Starting feet still to build: { $elements }
outline-renown = Renown: { $renown } of { $last }, column { $line }
outline-next-renown = The next bonus is at renown { $at }: { $effect }
outline-last-renown = No renown bonus is left
outline-track = Next on the energy track: { $spaces }
outline-income = income { $count }
outline-choice = a megaphone or a ladder
outline-billboards = Billboards left: { $billboards }
outline-number = billboard { $number }
outline-numbered = billboard { $number }: { $effect }
outline-tiles = Bonus tiles taken: { $tiles }
outline-town = Districts
outline-district = { $district }: bonus for the first head: { $tile }
outline-district-taken = { $district }: the bonus tile is taken
outline-kikai = { $district }, { $who-you ->
    [yes] you
   *[no] { $who }
}: { $parts }
outline-part = { $element }, a fan there gives { $effect }{ $fan ->
    [yes] { "," } a fan is there
   *[no] { "," } no fan there
}{ $ladders ->
    [yes] { "," } with ladders
   *[no] { "" }
}
outline-empty = nothing built; { $foundation }
outline-squares = Squares
outline-square = { $square }: { $fans }; emptying it gives { $effect }
outline-toll = { $square }: { $fans }; emptying it gives { $effect }; { $toll ->
    [0] a fan comes free
   *[other] the toll is { $toll } energy
}
outline-billboard = { $who-you ->
    [yes] { $square }: your billboard { $number }
   *[no] { $square }: { $who }’s billboard { $number }
}
outline-streets = Streets
outline-street-owned = { $who-you ->
    [yes] { $street }: your distributors, { $spaces }
   *[no] { $street }: { $who }’s distributors, { $spaces }
}
outline-street-free = { $street }: free, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}
outline-street-bonus = { $street }: free, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, gives { $effect }
outline-yard = Elements to build
outline-box = In the box: { $feet } feet, { $bodies } bodies, { $heads } heads
outline-cards = Cards
outline-offer = Face up, to take: { $cards }
outline-pile = In the pile: { $count }
outline-played = Played this round: { $cards }

# The game before it is opened.
about = Build sculptures from scrap, distribute flyers along the streets and draw the fans of a whole town to your exhibitions.
credits = By the makers of KIKAI – Bricolage Heads. Unofficial fan implementation; components whose pictures we don’t have are our own.
option-mode = Mode
    .normal = Normal
    .advanced = Advanced
    .about = Normal: points come from many sources. Advanced: only fans and influence count, and tiles give lasting powers.
option-first_game = First game
    .about = At the end of each round everybody may draw up to four cards in hand.

# How it ended.
reason-four-rounds = Four rounds are over
reason-media-victory = A media victory: all six billboards are up
category-on-the-way = Gained on the way
category-master = From the Master
category-energy-track = Energy track
category-most-fans = Most fans
category-foundations = Foundation tiles left
category-leftovers = Energy and tokens left
category-fans = Fans
category-influence = Influence

# The lesson.
lesson-you = You
lesson-rival = Giza
chapter-board = The town
chapter-round = A first round
chapter-more = Bigger turns, and points
lesson-goal = Welcome to Yukon Street! You build kikai, sculptures of scrap: feet, a body, a head. Here stand your first feet. Kikai draw fans, fans bring points, and after four rounds whoever has most wins; or at once, whoever has put up six billboards.
lesson-districts = These are the six districts. In each of them you may build one kikai of your own, and so may your rival Giza.
lesson-squares = Between the districts lie the squares, where fans wait in three colours: red, blue and green. The star shows what a square is worth to whoever takes its last fan.
lesson-street = Fans walk only along streets where flyers are distributed. This street is yours: one of your distributors stands in it. It joins Diner to a square.
lesson-walk = Your turn! From which square can fans walk to Diner today? Click it.
lesson-walk-right = Right: only the square at the end of your street. A longer network will reach more fans.
lesson-walk-wrong = No street of yours joins that square to Diner yet. Follow the yellow distributor.
lesson-energy = Now your board, piece by piece. Energy pays for nearly everything: elements, distributors, the way through your rival’s streets.
lesson-megaphones = A megaphone calls people together: it buys a second action in your turn, or brings the fans of a neighbouring district to an exhibition.
lesson-ladders = A ladder is put against a body or a head, and raises your influence in its colour. The more influence, the more every fan of that colour is worth in an exhibition.
lesson-track = Your distributors stand on this track until they go into a street. Each one that leaves uncovers a space. The last number with a bolt is your income: the energy that an exhibition gives you.
lesson-renown = On the Master’s track this sign counts your renown, which exhibitions bring. At the end of each round the Master pays points for the column it has reached, and it goes back to the start.
lesson-score = And here stands your score. It begins below zero; the last chapter tells why.
lesson-cards = And these are your cards. Each names a district: playing it means acting there.
lesson-found = The set-up isn’t finished: you place your second feet, the red ones, where you like. Click the feet, then a district. Where would you put them?
lesson-found-parking = Good: Parking is next door to Diner. Later one show can gather the fans of both for a single megaphone.
lesson-found-station = Also next door to Diner, and a good place. But Giza’s feet at School are close, and red fans wait near Parking: put them there this time.
lesson-found-far = Allowed, but far from Diner: to gather both places’ fans in one show would cost two or three megaphones. Try a neighbour of Diner.
lesson-exit = New feet come with a first distributor. Which street? Look where red fans wait, for your feet are red.
lesson-exit-right = The small square between Parking and Diner: one red fan, and only two fans in all, so it is soon empty.
lesson-exit-wrong = A red fan waits there too, but among four fans: that square is harder to empty. Take the small one this time.
lesson-card = The first round begins, and you begin it: 6 turns for you, 5 for Giza. A turn begins with a card. Play Diner.
lesson-card-wrong = We want to act at Diner, where your blue feet stand. Choose the Diner card.
lesson-build = At Diner you do one of four things: build, distribute flyers, attract fans, or hold an exhibition. You have 5 energy and a kikai that is only feet. What would you do first?
lesson-build-right = Good: every further part draws one more fan.
lesson-build-distribute = Possible: you would choose streets now, 2 energy for each distributor. But fans need a part of their colour to come to, so build first.
lesson-build-attract = One blue fan could come to your feet already. With a body it will be two for the same action: build first.
lesson-build-exhibit = That gave you 3 energy, your income, but no fan was there to bring renown. Useful when you are poor; now build.
lesson-element = After feet comes a body, then a head. The number is the price, the colour says which fans it draws. Look at the square on your street: which body suits it?
lesson-element-right = Yes: two green fans wait there, and it cost only 3.
lesson-element-wrong = It is built, but no red fan can walk to Diner yet. Green ones could: take it back and choose the green body.
lesson-ladder = Your ladder may go to a body at any time in your turn: 2 green influence, so green fans will bring more renown. Click the ladder, then the body at Diner.
lesson-ladder-wrong = You could do that, but place the ladder first: click the ladder, then the body at Diner.
lesson-take = The turn ends by taking a card: one of the two face up, or the top of the pile. Take Diner, so that you can come back.
lesson-take-wrong = Possible, but take the face-up Diner card: we want to act there again.
lesson-attract = Giza has distributed flyers in a street of hers, and you have played Diner again. Two of your parts are waiting for fans, and you have 2 energy. Which action now?
lesson-attract-right = Yes: attracting costs nothing here, and every fan pays you.
lesson-attract-distribute = One distributor would cost all your energy. The fans who can come already will pay you: attract them first.
lesson-attract-exhibit = You gain 3 energy, but with no fan at your kikai the show brings no renown. Fill it first.
lesson-which = Blue feet and a green body: each draws one fan of its colour along your streets. Which fans can come to Diner now? Click all of them.
lesson-which-right = Just these: the right colour, and joined to Diner by your street.
lesson-which-wrong = That fan can’t come: its square isn’t joined to Diner by your street, or no part there has its colour.
lesson-blue = Bring the blue fan to your feet: it gives you what is printed below them, 2 energy and a ladder.
lesson-blue-wrong = It may come first, too. But let’s begin with the blue one.
lesson-green = One place is still free. You may stop here, or bring another fan.
lesson-green-right = The green fan gives you 2 energy. You have 6 now, and a full kikai.
lesson-green-stop = You stopped, and gave away 2 energy and a fan: nobody pays for the empty place. Bring the green fan too.
lesson-again-take = Take Diner once more.
lesson-end-turn = You own a ladder, so you are asked before the turn ends: spend it to draw a card now, or keep it and end the turn?
lesson-end-turn-right = Kept: two ladders will one day raise a head’s influence by 3.
lesson-end-turn-draw = You drew a card, and the ladder is gone. Your hand is full enough; on a head, ladders are worth 3 influence. Keep it.
lesson-flyers = Giza held a small exhibition for energy. Diner is played again. Your places there are full, and you have 6 energy. Which action reaches new fans?
lesson-flyers-right = Yes: flyers lengthen your network, and every distributor that leaves your track uncovers something.
lesson-flyers-exhibit = A fine show already: two fans collected, and energy. But with more flyers the same show pays more. Distribute first.
lesson-flyers-build = A head for nearly all your energy: a great sight, but then too little is left for streets. Distribute first.
lesson-double = A street must leave Diner or continue your network. A distributor costs 2 energy; a double street takes two at once, and some give a bonus. Which street?
lesson-double-right = The best: it reaches five fans, gives a ladder at once, and two distributors raise your income from 3 to 5.
lesson-double-diner = It reaches the same five fans, and your income is 5. But the other double street to them also gives a ladder: take that one.
lesson-double-other = One distributor, and your income is 4. Look for the double street that continues your network and shows a ladder.
lesson-parking = Giza rested at Cinema. The red feet at Parking have no fan yet: play Parking.
lesson-parking-wrong = Diner is full of fans. The red feet at Parking still wait: play Parking.
lesson-parking-action = You have too little energy to build here. What is left: distribute, attract, or exhibit. Which?
lesson-parking-attract = Yes: first the fan, then the show. A red fan waits at the end of your street.
lesson-parking-distribute = One more street for your last 2 energy. But a red fan waits at the end of the street you have: attract it first, it pays you.
lesson-parking-exhibit = You gained your income in energy, but nobody stood at your red feet: no renown. Attract the red fan first.
lesson-red = The red fan of the small square comes to your red feet: 2 energy for you.
lesson-exhibit = Three fans stand at your kikai, and you have 4 energy: too little for a head. Diner is played. Which action?
lesson-exhibit-right = Now is the time: places are full, so no more fans can come before a show.
lesson-exhibit-distribute = One more street for 2 energy. But your places are full: nobody could come. Exhibit first.
lesson-fetch = The show collects your fans at Diner. For one megaphone the fan from Parking, next door, can come too. Will you fetch it, or open at once?
lesson-fetch-right = Three fans in one show. Now it opens.
lesson-fetch-open = You have 10 energy and renown 3, and the red fan stayed at Parking. With it the renown would be 4: the next column. Fetch it.
lesson-master = You gained 5 energy, your income, and renown: blue 1, red 1, green 2 with its ladder. Renown 4 is in column 2, and on the way it reached 1 energy. In the first round the Master pays 4 points a column, later 3, 2 and 2: go as far as you can early.
lesson-pair = Your last turn of the round. No card for the district you want? Two equal cards act anywhere. Play both Casinos for Diner: click one, the other, then Diner.
lesson-pair-wrong = That would work too, but keep the Diner card: you need it in a moment. Both Casinos, then Diner.
lesson-last = Your green body can draw a green fan from two squares; both pay 2 energy. From which one would you take it?
lesson-last-right = It was the last one there: you put up a billboard, and gain the square’s points. Whoever puts up six billboards wins at once.
lesson-last-wrong = You gained 2 energy. But elsewhere a green fan stands alone on its square: taking the last one earns a billboard.
lesson-billboard = Each of your six billboards gives something else. You have no megaphone left, and a Diner card in hand. Which billboard helps most now?
lesson-billboard-right = A megaphone: it buys you a second action in this very turn.
lesson-billboard-discard = Two distributors left your track for good: more income, but they will never stand in a street. A megaphone would buy a second action now.
lesson-billboard-other = You gained it, and that is never bad. But the one with the megaphone would buy a second action at once.
lesson-second = Before you take a card you may spend the megaphone: once a turn it lets you play another card. Do it; we will build at Diner.
lesson-second-wrong = That would end your turn or spend the ladders. Use the megaphone first.
lesson-head = Now a head, and all three cost 5. It draws a third fan. Which colours of fans does your network at Diner reach? Choose a head that will not stay alone.
lesson-head-right = Green fans are within reach, and green is your best influence. As the first head at Diner it takes the bonus tile: 1 point for each distributor in your streets, 4 in all.
lesson-head-blue = The head takes the bonus tile, 4 points. But no blue fan is within reach of Diner now. Green or red ones are.
lesson-head-red = Three red fans are within reach, and the bonus tile gave you 4 points: good too. But green brings more renown, 2 a fan: try that.
lesson-round-end = Both turns are used, and the round ends with you. Take School, so that you have a card for the next one; then watch the Master pay.
lesson-round-end-wrong = Possible. But for the rest of this lesson take the School card.
lesson-paid = The Master has paid: column 2, 4 points each, 8 points. Giza exhibited nothing this round and got nothing. Renown is back at the start, for both.
lesson-fill = In a first game there is a kindness between rounds: you may draw until you hold four cards. You have one. Draw, or is it enough?
lesson-fill-draw = Of course: it costs nothing, and more cards are more districts to act in. Two more would follow.
lesson-fill-enough = With one card you can act in one district only, and have no pair. Cards are free now: draw.
lesson-points = Three rounds later the game is over. On the way you gained 14 points, from squares whose last fan you took, from billboards and bonus tiles.
lesson-points-master = The Master paid at the end of every round: 20 points in all. That makes 34.
lesson-points-track = On your energy track points lie, too, under the later distributors. One point has been uncovered: 35.
lesson-points-fans = Whoever has collected more fans in exhibitions gets 5. You have 11, Giza 4: that makes 40.
lesson-minus = Now what you lose: each district has a foundation tile of yours, and it costs its points if you never built there. That is why the score began below zero. Click every district that costs you points.
lesson-minus-right = 2, 2, 4 and 4: 12 less, which leaves 28. New feet cost 1 to 3 energy and save up to 4 points.
lesson-minus-wrong = You built there, so the tile is gone and costs nothing.
lesson-points-left = What you have left counts a little: 1 point for every 5 energy, 1 for every 2 megaphones, 1 for every 2 ladders. You have 6, 2 and 1: that is 2 more.
lesson-total = 14 + 20 + 1 + 5 − 12 + 2 = 30. Giza has 18: you win!
lesson-end = One more rule: fans who use Giza’s streets cost you a toll of 1 energy for each distributor, and hers pay you. That is all. Build, distribute, attract, exhibit, in this order, and the town is yours!
coach-full = Every place at one of your kikai has a fan. Nobody else can come there before you exhibit: play that district.
coach-last-turn = This is your last turn of the round, and fans stand at your kikai. Exhibit now: the Master pays by the renown you have when the round ends.
coach-poor = You have hardly any energy. An exhibition gives you your income, even in an empty district.
coach-ladder = You have a ladder and a body without one. Placing it gives 2 influence, and costs no action.
coach-last-fan = One of the fans you can attract is the last of its square. Taking it earns a billboard and the square’s points.
coach-second = You have a megaphone, and cards left: you may spend it for a second action before you take a card.
because-billboard = it puts up a billboard
because-renown = it brings renown
because-points = it gains points at once
because-income = it raises your income
because-influence = it raises your influence
because-energy = it gains energy
because-taller = it makes a kikai taller

# The box.
box-town = The town
    .about = Six districts in a ring, squares with fans between them, streets with slots for distributors (M1, M5, M6).
box-squares = Squares
    .about = What emptying a square is worth: in normal mode on the left, in advanced mode on the right (M5).
box-square = { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}
box-streets = Streets
    .about = Each takes one or two distributors; some give something to whoever deploys there (M6).
box-street = { $spaces ->
    [one] { $spaces } slot
   *[other] { $spaces } slots
}
box-cards = District cards
    .about = A card says where you act (M4).
box-elements = Elements
    .about = Feet, bodies and heads, with their cost and what a fan there gives (M3, M7).
box-element = In advanced mode: { $effect }
box-tracks = Tracks
    .about = The energy track lies under your distributors; the Master’s track counts renown (M8, M9).
box-energy = Energy track, { $mode ->
    [advanced] advanced mode
   *[normal] normal mode
}
box-master = The Master’s track, { $mode ->
    [advanced] advanced mode
   *[normal] normal mode
}
box-billboards = Billboards
    .about = One of each for both players; what they give in normal mode. In advanced mode they are worth points at the end (M10).
box-foundations = Foundation tiles
    .about = One set for each mode (M10).
box-tiles = Bonus tiles
    .about = For the first head in a district. Normal mode: points for each of what is shown; advanced mode: powers and a gift (M21, M22).
box-tokens = Fans and distributors
    .about = Fans wait on the squares; distributors cover your energy track until they are deployed (M5, M8).
box-distributor = Distributors, { $seat ->
    [yellow] yellow
   *[purple] purple
}

# The players' cards beside the board.
thing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} if the game ended now{ $lost ->
    [0] {""}
   *[other] , { $lost } being lost by foundations where nothing is built yet
}
thing-foundations = Foundations where nothing is built yet: at the end they cost { $count ->
    [one] { $count } point
   *[other] { $count } points
}, but those where you build feet leave the game
thing-fans = { $colour ->
    [red] Red fans kept
    [blue] Blue fans kept
   *[green] Green fans kept
}: { $count }
thing-influence = { $colour ->
    [red] Red influence
    [blue] Blue influence
   *[green] Green influence
}: { $count } of 10
thing-distributors = { $count ->
    [one] { $count } distributor left
   *[other] { $count } distributors left
}; an exhibition gives { $income } energy
thing-billboards = { $count ->
    [one] { $count } billboard left
   *[other] { $count } billboards left
}
thing-card = Card { $district }

tile-action = { $what ->
    [build] Build
    [flyers] Flyers
    [attract] Attract
   *[exhibit] Exhibit
}
tile-billboard = Billboard { $number }
tile-ladder = Ladder
picture-boards = Both player boards
