"""A Ray cluster of two nodes on this machine, in a process of its own: python clusters.py

It says its address and the second node's id. For each line that it reads it kills the second node, as a power cut would, and
says so; it ends with its input.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any


class Cluster:
    """The program seen from a test."""

    def __init__(self, errors: Path, environment: dict[str, str]) -> None:
        self._errors = errors.open("w")
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment,
        )
        said = self._line().split()
        assert len(said) == 2, errors.read_text()
        self.address, self.second = said

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def lose(self) -> None:
        """Kill the second node."""
        assert self._process.stdin is not None
        self._process.stdin.write("lose\n")
        self._process.stdin.flush()
        assert self._line() == "lost\n"

    def close(self) -> None:
        self._process.communicate(timeout=120)
        self._errors.close()


def main() -> None:
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415 - tests read this module where Ray isn't installed

    small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    nodes = Nodes(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    second = nodes.add_node(**small)
    sys.stdout.write(f"{nodes.address} {second.node_id}\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        nodes.remove_node(second, allow_graceful=False)
        sys.stdout.write("lost\n")
        sys.stdout.flush()
    nodes.shutdown()


if __name__ == "__main__":
    main()
