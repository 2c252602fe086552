# Kinoko in English.

colour = { $colour ->
    [red] red (athletes)
    [orange] orange (musicians)
    [yellow] yellow (artisans)
    [green] green (scientists)
    [blue] blue (public servants)
   *[purple] purple (artists)
}
face = { $face ->
    [blank] blank
    [peek] peek
    [reroll] re-roll
    [sets] swap sets
   *[other] { $face }
}
row = row { $row }
hand = { $who-you ->
    [yes] your hand
   *[no] { $who }’s hand
}

ask-die = Choose one of the dice.
ask-swap = Swap two { $value }s: choose the two cards.
ask-peek = Choose a card to look at.
ask-sets = Choose the set to exchange yours with.
ask-end = End your turn, or stop the round: are your three mushrooms together?
ask-deal = Deal the next round.
ask-over = The game is over.

do-take = { $face ->
    [blank] Take the blank: do nothing
    [peek] Take the peek: look at one card
    [reroll] Take the re-roll: roll all dice again
    [sets] Take the set swap: exchange your three cards with another three
   *[other] Take the { $face }: swap two { $face }s
}
do-swap = Swap the { $value } in { $place } with the { $value } in { $other }
do-peek = Look at the { $value } in { $place }
do-sets = Exchange your three cards with { $place }
do-on = End your turn
do-stop = Stop the round: your three mushrooms are together
do-deal = Deal the next round

not-die = choose one of the rolled dice first
not-swap = the die you took must be carried out: swap two { $value }s
not-peek = the die you took must be carried out: choose a card to look at
not-sets = the die you took must be carried out: choose the set to exchange yours with
not-end = this turn’s action is done: go on, or stop the round
not-deal = the round is over: deal the next one
not-rolled = no die shows { $face }
not-own-set = your own cards can’t be exchanged with themselves
no-such-seat = this table has only { $seats } seats

was-round = Round { $round }. Forbidden: { $forbidden }. { $who-you ->
    [yes] You begin.
   *[no] { $who } begins.
}
was-rolled = { $who-you ->
    [yes] You roll { $one }, { $two }, { $three }.
   *[no] { $who } rolls { $one }, { $two }, { $three }.
}
was-taken = { $who-you ->
    [yes] You take { $face }.
   *[no] { $who } takes { $face }.
}
was-swapped = { $who-you ->
    [yes] You swap the { $value } in { $place } with the { $value } in { $other }.
   *[no] { $who } swaps the { $value } in { $place } with the { $value } in { $other }.
}
was-peeked = { $who-you ->
    [yes] You look at the { $value } in { $place }.
   *[no] { $who } looks at the { $value } in { $place }.
}
was-set-swapped = { $who-you ->
    [yes] You exchange your cards with { $place }.
   *[no] { $who } exchanges all three cards with { $place }.
}
was-stopped = { $who-you ->
    [yes] { $right ->
        [yes] You stop the round, rightly.
       *[no] You stop the round, wrongly.
    }
   *[no] { $right ->
        [yes] { $who } stops the round, rightly.
       *[no] { $who } stops the round, wrongly.
    }
}
was-family = { $who-you ->
    [yes] Your family was { $colour }.
   *[no] { $who }’s family was { $colour }.
}
was-left-over = The family card left over was { $colour }.
was-gained = { $who-you ->
    [yes] You gain { $points }.
   *[no] { $who } gains { $points }.
}
was-lost = { $who-you ->
    [yes] You held the forbidden colour and lose 1.
   *[no] { $who } held the forbidden colour and loses 1.
}

board-head = Round { $round }, forbidden: { $forbidden }
board-family = Your family: { $colour }
board-families = Families: { $families }; left over: { $colour }
board-family-of = { $who } { $colour }
board-dice = Dice: { $dice }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The picture.
family = { $colour ->
    [red] Athletes
    [orange] Musicians
    [yellow] Artisans
    [green] Scientists
    [blue] Public servants
   *[purple] Artists
}
name = { $who-you ->
    [yes] You
   *[no] { $who }
}
card = { $seen ->
    [open] { $value } { $colour }, { $place }
    [remembered] { $value } face down, { $place }; you have seen that it is { $colour }
   *[back] { $value } face down, { $place }
}
set = All three cards: { $place }
die = { $face ->
    [blank] Nothing
    [peek] Peek
    [reroll] Re-roll
    [sets] Swap sets
   *[other] Swap { $face }s
}
forbidden = Forbidden: { $family }
forbidden-why = −1 for holding one
family-of = { $who-you ->
    [yes] Your family: { family }
   *[no] { $who }’s family: { family }
}
family-whose = { $who-you ->
    [yes] Your family
   *[no] { $who }’s family
}
family-only-you = only you see it
family-all = everybody sees it now
left-over-back = The family card left over, face down
left-over = Left over: { family }
left-over-short = left over
round = Round { $round }
round-goal = first to four mushrooms
rack-turn = { $who-you ->
    [yes] Your turn
   *[no] to play
}
rack-next = next
rack-stopped = { $right ->
    [yes] Stop! Right
   *[no] Stop! Wrong
}
rack-won = Winner

# The game before it is opened.
about = Bring the three mushrooms of your secret family together. You see every hand but your own.
option-memory_aid = Memory aid
    .about = Show each player every card they have ever seen, wherever it went since (K23). Off, as at a real table.

# How it ended.
reason-four-points = Four points
category-points = Points
