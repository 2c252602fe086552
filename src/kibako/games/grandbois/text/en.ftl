# GrandBois in English.

# Squares and where they lie. Columns are numbered to the right, rows downwards; the starting tile's top left is column 0, row 0.
place = column { $x }, row { $y }
clan = { $clan ->
    [fox] foxes
    [raccoon] raccoons
    [lizard] lizards
    [rabbit] rabbits
   *[toad] toads
}
clan-name = { $clan ->
    [fox] Fox
    [raccoon] Raccoon
    [lizard] Lizard
    [rabbit] Rabbit
   *[toad] Toad
}
animals = { $clan ->
    [fox] { $count ->
        [one] { $count } fox
       *[other] { $count } foxes
    }
    [raccoon] { $count ->
        [one] { $count } raccoon
       *[other] { $count } raccoons
    }
    [lizard] { $count ->
        [one] { $count } lizard
       *[other] { $count } lizards
    }
    [rabbit] { $count ->
        [one] { $count } rabbit
       *[other] { $count } rabbits
    }
   *[toad] { $count ->
        [one] { $count } toad
       *[other] { $count } toads
    }
}
square = { $kind ->
    [clearing] a clearing
    [bear] a bear
   *[tower] a watchtower
}
corner = { $corner ->
    [0] top left
    [1] top right
    [2] bottom right
   *[3] bottom left
} { $square }
over = { $cover } over { $ground }

# What is asked, and what can be done.
ask-tile = Take a tile from the river and lay it on the forest.
ask-tower = Put a watchtower on the clearing of your tile, or keep it for later.
ask-over = The game is over.

do-lay = Lay tile { $tile }{ $turn ->
    [0] {""}
   *[other] , turned { $turn }°,
} at { $place }: { $covers }
do-tower = Put a watchtower at { $place }: { $worth ->
    [0] nothing around it counts yet
    [one] { $worth } chestnut around it now
   *[other] { $worth } chestnuts around it now
}
do-no-tower = Keep your watchtower

# Why not.
not-tower-now = first click a tile in the river, then its place in the forest; a watchtower may come after that
not-tile-now = your tile is laid: now decide about your watchtower
not-in-forest = there is no forest there: a watchtower goes on a clearing of the tile just laid
not-a-clearing = that is no clearing ({ $ground }): a watchtower goes only on a clearing of the tile just laid
not-that-clearing = that clearing is not on the tile just laid: a watchtower goes only on a clearing of that tile
in-pile = tiles are taken from the river, not from the pile
not-in-river = tile { $tile } is not in the river
already-laid = tile { $tile } already lies in the forest: take one from the river
fits-nowhere = tile { $tile } can’t be laid anywhere at the moment: wherever it would cover a square, it isn’t allowed to
covers-nothing = a tile must lie over at least one square of the forest: touching it is not enough
adds-nothing = a tile must add at least one new square to the forest: here all four would lie on top of it
never-covered = { $kind ->
    [bear] the bear
   *[tower] the watchtower
} at { $place } is never covered
too-few = at { $place }, { $cover } can’t cover { $ground }: only { $needed ->
    [5] a bear can
   *[other] { $needed } animals or more, or a bear, can
}
too-far-out = no square may lie more than { $edge } columns or rows out
same-clan = at { $place }, { $cover } may not cover { $ground }: the expert rule forbids the same clan

# What happened.
was-begun = { $who-you ->
    [yes] You begin.
   *[no] { $who } begins.
}
was-laid = { $who-you ->
    [yes] You lay tile { $tile } at { $place }, covering { $covered ->
        [one] { $covered } square
       *[other] { $covered } squares
    }.
   *[no] { $who } lays tile { $tile } at { $place }, covering { $covered ->
        [one] { $covered } square
       *[other] { $covered } squares
    }.
}
    .log = { $who-you ->
        [yes] You lay { $tile }, covering { $covered ->
            [one] { $covered } square
           *[other] { $covered } squares
        }
       *[no] { $who } lays { $tile }, covering { $covered ->
            [one] { $covered } square
           *[other] { $covered } squares
        }
    }
was-raised = { $who-you ->
    [yes] You raise a watchtower at { $place }.
   *[no] { $who } raises a watchtower at { $place }.
}
    .log = { $who-you ->
        [yes] You raise { $tower }
       *[no] { $who } raises { $tower }
    }
