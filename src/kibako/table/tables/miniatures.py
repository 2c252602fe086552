"""Small pictures of boards, for lists and previews: drawn as SVG and, where the server can, made into images beside it."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import OrderedDict
from contextlib import AbstractContextManager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from typing import NamedTuple

from kibako.bots.ismcts import Stop
from kibako.engine.game import Game, Scene
from kibako.engine.picture import cover, picture
from kibako.kit.svg import FELT
from kibako.table.tables.table import LiveTable
from kibako.table.tables.thinking import Thinking, Workers

KEPT = 400  # pictures of some 20 kB each
QUALITY = {"webp": 56, "jpeg": 74}
HAS_IMAGES = all(find_spec(name) for name in ("resvg_py", "PIL"))
VIEW_BOX = re.compile(r'viewBox="([^"]*)"')


class Form(NamedTuple):
    """How large a picture is, and in which format."""

    width: int
    height: int
    kind: str  # as Pillow and the media type call it


CARD = Form(400, 215, "webp")
PREVIEW = Form(1200, 630, "jpeg")


class Picture(NamedTuple):
    body: bytes
    media_type: str


def cropped(svg: str, part: tuple[float, float, float, float], form: Form) -> str:
    """Only a part of a picture, in the form's proportions: what is too much is cut off on both sides."""
    found = VIEW_BOX.search(svg)
    if found is None:
        return svg
    x, y, width, height = (float(number) for number in found[1].split())
    x, y, width, height = x + part[0] * width, y + part[1] * height, part[2] * width, part[3] * height
    wanted = form.width / form.height
    kept = (min(width, height * wanted), min(height, width / wanted))
    box = (x + (width - kept[0]) / 2, y + (height - kept[1]) / 2, *kept)
    return f'{svg[: found.start()]}viewBox="{" ".join(f"{number:g}" for number in box)}"{svg[found.end() :]}'


def made(svg: str, form: Form, _stop: Stop) -> bytes:
    """An image of a drawing; in a worker, since it takes some tenths of a second."""
    png = import_module("resvg_py").svg_to_bytes(
        svg_string=svg, width=form.width, background=FELT
    )  # shows where a picture is transparent
    images, written = import_module("PIL.Image"), BytesIO()
    images.open(BytesIO(bytes(png))).convert("RGB").save(written, form.kind, quality=QUALITY[form.kind], method=6)
    return written.getvalue()


class Miniatures:
    """Makes pictures and keeps those asked for last. A picture's address can't be guessed, since it shows what a seat sees."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._workers = Workers(1, nice=5)
        self._kept: OrderedDict[tuple[object, ...], Picture] = OrderedDict()

    async def close(self) -> None:
        await self._workers.close()

    # --- addresses ---------------------------------------------------------------------------------------------------------

    def address(self, live: LiveTable, own: set[int]) -> str:
        """Where there is a picture of the table as it is now, seen by whoever has these seats."""
        seat = next(iter(own)) if len(own) == 1 else None
        name, at = "all" if seat is None else str(seat), len(live.match.journal)
        return f"/miniatures/{live.record.id}/{name}/{at}/{self.proof(live.record.id, seat, at)}"

    def proof(self, table: str, seat: int | None, at: int) -> str:
        """Shows that whoever asks for a picture has been given its address."""
        return hmac.new(self._key.encode(), f"miniature {table} {seat} {at}".encode(), hashlib.sha256).hexdigest()[:32]

    # --- pictures ----------------------------------------------------------------------------------------------------------

    async def of_game(self, game: Game) -> Picture:
        return await self._picture(("game", game.key), cover(game), game, CARD)

    async def of_table(
        self, live: LiveTable, seat: int | None, drawing: AbstractContextManager[None], form: Form = CARD, language: str = "en"
    ) -> Picture:
        """drawing: what it is drawn within, so that it costs whoever asks."""
        key = (live.record.id, live.sum, seat, form, language)
        if (known := self._known(key)) is not None:
            return known
        with drawing:
            drawn = _drawn(live, seat, language)
        return await self._picture(key, drawn, live.match.game, form)

    async def _picture(self, key: tuple[object, ...], svg: str, game: Game, form: Form) -> Picture:
        if (known := self._known(key)) is not None:
            return known
        small = cropped(svg, game.manifest.miniature, form)
        if HAS_IMAGES:
            body = await self._workers.do(partial(made, small, form), Thinking())
            drawn = Picture(body, f"image/{form.kind}")
        else:
            drawn = Picture(small.encode(), "image/svg+xml")
        self._kept[key] = drawn
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    def _known(self, key: tuple[object, ...]) -> Picture | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)


def _drawn(live: LiveTable, seat: int | None, language: str) -> str:
    game = live.match.game
    return picture(game, Scene(live.match.look(seat), game.speaker(seat, live.names(language), language)))


def qr_code(link: str) -> str:
    """A link for a phone's camera, as a data URL; empty where the server can't draw it."""
    if not find_spec("segno"):
        return ""
    return str(import_module("segno").make(link, error="m").svg_data_uri(scale=4, border=2))
