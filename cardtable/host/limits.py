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

# Lines of a server. PROTOCOL.md tells people's programs of them; tests/net/io/test_worst_case.py multiplies them out.
HELD_MESSAGES, HELD_BYTES = 64, 524_288  # that wait for a slow line
HELD_BYTES_OF_ALL = 67_108_864
UNREAD_MESSAGES = 64  # of a line that is faster than its pace, before it is closed
REQUEST_BYTES = 8_192  # of the HTTP request that opens a line
WRITE_BUFFER, SOCKET_BUFFER, TLS_BUFFER, READ_BUFFER = 32_768, 65_536, 16_384, 2_048  # bytes
LINES, LINES_OF_ADDRESS, LINES_OF_AGENT = 2_000, 32, 32
SILENT_LINES, SILENT_LINES_OF_ADDRESS = 64, 8  # before their Hello
ARRIVALS_PER_MINUTE, ARRIVALS_PER_SECOND = 60, 100  # lines that are made: of an address, and of all of them
JOINS_PER_MINUTE, WRONG_SECRETS_PER_MINUTE, RUDE_LINES_PER_MINUTE = 10, 5, 3  # of an address
UNKNOWN_TABLES_PER_MINUTE = 10  # that an address asks for
MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, BYTES_PER_SECOND = 10, 4, 16_384  # of a line
TABLE_MESSAGES_PER_SECOND = 20
TABLES, TABLES_OF_ADDRESS = 500, 20
