"""What a server is installed with: the unit, the container, and the libraries that it needs."""

import configparser
import json
import re
from pathlib import Path

from cardtable.command_line.serve import _parser
from cardtable.core.language.source_renderer import SourceRenderer
from server.needs import NEEDED, needs

ROOT = Path(__file__).resolve().parents[1]
SERVER = ROOT / "packaging" / "server"


def test_the_unit_starts_the_command() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser's own documentation says
    unit.read(SERVER / "cardtable.service", encoding="utf-8")

    program, command, *arguments = unit["Service"]["ExecStart"].split()
    assert (program, command) == ("/usr/bin/cardtable", "serve")
    assert _parser(SourceRenderer()).read(arguments).listen == ("0.0.0.0", 47190)
    assert unit["Service"]["KillSignal"] == "SIGTERM"
    assert int(unit["Service"]["LimitNOFILE"]) > 2_100
    assert unit["Service"]["Restart"] == "always"
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"  # else the sixth death within ten seconds is the last


def test_the_container_starts_the_command() -> None:
    lines = (SERVER / "Dockerfile").read_text(encoding="utf-8").splitlines()
    given = {line.split()[0]: line.partition(" ")[2] for line in lines if line.startswith(("ENTRYPOINT", "CMD"))}

    assert json.loads(given["ENTRYPOINT"])[1:] == ["-m", "cardtable", "serve"]
    assert _parser(SourceRenderer()).read(json.loads(given["CMD"])).listen == ("0.0.0.0", 47190)


def test_compose_starts_a_server_that_makes_the_store_and_two_that_share_it() -> None:
    text = (SERVER / "compose.yaml").read_text(encoding="utf-8")
    found = dict(re.findall(r"^  (\S+):\n(?:    .*\n)*?    command: (\[.*\])$", text, re.MULTILINE))
    read = {name: json.loads(words) for name, words in found.items()}
    setup, one, two = (_parser(SourceRenderer()).read(read.pop(name)) for name in ("setup", "one", "two"))

    assert setup.new_store
    assert (one.listen, one.others) == (("172.30.47.11", 47190), ("172.30.47.12",))
    assert (two.listen, two.others) == (("172.30.47.12", 47190), ("172.30.47.11",))
    assert list(read) == ["nats-one", "nats-two", "nats-three"]
    for name, words in read.items():  # as flags: the image nats:2.15 is that one program
        assert words[:4] == ["-c", "/nats/nats-three.conf", "--name", name.removeprefix("nats-")]
    for name in ("one", "two", "setup"):
        assert "<<: *cardtable" in text.partition(f"\n  {name}:\n")[2][:30]


def test_nats_writes_before_it_confirms_and_says_so_to_servers() -> None:
    text = (SERVER / "nats.conf").read_text(encoding="utf-8")

    assert "sync_interval: always" in text
    assert text.count("$SYS.REQ.SERVER.PING.JSZ") == 2


def test_a_server_needs_few_of_the_pinned_libraries() -> None:
    files = (ROOT / "packaging" / name for name in ("requirements.txt", "requirements-dev.txt"))
    pinned = needs("".join(path.read_text(encoding="utf-8") for path in files))

    assert re.findall(r"^([\w-]+)==", pinned, re.MULTILINE) == list(NEEDED)
    assert pinned.count("--hash=sha256:") >= len(NEEDED)
