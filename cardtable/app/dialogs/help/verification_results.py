"""Verification results of a room's deals in words, a row per deal."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, conjoin, translate
from cardtable.core.text import literal_text as name_text
from cardtable.host.commit_reveal import DEALER, VerificationResult, contributor
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import DealVerified

FOLDED_FROM = 6  # number of deals with a row each; older correct ones share one

_BEING_PLAYED = translate("Fairness", "This deal is being played. It will be checked when it is over.")
_EVERYBODY = translate("Fairness", "Checked here: correct. Everybody took part.")
_WITHOUT = translate("Fairness", "Checked here: correct. %1 was away and took no part.", "a player")
_WITHOUT_SOME = translate("Fairness", "Checked here: correct. %1 were away and took no part.", "several players")
_WITHOUT_YOU = translate("Fairness", "Checked here: correct. You were away and took no part.")
_WITHOUT_YOU_AND = translate("Fairness", "Checked here: correct. You and %1 were away and took no part.", "one or more")
_LEFT_OUT = translate(
    "Fairness", "Your number was left out of this deal, although you were there. %1 The match goes on."
)
_SEED = translate("Fairness", "The cards of this deal don't follow from the numbers. %1")
_CHANGED = translate("Fairness", "A number of this deal isn't the one that was announced. %1")
_TWICE = translate("Fairness", "This deal was prepared twice, and the first version was thrown away. %1")
_OTHERWISE = translate("Fairness", "This deal wasn't played as it was shown here. %1")
_FURTHER = translate("Fairness", "At the earlier table, more deals of this match were played to the end. %1")
_NOT_HERE = translate("Fairness", "You weren't here for all of this deal; it couldn't be checked here.")
_NEVER_CAME = translate(
    "Fairness",
    "Checked here: correct. But more than one number of this match never came in. Ask the people whose numbers are "
    "missing. The match goes on.",
)
_ASK_ELSEWHERE = translate(  # the person with a host's rights may be a guest on a server
    "Fairness",
    "Only the computer that runs the table can cause that: %1's, or a server. Ask the person who runs that computer.",
)
_ASK_SERVER = translate("Fairness", "Only the server can cause that. Ask the person who runs it.")
_ASK_SELF = translate("Fairness", "Its numbers are below.")
_DEAL = translate("Fairness", "Deal %1")
_DEALS = translate("Fairness", "Deals %1 to %2: correct")

_DOUBTS = {  # the gravest first
    VerificationResult.CARDS_WRONG: _OTHERWISE,
    VerificationResult.SEED_WRONG: _SEED,
    VerificationResult.SHARE_CHANGED: _CHANGED,
    VerificationResult.RESEALED: _TWICE,
    VerificationResult.LEFT_OUT: _LEFT_OUT,
    VerificationResult.FURTHER: _FURTHER,
}


class DealVerification(enum.Enum):
    """Result of the verification of one deal."""

    PLAYING = enum.auto()
    CORRECT = enum.auto()
    DOUBTFUL = enum.auto()
    UNKNOWN = enum.auto()  # it could not be verified here


@frozen
class SeedContribution:
    """Contribution to a deal's seed; `portrait` None: that of the room's own program."""

    who: str = DEALER  # contributor id
    name: str = ""
    portrait: int | None = None
    missing: bool = False
    own: bool = False


@frozen
class VerifiedDealRow:
    """Row of the list; `checked` is None for the present deal, and for a row of several old ones."""

    title: Text
    sentence: Text | None
    verdict: DealVerification
    parts: tuple[SeedContribution, ...] = ()
    checked: DealVerified | None = None


class Runs(enum.Enum):
    """Computer that runs a room, as far as is known here."""

    HERE = enum.auto()
    SERVER = enum.auto()
    ELSEWHERE = enum.auto()  # the owner's, or a server that is not recognizable as one


def runs_at(info: RoomInfo, *, here: bool) -> Runs:
    """Return which computer runs a room; `here`: this one. A room that goes on without its owner is on a server."""
    if here:
        return Runs.HERE
    host = info.host
    if info.server or host is None or host == info.you or info.seats[host].presence in (Presence.AWAY, Presence.LEFT):
        return Runs.SERVER
    return Runs.ELSEWHERE


def rows_of(checks: Sequence[DealVerified], info: RoomInfo, runs: Runs) -> list[VerifiedDealRow]:
    """Return the rows, the newest deal first; old correct ones are combined into one."""
    ask = _whom_to_ask(info, runs)
    questionable = is_questionable(checks)
    newest_first = sorted(checks, key=lambda one: -one.deal)
    rows = [_checked(checked, info, ask, questionable=questionable) for checked in newest_first if checked.deal]
    if info.deal and all(checked.deal != info.deal for checked in checks):
        title = _DEAL.filled(info.deal)
        rows.insert(
            0, VerifiedDealRow(title, _BEING_PLAYED, DealVerification.PLAYING, _parts(_persons(info), (), info))
        )
    return _folded(rows)


def is_questionable(checks: Sequence[DealVerified]) -> bool:
    """Return whether more than one number is missing, so that two people may have chosen between deals."""
    return sum(len(checked.missing) for checked in checks) > 1


def verdict_of(checked: DealVerified, *, questionable: bool = False) -> DealVerification:
    """Return the result for a deal; `questionable`: more than one number of the match is missing."""
    if any(doubt.is_doubtful for doubt in checked.doubts) or (questionable and checked.missing):
        return DealVerification.DOUBTFUL
    return DealVerification.UNKNOWN if checked.doubts else DealVerification.CORRECT


def is_any_doubtful(checks: Sequence[DealVerified]) -> bool:
    """Return whether any deal is doubtful."""
    return is_questionable(checks) or any(verdict_of(checked) is DealVerification.DOUBTFUL for checked in checks)


def _checked(checked: DealVerified, info: RoomInfo, ask: Text, *, questionable: bool) -> VerifiedDealRow:
    verdict = verdict_of(checked, questionable=questionable)
    sentence = _sentence(checked, verdict, info, ask)
    own = contributor(info.you) if info.you is not None else ""
    missing = checked.missing
    if VerificationResult.LEFT_OUT in checked.doubts and own and own not in (*checked.who, *missing):
        missing = (*missing, own)
    parts = _parts(tuple(dict.fromkeys((*checked.who, *missing))), missing, info)
    return VerifiedDealRow(_DEAL.filled(checked.deal), sentence, verdict, parts, checked)


def _sentence(checked: DealVerified, verdict: DealVerification, info: RoomInfo, ask: Text) -> Text:
    if verdict is DealVerification.UNKNOWN:
        return _NOT_HERE
    if verdict is DealVerification.DOUBTFUL:
        found = next((text for doubt, text in _DOUBTS.items() if doubt in checked.doubts), None)
        return _NEVER_CAME if found is None else found.filled(ask)
    took_part = set(checked.who) - set(checked.missing)
    absent = [who for who in _persons(info) if who not in took_part and who != DEALER]
    names = [name_text(_name(who, info)) for who in absent if _seat(who) != info.you]
    if not absent or not checked.who:  # its numbers were given in a room of which nothing is stored
        return _EVERYBODY
    if len(names) < len(absent):
        return _WITHOUT_YOU_AND.filled(conjoin(names)) if names else _WITHOUT_YOU
    return (_WITHOUT if len(names) == 1 else _WITHOUT_SOME).filled(conjoin(names))


def _whom_to_ask(info: RoomInfo, runs: Runs) -> Text:
    if runs is Runs.HERE:
        return _ASK_SELF
    return (
        _ASK_SERVER if runs is Runs.SERVER or info.host is None else _ASK_ELSEWHERE.filled(info.seats[info.host].name)
    )


def _persons(info: RoomInfo) -> tuple[str, ...]:
    persons = [seat for seat, place in enumerate(info.seats) if place.kind is SeatOccupant.PERSON]
    return (DEALER, *(f"seat {seat}" for seat in persons))


def _name(who: str, info: RoomInfo) -> str:
    return info.seats[_seat(who)].name


def _seat(who: str) -> int:
    return int(who.split(" ")[1])


def _part(one: str, missing: Sequence[str], info: RoomInfo) -> SeedContribution:
    seat = _seat(one)
    return SeedContribution(one, _name(one, info), info.seats[seat].portrait, one in missing, seat == info.you)


def _parts(who: Sequence[str], missing: Sequence[str], info: RoomInfo) -> tuple[SeedContribution, ...]:
    """Return the contributions, that of the room's program first, then by seat."""
    in_order = sorted(who, key=lambda one: -1 if one == DEALER else _seat(one))
    return tuple(
        SeedContribution() if one == DEALER else _part(one, missing, info)
        for one in in_order
        if one == DEALER or _seat(one) < len(info.seats)
    )


def _folded(rows: list[VerifiedDealRow]) -> list[VerifiedDealRow]:
    old = rows[FOLDED_FROM - 1 :]
    if len(old) < 2 or any(row.verdict is not DealVerification.CORRECT for row in old):
        return rows
    deals = [row.checked.deal for row in old if row.checked is not None]
    return [
        *rows[: FOLDED_FROM - 1],
        VerifiedDealRow(_DEALS.filled(min(deals), max(deals)), None, DealVerification.CORRECT),
    ]
