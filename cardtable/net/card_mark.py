"""Four cards that stand for a certificate, so that people compare it by eye or aloud."""

from __future__ import annotations

import hashlib

from cardtable.core.cards import Cards, standard_pack

_SALT = b"cardtable/mark"
_ROUNDS, _BLOCK = 2**15, 8  # of scrypt: a forger tries for days instead of seconds
_MEMORY = 64 * 2**20  # bytes that it may take
_CARDS = 4


def fingerprint_cards(fingerprint: bytes) -> Cards:
    """The cards of the first 16 bytes of a certificate's SHA-256; takes a tenth of a second.

    A hint against mix-ups and neighbours, not against an enemy: there are 6.5 million marks.
    """
    number = int.from_bytes(
        hashlib.scrypt(fingerprint[:16].hex().encode(), salt=_SALT, n=_ROUNDS, r=_BLOCK, p=1, maxmem=_MEMORY, dklen=8),
        "big",
    )
    left = list(standard_pack())
    mark = []
    for _ in range(_CARDS):
        number, place = divmod(number, len(left))
        mark.append(left.pop(place))
    return tuple(mark)
