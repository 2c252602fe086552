"""Kiwi Chow Down in words: what is asked, what an action does, what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.engine.state import Event
from kibako.engine.words import Seat, Text, text
from kibako.games.kiwi import actions, codes
from kibako.games.kiwi.actions import PIECES, from_of, packs_of, piece_of, to_of, whose_of, write_place
from kibako.games.kiwi.codes import (
    ACT_BUILD,
    ACT_MOVE,
    ACT_PAY,
    ACT_PLAY,
    ACT_PUSH,
    BOT_TOLD,
    FACE_DOWN,
    FACE_DOWN_FRUIT,
    JOKER_A,
    LEADER,
    MUST,
    OFF,
    TYPE,
)
from kibako.games.kiwi.components import BOX, CARDS, CLANS, FRUITS, LEADERS, NEST_NAMES, NEST_TYPES, SEASON_CARDS, TERRAINS
from kibako.games.kiwi.paying import DIFFERENT, MOVE_FRUITS, PACKS, SAME
from kibako.games.kiwi.position import ROWS
from kibako.games.kiwi.state import first_of, fourth_of, second_of
from kibako.games.kiwi.view import KiwiView, next_nest

Numbers = tuple[int, int, int]
"""What belongs to an event, after its kind and side."""

COSTS: Final = {DIFFERENT: "different", SAME: "same", MOVE_FRUITS: "move"}


def kiwi_words(clan: int, piece: int, mark: str = "none") -> Text:
    return text("kiwi", clan=CLANS[clan], size=size_name(piece), mark=mark)


def own_words(piece: int, mark: str = "none") -> Text:
    return text("own-kiwi", size=size_name(piece), mark=mark)


def size_name(piece: int) -> str:
    return "leader" if piece == LEADER else str(piece % 3 + 1)


def mark_name(piece: int) -> str:
    """What sets a kiwi apart from others of its size in the hex: that it has moved, or grown."""
    return PIECES[piece].partition("-")[2] or "none"


def leader_name(leader: str) -> str:
    return leader.capitalize()


def led(leader: int) -> dict[str, object]:
    name = LEADERS[leader].name
    return {"leader": name, "name": leader_name(name)}


def benefit_words(benefit: str) -> list[Text]:
    """What a space, nest or card gives, as the component files say it: "1 fruit, 2 place"."""
    parts = [part.split(" ") for part in benefit.split(", ")] if benefit else [["0", "none"]]
    return [text("benefit", what=what, count=int(count)) for count, what in parts]


def season_words(key: str, card: str, **more: object) -> Text:
    found = next(one for one in SEASON_CARDS if one.name == card)
    return text(key, card=card, left=benefit_words(found.left), right=benefit_words(found.right), **more)


def space_gain(view: KiwiView, space: int) -> str:
    """W80: what a space of the turn track gives."""
    found = BOX.track[space - 1]
    return found.spanish if view.edition == "es" and found.spanish else found.gain


def place_words(cell: int) -> str:
    return "off" if cell == OFF else write_place(cell)


def payment_words(fruits: tuple[int, ...], markers: tuple[int, ...] | int) -> list[Text]:
    """Fruits and markers; of others' markers only the number."""
    parts = [text("fruit", colour=FRUITS[colour]) for colour in fruits]
    if isinstance(markers, int):
        parts += [text("marker-count", count=markers)] if markers else []
    else:
        parts += [text("marker", terrain=TERRAINS[terrain]) for terrain in markers]
    return parts


# --- asking ----------------------------------------------------------------------------------------------------------


def ask(view: KiwiView) -> Text:
    if not view.pending:
        return text("ask-over")
    top = view.pending[-1]
    numbers = {"first": first_of(top), "second": second_of(top)}
    if view.doing == "pay":
        return text("ask-pay", cost=COSTS.get(numbers["first"], "any"), count=int(numbers["second"]))
    if view.doing == "push":
        return text("ask-push", must="yes" if fourth_of(top) & MUST else "no", count=int(numbers["second"]))
    if view.doing == "mark":
        return text("ask-mark", second="yes" if numbers["first"] else "no", season=view.season)
    return text(f"ask-{view.doing}", count=int(numbers["first"]), more=int(numbers["second"]))


def status(view: KiwiView) -> tuple[Text, ...]:
    """Each seat's points if the game ended now, fruits and number of markers: all of it is public."""
    return tuple(
        text("status", points=points_now(view, seat), fruits=sum(side.fruits), markers=side.marker_count)
        for seat, side in enumerate(view.sides[: view.seats])
    )


