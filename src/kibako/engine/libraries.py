"""Libraries that only a part of Kibako needs: an extra brings them, and nothing is imported before it is asked for."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from kibako.engine.errors import MissingLibrary


def needed(library: str, extra: str, purpose: str) -> ModuleType:
    """A library of an extra. Raises MissingLibrary, which says what to install."""
    try:
        return import_module(library)
    except ImportError as error:
        name = error.name or library
        raise MissingLibrary(f"{name} is not installed, and {purpose} needs it: pip install 'kibako[{extra}]'") from None
