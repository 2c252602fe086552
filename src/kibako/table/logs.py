"""What a server writes down for its operator: lines of text, or of JSON for programs. No secret ever stands there."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final, Literal

Form = Literal["text", "json"]
REQUESTS: Final = "kibako.requests"
HIDDEN: Final = (
    (re.compile(r"(\w+://)[^\s/@'\"]+@"), r"\1…@"),  # user and password
    (re.compile(r"(\w+://[^\s/'\"]+)/[^\s'\"<>]*"), r"\1/…"),  # the path of a link may be a key to something
    (re.compile(r"[^\s@'\"<>({\[,;:/]+@[^\s@'\"<>)}\],;/]+"), "…@…"),  # mail addresses
)


def prepare(form: Form) -> None:
    """Let everything that is logged go to standard error; requests only where programs read it."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if form == "json" else Words("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if form == "json" else logging.WARNING)


def hidden(said: str) -> str:
    """Without addresses of people, and without the paths of links."""
    for pattern, instead in HIDDEN:
        said = pattern.sub(instead, said)
    return said


class Words(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return hidden(super().format(record))


class Lines(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hidden(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = hidden(self.formatException(record.exc_info))
        return json.dumps(line | getattr(record, "fields", {}), ensure_ascii=False)
