"""Kinoko's picture: what lies where, and what can be clicked."""

from __future__ import annotations

from functools import cache
from typing import Final

from kibako.engine.game import Scene
from kibako.engine.words import Seat, text
from kibako.games.kinoko.data.components import ROWS
from kibako.games.kinoko.notation.actions import PLACES
from kibako.games.kinoko.picture import pieces
from kibako.games.kinoko.picture.arrows import arrow, trace
from kibako.games.kinoko.picture.cards import card_defs, mark_defs
from kibako.games.kinoko.picture.clicks import card_id
from kibako.games.kinoko.picture.hands import Plate, mark, rack
from kibako.games.kinoko.picture.hats import hat_defs, hat_sign
from kibako.games.kinoko.picture.icons import icon_defs
from kibako.games.kinoko.picture.layout import Layout, Spot, layout
from kibako.games.kinoko.picture.overlays import plan, traces
from kibako.games.kinoko.picture.people import people_defs
from kibako.games.kinoko.picture.scenery import scenery_defs
from kibako.games.kinoko.picture.svg_words import digit_defs, put, show, tidy
from kibako.games.kinoko.rules.codes import ROW_COUNT
from kibako.games.kinoko.text.words import card_words, die_words, remembered, taken_die
from kibako.games.kinoko.text.words import place as place_words
from kibako.games.kinoko.view import Card, KinokoView
from kibako.kit.svg import WOOD_DARK, el, g, num, title

# How the dice fell: sideways, downwards, turned. Another for each seat's roll, so that they move when they are rolled.
_FALLS: Final = (
    ((-3, 2, -9), (2, -3, 5), (1, 1, 8)),
    ((2, -1, 11), (-3, 2, -6), (4, -2, -10)),
    ((0, 3, -4), (3, 1, 9), (-3, -1, 6)),
    ((4, 0, 7), (-1, -3, -11), (2, 3, -5)),
)


@cache
def defs() -> str:
    return tidy("".join((digit_defs(), hat_defs(), people_defs(), mark_defs(), card_defs(), scenery_defs(), icon_defs())))


def draw(scene: Scene[KinokoView]) -> str:
    return _Picture(scene).svg()


