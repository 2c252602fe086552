"""Kiwi Chow Down in words: what is asked, what an action does, what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.engine.state import Event
from kibako.engine.words import Seat, Sign, Text, text
from kibako.games.kiwi.data.components import BOX, CARDS, CLANS, FRUITS, LEADERS, NEST_NAMES, NEST_TYPES, SEASON_CARDS, TERRAINS
from kibako.games.kiwi.notation.actions import FORMS, end_of, kiwi_of, name_in, packs_of, start_of
from kibako.games.kiwi.notation.names import SOLO_ROWS, SPANISH_NAMES, TOLD_CARD_NAMES, USES
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, Kiwi
from kibako.games.kiwi.notation.places import OFF_ISLAND, Place, on_board, place_in
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.codes import (
    BOT,
    BOT_TOLD,
    FACE_DOWN,
    FACE_DOWN_FRUIT,
    JOKER_A,
    LEADER,
    MOVED,
    act_of,
    card_of,
    number_of,
    piece_of,
    use_of,
)
from kibako.games.kiwi.rules.paying import PACKS
from kibako.games.kiwi.view import KiwiView, nest_to_build, season_card_said

Numbers = tuple[int, int, int]
"""What belongs to an event, after its kind and side."""


def yes(condition: bool) -> str:
    """As texts choose by it."""
    return "yes" if condition else "no"


def kiwi_words(kiwi: Kiwi) -> Text:
    return text("kiwi", clan=kiwi.clan, size=kiwi.size, mark=kiwi.mark)


def own_words(kiwi: Kiwi) -> Text:
    return text("own-kiwi", size=kiwi.size, mark=kiwi.mark)


def leader_name(leader: str) -> str:
    return leader.capitalize()


def led(leader: int) -> dict[str, object]:
    name = LEADERS[leader].name
    return {"name": leader_name(name), **ability(name)}


def ability(leader: str | None) -> dict[str, object]:
    """What the leader card can do, as its steps say: in a sentence where there is one, else step by step."""
    steps = next((known.steps for known in LEADERS if known.name == leader), ())
    return {"ability": "-".join(" ".join(steps).split()), "steps": [step_words(step) for step in steps]}


def step_words(step: str) -> Text:
    parts = step.split()
    count = next((int(part) for part in parts if part.isdigit()), 0)
    return text("step", step="-".join(part for part in parts if not part.isdigit()), count=count)


def benefit_words(benefit: str) -> list[Text]:
    """What a space, nest or card gives, as the component files say it: "1 fruit, 2 place"."""
    parts = [part.split(" ") for part in benefit.split(", ")] if benefit else [["0", "none"]]
    return [text("benefit", what=what, count=int(count)) for count, what in parts]


def season_words(key: str, card: str, **more: object) -> Text:
    printed = {said: name for name, said in SPANISH_NAMES.items()}.get(card, card)
    found = next(one for one in SEASON_CARDS if one.name == printed)
    return text(key, card=card, left=benefit_words(found.left), right=benefit_words(found.right), **more)


def space_gain(view: KiwiView, space: int) -> str:
    """W80: what a space of the turn track gives."""
    found = BOX.track[space - 1]
    return found.spanish if view.edition == "es" and found.spanish else found.gain


def fruit_told(colour: int) -> Sign:
    return Sign(text("fruit", colour=FRUITS[colour]), f"fruit-{FRUITS[colour]}")


def paid_told(fruits: tuple[int, ...], markers: int) -> list[Sign]:
    count = Sign(text("marker-count", count=markers), "marker-back", number=markers)
    return [*(fruit_told(colour) for colour in fruits), *([count] if markers else [])]


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
    asked = view.decision
    if asked is None:
        return text("ask-over")
    return text(
        f"ask-{asked.kind}",
        count=asked.count,
        more=asked.more,
        must=yes(asked.must),
        second=yes(asked.second),
        cost=asked.cost,
        season=view.season,
    )


def status(view: KiwiView) -> tuple[Text, ...]:
    """Each seat's points if the game ended now, fruits and number of markers: all of it is public."""
    return tuple(
        text("status", points=side.total, fruits=sum(side.fruits), markers=side.marker_count)
        for side in view.sides[: view.seats]
    )


