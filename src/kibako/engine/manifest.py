"""A game's manifest: what its game.toml says about title, seats and options."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kibako.engine.errors import BadOption
from kibako.engine.words import text

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that can be chosen when a table is opened. Without `choices` it is a switch. Its words are in texts/."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)
    seats: tuple[int, ...] = ()  # at tables of how many it can be chosen; at all if none is named

    @property
    def is_switch(self) -> bool:
        return self.choices == (False, True)

    def check(self, value: object) -> OptionValue:
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
        allowed = " | ".join(repr(choice) for choice in self.choices)
        raise BadOption(text("bad-value", option=self.name, allowed=allowed, value=repr(value)))


class Older(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An older version of the rules under which games are played exactly as under the present one."""

    rules: int
    seats: tuple[int, ...] = ()  # at tables of how many; at all if none is named


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What there is to know about a game before it is opened."""

    key: str
    title: str
    rules: int  # raised whenever old journals would replay differently
    seats: tuple[int, ...]
    minutes: int
    secrets: bool  # whether a seat may know what another may not
    plays: tuple[Older, ...] = ()  # games of these go on, and their saves can be read
    options: tuple[Option, ...] = ()
    icons: tuple[str, ...] = ()  # the icons its pictures use, by their names in the icon set
    miniature: tuple[float, float, float, float] = (
        0,
        0,
        1,
        1,
    )  # the part of its wide picture that a small one shows: x, y, width, height
    colours: dict[str, str] = {}  # for terminals: patterns of the text board and the colours to show them in

    def can_play(self, rules: int, seats: int) -> bool:
        """Whether games of that version of the rules, and so many seats, are played here as they were there."""
        older = (one for one in self.plays if one.rules == rules)
        return rules == self.rules or any(not one.seats or seats in one.seats for one in older)

    def check_seats(self, seats: object) -> int:
        if type(seats) is int and seats in self.seats:
            return seats
        allowed = ", ".join(str(n) for n in self.seats)
        raise BadOption(text("bad-seats", game=self.title, allowed=allowed, seats=repr(seats)))

    def check_options(self, chosen: Mapping[str, object] | None) -> Options:
        """Every option of the game, chosen or default."""
        known = {option.name: option for option in self.options}
        for name in chosen or {}:
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadOption(text("no-option", game=self.title, option=repr(name), options=names))
        given = chosen or {}
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
