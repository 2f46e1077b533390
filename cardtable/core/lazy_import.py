"""Parts of a game that are imported when they are first wanted, so that the program starts fast."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any


def lazy(package: str, module: str, name: str) -> Callable[..., Any]:
    """What `package.module` calls `name`; it is imported at the first call. For the fields of a GameDefinition."""
    return partial(_call, f"{package}.{module}", name)


def _call(module: str, name: str, *arguments: Any) -> Any:
    return getattr(import_module(module), name)(*arguments)
