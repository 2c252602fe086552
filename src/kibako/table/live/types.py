"""The protocol as TypeScript declarations, against which the pages' scripts are checked: python -m kibako.table.live.types"""

from __future__ import annotations

import inspect as python
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

import kibako.web
from kibako.table.live.protocol import FromBrowser, Hello, ToBrowser

FILE = Path(kibako.web.__path__[0]) / "static" / "protocol.d.ts"
HEAD = "// Made from kibako.table.live.protocol by `python -m kibako.table.live.types`; a test says when it is out of date.\n"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def declarations() -> str:
    """The whole file."""
    unions = {"FromBrowser": Hello | FromBrowser, "ToBrowser": ToBrowser}
    found: dict[str, str] = {}
    for name, union in unions.items():
        for message in _members(inspect.type_info(union)):
            _declare(message, found, sends=name == "FromBrowser")
    named = [f"export type {name} = {_written(inspect.type_info(union))};\n" for name, union in unions.items()]
    return "\n".join([HEAD, *found.values(), *named])


def _members(union: inspect.Type) -> Iterator[inspect.StructType]:
    assert isinstance(union, inspect.UnionType)
    for member in union.types:
        assert isinstance(member, inspect.StructType)
        yield member


def _declare(struct: inspect.StructType, found: dict[str, str], sends: bool) -> None:
    """A struct after those that it is made of. Defaults may be left out by whoever sends it, and by records that omit them."""
    if struct.cls.__name__ in found:
        return
    for field in struct.fields:
        for part in _structs(field.type):
            _declare(part, found, sends)
    tag = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag is not None else []
    optional = "?" if sends or struct.cls.__struct_config__.omit_defaults else ""
    fields = [f"  {field.encode_name}{'' if field.required else optional}: {_written(field.type)};" for field in struct.fields]
    body = "\n".join([*tag, *fields])
    about = _comment(struct.cls)
    found[struct.cls.__name__] = f"{about}export interface {struct.cls.__name__} {{\n{body}\n}}\n"


def _comment(cls: type[Any]) -> str:
    own = cls.__dict__.get("__doc__")
    return f"/** {python.cleandoc(own)} */\n" if own else ""


def _structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """The structs within a type."""
    if isinstance(kind, inspect.StructType):
        yield kind
    elif isinstance(kind, inspect.ListType):
        yield from _structs(kind.item_type)
    elif isinstance(kind, inspect.UnionType):
        for member in kind.types:
            yield from _structs(member)


def _written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_written(member) for member in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType):
        return f"Array<{_written(kind.item_type)}>"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(map(_written, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_written(kind.key_type)}, {_written(kind.value_type)}>"
    return PLAIN[type(kind)]


if __name__ == "__main__":
    FILE.write_text(declarations(), encoding="utf-8")
