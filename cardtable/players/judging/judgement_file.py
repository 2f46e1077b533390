"""A judgement as text, to be kept beside its match, and read again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

from cardtable.core.record import Record, write_head
from cardtable.core.wire.plain_values import WireError
from cardtable.core.wire.wired_texts import Texts
from cardtable.core.zones import Seat
from cardtable.players.judging.judgement import JUDGE, Choice, Judged, Judgement

_LETTERS = 24  # of a key


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
        found = json.loads(text)
        if found["judge"] != JUDGE:
            return None
        texts = Texts(_Everything(), seats)
        judged = tuple(
            Judged(
                action=int(one["action"]),
                done=str(one["done"]),
                better=str(one["better"]),
                cost=float(one["cost"]),
                error=float(one["error"]),
                reason=texts.read(one["reason"]),
                values=tuple(
                    Choice(str(action), float(points), float(error)) for action, points, error in one["values"]
                ),
            )
            for one in found["judged"]
        )
        return Judgement(int(found["deal"]), Seat(int(found["seat"])), int(found["counted"]), judged)
    except (ValueError, KeyError, TypeError, RecursionError, WireError):
        return None


class _Everything:
    """All sentences: this is the program's own file, whoever can write there can change the program as well."""

    def __contains__(self, _key: object) -> bool:
        return True