def progress(view: KiwiView) -> Text:
    return text("progress", season=view.season, phase=view.phase, round=view.round)


# --- saying ----------------------------------------------------------------------------------------------------------


def say(action: int, view: KiwiView) -> Text:
    return SAYINGS[act_of(action)](action, view)


def _do(action: int) -> str:
    return f"do-{FORMS[act_of(action)].verb}"


def _named(key: str, argument: str) -> Saying:
    return lambda action, _view: text(key, **{argument: name_in(action)})


def _plain(key: str) -> Saying:
    return lambda _action, _view: text(key)


def hex_words(view: KiwiView, place: Place) -> Text | str:
    """A hex as the board calls it, with its terrain."""
    hex_ = None if place == OFF_ISLAND else view.hex_at(place)
    return place if hex_ is None else text("hex", name=on_board(place, len(view.sides)), terrain=hex_.terrain)


def _say_on_hex(action: int, view: KiwiView) -> Text:
    hex_ = view.hex_at(end_of(action))
    return text(_do(action), place=hex_words(view, end_of(action)), terrain=hex_.terrain if hex_ else "")


def _way(action: int, view: KiwiView) -> dict[str, object]:
    start = hex_words(view, start_of(action))
    return {"place": start, "start": start, "end": hex_words(view, end_of(action))}


def _say_own_kiwi(action: int, view: KiwiView) -> Text:
    """A kiwi of whoever decides, from one hex, perhaps to another."""
    kiwi = KIWIS_BY_CLAN[view.actor.clan][piece_of(action)]
    return text(_do(action), kiwi=own_words(kiwi), **_way(action, view))


def _say_any_kiwi(action: int, view: KiwiView) -> Text:
    return text(_do(action), kiwi=kiwi_words(kiwi_of(action)), **_way(action, view))


def _say_space(action: int, view: KiwiView) -> Text:
    space = int(number_of(action)) + 1
    return text("do-space", space=space, gives=benefit_words(space_gain(view, space)))


def _say_nest(action: int, _view: KiwiView) -> Text:
    return text("do-nest", nest=name_in(action), gives=benefit_words(BOX.nests[number_of(action)].season))


def _say_build(action: int, view: KiwiView) -> Text:
    nest = nest_to_build(view.actor.nests, NEST_TYPES[piece_of(action)])
    return text("do-build", nest=nest, place=hex_words(view, end_of(action)))


def _say_play(action: int, _view: KiwiView) -> Text:
    card, use = int(card_of(action)), int(use_of(action))
    if use in (FACE_DOWN, FACE_DOWN_FRUIT):
        return text("do-down", card=CARDS[card], fruit=yes(use == FACE_DOWN_FRUIT))
    return text("do-play", card=CARDS[card], how=how_played(card, use))


def how_played(card: int, use: int) -> str:
    """A joker is played as something; other cards are what they are."""
    return USES[use] if card >= JOKER_A else "plain"


Saying = Callable[[int, KiwiView], Text]

