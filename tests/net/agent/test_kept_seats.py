"""The keys to seats: private, small, and whole or as before; a damaged one harms no other."""

import errno
import json
import os
import stat
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from cardtable.app.storage.saved_matches import SEATS_LOST, JoinedMatchStore
from cardtable.core.text import Text
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.file_locks import exclusive_access
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.finished_deals import lasting_info
from cardtable.host.room_messages import RevealMessage
from cardtable.net.agent.resume_tokens import FILE, MOST, ResumeToken, ResumeTokenFile, saved_seats, with_deal
from cardtable.net.agent_messages import RoomRelocated, SavedSeat
from cardtable.net.room_client import VerifiedDeal
from tests.files.failing import REFUSALS, failing, refuse_to_read
from tests.host.test_alone import table
from tests.net.samples import FINGERPRINT, KEY, SEED, SHARES, TABLE

SEAT = SavedSeat(TABLE, "Meera", "hearts", 2, (3, 7))
DEAL = VerifiedDeal(RevealMessage(1, SEED, SHARES, (), ()), (VerificationResult.LEFT_OUT,))
MINE = ResumeToken(SEAT, KEY, FINGERPRINT.hex(), ("192.168.1.23", "2001:db8::17"), 47190, started=True, deals=(DEAL,))
INFO = table()
OWN = ResumeToken(
    replace(SEAT, table="00000001", own=True), KEY, FINGERPRINT.hex(), (), 47191, "00000001", invited=True, started=True
)


def test_what_is_kept_is_found_again_the_newest_first(tmp_path: Path) -> None:
    keys = ResumeTokenFile(tmp_path)
    keys.store(MINE)
    keys.store(OWN)

    assert ResumeTokenFile(tmp_path).all() == (OWN, MINE)
    assert keys.find(TABLE) == MINE
    assert keys.find("ffffffff") is None
    assert saved_seats(tmp_path) == (OWN.seat, SEAT)


def test_two_windows_of_one_person_lose_no_key_of_each_other(tmp_path: Path) -> None:
    keys, other = ResumeTokenFile(tmp_path), ResumeTokenFile(tmp_path)
    with exclusive_access(tmp_path / FILE):  # one of them has read the file, and is about to write
        writing = Thread(target=other.store, args=(OWN,))
        writing.start()
        writing.join(0.3)
        assert keys.all() == ()
    writing.join(10)
    assert keys.all() == (OWN,)


def test_a_key_is_replaced_and_forgotten(tmp_path: Path) -> None:
    keys = ResumeTokenFile(tmp_path)
    keys.store(MINE)
    keys.store(OWN)
    keys.store(replace(MINE, port=1))
    assert [key.port for key in keys.all()] == [1, 47191]

    keys.forget(TABLE)
    assert keys.all() == (OWN,)


def test_a_room_that_never_began_is_not_offered(tmp_path: Path) -> None:
    ResumeTokenFile(tmp_path).store(replace(MINE, started=False))

    assert saved_seats(tmp_path) == ()


def test_no_more_than_twenty_are_kept(tmp_path: Path) -> None:
    keys = ResumeTokenFile(tmp_path)
    for number in range(MOST + 3):
        keys.store(replace(MINE, seat=replace(SEAT, table=f"{number:08x}"), deals=()))

    assert len(keys.all()) == MOST
    assert keys.all()[0].seat.table == f"{MOST + 2:08x}"


@pytest.mark.skipif(sys.platform == "win32", reason="folders of an account are private there")
def test_nobody_else_reads_them(tmp_path: Path) -> None:
    ResumeTokenFile(tmp_path).store(MINE)

    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {FILE, "seats.lock"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"{}",
        b"[1, null, {}]",
        b"\xff",
        b'"text"',
        b"[" * 100_000,
        b'[{"deal": 1e999}]',
        b"[" + b"{}," * MOST + b"{}]",
        b" " * 20_000_001,
    ],
    ids=range(10),
)
def test_a_damaged_file_has_no_keys_and_is_kept(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)

    assert ResumeTokenFile(tmp_path).all() == ()
    ResumeTokenFile(tmp_path).store(MINE)
    assert ResumeTokenFile(tmp_path).all() == (MINE,)
    assert (tmp_path / "seats-damaged-1.json").read_bytes() == content


