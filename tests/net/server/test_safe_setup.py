"""NATS that could lose what it keeps is refused, with one sentence that says how to set it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import UserError, message_of
from cardtable.net.server.cluster.jetstream import JetStream
from cardtable.net.server.cluster.leases import STREAM as SERVERS
from cardtable.net.server.cluster.nats_health import version_numbers
from cardtable.net.server.cluster.nats_store import STREAM as TABLES
from cardtable.net.server.cluster.shared_store import make_store
from tests.net.server.nats_servers import CONFIGURATION, NatsServer, needs_nats, one_nats
from tests.net.server.shared_stores import change, empty_streams, line, open_shared

pytestmark = [pytest.mark.slow, needs_nats]

DAY = 24 * 3600 * 1_000_000_000  # nanoseconds


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    with one_nats(tmp_path_factory.mktemp("nats")) as server:
        yield server


def refused(address: str, copies: int = 1) -> str:
    async def opened() -> None:
        async with open_shared(address, copies):
            pass

    with pytest.raises(UserError) as noticed:
        asyncio.run(opened())
    return SourceRenderer().text(message_of(noticed.value))


@pytest.mark.parametrize(
    ("stream", "name", "found", "wanted", "change_to"),
    [
        (TABLES, "discard", '"old"', '"new"', {"discard": "old"}),
        (TABLES, "max_msgs", "1000", "-1", {"max_msgs": 1000}),
        (TABLES, "max_bytes", "1000000", "-1", {"max_bytes": 1_000_000}),
        (TABLES, "max_age", str(DAY), "0", {"max_age": DAY}),
        (TABLES, "max_msgs_per_subject", "1", "-1", {"max_msgs_per_subject": 1}),
        (TABLES, "duplicate_window", "1000000000", "120000000000", {"duplicate_window": 1_000_000_000}),
        (TABLES, "allow_direct", "false", "true", {"allow_direct": False}),
        (SERVERS, "max_age", "0", "8000000000", {"max_age": 0}),
    ],
)
def test_a_stream_that_is_set_up_otherwise_is_named_with_what_to_set(
    nats: NatsServer, stream: str, name: str, found: str, wanted: str, change_to: dict[str, object]
) -> None:
    async def spoil() -> None:
        await empty_streams(nats.address)
        async with line(nats.address) as own:
            await change(own, stream, **change_to)

    asyncio.run(spoil())

    sentence = refused(nats.address)
    assert sentence.startswith(f"The stream {stream} on NATS could lose what it keeps: ")
    assert f"its “{name}” is {found}; set it to {wanted} with “nats stream edit {stream}”." in sentence


def test_too_few_copies_are_refused_unless_one_is_enough(nats: NatsServer) -> None:
    asyncio.run(empty_streams(nats.address))

    assert "its “num_replicas” is 1; set it to 3" in refused(nats.address, copies=3)


def test_a_stream_in_memory_is_refused(nats: NatsServer) -> None:
    async def spoil() -> None:
        await empty_streams(nats.address)
        async with line(nats.address) as own:
            stream = JetStream(own, TABLES)
            config = {name: value for name, value in (await stream.config() or {}).items() if name != "name"}
            await stream.ask("STREAM.DELETE")
            await stream.create(**{**config, "storage": "memory"})

    asyncio.run(spoil())

    assert 'its “storage” is "memory"; set it to "file"' in refused(nats.address)


def test_a_store_is_made_once_and_only_when_that_is_asked_for(tmp_path: Path) -> None:
    with one_nats(tmp_path) as server:
        assert refused(server.address) == (
            "NATS has no stream TABLES yet: start once with --new-store, which makes it and exits."
        )
        asyncio.run(make_store(server.address, 1))
        with pytest.raises(UserError) as noticed:
            asyncio.run(make_store(server.address, 1))
        assert "already exists: start without --new-store." in SourceRenderer().text(message_of(noticed.value))


@pytest.mark.parametrize(
    ("line_of_file", "instead", "said"),
    [
        ("sync_interval: always", "", "The NATS server one writes late: put “sync_interval: always” into “jetstream”"),
        (
            "imports:",
            "# imports:",
            "NATS doesn't report how it stores files: copy what packaging/server/nats.conf",
        ),
    ],
)
def test_a_server_that_writes_late_or_does_not_say_is_refused(
    tmp_path: Path, line_of_file: str, instead: str, said: str
) -> None:
    other = tmp_path / "other.conf"
    other.write_text(CONFIGURATION.read_text(encoding="utf-8").replace(line_of_file, instead), encoding="utf-8")
    with one_nats(tmp_path, other) as server:
        asyncio.run(empty_streams(server.address))
        assert said in refused(server.address)


def test_who_is_not_let_in_is_told_so(nats: NatsServer) -> None:
    sentence = refused(nats.address.replace("tables@", "another@"))

    assert sentence.endswith("refuses this login: put NAME:PASSWORD@ before the address in --store.")
    assert "another" not in sentence


def test_versions_are_compared_by_their_numbers() -> None:
    assert version_numbers("2.9.10") < (2, 15) <= version_numbers("2.15.0-RC.1") < version_numbers("2.100.0")
