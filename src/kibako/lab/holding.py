"""Holding an arena: what a plan still lacks is played behind a progress bar, and kept where it is read."""

from __future__ import annotations

from contextlib import closing, suppress

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kibako.lab.arena import Plan, remaining, size
from kibako.lab.engines import Engine
from kibako.lab.ledger import Ledger


def hold(planned: Plan, ledger: Ledger, console: Console, engine: Engine) -> bool:
    """Whether it was finished; Ctrl-C stops it. Finished games are in the ledger."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    work = engine.submit(remaining(planned, ledger.finished))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(planned.game, completed=len(ledger.finished), total=size(planned))
        with suppress(KeyboardInterrupt), closing(work) as results:
            for played in results:
                ledger.add(played)
                progress.advance(task)
            return True
    return False
