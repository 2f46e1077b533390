"""Addresses that the owner of a server has blocked: a small text file in its folder, one address a line."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

from cardtable.files.reading import MissingError, read_bytes
from cardtable.files.writing import write_private
from cardtable.net.io.addresses import network_of

_FILE = "blocked"


class BlockedAddresses:
    """The file; addresses are those that `home_of` gives."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE

    def read(self) -> frozenset[str]:
        """Whatever can be read, nothing where there is no file; lines that are no addresses are left out.

        Raises UnreadableError.
        """
        try:
            text = read_bytes(self._path).decode("utf-8", errors="replace")
        except MissingError:
            return frozenset()
        return frozenset(home for line in text.splitlines() if (home := blockable(line.strip())) is not None)

    def write(self, addresses: frozenset[str]) -> None:
        """In place of what was there; raises OSError."""
        write_private(self._path, "".join(f"{address}\n" for address in sorted(addresses)).encode())


def blockable(text: str) -> str | None:
    """What is blocked where somebody names this address, or its network as it is listed; None for what is none.

    Older versions listed networks of 64 bits.
    """
    address = text.removesuffix("/48").removesuffix("/64")
    try:
        ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return network_of(address)
