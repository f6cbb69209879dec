"""Writes the types that server and browser share for TypeScript, from the Python ones.

`python -m innkeeper.server.types web/src` writes `wire.gen.ts`, and `games/<game>/view.gen.ts` for the view of every
game: the TypedDicts of its module `view`. A generator for JSON Schema would need pydantic to read the views, which it
cannot before Python 3.12; type hints are enough.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc, isclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import get_original_bases, is_typeddict

from innkeeper.catalogue import find_games
from innkeeper.server import wire

HEAD: Final = "// Written by `make generate` from {source}; do not edit.\n"
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


def typescript(module: ModuleType) -> str:
    """The TypedDicts and request models of a module, in its order, as TypeScript."""
    head = HEAD.format(source=module.__name__)
    return "\n".join([head, *(_interface(shape) for shape in _shapes(module))])


def _shapes(module: ModuleType) -> Iterator[type]:
    for shape in vars(module).values():
        if isclass(shape) and shape.__module__ == module.__name__ and _is_shape(shape) and get_type_hints(shape):
            yield shape


def _is_shape(hint: Any) -> bool:
    return is_typeddict(hint) or (isclass(hint) and issubclass(hint, BaseModel))


def _interface(shape: type) -> str:
    doc = "\n".join(f" * {line}".rstrip() for line in cleandoc(shape.__doc__ or "").splitlines())
    hints = get_type_hints(shape, include_extras=True)
    bases = [base for base in get_original_bases(shape) if is_typeddict(base)]
    told = {"model_config"}.union(*map(get_type_hints, bases))
    fields = [_field(shape, name, hint) for name, hint in hints.items() if name not in told]
    extends = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    return f"/**\n{doc}\n */\nexport interface {shape.__name__}{extends} {{\n" + "".join(fields) + "}\n"


def _field(shape: type, name: str, hint: Any) -> str:
    optional = get_origin(hint) is NotRequired
    if issubclass(shape, BaseModel):
        optional = not shape.model_fields[name].is_required()
    return f"  {name}{'?' if optional else ''}: {_type(hint)}\n"


def _type(hint: Any) -> str:
    """A type hint in TypeScript. Raises TypeError for one that JSON, or this function, does not know."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return _type(hint.__supertype__)
    if hint in PLAIN:
        return PLAIN[hint]
    if _is_shape(hint):
        return str(hint.__name__)
    if origin in (NotRequired, Annotated):
        return _type(inner[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in inner))
    return _container(hint, origin, inner)


def _container(hint: Any, origin: Any, inner: tuple[Any, ...]) -> str:
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        part = _type(inner[0])
        return f"({part})[]" if " " in part else f"{part}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in inner)}]"
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    raise TypeError(
        f"{hint!r} has no TypeScript type here: use TypedDict, list, dict, Literal, str, int, float, bool or None."
    )


def files(source: Path) -> dict[Path, str]:
    """What belongs into the folder of the browser's sources."""
    written = {source / "wire.gen.ts": typescript(wire)}
    for name, game in find_games().items():
        package = type(game).__module__.rpartition(".")[0]
        written[source / "games" / name / "view.gen.ts"] = typescript(import_module(f"{package}.view"))
    return written


def main() -> None:
    """Write the files into the folder that is the first argument."""
    for file, text in files(Path(sys.argv[1])).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
