"""Calls of the system that fail, as they do on a full or broken disk."""

import os
from collections.abc import Callable
from typing import NoReturn


def failing(number: int) -> Callable[..., NoReturn]:
    """A call that always ends with this errno."""

    def fail(*_args: object, **_more: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return fail
