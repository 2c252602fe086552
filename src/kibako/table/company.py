"""The company at a table: its chat, its clock, where to write to its people, the deals it is a try of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from kibako.table.chat import Said
from kibako.table.clocks import Clock


class Address(NamedTuple):
    """Where somebody wants to be told that it is their turn."""

    address: str  # of mail, or the URL of a webhook
    language: str
    told: int = -1  # the length of the journal that they were last told of


@dataclass
class Company:
    chat: list[Said] = field(default_factory=list)
    clock: Clock = field(default_factory=Clock)
    addresses: dict[int, Address] = field(default_factory=dict)
    deals: list[str] = field(default_factory=list)
    finished: bool = True  # whether the results of its deals are written down
