# GrandBois in English.

clan = { $clan ->
    [fox] foxes
    [raccoon] raccoons
    [lizard] lizards
    [rabbit] rabbits
   *[toad] toads
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

ask-tile = Take a tile from the river and lay it onto the forest.
ask-tower = Put a watchtower on the clearing of your tile, or keep it.
ask-over = The game is over.

do-lay = Lay tile { $tile }, turned { $turn }°, at { $place }
do-tower = Put a watchtower on { $place }
do-no-tower = Keep your watchtower

not-tower-now = lay a tile first
not-tile-now = your tile is laid: decide about your watchtower
not-that-clearing = a watchtower goes only onto a clearing of the tile just laid
not-in-river = tile { $tile } is not in the river
covers-nothing = a tile must cover at least one square of the forest
adds-nothing = a tile must add at least one new square to the forest
never-covered = { $ground } at { $place } is never covered
too-few = at { $place }, { $cover } can’t cover { $ground }: only more animals, or a bear
too-far-out = no square lies more than { $edge } columns or rows out
same-clan = at { $place }, { $cover } may not cover { $ground }: the expert rule forbids the same clan

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
    [yes] You raise a watchtower on { $place }.
   *[no] { $who } raises a watchtower on { $place }.
}
was-flushed = No tile of the river fits: { $count } go under the pile and new ones are turned up.
was-set-aside = No tile fits any more: { $count ->
    [one] the last one is set aside.
   *[other] the last { $count } are set aside.
}
was-revealed = { $who-you ->
    [yes] You played the { $clan }.
   *[no] { $who } played the { $clan }.
}

status = { $laid ->
    [one] { $laid } tile laid
   *[other] { $laid } tiles laid
}, { $left ->
    [0] no watchtower left
    [one] { $left } watchtower left
   *[other] { $left } watchtowers left
}
board-river = River: tile
board-pile = { $count ->
    [0] The pile is empty.
    [one] One tile is left in the pile.
   *[other] { $count } tiles are left in the pile.
}
board-clans = Your clan: { $clans }
board-towers = { $who-you ->
    [yes] You have { $left ->
        [one] { $left } watchtower left
       *[other] { $left } watchtowers left
    }
   *[no] { $who } has { $left ->
        [one] { $left } watchtower left
       *[other] { $left } watchtowers left
    }
}

clan-name = { $clan ->
    [fox] Fox
    [raccoon] Raccoon
    [lizard] Lizard
    [rabbit] Rabbit
   *[toad] Toad
}
picture-tile = Tile { $tile }: { $squares }
picture-covered = Tile { $tile }, covered
picture-place = Lay the tile at { $place }
picture-clearing = Put a watchtower on { $place }
picture-tower = { $who-you ->
    [yes] Your watchtower
   *[no] { $who }’s watchtower
}
picture-tower-left = { $who-you ->
    [yes] A watchtower you have left
   *[no] A watchtower { $who } has left
}
picture-clan = { $who-you ->
    [yes] Your clan: { $clan }
   *[no] { $who }’s clan: { $clan }
}
picture-secret = { $who-you ->
    [yes] Your clan, secret
   *[no] { $who }’s clan, secret
}
picture-only-you = only you see this
picture-group = { $who-you ->
    [yes] Your largest group of { $clan }: { $count }
   *[no] { $who }’s largest group of { $clan }: { $count }
}

# The game before it is opened.
about = Grow one forest together, tile over tile, each for a secret clan of animals.
option-expert = Expert
    .about = Animals may not be covered by animals of the same clan, even by more of them (G12).

# How it ended.
reason-no-tile-fits = No tile fits
reason-all-tiles-laid = All tiles laid
category-squares = Squares
category-largest-group = Largest group
category-own-clan-at-tower = Own clan at tower
category-other-clans-at-tower = Other clans at tower
