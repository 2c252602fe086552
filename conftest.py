"""Lets the games' tests import what they share, kibako.games.KEY.tests.helpers: an installed package has no tests."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import kibako

for game in kibako.all_games():
    folder = str(Path(__file__).parent / "src" / "kibako" / "games" / game.key)
    path = import_module(game.package).__path__
    if folder not in path:
        path.append(folder)
