"""Limits of a server from a TOML file, and its file of blocked addresses."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from ipaddress import ip_address
from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.files.reading import MissingError, UnreadableError, read_bytes, read_text
from cardtable.files.writing import write_private
from cardtable.host.room_types import TABLES, TABLES_OF_ADDRESS
from cardtable.net.transport.rate_limits import AddressLimits, network_of

MOST = 1_000_000  # of any limit
_LARGEST = 100_000  # bytes
_LONGEST_LINE = 400  # characters
_TABLES = ("tables", "tables_of_address")
_LINE = re.compile(r"at line (\d+)")

_UNREADABLE = translate("Serve", "The limits in %1 can't be read: check the file and who may read it.")
_NO_TOML = translate("Serve", "%1 isn't TOML from line %2 on: each line must be a name, an equals sign and a number.")
_UNKNOWN = translate("Serve", "“%1” in %2 isn't a known limit; choose from: %3.")
_NO_LIMIT = translate("Serve", "“%1” in %2 isn't a whole number from 1 to %3: change it.")

_FILE = "blocked"


@frozen
class ServerLimits:
    """Limits of rooms and addresses."""

    tables: int = TABLES  # active
    tables_of_address: int = TABLES_OF_ADDRESS
    addresses: AddressLimits = AddressLimits()


def read_limits(path: Path, defaults: ServerLimits) -> ServerLimits:
    """Return the limits with those in the file replaced; raise UserError for the first error."""
    try:
        text = read_text(path, _LARGEST)
    except UnreadableError as error:
        raise UserError(_UNREADABLE.filled(str(path))) from error
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > _LONGEST_LINE:  # a name of thousands of parts costs tomllib minutes
            raise UserError(_NO_TOML.filled(str(path), number))
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, or a number of thousands of digits
        place = _LINE.search(str(error))  # None for an early end
        number = int(place[1]) if place is not None else max(1, len(text.splitlines()))
        raise UserError(_NO_TOML.filled(str(path), number)) from error
    numbers = _read_numbers(found, path)
    room_limits = {name: numbers.pop(name) for name in _TABLES if name in numbers}
    return replace(defaults, **room_limits, addresses=replace(defaults.addresses, **numbers))


def limit_names() -> tuple[str, ...]:
    """Return the names that a limits file may use."""
    return (*_TABLES, *(field.name for field in fields(AddressLimits)))


def _read_numbers(found: Mapping[str, object], path: Path) -> dict[str, int]:
    numbers = {}
    for name, value in found.items():
        if name not in limit_names():
            raise UserError(_UNKNOWN.filled(name, str(path), ", ".join(limit_names())))
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST:
            raise UserError(_NO_LIMIT.filled(name, str(path), MOST))
        numbers[name] = value
    return numbers


class BlockedAddresses:
    """File of blocked addresses, one per line, in the form of `network_of`."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE

    def read(self) -> frozenset[str]:
        """Return all valid addresses, none if there is no file; raise UnreadableError."""
        try:
            text = read_bytes(self._path).decode("utf-8", errors="replace")
        except MissingError:
            return frozenset()
        return frozenset(network for line in text.splitlines() if (network := blockable(line.strip())) is not None)

    def write(self, addresses: frozenset[str]) -> None:
        """Replace the file; raise OSError."""
        write_private(self._path, "".join(f"{address}\n" for address in sorted(addresses)).encode())


def blockable(text: str) -> str | None:
    """Return the blocked unit for an address or a listed network (of 64 bits in older files); None for other text."""
    address = text.removesuffix("/48").removesuffix("/64")
    try:
        ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return network_of(address)