was-flushed = No tile in the river fits: all { $count } go under the pile, and new ones are turned up.
was-set-aside = No tile fits any more: { $count ->
    [one] the last one is set aside.
   *[other] the last { $count } are set aside.
}
was-revealed = { $who-you ->
    [yes] You played the { $clan }.
   *[no] { $who } played the { $clan }.
}

# How everybody stands.
progress = Tile { $tile } of { $count }
status = { $laid ->
    [one] { $laid } tile laid
   *[other] { $laid } tiles laid
}, { $left ->
    [0] no watchtower left
    [one] { $left } watchtower left
   *[other] { $left } watchtowers left
}
pile = { $count ->
    [0] The pile is empty.
    [one] One tile is left in the pile.
   *[other] { $count } tiles are left in the pile.
}
own-clans = { $count ->
    [one] Your secret clan: { $clans }
   *[other] Your secret clans: { $clans }
}
towers-left = { $who-you ->
    [yes] You have { $left ->
        [0] no watchtower left
        [one] { $left } watchtower left
       *[other] { $left } watchtowers left
    }
   *[no] { $who } has { $left ->
        [0] no watchtower left
        [one] { $left } watchtower left
       *[other] { $left } watchtowers left
    }
}

# The position as text, for terminals.
board-river = River: tile
board-key = F foxes, R raccoons, L lizards, S rabbits, T toads; C clearing, B bear, ^ watchtower and its seat

# The position read aloud.
outline-you = What only you know
outline-river = River
outline-forest = Forest
outline-towers = Watchtowers
outline-clans = Clans
outline-groups = Largest groups
outline-tile = Tile { $tile }: { $squares }.
outline-turning = Turning a tile by 90° moves each of its squares one corner on, clockwise.
outline-empty-river = The river is empty.
outline-row = Row { $y }: { $squares }.
outline-column = column { $x }: { $square }
outline-where = Columns are numbered to the right and rows downwards; a tile’s place is that of its top left square.
outline-last = { $who-you ->
    [yes] Your tile { $tile } was laid last, at { $place }.
   *[no] { $who }’s tile { $tile } was laid last, at { $place }.
}
outline-clearing = Your tile shows a clearing at { $place }.
outline-tower = { $who-you ->
    [yes] Your watchtower stands at { $place }; around it: { $around }.
   *[no] { $who }’s watchtower stands at { $place }; around it: { $around }.
}
outline-nothing = nothing that counts
outline-tower-square = { $who-you ->
    [yes] your watchtower
   *[no] { $who }’s watchtower
}
outline-clan = { $who-you ->
    [yes] You play the { $clan }.
   *[no] { $who } plays the { $clan }.
}
outline-secret = { $who-you ->
    [yes] Your { $count ->
        [one] clan is
       *[other] clans are
    } secret.
   *[no] { $who }’s { $count ->
        [one] clan is
       *[other] clans are
    } secret.
}
outline-expert = The expert rule is on: animals may not cover animals of their own clan.
outline-group = { $who-you ->
    [yes] Your largest group of { $clan }, { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }: { $places }.
   *[no] { $who }’s largest group of { $clan }, { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }: { $places }.
}
outline-no-group = { $who-you ->
    [yes] None of your { $clan } can be seen.
   *[no] None of { $who }’s { $clan } can be seen.
}

# Names of what a picture shows.
picture-tile = Tile { $tile } in the forest at { $place }: { $squares }
picture-start = Starting tile at { $place }: { $squares }
picture-start-covered = Starting tile, covered
picture-covered = Tile { $tile }, covered
picture-river = Tile { $tile } in the river: { $squares }
picture-square = { $place }: { $square }
picture-place = Lay the tile at { $place }
picture-clearing = Put a watchtower at { $place }
picture-tower = { $who-you ->
    [yes] Your watchtower at { $place }
   *[no] { $who }’s watchtower at { $place }
}
picture-tower-left = { $who-you ->
    [yes] Your watchtower { $number }, not yet raised
   *[no] { $who }’s watchtower { $number }, not yet raised
}
picture-clan = { $who-you ->
    [yes] Your clan: { $clan }
   *[no] { $who }’s clan: { $clan }
}
picture-secret = { $who-you ->
    [yes] Your clan { $number }, secret
   *[no] { $who }’s clan { $number }, secret
}
picture-only-you = only you see this
picture-group = { $who-you ->
    [yes] Your largest group of { $clan }: { $count }
   *[no] { $who }’s largest group of { $clan }: { $count }
}

