"""Logs as tests read them: whole, or not at all."""

from __future__ import annotations

from cardtable.core.record import Record, read_log


def read_record(data: bytes | str) -> Record:
    """Return the record of a whole log; raise RecordError at the first bad line."""
    reading = read_log(data)
    if reading.error is not None:
        raise reading.error
    return reading.record
