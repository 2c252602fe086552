"""What is decided, done and told in KIKAI, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Decisions that can be pending; each with up to two numbers.
FOUND: Final = 0  # set-up: which starting feet to build where (M13)
EXIT: Final = 1  # set-up: which exit of a district gets the distributor: district
CARD: Final = 2  # which card or pair to play (M15)
ACTION: Final = 3  # which action: district
BUILD: Final = 4  # which element: district (M19)
STREET: Final = 5  # which street: district (M23)
ATTRACT: Final = 6  # which fan to which element: district, flags (M25)
BILLBOARD: Final = 7  # which billboard: square (M28)
CHOICE: Final = 8  # a megaphone or a ladder (M8)
EXHIBIT: Final = 9  # which further districts: district, districts fetched so far, as a set (M30)
PAY: Final = 10  # how many ladders instead of megaphones: cost (M22)
REMOVE: Final = 11  # which fan leaves the game (M22)
TAKE: Final = 12  # which card to take, or a second action (M16, M17)
END: Final = 13  # draw cards for ladders, or end the turn (M17)
FILL: Final = 14  # draw up to four cards at the end of a round (M35)
DECISIONS: Final = (  # their names by number
    *("found", "exit", "card", "action", "build", "street", "attract", "billboard"),
    *("choice", "exhibit", "pay", "remove", "take", "end", "fill"),
)

# Flags of ATTRACT.
SOME_TAKEN: Final = 1
TOLL_FREED: Final = 2  # the power of M22 has been used up for this action

# Parts of the game.
FOUNDING: Final = 0
PLAYING: Final = 1
FILLING: Final = 2

# Actions, each from its number on.
ACT_PLAY: Final = 0  # + district
ACT_PAIR: Final = 8  # + 6 * district of the cards + district
ACT_DO: Final = 48  # + which action
ACT_ELEMENT: Final = 64  # + element
ACT_STREET: Final = 128  # + street
ACT_FAN: Final = 192  # + 3 * square + level
ACT_STOP: Final = 240
ACT_BILLBOARD: Final = 248  # + number
ACT_CHOICE: Final = 256  # + 0 megaphone, 1 ladder
ACT_FETCH: Final = 264  # + district
ACT_OPEN: Final = 272
ACT_PAY: Final = 280  # + ladders
ACT_AGAIN: Final = 288
ACT_TAKE: Final = 296  # + district, then:
ACT_TAKE_TOP: Final = 302
ACT_TAKE_NOTHING: Final = 303
ACT_DRAW: Final = 304
ACT_END: Final = 305
ACT_ENOUGH: Final = 306
ACT_LADDER: Final = 320  # + 2 * district + 0 body, 1 head
ACT_REMOVE: Final = 336  # + 3 * square + colour
ACT_FOUND: Final = 384  # + 6 * colour + district

DO_BUILD: Final = 0
DO_DISTRIBUTE: Final = 1
DO_ATTRACT: Final = 2
DO_EXHIBIT: Final = 3

# Events.
TURN: Final = 0  # seat, round, turn of the round
FOUNDED: Final = 1  # seat, element, district
DEPLOYED: Final = 2  # seat, street
PLAYED: Final = 3  # seat, district
PLAYED_PAIR: Final = 4  # seat, district of the cards, district
BUILT: Final = 5  # seat, element, district
GAINED: Final = 6  # seat, effect
DISCARDED: Final = 7  # seat, distributors
ATTRACTED: Final = 8  # seat, square, element, toll
PLACED_BILLBOARD: Final = 9  # seat, square, number
FETCHED: Final = 10  # seat, district, cost
EXHIBITED: Final = 11  # seat, fans, income
RENOWN: Final = 12  # seat, steps, space reached
LADDER: Final = 13  # seat, district, level, influence
TOOK: Final = 14  # seat, district
DREW: Final = 15  # seat, district
OFFERED: Final = 16  # district
SHOWN: Final = 17  # element
REMOVED: Final = 18  # seat, square, colour
TILE: Final = 19  # seat, tile, mode, points
ROUND_OVER: Final = 20  # round
MASTER: Final = 21  # seat, line, points or energy lost
AGAIN: Final = 22  # seat
MEDIA_VICTORY: Final = 23  # seat


# A pending decision is kept with its two numbers.


def pending(decision: i64, a: i64, b: i64) -> i64:
    return decision | a << 4 | b << 12


def decision_of(entry: i64) -> i64:
    return entry & 15


def first_of(entry: i64) -> i64:
    return (entry >> 4) & 255


def second_of(entry: i64) -> i64:
    return entry >> 12
