"""All seats of a browser on their way to another device: for some minutes, once, by a link."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence

import msgspec

from kibako.engine.words import text
from kibako.table.errors import NoSuchPage
from kibako.table.store.social import SocialStore
from kibako.table.store.writer import Writer
from kibako.table.tables.identity import digest_of, new_secret

SECONDS = 600

Seats = Mapping[str, Sequence[str]]
"""The secrets of somebody's seats, by table."""


class Bundle(msgspec.Struct):
    """What moves to another device."""

    seats: dict[str, list[str]]
    name: str = ""


class Handovers:
    """The database holds neither the link's token nor anything that can be read without it."""

    def __init__(self, social: SocialStore, writer: Writer) -> None:
        self._social = social
        self._writer = writer

    async def give(self, bundle: Bundle) -> str:
        """The token for the link."""
        token, now = new_secret(), time.time()
        sealed = _sealed(msgspec.json.encode(bundle), token).hex()
        await self._writer.run(self._social.keep_handover, digest_of(token), sealed, now + SECONDS, now)
        return token

    async def take(self, token: str) -> Bundle:
        sealed = await self._writer.run(self._social.take_handover, digest_of(token), time.time())
        if sealed is None:
            raise NoSuchPage(text("no-such-handover"))
        return msgspec.json.decode(_sealed(bytes.fromhex(sealed), token), type=Bundle)


def _sealed(message: bytes, token: str) -> bytes:
    """Added to a stream that only this token gives, and no token is used twice; sealing again opens it."""
    stream = hashlib.shake_256(b"handover " + token.encode()).digest(len(message))
    return bytes(one ^ other for one, other in zip(message, stream, strict=True))
