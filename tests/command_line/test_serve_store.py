"""`cardtable serve --store`: how a store is made, and what is refused before anybody comes."""

from pathlib import Path

import pytest

from cardtable.command_line.serve import run
from tests.net.server.nats_servers import needs_nats, one_nats
from tests.net.server.served import served


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--single"], "Give --store as well: --single needs NATS."),
        (["--new-store"], "Give --store as well: --new-store needs NATS."),
        (["--others", "192.0.2.2"], "Give --store as well: --others needs NATS."),
        (["--others", "192.0.2.2,a b"], "“a b” isn't an address for --others: write at most 3 without ports"),
        (
            ["--others", "192.0.2.2:47190"],
            "“192.0.2.2:47190” isn't an address for --others: write at most 3 without ports",
        ),
        (["--others", "a,b,c,d"], "isn't an address for --others: write at most 3 without ports, separated by commas."),
    ],
)
def test_nonsense_about_nats_gets_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_nats_that_does_not_answer_gets_one_sentence_without_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), "--store", "nats://cardtable:hidden@127.0.0.1:1"]) == 2
    said = "No NATS server answers at 127.0.0.1:1: start it, or give its address with --store."
    assert capsys.readouterr().err == f"cardtable serve: {said}\n"


@needs_nats
@pytest.mark.slow
def test_a_store_is_made_with_all_that_its_servers_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    with one_nats(tmp_path) as nats:
        monkeypatch.setenv("CARDTABLE_STORE", nats.address)
        assert run(["--data", str(data), "--single", "--new-store"]) == 0
        assert f"The store has been made: copy {data} to the other servers" in capsys.readouterr().out
        shared = {name: (data / name).read_bytes() for name in ("certificate.pem", "opening-secret")}

        assert run(["--data", str(data), "--single", "--new-store"]) == 2
        assert "The stream TABLES already exists: start without --new-store." in capsys.readouterr().err

        with served(data, "--single", "--store", nats.address) as (_, invitation):
            assert invitation.secret == shared["opening-secret"].decode().strip()
        assert {name: (data / name).read_bytes() for name in shared} == shared
        assert not list(data.glob("*.sqlite"))
