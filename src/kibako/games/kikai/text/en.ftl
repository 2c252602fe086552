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
street = { $one }–{ $other }
list = { $first }, { $rest }
nothing = nothing
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
ask-exit = Choose the street from { $place } for your first distributor there.
ask-card = Play a card, or two identical ones for any district.
ask-action = Choose what to do at { $place }.
ask-build = Choose the element to build at { $place }.
ask-street = Choose the street for your distributors, from { $place }.
ask-attract = { $some ->
    [yes] Bring another fan to { $place }, or stop.
   *[no] Bring a fan to { $place }.
}
ask-billboard = You emptied { $place }: choose the billboard to put there.
ask-choice = Choose a megaphone or a ladder.
ask-exhibit = Exhibition at { $place }: fetch fans from further districts, or open it.
ask-pay = Choose how to pay.
ask-remove = Choose the fan that leaves the game.
ask-take = Take a card.
ask-end = Draw cards for ladders, or end your turn.
ask-fill = Draw up to four cards in hand, if you like.
ask-over = The game is over.

do-found = Build { $element } at { $district }
do-play = Play { $district }
do-pair = Play two { $card } for { $district }
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
do-fetch = Fetch your fans from { $district } too, for { $cost ->
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
do-take-nothing = Take nothing: no card is left
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

not-found = choose your starting feet and a district first
not-exit = choose the street for your distributor first
not-card = play a card first
not-action = choose what to do with the card first
not-build = choose the element to build first
not-street = choose the street for your distributors first
not-attract = you are bringing fans: choose one, or stop
not-billboard = choose the billboard for the emptied square first
not-choice = choose a megaphone or a ladder first
not-exhibit = choose districts to fetch fans from, or open the exhibition
not-pay = choose how to pay first
not-remove = choose the fan that leaves the game first
not-take = take a card, or play again for a megaphone
not-end = your turn is nearly over: draw for ladders, or end it
not-fill = the round is over: draw, or say that it is enough
no-card = you have no card of { $district }
no-pair = you have no two cards of { $district }
again-once = only one more action a turn
again-no-card = a second action needs a first one, and a card to play
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
no-free-street = no free street that you can pay leaves { $district } or continues your network from there
no-feet = you have no kikai here
places-full = every element of your kikai here already has a fan
cannot-attract = no fan of the right colour can come here over streets with distributors that you can pay
not-shown = this element is not on display
next-is = the next element of this kikai { $type ->
    [feet] are its feet
    [body] is its body
   *[head] is its head
}
too-dear = it costs { $cost } energy, and you have { $energy }
not-single-exit = choose a free street of one space at { $district }
street-taken = this street is taken
street-dear = this street costs { $cost } energy, and you have { $energy }
no-distributors = you haven’t { $count } distributors left
not-connected = this street doesn’t continue your network from { $district }
no-element = your kikai here has no { $type ->
    [feet] feet
    [body] body
   *[head] head
} yet
place-full = there is already a fan at the { $type ->
    [feet] feet
    [body] body
   *[head] head
}
no-such-fan = there is no { $colour } fan in { $square }
no-way = no street with distributors connects { $square } to here
toll-dear = the toll is { $toll } energy, and you have { $energy }
at-least-one = bring at least one fan
already-chosen = the fans of { $district } come anyway
no-fans-there = you have no fans in { $district }
no-megaphones = that takes { $count ->
    [one] { $count } megaphone
   *[other] { $count } megaphones
}
billboard-used = billboard { $number } is already placed
cannot-pay = you can’t pay like that
nothing-there = you have no { $type ->
    [body] body
   *[head] head
} in { $district }
ladders-once = its ladders are already there
body-first = the body of this kikai gets its ladder first
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
was-founded = { $who-you ->
    [yes] You build { $element } at { $district }.
   *[no] { $who } builds { $element } at { $district }.
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
    [yes] You play two { $card } for { $district }.
   *[no] { $who } plays two { $card } for { $district }.
}
was-built = { $who-you ->
    [yes] You build { $element } at { $district } for { $cost } energy.
   *[no] { $who } builds { $element } at { $district } for { $cost } energy.
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
    [yes] You fetch your fans from { $district } too.
   *[no] { $who } fetches the fans from { $district } too.
}
was-exhibited = { $who-you ->
    [yes] You hold an exhibition at { $district } with { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } and gain { $energy } energy.
   *[no] { $who } holds an exhibition at { $district } with { $fans ->
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
        [yes] The Master gives you { $amount } points for line { $line }.
       *[no] The Master gives { $who } { $amount } points for line { $line }.
    }
   *[advanced] { $who-you ->
        [yes] For line { $line } the Master takes { $amount } energy from you.
       *[no] For line { $line } the Master takes { $amount } energy from { $who }.
    }
}
was-again = { $who-you ->
    [yes] You buy a second action.
   *[no] { $who } buys a second action.
}
was-media = { $who-you ->
    [yes] All your billboards stand: a media victory!
   *[no] All of { $who }’s billboards stand: a media victory!
}

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
       *[other] { "," } lines of renown count ×{ $factor }
    }
}
board-legend = ● red, ▲ blue, ■ green; E energy, M megaphone, Lad ladder, VP points. Streets: – one space, = two; y or p is their owner.
board-districts = Districts
board-squares = Squares
board-shown = Elements to build: name cost: what a fan there gives
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
} has still to build; a fan there gives { $effect }
picture-built = { $owner ->
    [yellow] yellow’s
   *[purple] purple’s
} { $element } at { $district }; a fan there gives { $effect }{ $fan ->
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
} in { $district }
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
picture-turn = to act
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
outline-renown = Renown: { $renown } of { $last }, line { $line }
outline-next-renown = The next bonus is at renown { $at }: { $effect }
outline-last-renown = No further bonus of renown is left
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
outline-offer = Open to take: { $cards }
outline-pile = In the pile: { $count }
outline-played = Played this round: { $cards }

