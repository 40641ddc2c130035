"""The page's types, made from ours: `python -m carrack.web.typescript client/src/wire.ts`."""

from __future__ import annotations

import sys
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from carrack.core import board, journal, scene
from carrack.insight import reviewed
from carrack.table import wire

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
_OURS = (journal.Told, scene.Sketch)
"""Never sent: they hold what not everybody may know."""
_HEAD = "// Made from the server's types by carrack/web/typescript.py; a test compares. Do not edit.\n"


def typescript() -> str:
    """One interface for every type that goes over the wire."""
    found: dict[str, str] = {}
    for module in (journal, board, scene, reviewed, wire):
        for made in vars(module).values():
            if isinstance(made, type) and issubclass(made, msgspec.Struct) and made.__module__ == module.__name__:
                if not made.__name__.startswith("_") and made not in _OURS:
                    found[made.__name__] = _interface(made)
    return _HEAD + "\n" + "\n".join(found.values())


def _interface(made: type[msgspec.Struct]) -> str:
    hints = get_type_hints(made)
    lines = [f"/** {' '.join((made.__doc__ or '').split())} */", f"export interface {made.__name__} {{"]
    omits = made.__struct_config__.omit_defaults
    for field in msgspec.structs.fields(made):
        optional = "?" if omits and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args))
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (dict, Mapping):
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(arg) for arg in args)}]"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


def main() -> None:
    """Write the file that is named."""
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
