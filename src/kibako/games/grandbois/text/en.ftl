# GrandBois in English.

# Squares and where they lie. Columns grow to the right, rows downwards; the starting tile's top left is column 0, row 0.
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
ask-tile = Take a tile from the river and lay it onto the forest.
ask-tower = Put a watchtower on the clearing of your tile, or keep it.
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
not-tower-now = first choose a tile of the river and lay it; a watchtower may follow
not-tile-now = your tile is laid: now decide about your watchtower
not-in-forest = there is no forest at { $place }: a watchtower goes onto a clearing of the tile just laid
not-a-clearing = { $place } shows no clearing ({ $ground }): a watchtower goes only onto a clearing of the tile just laid
not-that-clearing = the clearing at { $place } is not on the tile just laid: a watchtower goes only onto a clearing of that tile
in-pile = tiles are taken from the river, not from the pile
not-in-river = tile { $tile } is not in the river
already-laid = tile { $tile } already lies in the forest: take one from the river
fits-nowhere = tile { $tile } can be laid nowhere at the moment: wherever it would cover a square, it may not
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
too-far-out = no square lies more than { $edge } columns or rows out
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
was-raised = { $who-you ->
    [yes] You raise a watchtower at { $place }.
   *[no] { $who } raises a watchtower at { $place }.
}
was-flushed = No tile of the river fits: all { $count } go under the pile, and new ones are turned up.
was-set-aside = No tile fits any more: { $count ->
    [one] the last one is set aside.
   *[other] the last { $count } are set aside.
}
was-revealed = { $who-you ->
    [yes] You played the { $clan }.
   *[no] { $who } played the { $clan }.
}

# How everybody stands.
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
outline-turning = A turn of 90° moves each square of a tile one corner on, clockwise.
outline-empty-river = The river is empty.
outline-row = Row { $y }: { $squares }.
outline-column = column { $x }: { $square }
outline-where = Columns grow to the right and rows downwards; a tile’s place is that of its top left square.
outline-last = { $who-you ->
    [yes] You have laid tile { $tile } last, at { $place }.
   *[no] { $who } has laid tile { $tile } last, at { $place }.
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
about = Grow one forest together, tile over tile, each for a secret clan of animals.
credits = Designed by Frédéric Guérard. Unofficial fan implementation.
option-expert = Expert rule
    .about = Animals may not be covered by animals of the same clan, not even by more of them (G12).

# How it ended.
reason-no-tile-fits = None of the tiles left can be laid
reason-all-tiles-laid = Every tile has been laid
category-squares = Squares
category-largest-group = Largest group
category-own-clan-at-tower = Own clan around the tower
category-other-clans-at-tower = Other clans around the tower

# The first lesson.
lesson-you = You
lesson-rival = Hazel
lesson-other = Rowan
lesson-goal = Welcome to GrandBois! Everybody builds the same forest, but each player secretly helps one clan of animals. You are with the foxes: at the end they bring you golden chestnuts, and most chestnuts win.
lesson-table = In the middle lies the forest, so far only four clearings. The river offers four tiles, and the pile fills it up again. Your watchtower waits beside your clan card.
lesson-lay = In your turn you take a tile of the river and lay it so that it covers at least one square of the forest and adds at least one new square. Take this tile with two squares of foxes, and lay it over the bottom right clearing.
lesson-lay-wrong = The rules allow that. But for now take the tile with the clearing and two squares of foxes, turn it until the foxes are at the bottom, and lay it over the bottom right clearing.
lesson-keep = Your tile shows a clearing, so you may put your watchtower there: on this clearing only, and only now. A better place will come: keep it.
lesson-keep-wrong = You have only one watchtower, and it never moves. Keep it this time.
lesson-cover = Anything may cover a clearing. Animals are covered only by more animals, of any clan, or by a bear. Lay this tile so that its three foxes cover the single raccoon: they join the foxes above.
lesson-cover-wrong = That is another move. Turn the tile with three foxes until its foxes are on top, and lay it so that the three come to lie over the single raccoon.
lesson-tower = Here your watchtower stands well: put it on this clearing. At the end it counts the eight squares around it: 2 for each square of foxes, 1 for each square of another clan. And nobody may ever cover it.
lesson-tower-wrong = Don’t wait too long: only the tile just laid can take your watchtower. Put it on the clearing.
lesson-bear = A bear covers any animals, even four, and is never covered itself. Turn this tile until its bear is at the bottom right, and lay it over the four raccoons: its foxes then join yours.
lesson-bear-wrong = Not quite: turn the tile with the bear until the bear is at the bottom right, and lay it so that the bear comes to lie over the four raccoons.
lesson-last = Tile after tile the pile and the river run out, so let’s jump to the end. This is the last tile: turn it until its foxes are on top, and lay it so that two foxes cover the single fox and four foxes touch the corner of your watchtower’s clearing.
lesson-last-wrong = There is a better place: with the foxes on top, lay the tile so that two of them cover the single fox at the bottom.
lesson-squares = The game is over and all clans are open. For each square of foxes you can see you get 1 chestnut, however many foxes it shows: 8. What is covered no longer counts.
lesson-group = Then 2 chestnuts for each square of your largest group. Groups are joined by edges, not by corners. Yours is outlined: 5 squares, 10 chestnuts.
lesson-around = Around your watchtower lie three squares of foxes for 2 each and two squares of other clans for 1 each: 8 more. That makes 26, against 13 for the lizards and 5 for the raccoons. You win!
lesson-secret = One last hint: your clan is secret. Whoever helps the foxes alone will soon find bears on top of them, so lead the others astray now and then.
