"""What the agent does: one table at a time, hosted here or somebody else's, and the search for tables."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Protocol

from cardtable import __version__
from cardtable.core.complaint import Complaint
from cardtable.games import discover
from cardtable.host import from_seat, messages
from cardtable.host.clean_names import clean_name
from cardtable.host.gathering import PROTOCOL, Stage
from cardtable.net.agent_talk import (
    Copied,
    FoundTable,
    FromAgent,
    Join,
    KeptSeat,
    Leave,
    LineChanged,
    LineState,
    Look,
    LostTable,
    Marked,
    OpenTable,
    ToAgent,
    Trouble,
    TryNow,
)
from cardtable.net.card_mark import mark_of
from cardtable.net.follower import Follower
from cardtable.net.invitation import read_invitation
from cardtable.net.io.agent import Surroundings
from cardtable.net.io.attendance import Attendance
from cardtable.net.io.certificate import own_certificate
from cardtable.net.io.discovery import Looker, Multicast
from cardtable.net.io.guest import Guest
from cardtable.net.io.kept_seats import SeatKey, SeatKeys
from cardtable.net.io.own_addresses import LOOPBACK
from cardtable.net.io.own_table import House, OwnTable, new_table
from cardtable.net.io.pinned_line import Destination
from cardtable.net.io.sentences import known_sentences
from cardtable.net.io.store import InUse
from cardtable.net.participant import Participant
from cardtable.net.signpost import Signpost
from cardtable.net.table_reader import TableReader

TABLES = "tables"  # folder of the logs of tables that are hosted here
