"""Measuring in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def apart(script: Path, *words: str, uncompiled: bool = False) -> Any:
    """What a script says as JSON. The installed package is compiled, the source tree is not."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if uncompiled:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run([sys.executable, script, *words], env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)
