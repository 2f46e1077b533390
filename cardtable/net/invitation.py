"""Invitation to a room as a link or a typed code, and fingerprint cards for comparing certificates.

PROTOCOL.md defines the format to the bit.
"""

from __future__ import annotations

import enum
import hashlib
import re
from functools import partial
from ipaddress import IPv4Address, IPv6Address

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards, standard_pack
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate

tr = partial(translate, "Invitation")

LINK = "cardtable:join/"
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no two look alike
MOST_ADDRESSES = 4
NEW_TABLE = "00000000"  # in a server's invitation: its holder creates a room
_BITS = 5  # per symbol
_GROUP = 4  # symbols between hyphens
_CHECK = 4  # check symbols at the end
_FORM, _PEER_FORM = 1, 2  # the second also says how to dial from other houses
_BY_AUTHORITIES = 1  # flag: the certificate is checked as that of a web server, and no fingerprint is given
_HEAD = 16  # bytes before the fingerprint
_FINGERPRINT = 16  # bytes
_V4, _V6, _NAME = 4, 6, 7  # kinds of addresses
_SIZES = {_V4: 4, _V6: 16}
_LONGEST_HOST = 63  # bytes
_SHORTEST_ADDRESS = 3  # bytes: a host of one letter
_KEY = 32  # bytes of a public key
_PEER = 2 + _KEY + 1  # bytes before the relay
_LONGEST_RELAY = 100  # bytes

_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)} | {"I": 1, "L": 1, "O": 0}
_MOST_SYMBOLS = 2_000  # symbols that are parsed: far more than a code has
_SEPARATORS = frozenset("- \t\r\n")
_CODE_STARTS = ("040", "080")  # starts of all codes: the first fifteen bits of form and flags
_LABEL = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_RELAY = re.compile(rf"https?://(?:{_LABEL}(?:\.{_LABEL})*\.?|\[[0-9a-f:]+\])(?::[0-9]{{1,5}})?/?", re.ASCII)
_HOST = re.compile(rf"(?!(?:.*\.)?[0-9]+$){_LABEL}(?:\.{_LABEL})*", re.ASCII)

_CUT = tr("The end is missing: only %1 of %2 characters are here. Copy the whole message again and paste it here.")
_MISTYPED = tr("A letter or digit in it is wrong. Copy the message again and paste it here.")
_NO_INVITATION = tr("There is no invitation here: paste the whole message, including the part that begins with “%1”.")
_NEWER = tr("This invitation was made by a newer CardTable: you need that version to join.")

_SALT = b"cardtable/mark"
_ROUNDS, _BLOCK = 2**15, 8  # scrypt parameters: a forgery takes days instead of seconds
_MEMORY = 64 * 2**20  # bytes for scrypt
_CARDS = 4


class InvitationFault(enum.Enum):
    """Kind of error in an invitation text."""

    CUT = "cut"
    MISTYPED = "mistyped"
    NONE = "none"
    NEWER = "newer"


class BadInvitation(UserError):
    """Error for an invalid invitation: its text says what to do, `fault` is the kind of error."""

    def __init__(self, fault: InvitationFault, text: Text) -> None:
        super().__init__(text)
        self.fault = fault


@frozen
class PeerAddress:
    """Public key by which a computer is dialled from other houses, at the addresses of its invitation or by a relay."""

    id: bytes  # Ed25519 public key, 32 bytes
    port: int  # UDP
    relay: str = ""  # URL; "": none


@frozen
class Invitation:
    """Addresses, room id, secret and expected certificate: all that a client needs to join a room."""

    addresses: tuple[str, ...]  # IPv4, IPv6 or host names in lower case, best first
    port: int
    table: str  # 8 hexadecimal digits
    secret: str  # 16 hexadecimal digits
    fingerprint: bytes | None  # first 16 bytes of the certificate's SHA-256; None: signed by an authority
    peer: PeerAddress | None = None


def is_host_name(text: str) -> bool:
    """Return True if an invitation can hold this host name: lower-case ASCII, no address, at most 63 bytes."""
    return _HOST.fullmatch(text) is not None and len(text) <= _LONGEST_HOST


