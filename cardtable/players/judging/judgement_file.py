"""A judgement as text, to be kept beside its match, and read again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace

from cardtable.core.plain_json import JsonError, parse_json
from cardtable.core.record import Record, write_head
from cardtable.core.wire.plain_values import WireError, fraction, items, row, string, table, whole
from cardtable.core.wire.wired_texts import Texts
from cardtable.core.zones import Seat
from cardtable.players.judging.judgement import JUDGE, Choice, Judged, Judgement

_LETTERS = 24  # of a key
_LONGEST = 4_000  # characters of an action
_MOST = 10_000  # decisions of a deal, and choices of a decision


def judgement_key(record: Record, deal: int, seat: Seat, actions: int) -> str:
    """By what a judgement is found again: the rules, the cards, all that was done to the end of its deal, the seat.

    And the judge; but neither who plays, nor from what the chance of computers comes, which a copy has anew.

    `actions`: how many there were when the deal had been counted.
    """
    done = "".join(f"{actor} {action}\n" for actor, action in record.actions[:actions])
    head = write_head(replace(record, salt="", players=("",) * record.seats))
    whole = f"{head}{done}/{deal}/{seat}/{JUDGE}"
    return hashlib.sha256(whole.encode()).hexdigest()[:_LETTERS]


def write_judgement(found: Judgement, seats: int) -> str:
    """As JSON."""
    texts = Texts((), seats)
    judged = [
        {
            "action": one.action,
            "done": one.done,
            "better": one.better,
            "cost": one.cost,
            "error": one.error,
            "reason": texts.write(one.reason),
            "values": [[value.action, value.points, value.error] for value in one.values],
        }
        for one in found.judged
    ]
    head = {"judge": found.judge, "deal": found.deal, "seat": found.seat, "counted": found.counted}
    return json.dumps({**head, "judged": judged}, ensure_ascii=False, indent=1)


def read_judgement(text: str, seats: int) -> Judgement | None:
    """The judgement again; None of one that is damaged, or that another judge has made."""
    try:
        return _judgement(table(parse_json(text)), Texts(_Everything(), seats), seats)
    except (JsonError, WireError, KeyError):
        return None


def _judgement(found: Mapping[str, object], texts: Texts, seats: int) -> Judgement | None:
    if found["judge"] != JUDGE:
        return None
    judged = tuple(_judged(table(one), texts) for one in items(found["judged"], _MOST))
    seat = Seat(whole(found["seat"], 0, seats - 1))
    return Judgement(whole(found["deal"], 0), seat, whole(found["counted"]), judged)


def _judged(found: Mapping[str, object], texts: Texts) -> Judged:
    return Judged(
        action=whole(found["action"], 0),
        done=string(found["done"], _LONGEST),
        better=string(found["better"], _LONGEST),
        cost=fraction(found["cost"]),
        error=fraction(found["error"]),
        reason=texts.read(found["reason"]),
        values=tuple(_choice(*row(one, 3)) for one in items(found["values"], _MOST)),
    )


def _choice(action: object, points: object, error: object) -> Choice:
    return Choice(string(action, _LONGEST), fraction(points), fraction(error))


class _Everything:
    """All sentences: this is the program's own file, whoever can write there can change the program as well."""

    def __contains__(self, _key: object) -> bool:
        return True
