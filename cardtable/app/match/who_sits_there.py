"""Who sits at a table elsewhere: persons as they came, computers by the usual names."""

from __future__ import annotations

from cardtable.app.match.names_at_table import NAMES, UNNAMED, shown_name
from cardtable.app.match.unlike_faces import unlike
from cardtable.app.match.who_sits import SeatDisplay, WhoSits
from cardtable.app.settings.sections import Settings
from cardtable.core.text import TextRenderer
from cardtable.core.zones import Seat
from cardtable.host.clean_names import NOBODY
from cardtable.host.from_table import RoomInfo
from cardtable.host.gathering import SeatOccupant
from cardtable.host.match_terms import MatchConfig
from cardtable.models.remote_table import RemoteMatch


def sitting_at(remote: RemoteMatch) -> WhoSits:
    """As a table elsewhere has it now."""

    def told(_terms: MatchConfig, _eyes: Seat | None, _settings: Settings, words: TextRenderer) -> SeatDisplay:
        assert remote.info is not None  # nothing is played before
        return remote_seat_display(remote.info, words)

    return told


def _called(name: str, words: TextRenderer) -> str:
    """A person's own name; who gave none is a guest in every language."""
    return words.text(UNNAMED) if name == NOBODY else name


def remote_seat_display(info: RoomInfo, words: TextRenderer) -> SeatDisplay:
    """Persons as they want to be called; computers by the usual names that nobody has, the same in every window.

    In mid-match a newcomer comes in place of one of them, or one more in place of somebody who was asked to leave; the
    others are called as before.
    """
    persons = {seat: place for seat, place in enumerate(info.seats) if place.kind is SeatOccupant.PERSON}
    began = [seat for seat, place in persons.items() if not place.newcomer]
    came = [seat for seat, place in persons.items() if place.newcomer]
    faces = unlike([persons[seat].portrait for seat in began])
    usual = [(shown_name(text.source, words), portrait) for text, portrait in NAMES]
    preferred = sorted(usual, key=lambda one: one[1] in faces)  # those whose face nobody has come first
    taken, new = ({persons[seat].name for seat in seats} for seats in (began, came))
    free = iter([(name, portrait) for name, portrait in preferred if name not in taken])
    later = [seat for seat, place in enumerate(info.seats) if place.newcomer and seat not in persons]
    first = [seat for seat in range(len(info.seats)) if seat not in (*began, *later)]
    people = {seat: next(free, ("", 0)) for seat in (*first, *later)}
    for seat, (name, _) in people.items():
        if name in new and seat not in came:
            people[seat] = next(free, ("", 0))
    all_faces = unlike([*faces, *(persons[seat].portrait for seat in came)])
    for seat, face in zip((*began, *came), all_faces, strict=True):
        people[seat] = (_called(persons[seat].name, words), face)
    names = {Seat(seat): name for seat, (name, _) in sorted(people.items()) if name}
    return SeatDisplay(names, [people[seat][1] for seat in range(len(info.seats))])
