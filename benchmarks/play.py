"""How long a fresh clone takes to its first page by `make play`, and how large its .venv is.

python benchmarks/play.py [COMMIT ...]

Each commit (HEAD if none is named) is cloned into a folder of its own. Seconds of the clock depend on what else the machine
does; seconds of the processor, of all that make started, hardly do.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from apart import ROOT


def main() -> None:
    for commit in sys.argv[1:] or ["HEAD"]:
        with tempfile.TemporaryDirectory() as folder:
            print(f"{commit}: {first_page(commit, Path(folder) / 'kibako')}", flush=True)


def first_page(commit: str, clone: Path) -> str:
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, clone], check=True)
    subprocess.run(["git", "-C", clone, "checkout", "--quiet", commit], check=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"BROWSER": "true"}
    environment |= {"XDG_DATA_HOME": str(clone), "XDG_CACHE_HOME": str(clone), "PIP_NO_CACHE_DIR": "1", "CCACHE_DISABLE": "1"}
    before, begun = processor(), time.monotonic()
    make = subprocess.Popen(
        ["make", "-C", clone, "play"], stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    assert make.stdout is not None
    address = next(found[0] for line in make.stdout if (found := re.search(r"http://localhost:\d+/", line)))
    page = urllib.request.urlopen(address, timeout=600).read()
    took = time.monotonic() - begun
    os.killpg(make.pid, signal.SIGINT)
    make.communicate()
    used = f"{took:.0f} s by the clock, {processor() - before:.0f} s of the processor"
    return f"{used}, .venv {size(clone / '.venv'):.0f} MB, page {len(page)} bytes"


def processor() -> float:
    """Seconds of the processor that ended processes of ours have had."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def size(folder: Path) -> float:
    """In megabytes on the disk."""
    blocks = sum(path.lstat().st_blocks for path in folder.rglob("*"))
    return 512 * blocks / 1e6


if __name__ == "__main__":
    main()
