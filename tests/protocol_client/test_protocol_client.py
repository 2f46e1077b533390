"""A client in JavaScript, written from PROTOCOL.md alone, plays a deal of each game with people and checks it.

`npm ci` in this folder fetches the one package that it needs, which speaks WebSocket.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.net.invitation import write_invitation
from tests.net.server.served import served

FOLDER = Path(__file__).parent
NODE = shutil.which("node")
SECONDS = 180  # for a deal; on two busy cores it takes less than half of that
TABLES: Mapping[str, tuple[int, Mapping[str, object]]] = {
    "canasta": (4, {}),
    "cancellation_hearts": (5, {}),
    "hearts": (4, {}),
    "svoi_kozyri": (3, {"turn_limit": 200}),
}
Log = list[dict[str, Any]]
NEEDED = [
    pytest.mark.slow,
    pytest.mark.timeout(2 * SECONDS),
    pytest.mark.skipif(NODE is None, reason="NOT RUN: the client in JavaScript, for there is no node here"),
    pytest.mark.skipif(
        not (FOLDER / "node_modules" / "ws").is_dir(),
        reason="NOT RUN: the client in JavaScript, for nobody has run `npm ci` in tests/protocol_client",
    ),
]
pytestmark = NEEDED


def client(*arguments: str) -> subprocess.Popen[str]:
    assert NODE is not None
    command = [NODE, str(FOLDER / "client.mjs"), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


def told(process: subprocess.Popen[str]) -> tuple[int, dict[str, Any]]:
    """How a client ended, and its summary."""
    try:
        said, errors = process.communicate(timeout=SECONDS)
    finally:
        process.kill()
    assert not errors
    return process.returncode, json.loads(said.splitlines()[-1])


def play_with_a_guest(folder: Path, game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Two clients and computers play a deal at a server; both keep their logs in the folder."""
    seats, options = TABLES[game]
    rules = ("--game", game, "--seats", str(seats), "--people", "2", "--options", json.dumps(options))
    end = ("--seconds", str(SECONDS - 5), "--log")
    with served(folder / "server") as (_, invitation):
        host = client("play", write_invitation(invitation), "--name", "Meera", *rules, *end, str(folder / "host.log"))
        try:
            assert host.stdout is not None
            passed_on = json.loads(host.stdout.readline())["invitation"]
            yield told(client("play", passed_on, "--name", "Ravi", *end, str(folder / "guest.log")))
            yield told(host)
        finally:
            host.kill()
            host.communicate()


@pytest.mark.parametrize("game", TABLES)
def test_two_clients_play_a_deal_and_check_it(tmp_path: Path, game: str) -> None:
    for seat, (ended, summary) in zip((1, 0), play_with_a_guest(tmp_path, game), strict=True):
        assert (ended, summary["verified"]) == (0, True), summary
        assert (summary["game"], summary["seat"], summary["deals"]) == (game, seat, 1)
        (checked,) = summary["checked"]
        assert checked["people"] == 2  # the numbers of both are in the seed
        assert len(checked["points"]) == TABLES[game][0]
        assert min(checked["cards"], checked["actions"], checked["seen"]) > 0


def message_of(log: Log, kind: str) -> dict[str, Any]:
    return next(entry["message"] for entry in log if entry["message"]["t"] == kind)


def swap_two_plays(log: Log) -> None:
    plays = [action for action in message_of(log, "opened")["actions"] if action[1].startswith("play ")]
    plays[20][1], plays[21][1] = plays[21][1], plays[20][1]


def give_a_play_to_another(log: Log) -> None:
    message_of(log, "opened")["actions"][-1][0] ^= 1


def drop_the_last_play(log: Log) -> None:
    message_of(log, "opened")["actions"].pop()


def change_a_hash(log: Log) -> None:
    message_of(log, "sealed")["hashes"]["seat 1"] = "0" * 64


def change_the_dealers_hash(log: Log) -> None:
    message_of(log, "sealed")["hashes"]["dealer"] = "0" * 64


def change_a_number(log: Log) -> None:
    message_of(log, "opened")["shares"]["seat 1"] = "0" * 32


def leave_a_number_out(log: Log) -> None:
    del message_of(log, "opened")["shares"]["seat 1"]


def change_the_seed(log: Log) -> None:
    message_of(log, "opened")["seed"] = "0" * 64


def swap_two_cards_of_the_deal(log: Log) -> None:
    own = [event for event in message_of(log, "news")["update"]["events"] if event[2:3] == ["hand 0"]]
    own[0][3], own[1][3] = own[1][3], own[0][3]


def change_a_card_in_hand(log: Log) -> None:
    zones = message_of(log, "news")["update"]["zones"]
    first, *others = zones["hand 0"].split()
    zones["hand 0"] = " ".join(["2D" if first != "2D" else "3D", *others])


def take_points_off(log: Log) -> None:
    events = [
        event for entry in log if entry["message"]["t"] == "news" for event in entry["message"]["update"]["events"]
    ]
    row = next(event for event in events if event[0] == "scored")[1]
    row[0] += 1


FAULTS: tuple[Callable[[Log], None], ...] = (
    swap_two_plays, give_a_play_to_another, drop_the_last_play, change_a_hash, change_the_dealers_hash, change_a_number,
    leave_a_number_out, change_the_seed, swap_two_cards_of_the_deal, change_a_card_in_hand, take_points_off,
)  # fmt: skip


def test_a_fault_in_a_log_is_refused(tmp_path: Path) -> None:
    assert [ended for ended, _ in play_with_a_guest(tmp_path, "hearts")] == [0, 0]
    kept = (tmp_path / "host.log").read_text(encoding="utf-8")
    log: Log = [json.loads(line) for line in kept.splitlines()]

    def checked(entries: Log) -> tuple[int, bool]:
        changed = tmp_path / "changed.log"
        changed.write_text("".join(json.dumps(entry) + "\n" for entry in entries), encoding="utf-8")
        ended, summary = told(client("check", str(changed)))
        return ended, summary["verified"]

    assert checked(log) == (0, True)
    for plant in FAULTS:
        planted = deepcopy(log)
        plant(planted)
        assert planted != log
        assert checked(planted) == (1, False), plant.__name__


def test_another_certificate_is_refused(tmp_path: Path) -> None:
    with served(tmp_path / "server") as (_, invitation):
        other = replace(invitation, fingerprint=bytes(16))
        ended, summary = told(client("play", write_invitation(other), "--log", str(tmp_path / "host.log")))
    assert (ended, summary["verified"]) == (1, False)
    assert "certificate" in summary["why"]
    assert not (tmp_path / "host.log").read_text(encoding="utf-8")  # nothing was sent, not even `hello`
