"""What a computer player's chance comes from: one function for every match, whoever hosts it."""

from __future__ import annotations

import hashlib


def player_seed(salt: str, seat: int) -> int:
    """63 bits for the player at a seat: always the same for the same salt, and telling nothing of it."""
    digest = hashlib.sha256(f"{salt}/player/{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
