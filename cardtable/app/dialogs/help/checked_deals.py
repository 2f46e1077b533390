"""What the checks of a table's deals have found, in words: a row a deal."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, conjoin, translate
from cardtable.core.text import bare as name_text
from cardtable.host.from_table import TableInfo
from cardtable.host.gathering import Occupant
from cardtable.host.sealing import DEALER, contributor
from cardtable.host.seats import Presence
from cardtable.host.witness import Doubt
from cardtable.net.agent_talk import Checked

FOLDED_FROM = 6  # so many deals are shown one by one; older correct ones are one row

_BEING_PLAYED = translate("Fairness", "Being played. It is checked when the deal is over.")
_EVERYBODY = translate("Fairness", "Checked here: correct. Everybody took part.")
_WITHOUT = translate("Fairness", "Checked here: correct. %1 was away and took no part.", "a player")
_WITHOUT_SOME = translate("Fairness", "Checked here: correct. %1 were away and took no part.", "several players")
_WITHOUT_YOU = translate("Fairness", "Checked here: correct. You were away and took no part.")
_WITHOUT_YOU_AND = translate("Fairness", "Checked here: correct. You and %1 were away and took no part.", "one or more")
_LEFT_OUT = translate(
    "Fairness", "Your number was left out of this deal, although you were there. %1 The match goes on."
)
_SEED = translate("Fairness", "The cards of this deal do not follow from the numbers. %1")
_CHANGED = translate("Fairness", "A number of this deal is not the one that was announced. %1")
_TWICE = translate("Fairness", "This deal was prepared twice, and the first time was thrown away. %1")
_OTHERWISE = translate("Fairness", "This deal was not played as it was shown here. %1")
_FURTHER = translate("Fairness", "At the table before, more deals of this match were played to their end. %1")
_NOT_HERE = translate("Fairness", "You were not here for all of this deal; it could not be checked here.")
_NEVER_CAME = translate(
    "Fairness",
    "Checked here: correct. But more than one number of this match never came in. Ask the people whose numbers are "
    "missing. The match goes on.",
)
_ASK_ELSEWHERE = translate(  # whoever has the rights of a host may be a guest of a server like all others
    "Fairness",
    "Only the computer that runs the table can cause that: %1's, or a server. Ask the person who runs that computer.",
)
_ASK_SERVER = translate("Fairness", "Only the server can cause that. Ask the person who runs it.")
_ASK_SELF = translate("Fairness", "Its numbers are below.")
_DEAL = translate("Fairness", "Deal %1")
_DEALS = translate("Fairness", "Deals %1 to %2: correct")

_DOUBTS = {  # the gravest first
    Doubt.CARDS_WRONG: _OTHERWISE,
    Doubt.SEED_WRONG: _SEED,
    Doubt.SHARE_CHANGED: _CHANGED,
    Doubt.RESEALED: _TWICE,
    Doubt.LEFT_OUT: _LEFT_OUT,
    Doubt.FURTHER: _FURTHER,
}


class Verdict(enum.Enum):
    """What is known of one deal when it has been checked."""

    PLAYING = enum.auto()
    CORRECT = enum.auto()
    DOUBTFUL = enum.auto()
    UNKNOWN = enum.auto()  # it could not be checked here


@frozen
class Part:
    """One number of a deal: whose, and whether it is missing. No portrait: the table's own program."""

    who: str = DEALER  # as the numbers name it
    name: str = ""
    portrait: int | None = None
    missing: bool = False
    own: bool = False


@frozen
class DealRow:
    """`checked` is None for the deal in play, and for a row of several old ones."""

    title: Text
    sentence: Text | None
    verdict: Verdict
    parts: tuple[Part, ...] = ()
    checked: Checked | None = None


class Runs(enum.Enum):
    """Which computer runs a table, as far as that is known here."""

    HERE = enum.auto()
    SERVER = enum.auto()
    ELSEWHERE = enum.auto()  # the host's, or a server of which nothing shows that it is one


def runs_at(info: TableInfo, *, here: bool) -> Runs:
    """`here`: it is this one. A table that goes on without its host's line is on no computer of the host."""
    if here:
        return Runs.HERE
    host = info.host
    if host is None or host == info.you or info.seats[host].presence in (Presence.AWAY, Presence.LEFT):
        return Runs.SERVER
    return Runs.ELSEWHERE


