"""The API as TypeScript declarations, against which the pages' scripts are checked: python -m kibako.table.web.types"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fastapi import FastAPI

import kibako.web
from kibako.table.web import api, deals, own, replay

FILE = Path(kibako.web.__path__[0]) / "static" / "api.d.ts"
HEAD = "// Made from the server's OpenAPI by `python -m kibako.table.web.types`; a test says when it is out of date.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declarations() -> str:
    """The whole file: every record that the API takes or gives."""
    app = FastAPI()
    for module in (api, replay, deals, own):
        app.include_router(module.routes)
    schemas = app.openapi()["components"]["schemas"]
    return "\n".join([HEAD, *(_declared(name, schema) for name, schema in schemas.items())])


def _declared(name: str, schema: dict[str, Any]) -> str:
    """A record; what need not be there is optional."""
    required = schema.get("required", [])
    fields = [f"  {key}{'' if key in required else '?'}: {_written(kind)};" for key, kind in schema["properties"].items()]
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    body = "\n".join(fields)
    return f"{about}export interface {name} {{\n{body}\n}}\n"


def _written(schema: dict[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_written(kind) for kind in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_written(kind) for kind in schema['prefixItems'])}]"
    if schema["type"] == "array":
        return f"Array<{_written(schema['items'])}>"
    if schema["type"] == "object":
        return f"Record<string, {_written(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    FILE.write_text(declarations(), encoding="utf-8")