class _Picture:
    def __init__(self, scene: Scene[KinokoView]) -> None:
        self.view = scene.view
        self.say = scene.speaker.say
        self.bottom = scene.view.seat or 0
        self.layout: Layout = layout(scene.view.seats, scene.tall)
        self.plan = plan(scene.view, scene.planned)
        self.traces = traces(scene.view, scene.recent)
        self.scored = scene.view.is_scored
        self.punished = self.scored and scene.view.was_right  # K18, K19: whether holding the forbidden colour counted
        self.place_names = [self.say(place_words(place)) for place in range(len(scene.view.places))]

    def svg(self) -> str:
        layers = (
            pieces.ground(self.view.seats, self.layout.tall),
            *(pieces.hollow(self.layout, row, letter) for row, letter in enumerate(ROWS)),
            g(self.sign(), class_="aside"),
            *self.own_family(),
            *(trace(self.layout, link, self.bottom) for link in self.traces.links),
            self.left_over(),
            g(self.tray(), class_="aside"),
            *self.frames(),
            *self.cards(),
            *self.racks(),
            *([arrow(self.layout, self.plan.link, self.bottom)] if self.plan.link else []),
            *(self.complete_sets() if self.scored else []),
            *(self.others_families() if self.view.all_open and not self.layout.tall else []),
        )
        shape = f"0 0 {num(self.layout.wide)} {num(self.layout.high)}"
        kinds = f"board kinoko kinoko-doing-{self.view.doing}"
        return el("svg", *layers, viewBox=shape, class_=kinds, stroke_linecap="round", stroke_linejoin="round")

    # --- cards and sets ------------------------------------------------------------------------------------------

    def cards(self) -> list[str]:
        """All glows lie under all cards, so that none lies on a neighbour."""
        placed = [
            (place, card, self.layout.slot(place, card.value - 1, self.bottom))
            for place, cards in enumerate(self.plan.places)
            for card in cards
        ]
        glows = [pieces.card_glow(card.number, spot) for _, card, spot in placed]
        return glows + [self.card(place, card, spot) for place, card, spot in placed]

    def card(self, place: int, card: Card, spot: Spot) -> str:
        planned = card.number in self.plan.cards and not self.plan.moves_sets
        face = f"card-{card.colour}-{card.value}" if card.colour else f"back-{card.value}"
        words = self.say(card_words(self.view, self.place_names[place], card))
        return pieces.placed_card(card_id(card), words, face, spot, tuple(self.card_marks(place, card)), planned)

    def card_marks(self, place: int, card: Card) -> list[str]:
        marks = []
        known = remembered(self.view, card)
        if card.colour == self.view.forbidden:
            marks += [show("veil")] if self.punished and place >= ROW_COUNT else []
            marks += [show("poison", 42, -65, 1.3 if self.scored else None)]
        if known:
            marks.append(show(f"tag-{known}", 34, -62, 1.1, 7))
        if card.number == self.view.peeked or card.number in self.traces.looked_at or card.number in self.plan.looks_at:
            marks.append(show("eye", 42, -22, 1.15))
        if card.number in self.traces.moved or card.number in self.traces.looked_at:
            marks.append(show("traced"))
        return marks

    def frames(self) -> list[str]:
        """Around the sets that can be exchanged."""
        return [self.frame(place) for place in range(len(self.view.places))]

    def frame(self, place: int) -> str:
        frame = self.layout.frame(place, self.bottom)
        planned = self.plan.moves_sets and self.plan.link is not None and place in (self.plan.link.place, self.plan.link.other)
        return pieces.target(frame, f"place-{PLACES[place]}", self.say(text("set", place=self.place_names[place])), planned)

    # --- hands -----------------------------------------------------------------------------------------------------

    def racks(self) -> list[str]:
        seats = range(self.view.seats)
        return [rack(self.layout.stand(seat, self.bottom), self.plate(seat), self.layout.tall) for seat in seats]

    def plate(self, seat: int) -> Plate:
        return Plate(
            seat=seat,
            name=self.say(text("name", who=Seat(seat))),
            score=self.view.scores[seat],
            active=not self.scored and seat == self.view.turn,
            status=self.status(seat),
            won=seat in self.view.winners,
            gains=tuple(self.view.won_and_lost(seat)) if self.scored else (),
            family=self.view.families[seat] if self.view.all_open and self.layout.tall else None,
        )

    def status(self, seat: int) -> str | None:
        if seat in self.view.winners:
            return self.say(text("rack-won"))
        if self.scored:
            stopped = text("rack-stopped", right="yes" if self.punished else "no")
            return self.say(stopped) if seat == self.view.stopped else None
        if self.plan.go_on and seat == (self.view.turn + 1) % self.view.seats:
            return self.say(text("rack-next"))
        return self.say(text("rack-turn", who=Seat(seat))) if seat == self.view.turn else None

    # --- families --------------------------------------------------------------------------------------------------

    def sign(self) -> str:
        """The forbidden colour on a poison sign (K4)."""
        spot = self.layout.sign
        words = self.say(text("forbidden", colour=self.view.forbidden))
        parts = show("sign") + hat_sign(self.view.forbidden, 0, -117, 60) + show("poison", 29, -88, 1.3)
        drawn = put(title(words) + parts, *spot, id="forbidden")
        return drawn if self.layout.tall else drawn + pieces.caption(spot.x, words, self.say(text("forbidden-why")))

    def family(self, seat: int, spot: Spot, kind: str | None = None) -> str:
        colour = self.view.families[seat]
        assert colour is not None
        words = self.say(text("family-of", who=Seat(seat), colour=colour))
        card = pieces.family_card(colour, self.say(text("family", colour=colour)))
        return put(title(words) + card, *spot, id=f"family-{seat}", class_=kind)

    def own_family(self) -> list[str]:
        if self.view.families[self.bottom] is None:
            return []
        spot = self.layout.family
        drawn = self.family(self.bottom, spot, "kinoko-planned" if self.plan.stop else None)
        words = self.say(text("family-whose", who=Seat(self.bottom)))
        small = self.say(text("family-all" if self.view.all_open else "family-only-you"))
        return [drawn] if self.layout.tall else [drawn, pieces.caption(spot.x, words, small)]

    def left_over(self) -> str:
        """It lies face down until the round is scored (K4, K16)."""
        spot, colour = self.layout.left_over, self.view.families[-1]
        if colour is None:
            back = title(self.say(text("left-over-back"))) + show("shadow") + show("family-back")
            return put(back, *spot, id="family-left-over")
        ribbon = "" if self.layout.tall else self.say(text("family", colour=colour))  # too small a card for words
        card = pieces.family_card(colour, ribbon)
        drawn = put(title(self.say(text("left-over", colour=colour))) + card, *spot, id="family-left-over")
        small = pieces.written(self.say(text("left-over-short")), spot.x, spot.y + 60, 13, WOOD_DARK, 800, kind="caption")
        return drawn if self.layout.tall else drawn + small

    # --- dice ------------------------------------------------------------------------------------------------------

    def tray(self) -> str:
        spot = self.layout.tray
        tray = put(show("tray-tall" if self.layout.tall else "tray-wide"), spot.x, spot.y)
        dice = (self.die(number, face) for number, face in enumerate(self.view.dice))
        round_words = "" if self.layout.tall else self.round_caption()
        return g(tray, *dice, class_="kinoko-tray") + round_words

    def round_caption(self) -> str:
        words = text("round", round=self.view.round), text("round-goal")
        return pieces.caption(self.layout.tray.x, *(self.say(said) for said in words), kept=True)

    def die(self, number: int, face: str) -> str:
        """The one that was taken is lifted; the others lie as they fell."""
        lifted = number == self.lifted()
        spot = self.die_spot(number, lifted)
        words = self.say(text("die", face=face))
        kind = "piece rolls kinoko-die"
        if lifted:
            kind += " kinoko-planned"
        elif self.view.doing != "die":
            kind += " kinoko-idle"
        named = title(self.say(die_words(self.view, number)))
        drawn = pieces.placed_die(number, face, named, kind, spot)
        return drawn if self.layout.tall else drawn + self.die_words(number, words, lifted)

    def die_spot(self, number: int, lifted: bool) -> Spot:
        x, y = self.layout.tray.x, self.layout.tray.y
        across, down, turn = (0, 0, None) if lifted else _FALLS[self.view.turn][number]
        if self.layout.tall:
            return Spot(x + 0.5 * across, y + (number - 1) * 57 + 0.5 * down + (4 if lifted else 0), 0.62, turn)
        return Spot(x + (number - 1) * 90 + across, y - 14 + down, 1.0, turn)

    def die_words(self, number: int, words: str, lifted: bool) -> str:
        x, y = self.layout.tray.x + (number - 1) * 90, self.layout.tray.y + 58
        weight, fill = (800, "#ffd978") if lifted else (600, "#d9d2c0")
        return pieces.die_label(words, x, y, fill, weight)

    def lifted(self) -> int | None:
        return taken_die(self.view) if self.plan.face is None else self.view.dice.index(self.plan.face)

    # --- after a round -----------------------------------------------------------------------------------------------

    def complete_sets(self) -> list[str]:
        return [self.complete(place) for place in range(len(self.view.places))]

    def others_families(self) -> list[str]:
        """K16; in the tall shape hats on the racks stand for them."""
        return [self.open_family(seat) for seat in range(self.view.seats) if seat != self.bottom]

    def open_family(self, seat: int) -> str:
        spot = self.layout.stand(seat, self.bottom).family
        return self.family(seat, spot) + put(mark(seat, -48, -72, 30), *spot)

    def complete(self, place: int) -> str:
        colour = self.view.complete(place)
        if colour is None:
            return ""
        frame = self.layout.frame(place, self.bottom)
        families = self.view.families[: self.view.seats]
        owner = families.index(colour) if colour in families else None
        return put(pieces.complete_set(frame, colour, owner, self.layout.tall), *frame.at)
