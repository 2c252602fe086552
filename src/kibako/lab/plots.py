"""Plots as SVG: shares with their intervals, scores and lengths. Colours are the page's, so they fit light and dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from kibako.kit.svg import el, g, rect
from kibako.lab.statistics import Spread

WIDTH = 640.0
NAMES = 150.0  # for the labels at the left
RIGHT = 60.0  # for the numbers at the right
LINE = 30.0


class Bar(NamedTuple):
    """A point with an interval, or a box with whiskers, and its number in words."""

    label: str
    low: float
    middle: float
    high: float
    words: str
    marked: bool = False  # worth a second look


def intervals(name: str, bars: Sequence[Bar], fair: float | None = None, percent: bool = True) -> str:
    """Each row a point and its interval; a dashed line where all would be equal."""
    scale = Scale.over([bar.low for bar in bars] + [bar.high for bar in bars] + ([] if fair is None else [fair]), percent)
    height = LINE * len(bars)
    drawn = [scale.axis(height)]
    if fair is not None:
        drawn.append(el("line", x1=scale.at(fair), x2=scale.at(fair), y1=0, y2=height, class_="fair"))
    for number, bar in enumerate(bars):
        y = LINE * (number + 0.5)
        points = [
            el("line", x1=scale.at(bar.low), x2=scale.at(bar.high), y1=y, y2=y, class_="reach"),
            el("circle", cx=scale.at(bar.middle), cy=y, r=6, class_="point"),
        ]
        drawn.append(g(label(bar.label, y), *points, number_words(bar.words, y), class_="marked" if bar.marked else None))
    return picture(name, height, drawn)


class Point(NamedTuple):
    """What was said, and the interval of what came of it; a mark tells kinds of points apart."""

    said: float
    low: float
    won: float
    high: float
    mark: str


def said_and_won(name: str, points: Sequence[Point], height: float = 300.0) -> str:
    """Said from left to right, won from bottom to top; on the dashed line both are the same."""
    scale = Scale(0.0, 1.0, 0.2, percent=True)
    drawn = [scale.axis(height), el("line", x1=scale.at(0), y1=height, x2=scale.at(1), y2=0, class_="fair")]
    drawn += [axis_text(f"won {won} %", NAMES - 10, height * (1 - won / 100) + 5, "end") for won in (0, 50, 100)]
    for point in points:
        x, y = scale.at(point.said), height * (1 - point.won)
        words = f"said {100 * point.said:.0f} %, won {100 * point.won:.0f} %"
        reach = el("line", x1=x, x2=x, y1=height * (1 - point.low), y2=height * (1 - point.high), class_="reach")
        drawn.append(g(reach, el("circle", el("title", words), cx=x, cy=y, r=6, class_="point"), class_=point.mark))
    return picture(name, height, drawn)


def boxes(name: str, spreads: dict[str, Spread]) -> str:
    """Each row a box for the middle half, a stroke for the median and whiskers to the least and greatest."""
    scale = Scale.over([end for spread in spreads.values() for end in (spread.least, spread.greatest)], percent=False)
    height = LINE * len(spreads)
    drawn = [scale.axis(height)]
    for number, (name_of, spread) in enumerate(spreads.items()):
        y = LINE * (number + 0.5)
        left, right, middle = scale.at(spread.lower), scale.at(spread.upper), scale.at(spread.middle)
        drawn += [
            label(name_of, y),
            el("line", x1=scale.at(spread.least), x2=scale.at(spread.greatest), y1=y, y2=y, class_="whisker"),
            rect(left, y - 8, max(2.0, right - left), 16, 4, class_="box"),
            el("line", x1=middle, x2=middle, y1=y - 8, y2=y + 8, class_="median"),
            number_words(short(spread.middle), y),
        ]
    return picture(name, height, drawn)


def histogram(name: str, numbers: Sequence[float], most_bins: int = 24) -> str:
    """How often each length occurred."""
    least, greatest = min(numbers), max(numbers)
    step = max(1, math.ceil((greatest - least + 1) / most_bins))
    counts = [0] * (int((greatest - least) // step) + 1)
    for number in numbers:
        counts[int((number - least) // step)] += 1
    wide, height, highest = (WIDTH - NAMES - RIGHT) / len(counts), 120.0, max(counts)
    drawn = []
    for at, count in enumerate(counts):
        tall = height * count / highest
        begin = least + at * step
        words = f"{begin:g}" if step == 1 else f"{begin:g} to {begin + step - 1:g}"
        title = el("title", escape(f"{words}: {count}"))
        shape = {"x": NAMES + at * wide, "y": height - tall, "width": max(1.0, wide - 2), "height": tall}
        drawn.append(el("rect", title, **shape, rx=2, class_="column"))
    drawn.append(axis_text(f"{least:g}", NAMES, height + 18, "start"))
    drawn.append(axis_text(f"{greatest:g}", WIDTH - RIGHT, height + 18, "end"))
    drawn.append(axis_text(f"most: {highest} games", NAMES - 10, 14, "end"))
    return picture(name, height, drawn)


class Scale(NamedTuple):
    """From numbers to places, with round ticks."""

    least: float
    greatest: float
    step: float
    percent: bool

    @classmethod
    def over(cls, numbers: Sequence[float], percent: bool) -> Scale:
        least, greatest = min(numbers), max(numbers)
        raw = max(greatest - least, 0.05 if percent else 1.0) / 5
        power = 10.0 ** math.floor(math.log10(raw))
        step = power * next(round_ for round_ in (1, 2, 5, 10) if power * round_ >= raw)
        return cls(step * math.floor(least / step), step * math.ceil(greatest / step + 1e-9), step, percent)

    def at(self, number: float) -> float:
        return NAMES + (WIDTH - NAMES - RIGHT) * (number - self.least) / (self.greatest - self.least)

    def axis(self, height: float) -> str:
        ticks = round((self.greatest - self.least) / self.step)
        drawn = []
        for tick in range(ticks + 1):
            number = self.least + tick * self.step
            x = self.at(number)
            drawn.append(el("line", x1=x, x2=x, y1=0, y2=height, class_="grid"))
            words = f"{100 * number:.0f} %" if self.percent else short(number)
            drawn.append(axis_text(words, x, height + 18, "middle"))
        return g(*drawn)


def short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def label(words: str, y: float) -> str:
    return el("text", escape(words), x=NAMES - 14, y=y + 5, text_anchor="end", class_="label")


def number_words(words: str, y: float) -> str:
    return el("text", escape(words), x=WIDTH, y=y + 5, text_anchor="end", class_="label")


def axis_text(words: str, x: float, y: float, anchor: str) -> str:
    return el("text", escape(words), x=x, y=y, text_anchor=anchor, class_="axis")


def picture(name: str, height: float, drawn: Sequence[str]) -> str:
    shape = f"-4 -6 {WIDTH + 8:g} {height + 32:g}"
    return el("svg", *drawn, viewBox=shape, role="img", aria_label=name, class_="plot")
