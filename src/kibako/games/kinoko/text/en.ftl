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
    .in = in row { $row }
    .whole = row { $row }
    .heading = Row { $row }
hand = { $who-you ->
    [yes] your hand
   *[no] { $who }’s hand
}
    .in = { $who-you ->
        [yes] in your hand
       *[no] in { $who }’s hand
    }
    .whole = { $who-you ->
        [yes] your hand
       *[no] { $who }’s hand
    }
    .heading = { $who-you ->
        [yes] Your hand
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
do-swap = Swap the { $value } { $place } with the { $value } { $other }
do-peek = Look at the { $value } { $place }
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
not-yet-stop = a round is stopped at the end of your turn: first carry out one of the dice
not-rolled = { $face ->
    [blank] no die shows the blank
    [peek] no die shows the peek
    [reroll] no die shows the re-roll
    [sets] no die shows the set swap
   *[other] no die shows a { $face }
}
not-value = you took a { $value }: both cards must be { $value }s, and this one is a { $other }
not-own-set = your own cards can’t be exchanged with themselves
no-such-seat = { $seats ->
    [one] this table has only { $seats } seat
   *[other] this table has only { $seats } seats
}

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
    [yes] You swap the { $value } { $place } with the { $value } { $other }.
   *[no] { $who } swaps the { $value } { $place } with the { $value } { $other }.
}
was-peeked = { $who-you ->
    [yes] You look at the { $value } { $place }.
   *[no] { $who } looks at the { $value } { $place }.
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

# The board of a terminal.
board-head = Round { $round }, forbidden: { $forbidden }
board-families = Families: { $families }; left over: { $colour }
board-family-of = { $who } { $colour }
board-dice = Dice: { $dice }
board-card = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
points = { $points ->
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
}{ $forbidden ->
    [yes] , the forbidden colour
   *[no] {""}
}{ $peeked ->
    [yes] , looked at this turn
   *[no] {""}
}
set = All three cards: { $place }
die = { $face ->
    [blank] Nothing
    [peek] Peek
    [reroll] Re-roll
    [sets] Swap sets
   *[other] Swap { $face }s
}
die-name = Die { $name }: { $face ->
    [blank] blank, do nothing
    [peek] peek, look at one card
    [reroll] re-roll, roll all dice again
    [sets] swap sets, exchange your three cards with another three
   *[other] { $face }, swap two { $face }s
}{ $taken ->
    [yes] {" "}(taken)
   *[no] {""}
}
forbidden = Forbidden: { family }
forbidden-why = −1 for holding one
family-of = { $who-you ->
    [yes] Your family: { colour }
   *[no] { $who }’s family: { colour }
}
family-whose = { $who-you ->
    [yes] Your family
   *[no] { $who }’s family
}
family-only-you = only you see it
family-all = everybody sees it
left-over-back = The family card left over, face down
left-over = The family card left over: { colour }
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

# The position, read aloud.
outline-round = The round
outline-dice = The dice
outline-scores = Scores
outline-goal = Round { $round }; four points end the game.
outline-turn = { $who-you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
outline-deals = { $who-you ->
    [yes] You deal the next round.
   *[no] { $who } deals the next round.
}
outline-won = { $who-you ->
    [yes] You have won.
   *[no] { $who } has won.
}
outline-forbidden = Forbidden colour: { colour }. After a right stop, holding any costs 1 point.
outline-together = Three mushrooms together, { $place }: { colour }.
outline-score = { $who-you ->
    [yes] You: { points }
   *[no] { $who }: { points }
}

# The game before it is opened.
about = Bring the three mushrooms of your secret family together. You see every hand but your own.
credits = Designed by Tim Rogasch, illustrated by Polina Okean. Unofficial fan implementation.
option-memory_aid = Memory aid
    .about = You keep seeing every card that you have ever seen, wherever it has gone since. At a real table you would have to remember.

# How it ended.
reason-four-points = Four points were reached
category-points = Points

# The lesson.
lesson-you = You
lesson-rival = Hazel
lesson-goal = Welcome to the forest! This card is your secret family: the red athletes. Bring their three mushrooms, a 1, a 2 and a 3, together in one place.
lesson-hands = These three are your cards. You hold them with their backs towards you: you see their numbers, and only Hazel sees their colours.
lesson-others = You see Hazel’s cards, though, and two of your reds are there! The rows A and B on the stump are hidden from everybody.
lesson-dice = On your turn three dice are rolled, and you use exactly one. The eye lets you look at a card. Take it.
lesson-dice-wrong = That would be allowed. But let us look at a card first: take the die with the eye.
lesson-peek = You may look at any card. Where is the red 3? Look at the 3 in your own hand.
lesson-peek-wrong = Any card may be looked at, but here we need the 3 in your own hand.
lesson-on = The red 3 is in your hand! Remember it, for soon you’ll see only its back again. Your three reds aren’t together yet, so end your turn.
lesson-on-wrong = Two of your reds are in Hazel’s hand and one is in yours. Stopping now would be wrong and give Hazel a point. End your turn.
lesson-number = Hazel swapped your 1 with the 1 of row A, as the dotted line shows. A number swaps two cards of that value, wherever they are. Take the 3.
lesson-number-wrong = The blank does nothing, and the arrow rolls again. What you need is the 3.
lesson-swap = Swap the two 3s: the red one in your hand and the green one in Hazel’s.
lesson-swap-wrong = That swap would not bring your reds together. Choose the 3 in your hand and the 3 in Hazel’s hand.
lesson-stop = All three reds are together. That they are in Hazel’s hand doesn’t matter! At the end of your turn you may stop the round: do it.
lesson-stop-wrong = You know it: your three mushrooms are together. Stop the round before somebody parts them!
lesson-scored = Right: 2 points! But yellow was forbidden, and you held a yellow 2: that costs 1. Had you been wrong, Hazel would have gained 1 and you nothing.
lesson-sets = Some rounds later it stands 3 to 2, and your family is blue. The little hats show what you have seen: all blues are in row A, and you hold a forbidden red. Take the two arrows!
lesson-sets-wrong = There is something better: the two arrows exchange all of your cards at once.
lesson-row = Exchange your three cards with row A. So you get rid of the red one, too.
lesson-row-wrong = Your blue mushrooms are in row A: exchange your cards with that row.
lesson-last = Your blues are together, and you hold nothing forbidden. Stop the round!
lesson-over = 5 points, you win! The game ends when somebody has 4 or more after a round. In a tie the one who stopped that round wins.
