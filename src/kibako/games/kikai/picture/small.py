"""KIKAI on phones and tablets: the town as large as it can be, with what is chosen from at its side.

Both player boards are folded to a line that tells what its owner can pay with; unfolded, they lie over the town.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kibako.engine.game import Shape
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.player_boards import board, master
from kibako.games.kikai.picture.side_panel import hand, has_stage, stage, taking, yard
from kibako.games.kikai.picture.symbols import SEAT_PAINTS, fan_mark, ref, seat_sign, words
from kibako.kit.svg import INK, INK_SOFT, PAPER, Point, g, line, rect, shift

COUNT: Final = 47.0  # the width of a counted thing in the line


class Folded(NamedTuple):
    """Where a picture has its line, and the boards once it is unfolded."""

    size: tuple[float, float]
    line: tuple[float, float, float]  # left, top, width
    boards: tuple[Point, Point]
    scale: float
    master: Point


FOLDED: Final[dict[Shape, Folded]] = {
    "tall": Folded((390, 588), (0, 544, 390), ((72, 4), (72, 192)), 0.8, (72, 380)),
    "low": Folded((680, 390), (518, 346, 162), ((4, 4), (344, 4)), 1.08, (100, 266)),
    "upright": Folded((820, 928), (0, 884, 820), ((8, 420), (416, 420)), 1.3, (256, 290)),
}
TOWN: Final = "0 0 518 390"
"""Where the town of a low picture lies, for a page that shows it alone."""


def parts(frame: Frame, town: str) -> tuple[str, ...]:
    folded = FOLDED[frame.shape]
    back = rect(-2000, -2000, 5000, 5000, 0, fill="url(#kikai-felt)")
    return (back, town, g(*beside(frame), unfolding(frame, folded), folder(frame, folded), class_="aside"))


def beside(frame: Frame) -> tuple[str, ...]:
    """On an upright phone there is room for one row: what is chosen from now."""
    if frame.shape != "tall":
        is_covered = frame.shape == "low" and has_stage(frame) and frame.view.doing == "billboard"
        held = "" if is_covered else hand(frame)
        return (yard(frame), stage(frame) if has_stage(frame) else taking(frame), held)
    if has_stage(frame):
        return (stage(frame),)
    return (yard(frame),) if shows_yard(frame) else (taking(frame), hand(frame))


def shows_yard(frame: Frame) -> bool:
    return frame.view.doing in ("build", "action")


def unfolding(frame: Frame, folded: Folded) -> str:
    left, top, _ = folded.line
    shade = rect(-2000, -2000, 5000, 2000 + (top if left == 0 else 2000), fill="#0d0a20", opacity=0.86)
    return g(shade, *boards(frame, folded), *rest(frame), class_="fold")


def boards(frame: Frame, folded: Folded) -> list[str]:
    seats = (frame.own, 1 - frame.own)
    drawn = [
        g(board(frame, seat, 0, 0), transform=shift(*at, folded.scale)) for seat, at in zip(seats, folded.boards, strict=True)
    ]
    return [*drawn, g(master(frame, 0, 0), transform=shift(*folded.master, min(1.0, folded.scale)))]


def rest(frame: Frame) -> tuple[str, ...]:
    """What the row of an upright phone has no room for."""
    if frame.shape != "tall":
        return ()
    if has_stage(frame):
        return (yard(frame),)
    return (taking(frame), hand(frame)) if shows_yard(frame) else (yard(frame),)


def folder(frame: Frame, folded: Folded) -> str:
    """The line: what its owner has to pay with, and whom it has charmed."""
    left, top, width = folded.line
    side = frame.view.sides[frame.own]
    back = rect(left, top, width, 44, 0, fill=PAPER) + rect(left, top, width, 3, 0, fill=SEAT_PAINTS[frame.own].main)
    things = [("energy", side.energy), ("mega", side.megaphones), ("ladder", side.ladders)]
    drawn = seat_sign(frame.own, left + 17, top + 24, 8) if width > 200 else ""
    for number, (icon, count) in enumerate(things):
        x = left + (34 if width > 200 else 4) + COUNT * number
        drawn += ref(f"i-{icon}", x, top + 14, 20) + words(str(count), x + 22, top + 30, 15, fill=INK, text_anchor="start")
    if width > 200:
        for colour, count in enumerate(side.influence):
            x = left + 190 + 40 * colour
            drawn += fan_mark(colour, x, top + 24, 7) + words(str(count), x + 12, top + 30, 15, fill=INK, text_anchor="start")
    right = left + width - 18
    mark = g(line(f"M{right - 8} {top + 28}l8 -8l8 8", INK_SOFT, 2.6), class_="fold-mark")
    said = frame.names.title("picture-boards")
    return g(said, back, drawn, mark, class_="folder", id="fold")
