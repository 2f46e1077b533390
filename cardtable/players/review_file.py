"""Review file: codec of a deal review as JSON beside its match, and the texts of reviewed choices.

The window and the command line use the same texts for choices and for their cost in points.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

from cardtable.core.basics.plain_json import parse_json
from cardtable.core.cards import Suit, cards_of
from cardtable.core.record import Record, write_head
from cardtable.core.rules import AnyGame, Codec, Measure
from cardtable.core.text import Text, join, literal_text, translate
from cardtable.core.wire.json_values import WireError, fraction, read_int, read_list, read_object, read_row, read_str
from cardtable.core.wire.value_codecs import AnySentence, TextCodec
from cardtable.core.zones import Seat
from cardtable.players.deal_review import JUDGE, DealReview, ReviewedDecision, ReviewedOption

_LETTERS = 24  # characters of a key
_LONGEST = 4_000  # characters of an action
_MOST = 10_000  # decisions of a deal, and choices of a decision


def judgement_key(record: Record, deal: int, seat: Seat, actions: int) -> str:
    """Return the key of a review: a hash of rules, cards, actions to the end of the deal, seat and judge version.

    Player names and the seed of the computer players do not count, since a copy of the match has other ones. `actions`:
    number of actions when the deal had been scored.
    """
    done = "".join(f"{actor} {action}\n" for actor, action in record.actions[:actions])
    head = write_head(replace(record, salt="", players=("",) * record.seats))
    whole = f"{head}{done}/{deal}/{seat}/{JUDGE}"
    return hashlib.sha256(whole.encode()).hexdigest()[:_LETTERS]


def write_judgement(found: DealReview, seats: int) -> str:
    """Return the JSON text of a review."""
    texts = TextCodec((), seats)
    judged = [
        {name: getattr(one, name) for name in ("action", "done", "better", "cost", "error")}
        | {"reason": texts.write(one.reason), "values": [[of.action, of.points, of.error] for of in one.values]}
        for one in found.judged
    ]
    head = {"judge": found.judge, "deal": found.deal, "seat": found.seat, "counted": found.counted}
    return json.dumps({**head, "judged": judged}, ensure_ascii=False, indent=1)


def read_judgement(text: str, seats: int, codec: Codec[Any]) -> DealReview | None:
    """Return the review of a JSON text; None if it is damaged or made by another judge version."""
    try:
        found = read_object(parse_json(text))
        if found["judge"] != JUDGE:
            return None
        # Any sentence: to write the program's own file needs the permission to change the program.
        reader = _Reader(TextCodec(AnySentence(), seats), codec)
        judged = tuple(map(reader.judged, read_list(found["judged"], _MOST)))
        seat = Seat(read_int(found["seat"], 0, seats - 1))
        return DealReview(read_int(found["deal"], 0), seat, read_int(found["counted"]), judged)
    except (ValueError, KeyError):  # JsonError and WireError are ValueErrors
        return None


class _Reader:
    """Reader of a game's reviewed decisions; each method raises ValueError or KeyError."""

    def __init__(self, texts: TextCodec, codec: Codec[Any]) -> None:
        self._texts, self._codec = texts, codec

    def judged(self, value: object) -> ReviewedDecision:
        found = read_object(value)
        values = tuple(self._choice(*read_row(one, 3)) for one in read_list(found["values"], _MOST))
        judged = ReviewedDecision(
            action=read_int(found["action"], 0),
            done=read_str(found["done"], _LONGEST),
            better=read_str(found["better"], _LONGEST),
            cost=fraction(found["cost"]),
            error=fraction(found["error"]),
            reason=self._texts.read(found["reason"]),
            values=values,
        )
        if not {judged.done, judged.better} <= {choice.action for choice in values}:
            raise WireError("What was done and what was better are among the choices.")
        return judged

    def _choice(self, action: object, points: object, error: object) -> ReviewedOption:
        text = read_str(action, _LONGEST)
        self._codec.read(text)
        return ReviewedOption(text, fraction(points), fraction(error))


_DRAW = translate("Look back", "Draw", "a choice without cards, in a deal that is looked at")
_TAKE = translate("Look back", "Take", "a choice without cards, in a deal that is looked at")

_SUITS = {suit.letter: suit for suit in Suit}


def word_of(action: str) -> Text:
    """Return one word for an action without cards, in its text form: the suit if it names one."""
    suit = _SUITS.get(action.rpartition(" ")[2])
    if suit is not None:
        return literal_text(suit)
    return _TAKE if action.startswith("take") else _DRAW


def choice_told(action: str, game: AnyGame) -> Text:
    """Return the cards of an action in its text form, or one word if it has none."""
    return join([literal_text(card) for card in cards_of(game.codec.read(action))]) or word_of(action)


_TENTHS = translate("Look back", "%1.%2", "a number with one place behind the point")
_FINEST = 10.0  # from this `Measure.little` on, whole points are shown


def points_told(points: float, measure: Measure) -> Text:
    """Return points with the precision that can be known."""
    if measure.little >= _FINEST:
        return literal_text(round(points))
    tenths = max(0, round(points * 10))
    return _TENTHS.filled(tenths // 10, tenths % 10)