# The game before it is opened.
about = Grow one forest together, tile upon tile, each of you for a secret clan of animals.
credits = Designed by Frédéric Guérard. Unofficial fan implementation.
option-expert = Expert rule
    .about = Animals may not be covered by animals of the same clan, not even by more of them (G12).

# How it ended.
reason-no-tile-fits = None of the remaining tiles can be laid
reason-all-tiles-laid = Every tile has been laid
category-squares = Squares
category-largest-group = Largest group
category-own-clan-at-tower = Own clan around the tower
category-other-clans-at-tower = Other clans around the tower

# The first lesson.
lesson-you = You
lesson-rival = Hazel
lesson-other = Rowan
chapter-lay = Laying tiles
chapter-towers = Bears and watchtowers
chapter-harvest = The harvest
chapter-two = Two players, two clans each
lesson-goal = Welcome to GrandBois! Everybody builds the same forest, but each player secretly helps one clan of animals. You are with the foxes: at the end they bring you golden chestnuts, and whoever has the most wins.
lesson-table = In the middle lies the forest, only four clearings so far. The river offers four tiles, and the pile refills it.
lesson-lay = On your turn you take a tile from the river and lay it: it must cover at least one square of the forest and add at least one. Take this tile with two squares of foxes, and lay it over the bottom right clearing.
lesson-lay-wrong = The rules allow that. But for now take the tile with the clearing and two squares of foxes, turn it until the foxes are at the bottom, and lay it over the bottom right clearing.
lesson-may = What may cover what? Anything may cover a clearing; animals are covered only by more animals, of any clan. The river now has three foxes on one square: which squares of the forest could they cover? Click all of them.
lesson-may-right = Four clearings, and the single fox. Three toads and three foxes are too many: 3 isn’t more than 3.
lesson-may-wrong = Three animals don’t cover three: it takes more.
lesson-keep = Your tile shows a clearing, so you may put your only watchtower there, and only now. At the end it counts the animals on the eight squares around it. Put it up here, or keep it?
lesson-keep-right = The game has just begun: a better place will come.
lesson-keep-wrong = It stands at the edge with three squares of animals around it, and never moves again. Keep it this time.
lesson-cover = Hazel and Rowan have laid tiles, and three foxes have come on the left. Lay any tile you like: can you make one bigger group of foxes there? R or the Turn button turns a tile.
lesson-cover-right = Your three foxes cover the single raccoon and join the foxes above: a group of three squares, and a clearing beside it for your tower.
lesson-cover-loses = You covered more foxes than you brought: now there are fewer squares of them. What is covered no longer counts.
lesson-cover-joins = A bigger group, well done! There is one even better: the tile with three foxes over the single raccoon, which leaves a clearing for your tower.
lesson-cover-group = Your largest group has grown by one square. It can grow more: look for the tile that brings two squares of foxes next to those on the left.
lesson-cover-squares = More squares of foxes, but apart from each other. A group counts twice: join them at the left.
lesson-cover-other = That brings no more foxes into view. Sometimes that hides whom you help; but now, find a tile with foxes for the left side.
lesson-tower = Your tile with three foxes lies here, and shows a clearing. Around it: two squares of foxes, and animals of others. Your own count 2, others 1. Tower now, or later?
lesson-tower-right = A good place, with room around it for more. And nobody may ever cover a watchtower.
lesson-tower-wrong = Kept again. But only a tile just laid can take the tower, this clearing may be covered next turn, and it counts 6 already. Put it up.
lesson-bear = A bear covers any animals, even four, and is never covered itself. Take this tile, press Turn (or R) until its bear is at the bottom right, and lay it over the four raccoons: its foxes then join yours.
lesson-bear-wrong = Not quite: turn the tile with the bear until the bear is at the bottom right, and lay it so that the bear ends up over the four raccoons.
lesson-last = Tile by tile the pile runs out. This is the last one, and it is yours: four foxes, two foxes, two toads. Where do they bring you most? Remember your watchtower.
lesson-last-right = The best there is: the four foxes drive the lizards from your tower’s side and join your group, and two more stand at its corner.
lesson-last-around = More foxes around your tower, good. But they don’t join your largest group. Is there a place that does both?
lesson-last-squares = More foxes are to be seen, but apart from your group and far from your tower. Look at its left side.
lesson-last-joins = Two more squares in your group, very good. But your tower gains nothing: is there a place that does both?
lesson-last-group = Your group grows by one square, good. There is a place where both squares of foxes join it, and beside your tower.
lesson-squares = The harvest! First 1 chestnut for each square of foxes that can be seen, however many foxes it shows. Click all of yours.
lesson-squares-right = 9 squares, 9 chestnuts. What is covered no longer counts.
lesson-squares-wrong = No foxes live there: it counts for somebody else, or for nobody.
lesson-group = Then 2 for each square of your largest group. Groups are joined by edges, not by corners. Click its squares.
lesson-group-right = 7 squares, 14 chestnuts. The two squares on the right are a group of their own, and smaller.
lesson-group-wrong = That square isn’t joined to your largest group by an edge.
lesson-around = At last your watchtower: of the eight squares around it, foxes count 2 and other animals 1; bears and clearings nothing. Click all squares that count.
lesson-around-right = Four of foxes for 2, one other for 1: 9 more. 9 + 14 + 9 = 32, against 12 for the lizards and 5 for the raccoons. You win!
lesson-around-wrong = It doesn’t count: it is no neighbour of your tower, or no animals live there.
lesson-secret = Your clan is secret: if you help only the foxes, bears will soon be on top of them, so lead the others astray now and then.
lesson-two = Two players play with two clans each. You are with the rabbits and the foxes now, Hazel with two others, and both of yours count. Everything else stays as it was.
lesson-two-mine = Eight squares bring you chestnuts now: click all the rabbits and all the foxes.
lesson-two-mine-right = Six of rabbits, two of foxes: 8 chestnuts. The largest group is counted for each clan by itself: 4 squares of rabbits, 1 of foxes.
lesson-two-mine-wrong = That is neither a rabbit nor a fox.
lesson-two-lay = You have put up your tower, and Hazel has covered a fox. Your turn again. Can you lay a tile that makes the largest group of both your clans bigger at once?
lesson-two-lay-right = That is the one: the rabbit joins the four others, and the two squares of foxes are a group of their own. Both clans gain.
lesson-two-lay-loses = You covered more of your own animals than you brought. Both clans are yours: cover others.
lesson-two-lay-group = One of your two clans gains, good. There is a tile with a rabbit and two squares of foxes: can it bring both further?
lesson-two-lay-squares = One more square of yours, but no larger group. Groups count twice: lay it beside your others.
lesson-two-lay-other = That brings nothing for your two clans. Look for the tile with a rabbit and two squares of foxes.
lesson-two-towers = You have two watchtowers too: at most one a turn, and each counts 2 for squares of either of your clans. The harvest adds up both clans and both towers. Now you know it all: play a game of three first!
coach-good-place = A watchtower here would already count 5 points or more. Places like this are rare: think twice before you keep it.
coach-few-tiles = At most eight tiles are left, and you still have a watchtower. A tower never put up scores nothing: look for tiles with a clearing.
coach-tower = The tower can stand only on the tile just laid, and only now. It counts the eight squares around it: 2 for your clan, 1 for others.
coach-begin = Your first tile: animals on clearings are safe points, and squares that touch by an edge count three times, once alone and twice in the group.
coach-bear = There is a bear in the river. It covers any animals, and is never covered: take it before it lands on your clan.
because-tower = it puts up a watchtower
because-joins = it joins your groups
because-group = your largest group grows
because-around = more of your clan around your tower
because-covers = it covers other clans
because-squares = it shows more of your clan

# The box.
box-tiles = Forest tiles
    .about = 36 tiles of four squares, and the starting tile of four clearings. What is on each tile has been published about the printed game (G1, G2).
box-tile = Tile { $tile }
box-start = Starting tile
box-clans = Clan cards
    .about = One for each clan; who plays which is secret (G4).
box-towers = Watchtowers
    .about = One a player; with two players, two each (G4).
box-tower = Watchtower { $seat }

# The players' cards beside the board, and the forest in numbers.
thing-laid = { $laid ->
    [one] { $laid } tile laid
   *[other] { $laid } tiles laid
}
thing-tower = { $stands ->
    [yes] Watchtower: it stands
   *[no] Watchtower: in hand
}
thing-secret = Clan card of { $who }: a secret
thing-clan = { $who-you ->
    [yes] Your clan: the { $clan }
   *[no] { $who }’s clan: the { $clan }
}
tally-forest = Forest
tally-squares = squares
tally-group = group
