"""The numbers that this computer gives to deals: nobody else can guess them, and a restart does not change them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from contextlib import suppress
from pathlib import Path

from cardtable.files.reading import DamagedError, MissingError, RefusedError, UnreadableError, read_bytes
from cardtable.files.writing import set_aside, write_private

FILE = "numbers.key"
_LENGTH = 32  # bytes
_DIGITS = 32  # hexadecimal, of a number


class ContributionGenerator:
    """Made from a secret of this computer, so that a program that died in the middle of sealing keeps its word (A2)."""

    def __init__(self, folder: Path) -> None:
        """Where nothing can be kept, the secret is good until the process ends."""
        path = folder / FILE
        self._secret = secrets.token_bytes(_LENGTH)
        try:
            self._secret = _read(path)
        except MissingError:
            self._write(path)
        except RefusedError:  # it may be readable again tomorrow
            return
        except UnreadableError:
            set_aside(path)
            self._write(path)

    def _write(self, path: Path) -> None:
        with suppress(OSError):
            write_private(path, self._secret)

    def number(self, for_what: str) -> str:
        """32 hexadecimal digits: for the same the same, for anything else ones that have nothing to do with them."""
        return hmac.new(self._secret, for_what.encode(), hashlib.sha256).hexdigest()[:_DIGITS]


def _read(path: Path) -> bytes:
    secret = read_bytes(path, _LENGTH)
    if len(secret) != _LENGTH:
        raise DamagedError(path, "not as long as a secret")
    return secret
