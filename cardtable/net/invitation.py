"""What somebody needs to find a table and to know that it is the right one, as a link or a code to be typed.

PROTOCOL.md has the form to the bit.
"""

from __future__ import annotations

import enum
import hashlib
import re
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address

from cardtable.core.complaint import Complaint
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate

LINK = "cardtable:join/"
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another
MOST_ADDRESSES = 4
NEW_TABLE = "00000000"  # in the invitation of a server: whoever comes by it makes a table
_BITS = 5  # of a symbol
_GROUP = 4  # symbols between hyphens
_CHECK = 4  # symbols at the end
_FORM = 1
_BY_AUTHORITIES = 1  # flag: the certificate is checked as that of a web server, and no fingerprint is given
_HEAD = 16  # bytes before the fingerprint
_FINGERPRINT = 16  # bytes
_V4, _V6, _NAME = 4, 6, 7  # kinds of addresses
_SIZES = {_V4: 4, _V6: 16}
_LONGEST_HOST = 63  # bytes
_SHORTEST_ADDRESS = 3  # bytes: a host of one letter

_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)} | {"I": 1, "L": 1, "O": 0}
_MOST_SYMBOLS = 2_000  # that are looked at: far more than a code has
_BETWEEN = frozenset("- \t\r\n")
_BEGINS = "040"  # every code of this form: the first fifteen bits of form and flags
_LABEL = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_HOST = re.compile(rf"(?!(?:.*\.)?[0-9]+$){_LABEL}(?:\.{_LABEL})*", re.ASCII)

_CUT = translate(
    "Invitation",
    "Its end is missing: %1 of %2 letters and digits are here. Copy the message again, all of it, and paste it here.",
)
_MISTYPED = translate("Invitation", "A letter or digit in it is wrong. Copy the message again and paste it here.")
_NO_INVITATION = translate(
    "Invitation", "There is no invitation here: paste the whole message, with all that begins with “%1”."
)
_NEWER = translate("Invitation", "This invitation was made by a newer CardTable: you need that version to join.")


class Fault(enum.Enum):
    """What is wrong with a text that should be an invitation."""

    CUT = "cut"
    MISTYPED = "mistyped"
    NONE = "none"
    NEWER = "newer"


class BadInvitation(Complaint):
    """The sentence says what to do; `fault` says which sentence it is."""

    def __init__(self, fault: Fault, text: Text) -> None:
        super().__init__(text)
        self.fault = fault


@frozen
class Invitation:
    """Where a table is, which one it is, by what right one comes in, and whose certificate the line must show."""

    addresses: tuple[str, ...]  # IPv4, IPv6 or host names in lower case, best first
    port: int
    table: str  # 8 hexadecimal digits
    secret: str  # 16 hexadecimal digits
    fingerprint: bytes | None  # the first 16 bytes of SHA-256 of the certificate; None: authorities vouch for it


def is_host_name(text: str) -> bool:
    """Whether an invitation can name this host: ASCII in lower case, no address, at most 63 letters."""
    return _HOST.fullmatch(text) is not None and len(text) <= _LONGEST_HOST


def can_be_named(address: str) -> bool:
    """Whether an invitation can name this host or address."""
    try:
        _written_address(address)
    except ValueError:
        return False
    return True


def write_invitation(invitation: Invitation) -> str:
    """The link; raises ValueError for what no link can say, as an address that only works on this computer."""
    content = _written(invitation)
    symbols = _symbols(content) + _check(content)
    return LINK + "-".join(symbols[at : at + _GROUP] for at in range(0, len(symbols), _GROUP))


def read_invitation(text: str) -> Invitation:
    """From any text with the link in it, or from the bare code; raises BadInvitation with one sentence."""
    symbols = _found(text)
    content = _content(symbols)
    if symbols != _symbols(content) + _check(content):
        if LINK not in text.lower() and not _begins_a_code(symbols):
            raise _none()
        raise _incomplete(len(symbols), _wanted(symbols))
    if content[:1] != bytes([_FORM]):
        raise BadInvitation(Fault.NEWER, _NEWER)
    try:
        invitation = _read(content)
        sound = _written(invitation) == content
    except (ValueError, IndexError) as error:
        raise _none() from error
    if not sound:
        raise _none()
    return invitation


def _none() -> BadInvitation:
    return BadInvitation(Fault.NONE, _NO_INVITATION.filled(LINK))


def _incomplete(here: int, wanted: int) -> BadInvitation:
    """For a code whose check fails: what it is too short by, or that something in it is wrong."""
    return (
        BadInvitation(Fault.CUT, _CUT.filled(here, wanted))
        if here < wanted
        else BadInvitation(Fault.MISTYPED, _MISTYPED)
    )


def _begins_a_code(symbols: str) -> bool:
    """Words without a link may consist of letters that a code has; no code of this form begins like them."""
    return symbols.startswith(_BEGINS[: len(symbols)])


# ---- symbols


