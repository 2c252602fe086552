"""Changes the rules of games in small ways and sees whether their rule tests notice: make mutants GAME=KEY SAMPLE=200.

mutmut makes and tests the mutants; its settings are in pyproject.toml. Here it gets a folder for each game, build/mutants/KEY,
is told which mutants are about rules, and its results become a table. docs/quality.md says what is counted.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
from _pytest.nodes import Node
from mutmut import __main__ as mutmut
from mutmut.__main__ import collect_source_file_mutation_data
from mutmut.configuration import config
from mutmut.mutation.data import MutantLineSpans, SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.runners.harness import BadTestExecutionCommandsException, PytestRunner
from mutmut.state import state
from mutmut.stats import status_by_exit_code
from mutmut.type_checking import run_type_checker
from mutmut.utils.file_utils import change_cwd
from mutmut.utils.format_utils import get_mutant_name, mangled_name_from_mutant_name, orig_function_and_class_names_from_key
from mutmut.workers import isolation

Mutant = tuple[SourceFileMutationData, str, int | None]  # its file, its name, and how its tests ended

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "mutants"
LINKED = ("src", "tests", "conftest.py")
FOR_BOTS = {"win_probabilities", "rollout_action", "prior", "is_guess", "quiet", "private_observation"}
"""What a search asks of engine/state.py's State: judgement, not rules."""

KILLED = 1  # mutmut's codes
TIMED_OUT = 36

# A test may take this many seconds of the processor, and this many times as long as without a mutant.
LEAST_TIME = 3
TIMES_AS_LONG = 5

MOST_TIME = 20  # seconds of tests a mutant gets, the quick ones first

HEAD = f"{'game':<12}{'mutants':>16}{'killed':>9}{'timed out':>11}{'equivalent':>11}{'survived':>10}{'caught':>10}"


class Explained(msgspec.Struct, forbid_unknown_fields=True):
    """A mutant that no test can tell from the rules, in a game's tests/rules/survivors.toml."""

    file: str
    function: str
    was: str
    now: str
    why: str


class Survivor(msgspec.Struct):
    where: str  # file:line
    function: str
    was: str
    now: str
    why: str = ""  # it can't be killed


class Report(msgspec.Struct):
    game: str
    possible: int  # meaningful mutants of the rules
    killed: int
    timed_out: int
    survivors: list[Survivor]

    @property
    def noticed(self) -> int:
        return self.killed + self.timed_out

    @property
    def missed(self) -> list[Survivor]:
        return [survivor for survivor in self.survivors if not survivor.why]

    @property
    def caught(self) -> float:
        """How many of a hundred mutants the tests noticed, of those that can be noticed."""
        return 100 * self.noticed / max(1, self.noticed + len(self.missed))

    def row(self) -> str:
        mutants = f"{self.noticed + len(self.survivors)} of {self.possible}"
        explained = len(self.survivors) - len(self.missed)
        numbers = f"{self.killed:>9}{self.timed_out:>11}{explained:>11}{len(self.missed):>10}{self.caught:>8.1f} %"
        return f"{self.game:<12}{mutants:>16}{numbers}"


# --- around mutmut ---------------------------------------------------------------------------------------------------------


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "kibako" / "games").glob("*/rules"))


