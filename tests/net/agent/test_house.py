"""A table in a house with a network: found by the others there, and open to the world only once somebody is invited."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.net.agent.in_a_house import HOUSE, WORLD

ROOT = Path(__file__).resolve().parents[3]
NAMESPACE = ("unshare", "--map-root-user", "--net", "sh", "-c")
SET_UP = (
    "ip link set lo up && ip link set lo multicast on && ip route add 224.0.0.0/4 dev lo"
    f" && ip addr add {HOUSE}/24 dev lo"
)
OF_THE_WORLD = f"ip addr add {WORLD}/32 dev lo"

pytestmark = pytest.mark.slow


def has_namespaces() -> bool:
    """Whether this system lets anybody have a network of their own."""
    if not (shutil.which("unshare") and shutil.which("ip")):
        return False
    return subprocess.run([*NAMESPACE, SET_UP], capture_output=True, check=False).returncode == 0


in_a_network = pytest.mark.skipif(not has_namespaces(), reason="there are no network namespaces")


def seen_by(script: str, folder: Path, set_up: str) -> list[str]:
    """What a script of this folder prints in a network of its own."""
    command = f"{set_up} && exec {sys.executable} -m tests.net.agent.{script} {folder}"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'packaging'}"}
    done = subprocess.run(
        [*NAMESPACE, command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@in_a_network
def test_a_table_in_a_house(tmp_path: Path) -> None:
    assert seen_by("in_a_house", tmp_path, f"{SET_UP} && {OF_THE_WORLD}") == [
        f"invitation names {HOUSE} {WORLD}",
        "before it was copied: True False",
        "then: True True",
        "found in time: True",
        "joined",
        "opened again: True True",
        "in another network: True",
        "without a way: no-network",
    ]
