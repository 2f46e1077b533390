"""Limits of a line and of the messages on it; those of an update and of single values are in `core.wire`."""

from __future__ import annotations

# Bytes of UTF-8 in one message.
SEAT_FRAME = 2_048
HOST_FRAME = 8_192  # of the host's `arrange`, which carries all options
TABLE_FRAME = 262_144
DIGITS = 10  # of a number in JSON: the longest on the wire is -2147483648

# Characters.
LONGEST_NAME = 96  # of a name before it is made plain
LONGEST_ACTION = 400
LONGEST_INVITATION = 800
LONGEST_NAME_OF_OPTION = 40
LONGEST_OPTION = 100  # a value that is a text

# Entries.
MOST_GAMES = 16
MOST_OPTIONS = 64
MOST_LEGAL = 200
MOST_OPENED = 4_000  # actions of one deal
MOST_SCORES = 1_000  # finished deals of one match

PORTRAITS = 12
PHRASES = 32
LONGEST_WAIT = 3_600  # seconds
