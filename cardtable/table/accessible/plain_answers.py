"""Answers to assistive technology that never fail: it may ask after anything, also while it is being taken down."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

_Method = TypeVar("_Method", bound=Callable[..., Any])


def plain(otherwise: Callable[[], Any]) -> Callable[[_Method], _Method]:
    """Let a method that Qt calls answer `otherwise()` where it fails.

    An exception must not get out of it: PySide 6.11 ends the program where the one it lets through was raised by Qt.
    """

    def wrap(method: _Method) -> _Method:
        @wraps(method)
        def asked(*args: Any) -> Any:
            try:
                return method(*args)
            except Exception:  # what was asked about has gone, or is not complete yet
                return otherwise()

        return cast(_Method, asked)

    return wrap