def test_what_is_damaged_is_said_once_and_what_can_be_read_stays(tmp_path: Path) -> None:
    keys, said = ResumeTokenFile(tmp_path), list[Text]()
    keys.store(MINE)
    keys.store(OWN)
    found = json.loads((tmp_path / FILE).read_bytes())
    found[0]["info"] = 3
    text = json.dumps(found)
    (tmp_path / FILE).write_text(text, encoding="utf-8")

    for _ in range(2):
        assert JoinedMatchStore(tmp_path, ("hearts",), said.append).to_go_on_at() == (SEAT,)
    assert said == [SEATS_LOST.filled("seats-damaged-1.json")]
    assert (tmp_path / "seats-damaged-1.json").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_damaged_seats_on_a_disk_that_takes_nothing_stop_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    monkeypatch.setattr(os, "rename", failing(number))
    monkeypatch.setattr(os, "replace", failing(number))

    assert JoinedMatchStore(tmp_path, (), lambda _text: None).seats() == ()
    assert (tmp_path / FILE).read_bytes() == b"{"


def test_a_key_that_cannot_be_written_is_known_until_it_can(tmp_path: Path) -> None:
    keys = ResumeTokenFile(tmp_path)
    keys.store(replace(MINE, port=1))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "replace", failing(errno.ENOSPC))
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            keys.store(MINE)

    assert keys.all() == (MINE,)
    assert [key.port for key in ResumeTokenFile(tmp_path).all()] == [1]
    keys.move({TABLE}, RoomRelocated("00000001", "Asha"))  # the disk has room again
    keys.store(OWN)
    moved = replace(MINE, seat=replace(SEAT, went_on=RoomRelocated("00000001", "Asha")))
    assert ResumeTokenFile(tmp_path).all() == keys.all() == (OWN, moved)


@pytest.mark.parametrize("way", [ResumeTokenFile.forget, ResumeTokenFile.give_up])
def test_a_key_that_is_given_up_is_not_known_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Callable[[ResumeTokenFile, str], None]
) -> None:
    keys = ResumeTokenFile(tmp_path)
    monkeypatch.setattr(os, "replace", failing(errno.EACCES))
    with pytest.raises(PermissionError):
        keys.store(MINE)
    assert keys.find(TABLE) == MINE

    way(keys, TABLE)

    assert keys.all() == ()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("log", "../../etc/passwd"),
        ("port", "many"),
        ("port", 2**40),
        ("deals", [["{}", []]]),
        ("deals", [[SEED]]),
        ("portraits", None),
        ("portraits", [99]),
        ("deal", 10**30),
        ("own", 1),
        ("fingerprint", "zz"),
        ("went_on", 3),
        ("host", ["Meera"]),
    ],
)
def test_a_damaged_key_harms_no_other(tmp_path: Path, field: str, value: object) -> None:
    keys = ResumeTokenFile(tmp_path)
    keys.store(MINE)
    keys.store(OWN)
    found = json.loads((tmp_path / FILE).read_bytes())
    found[0][field] = value
    (tmp_path / FILE).write_text(json.dumps(found), encoding="utf-8")

    assert keys.all() == (MINE,)


def test_a_deal_that_is_opened_twice_counts_once() -> None:
    again = VerifiedDeal(DEAL.opened, ())
    later = VerifiedDeal(replace(DEAL.opened, deal=2), ())

    assert with_deal(MINE, again).deals == (again,)
    assert with_deal(with_deal(MINE, later), replace(later)).deals == (DEAL, later)