def points_now(view: KiwiView, seat: int) -> int:
    """W65."""
    side = view.sides[seat]
    placed = sum(hex_.marker == side.clan for hex_ in view.hexes)
    return placed + sum(nest.endswith("-2") for nest in side.nests) + side.points


# --- saying ----------------------------------------------------------------------------------------------------------

NAMED: Final = {
    codes.ACT_BONUS: ("do-bonus", "action"),
    codes.ACT_GIVE_FRUIT: ("do-give-fruit", "colour"),
    codes.ACT_GIVE_MARKER: ("do-give-marker", "terrain"),
}
PLAIN: Final = {codes.ACT_ROW: "do-row", codes.ACT_RESERVE: "do-reserve"}


def say(action: int, view: KiwiView) -> Text:
    kind = action - action % TYPE
    if kind == codes.ACT_DONE:
        return text("do-done", doing=view.doing)
    if kind in PLAIN:
        return text(PLAIN[kind])
    if kind in NAMED:
        key, argument = NAMED[kind]
        return text(key, **{argument: actions.WORDS[kind][1][action - kind]})
    if kind in actions.PLACING:
        place = write_place(action - kind)
        return text(f"do-{actions.PLACING[kind]}", place=place, terrain=terrain_at(view, place))
    if kind in actions.OWN_KIWI:
        return text(f"do-{actions.OWN_KIWI[kind]}", kiwi=_own(action), place=write_place(from_of(action)))
    if kind in actions.ANY_KIWI:
        return text(f"do-{actions.ANY_KIWI[kind]}", kiwi=_any(action), place=write_place(from_of(action)))
    return _say_of_box(kind, action - kind, view) or _say_other(kind, action, view)


def terrain_at(view: KiwiView, place: str) -> str:
    return next((hex_.terrain for hex_ in view.hexes if f"{hex_.q},{hex_.r}" == place), "")


def _own(action: int) -> Text:
    return own_words(piece_of(action), mark_name(piece_of(action)))


def _any(action: int) -> Text:
    return kiwi_words(whose_of(action), piece_of(action), mark_name(piece_of(action)))


def _say_of_box(kind: int, number: int, view: KiwiView) -> Text | None:
    """Leaders, spaces, nests and season cards: with what they do."""
    assert view.turn is not None
    if kind == codes.ACT_LEADER:
        return text("do-leader", **led(number))
    if kind == codes.ACT_ABILITY:
        return text("do-ability", leader=view.sides[view.turn].leader or "")
    if kind == codes.ACT_SPACE:
        return text("do-space", space=number + 1, gives=benefit_words(space_gain(view, number + 1)))
    if kind == codes.ACT_NEST:
        return text("do-nest", nest=NEST_NAMES[number], gives=benefit_words(BOX.nests[number].season))
    return season_words("do-prize", SEASON_CARDS[number].name) if kind == codes.ACT_PRIZE else None


def _say_other(kind: int, action: int, view: KiwiView) -> Text:
    start, end = write_place(from_of(action)), place_words(to_of(action))
    if kind == ACT_MOVE:
        return text("do-move", kiwi=_own(action), start=start, end=end)
    if kind == ACT_PUSH:
        return text("do-push", kiwi=_any(action), start=start, end=end)
    if kind == ACT_BUILD:
        assert view.turn is not None
        return text("do-build", nest=next_nest(view.sides[view.turn].nests, NEST_TYPES[piece_of(action)]), place=end)
    if kind == ACT_PAY:
        return text("do-pay", price=payment_words(*packs_of(action)))
    assert kind == ACT_PLAY
    return card_words("do", (action - kind) >> 3, (action - kind) & 7)


def card_words(verb: str, card: int, played: int) -> Text:
    if played in (FACE_DOWN, FACE_DOWN_FRUIT):
        return text("do-down", card=CARDS[card], fruit="yes" if played == FACE_DOWN_FRUIT else "no")
    how = actions.AS_NAMES[played] if card >= JOKER_A else "plain"
    return text(f"{verb}-play", card=CARDS[card], how=how)


# --- reporting -------------------------------------------------------------------------------------------------------


def who(side: int) -> dict[str, object]:
    if side == BOT_TOLD:
        return {"who": text("kiwibot"), "who-you": "no"}
    return {"who": Seat(side)}