def rows_of(checks: Sequence[Checked], info: TableInfo, runs: Runs) -> list[DealRow]:
    """The newest deal first; correct ones of long ago fold into one row."""
    ask = _whom_to_ask(info, runs)
    questionable = is_questionable(checks)
    newest_first = sorted(checks, key=lambda one: -one.deal)
    rows = [_checked(checked, info, ask, questionable=questionable) for checked in newest_first if checked.deal]
    if info.deal and all(checked.deal != info.deal for checked in checks):
        title = _DEAL.filled(info.deal)
        rows.insert(0, DealRow(title, _BEING_PLAYED, Verdict.PLAYING, _parts(_persons(info), (), info)))
    return _folded(rows)


def is_questionable(checks: Sequence[Checked]) -> bool:
    """Whether so many numbers never came in that two people may have chosen between deals."""
    return sum(len(checked.missing) for checked in checks) > 1


def verdict_of(checked: Checked, *, questionable: bool = False) -> Verdict:
    """What the check of a deal came to, in a match in which one number or several are missing."""
    if any(doubt.is_doubtful for doubt in checked.doubts) or (questionable and checked.missing):
        return Verdict.DOUBTFUL
    return Verdict.UNKNOWN if checked.doubts else Verdict.CORRECT


def is_any_doubtful(checks: Sequence[Checked]) -> bool:
    """Whether there is something to ask about."""
    return is_questionable(checks) or any(verdict_of(checked) is Verdict.DOUBTFUL for checked in checks)


def _checked(checked: Checked, info: TableInfo, ask: Text, *, questionable: bool) -> DealRow:
    verdict = verdict_of(checked, questionable=questionable)
    sentence = _sentence(checked, verdict, info, ask)
    own = contributor(info.you) if info.you is not None else ""
    missing = checked.missing
    if Doubt.LEFT_OUT in checked.doubts and own and own not in (*checked.who, *missing):
        missing = (*missing, own)
    parts = _parts(tuple(dict.fromkeys((*checked.who, *missing))), missing, info)
    return DealRow(_DEAL.filled(checked.deal), sentence, verdict, parts, checked)


def _sentence(checked: Checked, verdict: Verdict, info: TableInfo, ask: Text) -> Text:
    if verdict is Verdict.UNKNOWN:
        return _NOT_HERE
    if verdict is Verdict.DOUBTFUL:
        found = next((text for doubt, text in _DOUBTS.items() if doubt in checked.doubts), None)
        return _NEVER_CAME if found is None else found.filled(ask)
    took_part = set(checked.who) - set(checked.missing)
    absent = [who for who in _persons(info) if who not in took_part and who != DEALER]
    names = [name_text(_name(who, info)) for who in absent if _seat(who) != info.you]
    if not absent or not checked.who:  # its numbers were given at a table of which nothing is kept any more
        return _EVERYBODY
    if len(names) < len(absent):
        return _WITHOUT_YOU_AND.filled(conjoin(names)) if names else _WITHOUT_YOU
    return (_WITHOUT if len(names) == 1 else _WITHOUT_SOME).filled(conjoin(names))


def _whom_to_ask(info: TableInfo, runs: Runs) -> Text:
    if runs is Runs.HERE:
        return _ASK_SELF
    return (
        _ASK_SERVER if runs is Runs.SERVER or info.host is None else _ASK_ELSEWHERE.filled(info.seats[info.host].name)
    )


def _persons(info: TableInfo) -> tuple[str, ...]:
    persons = [seat for seat, place in enumerate(info.seats) if place.kind is Occupant.PERSON]
    return (DEALER, *(f"seat {seat}" for seat in persons))


def _name(who: str, info: TableInfo) -> str:
    return info.seats[_seat(who)].name


def _seat(who: str) -> int:
    return int(who.split(" ")[1])


def _part(one: str, missing: Sequence[str], info: TableInfo) -> Part:
    seat = _seat(one)
    return Part(one, _name(one, info), info.seats[seat].portrait, one in missing, seat == info.you)


def _parts(who: Sequence[str], missing: Sequence[str], info: TableInfo) -> tuple[Part, ...]:
    """The table's own number first, then the seats in their order."""
    in_order = sorted(who, key=lambda one: -1 if one == DEALER else _seat(one))
    return tuple(
        Part() if one == DEALER else _part(one, missing, info)
        for one in in_order
        if one == DEALER or _seat(one) < len(info.seats)
    )


def _folded(rows: list[DealRow]) -> list[DealRow]:
    old = rows[FOLDED_FROM - 1 :]
    if len(old) < 2 or any(row.verdict is not Verdict.CORRECT for row in old):
        return rows
    deals = [row.checked.deal for row in old if row.checked is not None]
    return [*rows[: FOLDED_FROM - 1], DealRow(_DEALS.filled(min(deals), max(deals)), None, Verdict.CORRECT)]
