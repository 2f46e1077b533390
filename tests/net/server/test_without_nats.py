"""Nobody needs the library for NATS but a server with --store."""

import subprocess
import sys
from pathlib import Path

_WITHOUT = """
import sys
sys.modules["nats"] = None
import cardtable.net.agent.agent
import cardtable.net.server.server_process
from cardtable.command_line.serve import run
sys.exit(run(["--data", sys.argv[1], "--store", "nats://127.0.0.1:1"]))
"""


def test_what_needs_no_nats_runs_without_and_what_does_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT, str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )

    assert done.returncode == 2
    assert done.stderr == "cardtable serve: This Python lacks the library for NATS: install nats-py.\n"