def _found(text: str) -> str:
    """The symbols of the code in a text, spelled as they are written; what stands behind a link is passed over."""
    start = text.lower().find(LINK)
    symbols = ""
    for sign in text if start < 0 else text[start + len(LINK) :]:
        value = _VALUES.get(sign.upper())
        if value is not None:
            symbols += SYMBOLS[value]
            if len(symbols) == _MOST_SYMBOLS:
                break
        elif sign not in _BETWEEN:
            if start < 0:
                raise _none()
            break
    if not symbols:
        raise _none()
    return symbols if start < 0 else symbols[: _wanted(symbols)]


def _symbols(content: bytes) -> str:
    """The bytes as symbols of five bits, the last one filled up with zeros."""
    count = -(-len(content) * 8 // _BITS)
    number = int.from_bytes(content, "big") << (count * _BITS - len(content) * 8)
    return "".join(SYMBOLS[number >> _BITS * at & 31] for at in reversed(range(count)))


def _check(content: bytes) -> str:
    """The first twenty bits of a hash of the content."""
    return _symbols(hashlib.sha256(b"cardtable/invitation/" + content).digest())[:_CHECK]


def _content(symbols: str) -> bytes:
    """The whole bytes of all symbols but the check; the rest of the last symbol is zeros in what we write."""
    return _bytes(symbols[:-_CHECK])


def _bytes(symbols: str) -> bytes:
    number = 0
    for symbol in symbols:
        number = number << _BITS | _VALUES[symbol]
    size, rest = divmod(len(symbols) * _BITS, 8)
    return (number >> rest).to_bytes(size, "big")


def _wanted(symbols: str) -> int:
    """How many symbols a code has that begins so; as few as there may be, where that is still to come."""
    content = _bytes(symbols)
    flags = content[1] if len(content) > 1 else 0
    at = _HEAD + (0 if flags & _BY_AUTHORITIES else _FINGERPRINT)
    count = content[at] if at < len(content) else 1
    at += 1
    for _ in range(min(count, MOST_ADDRESSES)):
        at += _size_of_address(content[at : at + 2])
    return -(-at * 8 // _BITS) + _CHECK


def _size_of_address(head: bytes) -> int:
    """Bytes of an address that begins so."""
    if head[:1] == bytes([_NAME]) and len(head) > 1:
        return 2 + head[1]
    return 1 + _SIZES[head[0]] if head and head[0] in _SIZES else _SHORTEST_ADDRESS


# ---- content


def _written(invitation: Invitation) -> bytes:
    addresses = [_written_address(address) for address in invitation.addresses]
    named = bool(addresses) and addresses[0][0] == _NAME
    if not 1 <= len(addresses) <= MOST_ADDRESSES or (invitation.fingerprint is None and not named):
        raise ValueError("An invitation has one to four addresses, and a host name first where authorities vouch.")
    fingerprint = invitation.fingerprint
    parts = [
        bytes([_FORM, _BY_AUTHORITIES if fingerprint is None else 0]),
        invitation.port.to_bytes(2, "big"),
        bytes.fromhex(invitation.table),
        bytes.fromhex(invitation.secret),
        fingerprint or b"",
    ]
    head = b"".join(parts)
    if not invitation.port or len(head) != _HEAD + (_FINGERPRINT if fingerprint is not None else 0):
        raise ValueError("A part of the invitation has a wrong length, or the port is 0.")
    return head + bytes([len(addresses)]) + b"".join(addresses)


def _written_address(address: str) -> bytes:
    if _HOST.fullmatch(address):
        name = address.encode("ascii")
        if len(name) > _LONGEST_HOST:
            raise ValueError("The name of the host is too long.")
        return bytes([_NAME, len(name)]) + name
    if ":" not in address:
        return bytes([_V4]) + IPv4Address(address).packed
    number = IPv6Address(address)
    if number.scope_id is not None or number.is_link_local or number.ipv4_mapped is not None:
        raise ValueError("The address only works on this computer or in this network.")
    return bytes([_V6]) + number.packed


def _read(content: bytes) -> Invitation:
    """Raises ValueError or IndexError; whoever calls compares what the result would be written as."""
    signed = bool(content[1] & _BY_AUTHORITIES)
    after = _HEAD + (0 if signed else _FINGERPRINT)
    return Invitation(
        addresses=tuple(_read_addresses(content[after + 1 :])),
        port=int.from_bytes(content[2:4], "big"),
        table=content[4:8].hex(),
        secret=content[8:_HEAD].hex(),
        fingerprint=None if signed else content[_HEAD:after],
    )


def _read_addresses(rest: bytes) -> Iterator[str]:
    while rest:
        size = _size_of_address(rest[:2])
        head, rest = rest[:size], rest[size:]
        if head[0] == _NAME:
            yield head[2:].decode("ascii")
        else:
            yield str(IPv4Address(head[1:]) if head[0] == _V4 else IPv6Address(head[1:]))
