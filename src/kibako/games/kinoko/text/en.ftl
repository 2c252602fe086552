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
ask-sets = Choose the set to exchange with yours.
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
do-stop = Stop the round: I claim my three mushrooms are together
do-deal = Deal the next round

not-die = choose one of the rolled dice first
not-swap = you must use the die you took: swap two { $value }s
not-peek = you must use the die you took: choose a card to look at
not-sets = you must use the die you took: choose the set to exchange with yours
not-end = you have used your die: end your turn, or stop the round
not-deal = the round is over: deal the next one
not-yet-stop = a round is stopped at the end of your turn: first use one of the dice
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
    .heading = Round { $round } · forbidden { $forbidden }
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
        [yes] You stop the round and are right.
       *[no] You stop the round and are wrong.
    }
   *[no] { $right ->
        [yes] { $who } stops the round and is right.
       *[no] { $who } stops the round and is wrong.
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
round-goal = first to 4 points
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
outline-goal = Round { $round }; the game ends at 4 points.
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
outline-forbidden = Forbidden colour: { colour }. After a correct stop, holding any of it costs 1 point.
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
lesson-other = Rowan
chapter-hands = Hands and dice
chapter-stop = Numbers and stopping
chapter-memory = From memory
lesson-goal = Welcome to the forest! This card is your secret family: the red athletes. Bring their three mushrooms, a 1, a 2 and a 3, together in one place.
lesson-hands = These three are your cards. You hold them with their backs towards you: you see their numbers, and only Hazel sees their colours.
lesson-others = But you see Hazel’s cards. The two rows on the stump are hidden from everybody. Which of your red mushrooms can you see already? Click them.
lesson-others-right = The red 1 and the red 2. So the red 3 is in your own hand or in one of the rows.
lesson-others-wrong = That isn’t a red mushroom that you can see.
lesson-dice = On your turn three dice are rolled, and you use exactly one: the eye looks at a card, a number swaps two cards of that number, the blank does nothing. You miss the red 3. Which die?
lesson-dice-right = The eye. Now choose any one card.
lesson-dice-number = Now you would have to swap two 1s, and your red 1 might leave Hazel’s hand. First find the red 3: take the eye.
lesson-dice-blank = Nothing happens. Safe, but you learn nothing either: take the eye.
lesson-peek = Any card may be looked at. Where could the red 3 be? Choose one of the 3s.
lesson-peek-right = There it is, in your own hand! Remember it: soon you will see its back again.
lesson-peek-hazel = You see that card anyway. Look at a 3 that you can’t see.
lesson-peek-three = A 3, but not the red one. One place less to search; try the 3 in your own hand.
lesson-peek-wrong = You know where your red 1 and 2 are. It is a 3 that you need to look at.
lesson-on = At the end of your turn you may stop the round, claiming that your three are together in one place. Or you play on. What now?
lesson-on-right = Two are with Hazel and one with you: not together yet. Hazel’s turn: she takes a 3 and swaps; watch the dotted line.
lesson-on-stop = Wrong: two reds are with Hazel, one with you. You gain nothing, and Hazel gains 1 point. Play on.
lesson-where = Hazel has swapped the 3 of your hand with the 3 of a row. Cards move in sight of all, so you can follow them. Where is your red 3 now? Click it.
lesson-where-right = Yes: in the upper row. Nobody sees its colour there, but you know it.
lesson-where-wrong = Not there. The dotted line joins the two cards that changed places.
lesson-reroll = Your dice: a 1, an arrow and a blank. You want to swap 3s. The arrow rolls all three dice again, and then you choose once more. Which die?
lesson-reroll-right = A 3 has come up. Luck is with you.
lesson-reroll-number = A 1 must swap two 1s, and would hardly help: your red 1 is well where it is. Try the arrow.
lesson-reroll-blank = Nothing happens, and the turn is over. The arrow might bring a 3.
lesson-number = A red 1 and a red 2 with Hazel, the red 3 in the upper row, and you have rolled a 3. Take it.
lesson-number-wrong = The blank does nothing, and a 1 would move the wrong cards. What you need is the 3.
lesson-swap = Swap any two 3s, wherever they lie. How do you bring your three reds together? Click both cards.
lesson-swap-right = The red 3 is with Hazel now, beside the other two. It doesn’t matter that it is her hand!
lesson-swap-own = The red 3 is in your hand again, but the other two reds are with Hazel. Bring it to her.
lesson-swap-wrong = The red 3 isn’t with the others yet. Swap the 3 of the upper row with Hazel’s.
lesson-stop = All three reds are in one place, and you know it. Stop, or play on?
lesson-stop-right = Right! All cards are turned up.
lesson-stop-on = Too late: Hazel took a 1 and sent your red 1 to a row. Whoever is sure should stop.
lesson-scored = You stopped rightly: 2 points. But everybody whose three are together gains 2 as well: Hazel’s family is green, and all greens lie in the upper row. 2 for Hazel, too!
lesson-forbidden = And one colour is forbidden in each round: the sign shows the yellow artisans. Whoever holds such a card after a right stop loses 1 point. Click the card that costs you a point.
lesson-forbidden-right = The yellow 2. So you end with 1 point, Hazel with 2. Next time swap it away first!
lesson-forbidden-wrong = That one costs you nothing: it isn’t yellow, or it isn’t in your hand.
lesson-guess = Another game, with three players. You see two of your reds with Hazel; the 3 might be in your own hand or in a row. The turn is over. Do you dare to stop?
lesson-guess-on = Wise: Hazel’s 3 is yellow, you can see it, so your reds can’t be together yet. A wrong stop would have given you nothing, and 1 point each to Hazel and Rowan: the more players, the more it costs.
lesson-guess-stop = Wrong: Hazel’s 3 is yellow, the red one lay in a row. You gain nothing, and Hazel and Rowan gain 1 each. Look at what you can see before you stop.
lesson-remember = Back with Hazel: 3 to 2 for you, in round 4. Your family is blue. Earlier in this round you looked at these two cards, and both were blue. Nothing shows it now: you have to remember.
lesson-look = Is the third blue there, too? Choose a die.
lesson-look-right = The eye, to be sure.
lesson-look-blank = Nothing happens. You still don’t know the third card of the row: take the eye.
lesson-third = Which card tells you what you need to know?
lesson-third-right = Blue! All three are in the upper row. You may stop at once, but you have seen Hazel smile at your hand: let’s play on for one turn.
lesson-third-known = Blue, as you knew. It was the 3 beside it that you hadn’t seen.
lesson-third-wrong = That doesn’t help: the 3 of the upper row is the one to know.
lesson-sets = Hazel rolled only blanks. Your blues are in the upper row, but red is forbidden and Hazel, who sees your hand, keeps smiling. The two arrows exchange your three cards with another three. Which die?
lesson-sets-right = The two arrows: your whole hand changes places.
lesson-sets-number = A 2 could take one card away, but which? The two arrows change all three at once.
lesson-sets-blank = Nothing happens, and you could still stop. But if you hold a red card, that costs a point.
lesson-row = Exchange your hand with which three? Remember where the blues are.
lesson-row-right = Now you hold the three blues yourself, and the forbidden card lies in the row, where it costs nobody anything.
lesson-row-b = The lower row held two reds: now you hold them. The blues are in the upper row.
lesson-row-hazel = No red among Hazel’s cards, well seen. But the upper row gets rid of it as well, and its cards are your blues. Take the row.
lesson-last = You hold the three blues, though you see only backs. Stop, or play on?
lesson-last-right = Right, from memory alone! 2 points, and nothing forbidden in your hand.
lesson-last-on = Hazel swapped your 1 away. A set that is together seldom stays so: stop while you can.
lesson-over = 5 points, you win! The game ends when somebody has 4 or more after a round. If there is a tie, whoever stopped that round wins.
coach-together = You have seen all three of your mushrooms, and they are in one place. You can stop the round.
coach-apart = You have seen all three of your mushrooms, and they aren’t together yet. Stopping now would be wrong.
coach-two = You have seen two of your three: stopping would be a guess.
coach-none = You know too little of your three to stop. Play on, and look at cards.
coach-peek = The eye tells you one more card. Look where your missing mushrooms could be: in your own hand, or in a row.
coach-forbidden = You know that you hold a forbidden card. After a right stop it costs you 1 point: swap it away if you can.
coach-number = You must swap two cards of this number now. If none of them helps you, swap two that you don’t need.
because-scores = it scores
because-gathers = it brings your mushrooms together
because-learns = you learn a card
because-rids = it gets rid of a forbidden card
because-looks = you may look at a card
because-keeps = nothing is given away

# The box.
box-mushrooms = Mushroom cards
    .about = Three of each family, with values 1, 2 and 3. The back of a card shows its value, never its colour (K1).
box-mushroom = { colour }, { $value }
box-families = Family cards
    .about = One for each colour: it says whose three mushrooms you are to bring together (K1, K4).
box-dice = Dice
    .about = Three different ones. The numbers and the blank are published; which special sign is on which die is our choice (K2).
box-die = Die { $name }

# The players' cards beside the board.
thing-family-secret = { $who-you ->
    [yes] Your family
   *[no] { $who }’s family: a secret
}
