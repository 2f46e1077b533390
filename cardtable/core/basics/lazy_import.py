"""Lazy imports: parts of a game are imported at their first use, so that the program starts fast."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any


def lazy(package: str, module: str, name: str) -> Callable[..., Any]:
    """Return a callable that imports `package.module` at its first call and calls `name` in it.

    For the fields of a GameDefinition.
    """
    return partial(_call, f"{package}.{module}", name)


def _call(module: str, name: str, *arguments: Any) -> Any:
    return getattr(import_module(module), name)(*arguments)