SAYINGS: Final[dict[int, Saying]] = {
    codes.ACT_DONE: lambda _action, view: text("do-done", doing=view.doing),
    codes.ACT_LEADER: lambda action, _view: text("do-leader", **led(int(number_of(action)))),
    codes.ACT_SETTLE: _say_on_hex,
    codes.ACT_SPACE: _say_space,
    codes.ACT_PLAY: _say_play,
    codes.ACT_MOVE: _say_own_kiwi,
    codes.ACT_ABILITY: lambda _action, view: text("do-ability", **ability(view.actor.leader)),
    codes.ACT_PUSH: _say_any_kiwi,
    codes.ACT_ASHORE: _say_on_hex,
    codes.ACT_GO: _say_on_hex,
    codes.ACT_BRING: _say_own_kiwi,
    codes.ACT_PULL: _say_any_kiwi,
    codes.ACT_FEED: _say_any_kiwi,
    codes.ACT_PAY: lambda action, _view: text("do-pay", price=payment_words(*packs_of(action))),
    codes.ACT_TAKE: _say_own_kiwi,
    codes.ACT_BUILD: _say_build,
    codes.ACT_PLACE: _say_on_hex,
    codes.ACT_GROW: _say_own_kiwi,
    codes.ACT_NEST: _say_nest,
    codes.ACT_BONUS: _named("do-bonus", "action"),
    codes.ACT_GIVE_FRUIT: _named("do-give-fruit", "colour"),
    codes.ACT_GIVE_MARKER: _named("do-give-marker", "terrain"),
    codes.ACT_REMOVE: _say_own_kiwi,
    codes.ACT_MARK: _say_on_hex,
    codes.ACT_ROW: _plain("do-row"),
    codes.ACT_RESERVE: _plain("do-reserve"),
    codes.ACT_PRIZE: lambda action, view: season_words("do-prize", season_card_said(view, name_in(action))),
}


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
        return season_words("was-turned-up", TOLD_CARD_NAMES[a])
    if kind == codes.TIED:
        return text("was-tied", card=TOLD_CARD_NAMES[a])
    if kind == codes.GAINED_FRUIT:
        drawn = [colour for colour in range(len(FRUITS)) for _ in range(b >> 4 * colour & 15)]
        return text("was-fruit", **who(a), fruits=[fruit_told(colour) for colour in drawn]) if drawn else None
    assert kind == codes.PAID_FRUITS
    return text("was-paid", **who(a), price=paid_told(PACKS[b], c))


def _unmarked(clan: int, piece: int) -> Kiwi:
    """What happened is told without marks."""
    return KIWIS_BY_CLAN[CLANS[clan]][piece if piece == LEADER else piece % MOVED]


def _own_told(piece: int) -> Sign:
    """`illustrate` knows the clan."""
    kiwi = _unmarked(0, piece)
    return Sign(own_words(kiwi), f"kiwi-own-{kiwi.size}")


def _any_told(number: int) -> Sign:
    kiwi = _unmarked(number >> 4, number & 15)
    return Sign(kiwi_words(kiwi), f"kiwi-{kiwi.clan}-{kiwi.size}")


def illustrate(report: Text, event: Event, view: KiwiView) -> Text:
    """A report with the reader's own eyes: places by their terrain, kiwis and nests of the clan that did it."""
    side = BOT if event[1] == BOT_TOLD else event[1]
    clan = view.sides[side].clan if 0 <= side < len(view.sides) else CLANS[0]
    args = {name: _seen(value, clan, view) if name in SEEN else value for name, value in report.args.items()}
    if "colour" in args:
        args["sign"] = fruit_told(FRUITS.index(str(args["colour"])))
    if "nest" in args:
        args["sign"] = Sign(text("nest", nest=args["nest"]), f"nest-{clan}-{args['nest']}")
    if "card" in args:
        args["sign"] = Sign(text("card", card=args["card"]), f"card-{str(args['card']).partition('-')[0]}")
    return Text(report.key, args)


SEEN: Final = ("kiwi", "place", "start", "end")
"""Arguments of reports that are seen on the island."""


def _seen(value: object, clan: str, view: KiwiView) -> object:
    if isinstance(value, Sign):
        return value._replace(icon=value.icon.replace("-own-", f"-{clan}-"))
    hex_ = view.hex_at(str(value))
    return value if hex_ is None else Sign(text("terrain", terrain=hex_.terrain), f"marker-{hex_.terrain}", f"hex-{value}")


def _place(n: Numbers) -> dict[str, object]:
    return {"place": place_in(n[0]), "count": n[1]}