def is_relay(url: str) -> bool:
    """Return True for the address of a relay that an invitation can hold, such as "https://relay.example.org"."""
    return _RELAY.fullmatch(url) is not None and len(url) <= _LONGEST_RELAY


def is_invitable(address: str) -> bool:
    """Return True if an invitation can hold this host name or address."""
    try:
        _encode_address(address)
    except ValueError:
        return False
    return True


def write_invitation(invitation: Invitation) -> str:
    """Encode as a link; raise ValueError for what a link cannot hold, such as a link-local address."""
    content = _encode(invitation)
    symbols = _encode_symbols(content) + _checksum(content)
    return LINK + "-".join(symbols[at : at + _GROUP] for at in range(0, len(symbols), _GROUP))


def read_invitation(text: str) -> Invitation:
    """Decode the first link in a text, or a bare code; raise BadInvitation for an invalid one."""
    symbols = _extract_symbols(text)
    content = _decode_bytes(symbols[:-_CHECK])
    if symbols != _encode_symbols(content) + _checksum(content):
        # Plain words may consist of the same letters.
        is_code = symbols.startswith(tuple(start[: len(symbols)] for start in _CODE_STARTS))
        if LINK not in text.lower() and not is_code:
            raise _not_an_invitation()
        given, expected = len(symbols), _expected_length(symbols)
        if given < expected:
            raise BadInvitation(InvitationFault.CUT, _CUT.filled(given, expected))
        raise BadInvitation(InvitationFault.MISTYPED, _MISTYPED)
    if content[0] not in (_FORM, _PEER_FORM):
        raise BadInvitation(InvitationFault.NEWER, _NEWER)
    try:
        invitation = _decode(content)
        is_canonical = _encode(invitation) == content
    except (ValueError, IndexError) as error:
        raise _not_an_invitation() from error
    if not is_canonical:
        raise _not_an_invitation()
    return invitation


def _not_an_invitation() -> BadInvitation:
    return BadInvitation(InvitationFault.NONE, _NO_INVITATION.filled(LINK))


def _extract_symbols(text: str) -> str:
    """Return the code's symbols in canonical spelling; text behind a link is ignored."""
    start = text.lower().find(LINK)
    symbols = ""
    for character in text if start < 0 else text[start + len(LINK) :]:
        value = _VALUES.get(character.upper())
        if value is not None:
            symbols += SYMBOLS[value]
            if len(symbols) == _MOST_SYMBOLS:
                break
        elif character not in _SEPARATORS:
            if start < 0:
                raise _not_an_invitation()
            break
    if not symbols:
        raise _not_an_invitation()
    return symbols if start < 0 else symbols[: _expected_length(symbols)]


