"""Remarks as sentences: whole ones, name and card, or one sentence for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cardtable.core.short_forms import list_cards
from cardtable.core.short_names import rank_name
from cardtable.core.spoken_forms import WordingLevel
from cardtable.core.text import Text, Who, conjoin, literal_text
from cardtable.core.zones import Seat
from cardtable.table.speech.remarks import UpdateRemark
from cardtable.table.wording.spoken_phrases import NAMED
from cardtable.table.wording.table_phrases import SENTENCE


def word_remarks(remarks: Sequence[UpdateRemark], wording: WordingLevel, *, in_tricks: bool = True) -> tuple[Text, ...]:
    """What is said of them, in order; what several have done in the same way is one sentence.

    `in_tricks`: everybody does little, so that very few words make one sentence of it; else one for each player.
    """
    remarks = _gathered(remarks)
    if wording is WordingLevel.FULL:
        return tuple(_in_full_words(remarks))
    return tuple(_in_few_words(remarks, wording is WordingLevel.VERY_SHORT, in_tricks=in_tricks))


def _in_full_words(remarks: Sequence[UpdateRemark]) -> Iterator[Text]:
    """A sentence for each, or for several of a kind that is listed, such as the points of all."""
    for listing, group in groupby(remarks, lambda one: one.listing):
        found = list(group)
        if listing is None or len(found) == 1:
            yield from (one.full for one in found)
        else:
            yield listing.filled(list_cards(list(_clauses(found, rank_alone=False))))


def _gathered(remarks: Sequence[UpdateRemark]) -> tuple[UpdateRemark, ...]:
    """Where two or more have done the same, one remark tells of all, at the place of the first."""
    kinds = {_kind(one) for one in remarks if one.together is not None and one.seat is not None}
    result = list(remarks)
    for kind in kinds:
        same = [one for one in remarks if one.together is not None and _kind(one) == kind and one.seat is not None]
        if len(same) > 1 and same[0].together is not None:
            told = same[0].together.filled(
                conjoin([literal_text(Who(one.seat)) for one in same if one.seat is not None])
            )
            result[result.index(same[0])] = UpdateRemark(told, told)
            result = [one for one in result if one not in same]
    return tuple(result)


def _kind(remark: UpdateRemark) -> tuple[str, str] | None:
    return None if remark.together is None else (remark.together.context, remark.together.source)


def _in_few_words(remarks: Sequence[UpdateRemark], very_few: bool, *, in_tricks: bool) -> Iterator[Text]:
    """What has a brief form goes with its neighbours; what has none stands alone."""
    for is_brief, group in groupby(remarks, lambda one: one.brief is not None):
        found = list(group)
        if not is_brief:
            yield from (one.full for one in found)
            continue
        clauses = list(_clauses(found, rank_alone=very_few))
        if very_few and in_tricks:
            yield SENTENCE.filled(list_cards(clauses))
        else:
            yield from (SENTENCE.filled(clause) for clause in clauses)


def _clauses(remarks: Sequence[UpdateRemark], *, rank_alone: bool) -> Iterator[Text]:
    """A name and all that its player did one after another; what nobody did stands without a name."""
    following = [*remarks[1:], None]
    parts = [
        (one.seat, _part(one, after if rank_alone else None)) for one, after in zip(remarks, following, strict=True)
    ]
    for seat, group in groupby(parts, lambda part: part[0]):
        done = list_cards([part for _, part in group])
        yield done if seat is None else _named(seat, done)


def _named(seat: Seat, done: Text) -> Text:
    return NAMED.filled(Who(seat), done)


def _part(remark: UpdateRemark, after: UpdateRemark | None) -> Text:
    """The least that tells it: of cards of one suit, one after another, only the last one says the suit."""
    assert remark.brief is not None
    card, then = remark.played, None if after is None else after.played
    if card is not None and then is not None and card.suit is then.suit:
        return rank_name(card.rank)
    return remark.brief