def test_with_what_lasts_of_its_table_a_match_can_be_opened_again(tmp_path: Path) -> None:
    keys = ResumeTokenFile(tmp_path)
    keys.store(OWN)
    keys.store(MINE)
    keys.store(replace(MINE, seat=replace(SEAT, table="00000002"), info=lasting_info(INFO)))

    assert [seat.finished for seat in saved_seats(tmp_path)] == [1, 0, 0]
    kept = keys.all()[0].info
    assert kept is not None
    assert (kept.options, kept.you, kept.seats) == (INFO.options, INFO.you, lasting_info(INFO).seats)


@pytest.mark.parametrize("info", [None, "", '{"t":"table","rev":1}', "?"])
def test_what_another_version_kept_is_read(info: str | None, tmp_path: Path) -> None:
    ResumeTokenFile(tmp_path).store(replace(MINE, info=lasting_info(INFO)))
    [found] = json.loads((tmp_path / FILE).read_bytes())
    del found["went_on"], found["info"]
    if info is not None:
        found["info"] = info
    (tmp_path / FILE).write_text(json.dumps([found]), encoding="utf-8")

    assert ResumeTokenFile(tmp_path).all() == (MINE,)
    assert saved_seats(tmp_path)[0].finished == 0


def test_a_match_that_went_on_elsewhere_is_marked_and_goes_with_it(tmp_path: Path) -> None:
    keys, there = ResumeTokenFile(tmp_path), replace(SEAT, table="00000002", host="Ravi")
    for key in (OWN, MINE, replace(MINE, seat=there)):
        keys.store(key)
    keys.move([TABLE, OWN.seat.table], RoomRelocated(there.table, there.host))

    assert [seat.went_on for seat in saved_seats(tmp_path)] == [None, *[RoomRelocated("00000002", "Ravi")] * 2]
    keys.forget(there.table)
    assert [key.seat.table for key in keys.all()] == [OWN.seat.table]  # its log is on this computer


def test_whoever_is_removed_where_the_match_went_on_is_expected_again_where_it_was(tmp_path: Path) -> None:
    keys, there = ResumeTokenFile(tmp_path), replace(SEAT, table="00000002", host="Ravi")
    keys.store(MINE)
    keys.store(replace(MINE, seat=there))
    keys.move([TABLE], RoomRelocated(there.table, there.host))

    keys.give_up(there.table)
    assert keys.all() == (MINE,)


def test_a_name_that_is_kept_is_plain(tmp_path: Path) -> None:
    ResumeTokenFile(tmp_path).store(replace(MINE, seat=replace(SEAT, host="<b>Meera\u202e</b>")))

    assert saved_seats(tmp_path)[0].host == "bMeerab"


@pytest.mark.parametrize("number", REFUSALS)
def test_seats_that_the_system_does_not_give_stay_and_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    keys, said = ResumeTokenFile(tmp_path), list[Text]()
    keys.store(MINE)
    kept = JoinedMatchStore(tmp_path, ("hearts",), said.append)
    with monkeypatch.context() as patched:
        refuse_to_read(patched, tmp_path / FILE, number)
        assert keys.all() == ()
        assert keys.find(TABLE) is None
        for _ in range(2):
            assert kept.to_go_on_at() == ()
        for write in (
            keys.mend,
            lambda: keys.store(OWN),
            lambda: keys.move([TABLE], RoomRelocated("0000000a", "Tom")),
            lambda: keys.forget(TABLE),
            lambda: keys.put_last(TABLE),
            lambda: keys.give_up(TABLE),
        ):
            with pytest.raises(OSError, match=os.strerror(number)):
                write()
    assert said == [disk_error_text(tmp_path / FILE, OSError(number, os.strerror(number)))]
    assert ResumeTokenFile(tmp_path).all() == (MINE,)
    assert keys.all() == (OWN, MINE)  # a key that could not be written is known
    assert sorted(path.name for path in tmp_path.iterdir()) == ["seats.json", "seats.lock"]
    keys.store(OWN)  # it is read first: nothing is lost by writing again
    assert ResumeTokenFile(tmp_path).all() == (OWN, MINE)