def _encode_symbols(content: bytes) -> str:
    count = -(-len(content) * 8 // _BITS)
    number = int.from_bytes(content, "big") << (count * _BITS - len(content) * 8)
    return "".join(SYMBOLS[number >> _BITS * at & 31] for at in reversed(range(count)))


def _checksum(content: bytes) -> str:
    """Return the check symbols: the first twenty bits of a hash of the content."""
    return _encode_symbols(hashlib.sha256(b"cardtable/invitation/" + content).digest())[:_CHECK]


def _decode_bytes(symbols: str) -> bytes:
    number = 0
    for symbol in symbols:
        number = number << _BITS | _VALUES[symbol]
    size, rest = divmod(len(symbols) * _BITS, 8)
    return (number >> rest).to_bytes(size, "big")


def _expected_length(symbols: str) -> int:
    """Return the expected number of symbols, judged by the code's beginning; the minimum while that is incomplete."""
    content = _decode_bytes(symbols)
    flags = content[1] if len(content) > 1 else 0
    at = _HEAD + (0 if flags & _BY_AUTHORITIES else _FINGERPRINT)
    count = content[at] if at < len(content) else 1
    at += 1
    for _ in range(min(count, MOST_ADDRESSES)):
        at += _size_of_address(content[at : at + 2])
    if content[:1] == bytes([_PEER_FORM]):
        at += _PEER + (content[at + _PEER - 1] if at + _PEER <= len(content) else 0)
    return -(-at * 8 // _BITS) + _CHECK


def _size_of_address(head: bytes) -> int:
    if head[:1] == bytes([_NAME]) and len(head) > 1:
        return 2 + head[1]
    return 1 + _SIZES[head[0]] if head and head[0] in _SIZES else _SHORTEST_ADDRESS


def _encode(invitation: Invitation) -> bytes:
    addresses = [_encode_address(address) for address in invitation.addresses]
    is_name_first = bool(addresses) and addresses[0][0] == _NAME
    if not 1 <= len(addresses) <= MOST_ADDRESSES or (invitation.fingerprint is None and not is_name_first):
        raise ValueError("An invitation has one to four addresses, and a host name first where authorities vouch.")
    fingerprint = invitation.fingerprint
    parts = [
        bytes([_FORM if invitation.peer is None else _PEER_FORM, _BY_AUTHORITIES if fingerprint is None else 0]),
        invitation.port.to_bytes(2, "big"),
        bytes.fromhex(invitation.table),
        bytes.fromhex(invitation.secret),
        fingerprint or b"",
    ]
    head = b"".join(parts)
    if not invitation.port or len(head) != _HEAD + (_FINGERPRINT if fingerprint is not None else 0):
        raise ValueError("A part of the invitation has a wrong length, or the port is 0.")
    peer = b"" if invitation.peer is None else _encode_peer(invitation.peer)
    return head + bytes([len(addresses)]) + b"".join(addresses) + peer


def _encode_peer(peer: PeerAddress) -> bytes:
    relay = peer.relay.encode("ascii")
    if len(peer.id) != _KEY or not peer.port or not (not relay or is_relay(peer.relay)):
        raise ValueError("A key has 32 bytes, the port is not 0, and a relay has an address of the web.")
    return peer.port.to_bytes(2, "big") + peer.id + bytes([len(relay)]) + relay


def _encode_address(address: str) -> bytes:
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


def _decode(content: bytes) -> Invitation:
    """Decode the content; raise ValueError or IndexError. The caller checks that it encodes to the same bytes."""
    is_signed = bool(content[1] & _BY_AUTHORITIES)
    after = _HEAD + (0 if is_signed else _FINGERPRINT)
    at = after + 1
    addresses = []
    for _ in range(content[after]):
        size = _size_of_address(content[at : at + 2])
        addresses.append(_decode_address(content[at : at + size]))
        at += size
    return Invitation(
        addresses=tuple(addresses),
        port=int.from_bytes(content[2:4], "big"),
        table=content[4:8].hex(),
        secret=content[8:_HEAD].hex(),
        fingerprint=None if is_signed else content[_HEAD:after],
        peer=_decode_peer(content[at:]) if content[0] == _PEER_FORM else None,
    )


def _decode_address(encoded: bytes) -> str:
    if encoded[0] == _NAME:
        return encoded[2:].decode("ascii")
    return str(IPv4Address(encoded[1:]) if encoded[0] == _V4 else IPv6Address(encoded[1:]))


def _decode_peer(encoded: bytes) -> PeerAddress:
    relay = encoded[_PEER : _PEER + encoded[_PEER - 1]].decode("ascii")
    return PeerAddress(encoded[2 : _PEER - 1], int.from_bytes(encoded[:2], "big"), relay)


def fingerprint_cards(fingerprint: bytes) -> Cards:
    """Return four cards for a certificate's SHA-256 (first 16 bytes), in 0.1 s: against mix-ups, not attacks."""
    number = int.from_bytes(
        hashlib.scrypt(fingerprint[:16].hex().encode(), salt=_SALT, n=_ROUNDS, r=_BLOCK, p=1, maxmem=_MEMORY, dklen=8),
        "big",
    )
    pack = list(standard_pack())
    cards = []
    for _ in range(_CARDS):
        number, index = divmod(number, len(pack))
        cards.append(pack.pop(index))
    return tuple(cards)
