"""A table in a house with a network: found by the others there, and open to the world only once somebody is invited."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.net.io.in_a_house import HOUSE, WORLD

ROOT = Path(__file__).resolve().parents[3]
NAMESPACE = ("unshare", "--map-root-user", "--net", "sh", "-c")
SET_UP = (
    "ip link set lo up && ip link set lo multicast on && ip route add 224.0.0.0/4 dev lo"
    f" && ip addr add {HOUSE}/24 dev lo && ip addr add {WORLD}/32 dev lo"
)

pytestmark = pytest.mark.slow


def has_namespaces() -> bool:
    """Whether this system lets anybody have a network of their own."""
    if not (shutil.which("unshare") and shutil.which("ip")):
        return False
    return subprocess.run([*NAMESPACE, SET_UP], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not has_namespaces(), reason="there are no network namespaces")
def test_a_table_in_a_house(tmp_path: Path) -> None:
    command = f"{SET_UP} && exec {sys.executable} -m tests.net.io.in_a_house {tmp_path}"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'packaging'}"}
    done = subprocess.run(
        [*NAMESPACE, command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [
        f"invitation names {HOUSE} {WORLD}",
        "before it was copied: True False",
        "then: True True",
        "found in time: True",
        "joined",
        "opened again: True True",
        "in another network: True",
        "without a way: no-network",
    ]
