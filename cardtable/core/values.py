"""`dataclass(frozen=True, slots=True)` as the standard library has it, but made in a third of the time.

The standard decorator compiles seven methods for each class; a program of a hundred such classes spends a third of its
start on that. Here only `__init__` is compiled; comparison, hash, text and pickling are shared and read the fields.
A class made here has no subclasses made by the standard decorator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses
    from operator import attrgetter

    _ABSENT = object()

    def dataclass(*, frozen, slots):
        """Decorate a class of frozen values; fields may have defaults and factories and nothing else."""
        if not (frozen and slots):
            raise TypeError("only dataclasses with frozen=True and slots=True are made here")
        return _made

    def _made(cls):
        own = frozenset(vars(cls))
        made = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
        entries = dataclasses.fields(made)
        names = [entry.name for entry in entries]
        made.__values__ = staticmethod(attrgetter(*names) if names else _no_values)
        made.__init__ = _initializer(made, entries)
        for name, method in _SHARED.items():
            if name not in own:
                setattr(made, name, method)
        return made

    def _initializer(cls, entries):
        """Compile `__init__`: parameters in the order of the fields, then `__post_init__` where there is one."""
        scope = {"_set": object.__setattr__, "_ABSENT": _ABSENT}
        parameters, lines = ["self"], []
        for entry in entries:
            name, value = entry.name, entry.name
            parameters.append(name)
            if entry.default_factory is not dataclasses.MISSING:
                scope[f"_{name}"] = entry.default_factory
                parameters[-1] += "=_ABSENT"
                value = f"_{name}() if {name} is _ABSENT else {name}"
            elif entry.default is not dataclasses.MISSING:
                scope[f"_{name}"] = entry.default
                parameters[-1] += f"=_{name}"
            lines.append(f' _set(self, "{name}", {value})\n')
        if hasattr(cls, "__post_init__"):
            lines.append(" self.__post_init__()\n")
        exec(f"def __init__({', '.join(parameters)}):\n{''.join(lines) or ' pass'}", scope)
        scope["__init__"].__qualname__ = f"{cls.__qualname__}.__init__"
        return scope["__init__"]

    def _no_values(self):
        return ()

    def _equal(self, other):
        if other.__class__ is not self.__class__:
            return NotImplemented
        return self is other or self.__values__(self) == self.__values__(other)

    def _hash(self):
        return hash(self.__values__(self))

    def _text(self):
        shown = (f"{entry.name}={getattr(self, entry.name)!r}" for entry in dataclasses.fields(self))
        return f"{self.__class__.__qualname__}({', '.join(shown)})"

    def _refuse_to_set(self, name, value):
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def _refuse_to_delete(self, name):
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    def _reduced(self):
        return self.__class__, tuple(getattr(self, entry.name) for entry in dataclasses.fields(self))

    _SHARED = {
        "__eq__": _equal,
        "__hash__": _hash,
        "__repr__": _text,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
        "__reduce__": _reduced,
    }