def report(event: Event, _reader: int | None) -> Text | None:
    kind, a, b, c, d = event
    if kind in SIMPLE:
        key, arguments = SIMPLE[kind]
        return text(key, **who(a), **arguments((b, c, d)))
    if kind == codes.SEASON:
        return text("was-season", season=a)
    if kind == codes.TURNED_UP:
        return season_words("was-turned-up", SEASON_CARDS[a].name)
    if kind == codes.TIED:
        return text("was-tied", card=SEASON_CARDS[a].name)
    if kind == codes.GAINED_FRUIT:
        drawn = [colour for colour in range(len(FRUITS)) for _ in range(b >> 4 * colour & 15)]
        return text("was-fruit", **who(a), fruits=payment_words(tuple(drawn), 0)) if drawn else None
    assert kind == codes.PAID_FRUITS
    return text("was-paid", **who(a), price=payment_words(PACKS[b], c))


def _place(n: Numbers) -> dict[str, object]:
    return {"place": write_place(n[0]), "count": n[1]}


def _own_at(n: Numbers) -> dict[str, object]:
    return {"kiwi": own_words(n[0]), "place": write_place(n[1])}


def _any_at(n: Numbers) -> dict[str, object]:
    return {"kiwi": kiwi_words(n[0] >> 4, n[0] & 15), "place": write_place(n[1])}


def _own_way(n: Numbers) -> dict[str, object]:
    return {"kiwi": own_words(n[0]), "start": write_place(n[1]), "end": place_words(n[2])}


def _any_way(n: Numbers) -> dict[str, object]:
    return {"kiwi": kiwi_words(n[0] >> 4, n[0] & 15), "start": write_place(n[1]), "end": place_words(n[2])}


def _count(n: Numbers) -> dict[str, object]:
    return {"count": n[0]}


def _card(n: Numbers) -> dict[str, object]:
    return {"card": SEASON_CARDS[n[0]].name, "value": n[1]}


SIMPLE: Final[dict[int, tuple[str, Callable[[Numbers], dict[str, object]]]]] = {
    codes.BEGAN: ("was-begun", _count),
    codes.LED: ("was-led", lambda n: led(n[0])),
    codes.SETTLED: ("was-settled", _place),
    codes.CHOSE_SPACE: ("was-space", _count),
    codes.PLAYED: (
        "was-played",
        lambda n: {"card": CARDS[n[0]], "how": actions.AS_NAMES[n[1]] if n[0] >= JOKER_A else "plain"},
    ),
    codes.DOWNED: ("was-downed", _count),
    codes.GAINED_MARKERS: ("was-markers", _count),
    codes.GAVE_FRUIT: ("was-gave-fruit", lambda n: {"colour": FRUITS[n[0]]}),
    codes.GAVE_MARKER: ("was-gave-marker", _count),
    codes.MOVED_TO: ("was-moved", _own_way),
    codes.PUSHED: ("was-pushed", _any_way),
    codes.WASHED_ASHORE: ("was-ashore", lambda n: {"clan": CLANS[n[0]], "place": write_place(n[1])}),
    codes.USED_ABILITY: ("was-ability", lambda n: led(n[0])),
    codes.WENT: ("was-went", _place),
    codes.PULLED: ("was-pulled", _any_way),
    codes.FED: ("was-fed", _any_at),
    codes.BURST: ("was-burst", _place),
    codes.PLACED: ("was-placed", _place),
    codes.GREW: ("was-grown", _own_at),
    codes.TOOK: ("was-took", _own_at),
    codes.BUILT: ("was-built", lambda n: {"nest": NEST_NAMES[n[0]], "place": write_place(n[1])}),
    codes.UNCOVERED: ("was-uncovered", _count),
    codes.REMOVED: ("was-removed", _own_at),
    codes.COMPARED: ("was-compared", _card),
    codes.WON_CARD: ("was-won", _card),
    codes.POINTS: ("was-points", _count),
    codes.MARKED: ("was-marked", lambda n: {"place": write_place(n[0]), "terrain": TERRAINS[n[1]]}),
    codes.SHOWED: ("was-showed", lambda n: {"terrain": TERRAINS[n[0]], "count": n[1]}),
    codes.KNOWN: ("was-known", lambda n: {"terrain": TERRAINS[n[0]], "count": n[1]}),
    codes.CHOSE_NEST: ("was-nest", lambda n: {"nest": NEST_NAMES[n[0]]}),
    codes.REVEALED_CARD: ("was-revealed", lambda n: {"card": ROWS[n[0]], "slot": n[1]}),
    codes.KEPT: ("was-kept", _card),
    codes.SHUFFLED: ("was-shuffled", _count),
    codes.LEFT_OUT: ("was-left-out", lambda n: {"card": ("move", "feed", "build")[n[0]]}),
}