def prepare(folder: Path, key: str) -> None:
    """mutmut writes into the folder it runs in, and only there: the sources are copied before they are changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in LINKED:
        if not (folder / name).is_symlink():
            (folder / name).symlink_to(ROOT / name)
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace("<key>", key)
    kept = folder / "pyproject.toml"
    if kept.exists() and kept.read_text(encoding="utf-8") != settings:  # mutants may get other numbers
        shutil.rmtree(folder / "mutants", ignore_errors=True)
    kept.write_text(settings, encoding="utf-8")


def run(folder: Path, key: str, sample: int, seed: int) -> Report:
    """In a process of its own, with the plain sources; it goes on where it was stopped."""
    prepare(folder, key)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHONPATH"))}
    environment["KIBAKO_TESTED"] = "uncompiled"
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"  # where mutmut looks for mypy
    command = [sys.executable, __file__, "--inside", key, "--sample", str(sample), "--seed", str(seed)]
    subprocess.run(command, cwd=folder, env=environment, check=True)
    report = msgspec.json.decode((folder / "report.json").read_bytes(), type=Report)
    reasons = explanations(key)
    for survivor in report.survivors:
        survivor.why = reasons.get((survivor.where.partition(":")[0], survivor.function, survivor.was, survivor.now), "")
    return report


def explanations(key: str) -> dict[tuple[str, str, str, str], str]:
    """Why a change can't be noticed, by file, function and lines."""
    game = Path("src/kibako/games") / key
    kept = msgspec.toml.decode((ROOT / game / "tests/rules/survivors.toml").read_bytes(), type=dict[str, list[Explained]])
    return {(f"{game}/rules/{known.file}", known.function, known.was, known.now): known.why for known in kept["survivors"]}


# --- how tests run ---------------------------------------------------------------------------------------------------------


class RulesRunner(PytestRunner):
    """pytest with a limit of time for each test, and with what rules do when they are imported.

    Tables are made then, and mutmut imports but once. So a mutant of a function that is called then gets everything
    imported anew, and is tested by all tests.
    """

    def __init__(self) -> None:
        super().__init__()
        self.called_by_imports: set[str] = set()
        self.limited = False

    def execute_pytest(self, params: list[str], **words: Any) -> int:
        return super().execute_pytest(params, plugins=[*words.get("plugins", ()), self])

    def pytest_collection_finish(self) -> None:
        self.called_by_imports |= state()._stats
        state()._stats.clear()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        if self.limited:
            signal.setitimer(signal.ITIMER_PROF, LEAST_TIME + TIMES_AS_LONG * state().duration_by_test[nodeid])

    def run_stats(self, *, tests: Iterable[str]) -> int:
        code = super().run_stats(tests=tests)
        for function in self.called_by_imports:
            state().tests_by_mangled_function_name[function] = set(state().duration_by_test)
        return code

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        if mutant_name is not None:
            tests = tests_within_time(tests)
            self.limited = True
            signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
            if mangled_name_from_mutant_name(mutant_name) in self.called_by_imports:
                forget_imports()
        try:
            return super().run_tests(mutant_name=mutant_name, tests=tests)
        except BadTestExecutionCommandsException:
            if mutant_name is None:
                raise
            return KILLED  # the mutant can't even be imported


def tests_within_time(tests: Iterable[str]) -> list[str]:
    quick_first = sorted(tests, key=state().duration_by_test.__getitem__)
    times = accumulate(state().duration_by_test[test] for test in quick_first)
    return [test for test, time in zip(quick_first, times, strict=True) if time <= MOST_TIME]


def forget_imports() -> None:
    copied = str(Path("mutants").resolve())
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(copied):
            del sys.modules[name]


# --- inside the folder -----------------------------------------------------------------------------------------------------


