"""Guests from other houses: dialled by key on this computer, and through two routers with a relay between them."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.net.agent.test_house import NAMESPACE, ROOT, has_namespaces

# A network of its own, and folders for the names of more networks in it.
NETWORKS = ("unshare", "--map-root-user", "--net", "--mount")
RELAY = os.environ.get("IROH_RELAY") or shutil.which("iroh-relay") or ""

pytestmark = [
    pytest.mark.skipif(find_spec("iroh") is None, reason="iroh has no wheel for this computer"),
    pytest.mark.skipif(not has_namespaces(), reason="there are no network namespaces"),
]
behind_routers = pytest.mark.skipif(not (shutil.which("nft") and shutil.which("ip")), reason="nft is not installed")
with_relay = pytest.mark.skipif(not RELAY, reason="no iroh-relay: cargo install iroh-relay --features server")


def seen(command: tuple[str, ...], seconds: float) -> list[str]:
    """What a script prints within this time."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "packaging"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=seconds, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr
    return done.stdout.splitlines()


def test_a_table_is_dialled_by_its_key(tmp_path: Path) -> None:
    script = f"ip link set lo up && exec {sys.executable} -W error -m tests.net.agent.between_houses {tmp_path}"
    assert seen((*NAMESPACE, script), 110) == [
        "before anybody wants it: None",
        "then: no-relay True",
        "by its key alone: True",
        "with a wrong secret: 4004",
        "nonsense: b''",
        "a web page: b'HTTP/1.1 404'",
        "a binary frame: b'\\x0f\\xa0'",  # 4000
        "of too many silent ones, closed at once: True False",
        "opened again, with the same key: True",
        "a guest without the library: ConnectionProblem.NO_PEER_LIBRARY",
        "in the same house: 4006",  # the house answers, and the table is full
        "a host without it: no-library",
    ]


def through_routers(folder: Path, case: str, relay: str) -> dict[str, list[str]]:
    """What host and guest print."""
    module = "tests.net.agent.behind_routers"
    lines = seen((*NETWORKS, sys.executable, "-m", module, "all", str(folder), relay, case), 115)
    return {who: [line.removeprefix(f"{who}: ") for line in lines if line.startswith(who)] for who in ("host", "guest")}


@pytest.mark.slow
@behind_routers
@with_relay
def test_a_direct_way_through_two_routers_outlives_the_relay(tmp_path: Path) -> None:
    told = through_routers(tmp_path, "direct", RELAY)
    assert told["host"][0] == "open"
    assert told["guest"][1] == "some direct"
    assert told["guest"][2].startswith("deal () ")
    assert "ways direct lost 0" in told["guest"][2]


@pytest.mark.slow
@behind_routers
@with_relay
def test_without_a_direct_way_the_deal_goes_on_when_the_relay_is_back(tmp_path: Path) -> None:
    told = through_routers(tmp_path, "relayed", RELAY)
    assert told["guest"][1] == "some relayed"
    assert told["guest"][2].startswith("deal () ")
    assert "ways relayed" in told["guest"][2]
    assert "lost 0" not in told["guest"][2]


@pytest.mark.slow
@behind_routers
@pytest.mark.parametrize(("relays", "state"), [("alone", "no-relay"), ("silent", "silent")])
def test_without_a_relay_both_are_told_so(tmp_path: Path, relays: str, state: str) -> None:
    told = through_routers(tmp_path, relays, "")
    assert told["host"][0] == state
    assert told["guest"][0].startswith("ended no-relay")