# The game before it is opened.
about = Build scrap sculptures, hang flyers along the streets and draw the fans of a whole town to your exhibitions.
credits = By the makers of KIKAI – Bricolage Heads. Unofficial fan implementation; components whose pictures we lack are our own.
option-mode = Mode
    .normal = Normal
    .advanced = Advanced
    .about = Normal: points come from many sources. Advanced: only fans and influence count, and tiles give lasting powers.
option-first_game = First game
    .about = At the end of each round everybody may draw up to four cards in hand.

# How it ended.
reason-four-rounds = Four rounds are over
reason-media-victory = A media victory: all six billboards stand
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
lesson-goal = Welcome to Yukon Street! You build kikai, sculptures of scrap, and draw fans to them. After four rounds the most points win; or at once, whoever has put up all six billboards.
lesson-see = You are yellow. Your first feet stand at Diner and at Parking. On your board are your energy, megaphones and ladders, and below them your tracks.
lesson-card = A turn begins with a card: it says where you act. Play Diner.
lesson-card-wrong = We want to act at Diner, where your blue feet stand. Choose the Diner card.
lesson-action = There you do one of four things. Let’s begin with building.
lesson-action-wrong = We will try that soon. First, build an element.
lesson-element = After feet comes a body, then a head. Its colour says which fans it draws, the icons below what a fan there gives you. Build the green body for 3 energy.
lesson-element-wrong = It would fit too, but the green one is cheaper, and green fans are near.
lesson-take = At the end you take a card: one of the two that lie open, or the top of the pile. Take an open one.
lesson-take-wrong = That is possible too, but now take one of the open cards.
lesson-flyers = Next turn: you distribute flyers from Diner. Balloons cost 2 energy each and must continue your own streets. The double street to S9 costs 4 and gives a ladder at once: take it.
lesson-flyers-wrong = A good street, but the one from S2 to S9 leads to more fans, and gives a ladder.
lesson-ladder = Balloons uncover your income: an exhibition now gives 5 energy. And you gained a ladder! Place it at the green body for 2 green influence: click your ladders, then Diner.
lesson-ladder-wrong = Before you take a card, place the ladder: click your ladders, then Diner.
lesson-attract = Now you attract fans to Diner. They walk along streets with balloons, each to an element of its colour. Bring the green fan from S9 to your body: 2 energy.
lesson-attract-wrong = First bring the green fan from S9; the blue one comes next.
lesson-last = A blue fan from S12 would cost a toll of 1 energy, for it uses Giza’s street. The one on S3 is free, and the last one there. Bring it.
lesson-last-wrong = Possible, but choose the blue fan on S3: it is free, and it empties the square.
lesson-billboard = You emptied S3: put up a billboard, and gain what it shows and 2 points for the square. The sixth billboard of a player wins the game at once. Choose one.
lesson-billboard-wrong = That one takes balloons off your energy track for good. Choose another for now.
lesson-fetch = Later: you hold an exhibition at Diner. It collects your fans there; for a megaphone those of a neighbouring district come too. Fetch Parking.
lesson-fetch-wrong = Wait: for your megaphone the red fan of Parking can come too. Choose Parking first.
lesson-open = Open the exhibition. You gain 5 energy, and each fan brings renown: as much as your influence in its colour.
lesson-master = Blue 1, green 2, red 1: your renown is 4, on line 2, and you passed a bonus. At the end of the round the Master gives the points of your line, in round 1 times 4, later times 3, 2 and 2. Then renown starts again.
lesson-more = Two equal cards let you act in any district. Once a turn a megaphone buys a second action, and a ladder an extra card at the end. The first head in a district takes its bonus tile.
lesson-end = After four rounds the most kept fans bring 5 points, and each foundation tile on which you never built costs some. Build tall, hang your flyers, show off often. Now it is your town!