class Choice:
    """The mutants to test: the meaningful ones, or a sample of them. Those that were killed before aren't tried again."""

    def __init__(self, sample: int, seed: int) -> None:
        self.sample = sample
        self.seed = seed
        self.ill_typed: set[str] = set()
        self.possible = 0
        self.mutants: list[tuple[SourceFileMutationData, str]] = []

    def check_types(self) -> dict[str, object]:
        """As mutmut does, but by its index of lines: it would parse them all, which takes minutes."""
        with change_cwd("mutants"):
            errors = run_type_checker(config().type_check_command)
        lines: dict[Path, list[int]] = {}
        for error in errors:
            lines.setdefault(error.file_path.relative_to(Path("mutants").resolve()), []).append(error.line_number)
        for path, numbers in lines.items():
            index = MutantLineSpans.load(path)
            assert index is not None
            for name, span in index.span_by_function_name.items():
                if any(span.start <= number <= span.end for number in numbers):
                    self.ill_typed.add(get_mutant_name(path, name))
        return {}

    def collect(self, *, mutant_names: tuple[str, ...]) -> tuple[list[Mutant], dict[str, SourceFileMutationData]]:
        found, files = collect_source_file_mutation_data(mutant_names=mutant_names)
        meaningful = [(file, name) for file, name, _ in found if self.is_meaningful(name)]
        self.possible = len(meaningful)
        self.mutants = random.Random(self.seed).sample(meaningful, min(self.sample or self.possible, self.possible))
        for file, name in self.mutants:
            if status_of(file, name) not in {"killed", "timeout"}:
                file.exit_code_by_key[name] = None
        return [(file, name, file.exit_code_by_key[name]) for file, name in self.mutants], files

    def is_meaningful(self, mutant: str) -> bool:
        return mutant not in self.ill_typed and function_of(mutant) not in FOR_BOTS

    def report(self, key: str) -> Report:
        statuses = [status_of(file, name) for file, name in self.mutants]
        survivors = [
            survivor(Path(file.path), name)
            for (file, name), status in zip(self.mutants, statuses, strict=True)
            if status in {"survived", "no tests"}
        ]
        survivors.sort(key=lambda survivor: survivor.where)
        timed_out = statuses.count("timeout")
        tested = sum(status not in {"not checked", "check was interrupted by user"} for status in statuses)
        return Report(key, self.possible, tested - timed_out - len(survivors), timed_out, survivors)


def test_mutants(key: str, choice: Choice) -> None:
    """mutmut run, with our choice and our runner."""
    Node._nodeid = property(lambda node: node.nodeid)  # type: ignore[attr-defined]  # mutmut knows it by its older name
    isolation.PytestRunner = RulesRunner  # type: ignore[attr-defined]
    mutmut.filter_mutants_with_type_checker = choice.check_types  # type: ignore[attr-defined, assignment]
    mutmut.collect_source_file_mutation_data = choice.collect  # type: ignore[assignment]
    Path("mutants/mutmut-stats.json").unlink(missing_ok=True)  # which tests call what: they may have changed
    mutmut.cli(["run", "--max-children", "1"], standalone_mode=False)
    Path("report.json").write_bytes(msgspec.json.encode(choice.report(key)))


def status_of(file: SourceFileMutationData, mutant: str) -> str:
    return str(status_by_exit_code[file.exit_code_by_key[mutant]])


def function_of(mutant: str) -> str:
    return orig_function_and_class_names_from_key(mutant)[0]


def survivor(path: Path, mutant: str) -> Survivor:
    hunk = get_diff_for_mutant(mutant, path=path).splitlines()[2:]
    was = [line for line in hunk[1:] if line.startswith("-")]
    now = [line for line in hunk[1:] if line.startswith("+")]
    source = path.read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    first = next(node.lineno for node in functions if node.name == function_of(mutant))
    about = first + int(re.findall(r"\d+", hunk[0])[0]) + hunk[1:].index(was[0])  # comments above the function count too
    same = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == was[0][1:].strip()]
    where = f"{path}:{min(same, key=lambda number: abs(number - about))}"
    return Survivor(where, function_of(mutant), *(" ".join(line[1:].strip() for line in lines) for lines in (was, now)))


# --- the table -------------------------------------------------------------------------------------------------------------


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", help="keys; all games if there are none")
    options.add_argument("--sample", type=int, default=0, help="how many mutants of each game; 0 for all")
    options.add_argument("--seed", type=int, default=1, help="which sample")
    options.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--folder", type=Path, default=FOLDER, help="where mutants are kept")
    options.add_argument("--least", type=float, default=0, help="fail if fewer of a hundred mutants are caught in a game")
    words = options.parse_args()
    if words.inside:
        test_mutants(words.games[0], Choice(words.sample, words.seed))
        return
    reports = [run(words.folder / key, key, words.sample, words.seed) for key in words.games or games()]
    for report in reports:
        for survivor in report.missed:
            print(survivor.where, f"- {survivor.was}", f"+ {survivor.now}", sep="\n    ")
    print(HEAD, *(report.row() for report in reports), sep="\n")
    sys.exit(any(report.caught < words.least for report in reports))


if __name__ == "__main__":
    main()