def _own_at(n: Numbers) -> dict[str, object]:
    return {"kiwi": _own_told(n[0]), "place": place_in(n[1])}


def _any_at(n: Numbers) -> dict[str, object]:
    return {"kiwi": _any_told(n[0]), "place": place_in(n[1])}


def _own_way(n: Numbers) -> dict[str, object]:
    return {"kiwi": _own_told(n[0]), "start": place_in(n[1]), "end": place_in(n[2])}


def _any_way(n: Numbers) -> dict[str, object]:
    return {"kiwi": _any_told(n[0]), "start": place_in(n[1]), "end": place_in(n[2])}


def _count(n: Numbers) -> dict[str, object]:
    return {"count": n[0]}


def _card(n: Numbers) -> dict[str, object]:
    return {"card": TOLD_CARD_NAMES[n[0]], "value": n[1]}


SIMPLE: Final[dict[int, tuple[str, Callable[[Numbers], dict[str, object]]]]] = {
    codes.BEGAN: ("was-begun", _count),
    codes.LED: ("was-led", lambda n: led(n[0])),
    codes.SETTLED: ("was-settled", _place),
    codes.CHOSE_SPACE: ("was-space", _count),
    codes.PLAYED: (
        "was-played",
        lambda n: {"card": CARDS[n[0]], "how": how_played(n[0], n[1])},
    ),
    codes.DOWNED: ("was-downed", _count),
    codes.GAINED_MARKERS: ("was-markers", _count),
    codes.GAVE_FRUIT: ("was-gave-fruit", lambda n: {"colour": FRUITS[n[0]]}),
    codes.GAVE_MARKER: ("was-gave-marker", _count),
    codes.MOVED_TO: ("was-moved", _own_way),
    codes.PUSHED: ("was-pushed", _any_way),
    codes.WASHED_ASHORE: ("was-ashore", lambda n: {"clan": CLANS[n[0]], "place": place_in(n[1])}),
    codes.USED_ABILITY: ("was-ability", lambda n: led(n[0])),
    codes.WENT: ("was-went", _place),
    codes.PULLED: ("was-pulled", _any_way),
    codes.FED: ("was-fed", _any_at),
    codes.BURST: ("was-burst", _place),
    codes.PLACED: ("was-placed", _place),
    codes.GREW: ("was-grown", _own_at),
    codes.TOOK: ("was-took", _own_at),
    codes.BUILT: ("was-built", lambda n: {"nest": NEST_NAMES[n[0]], "place": place_in(n[1])}),
    codes.UNCOVERED: ("was-uncovered", _count),
    codes.REMOVED: ("was-removed", _own_at),
    codes.COMPARED: ("was-compared", _card),
    codes.WON_CARD: ("was-won", _card),
    codes.POINTS: ("was-points", _count),
    codes.MARKED: ("was-marked", lambda n: {"place": place_in(n[0]), "terrain": TERRAINS[n[1]]}),
    codes.SHOWED: ("was-showed", lambda n: {"terrain": TERRAINS[n[0]], "count": n[1]}),
    codes.KNOWN: ("was-known", lambda n: {"terrain": TERRAINS[n[0]], "count": n[1]}),
    codes.CHOSE_NEST: ("was-nest", lambda n: {"nest": NEST_NAMES[n[0]]}),
    codes.REVEALED_CARD: ("was-revealed", lambda n: {"card": SOLO_ROWS[n[0]], "slot": n[1]}),
    codes.KEPT: ("was-kept", _card),
    codes.SHUFFLED: ("was-shuffled", _count),
    codes.SET_ASIDE: ("was-set-aside", lambda n: {"card": SOLO_ROWS[n[0]]}),
    codes.MOVED_PLAYERS: ("was-moved-leader", lambda n: {"clan": CLANS[n[0]], "start": place_in(n[1]), "end": place_in(n[2])}),
    codes.LEFT_OUT: ("was-left-out", lambda n: {"card": ("move", "feed", "build")[n[0]]}),
}
