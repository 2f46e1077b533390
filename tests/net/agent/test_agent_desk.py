"""The agent's desk looks round: in another network nobody waits until a lost line is tried anew by itself."""

import asyncio
import json
from pathlib import Path

from cardtable.host import host_messages, room_requests
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.agent_service import AgentService
from tests.known_sentences import known_sentences

HOUSE, CAFE = ("127.0.0.1", "192.168.1.23"), ("127.0.0.1", "10.7.7.7")


class End:
    """A table somewhere, which counts how often it is told of another network."""

    def __init__(self) -> None:
        self.moves = 0

    def on_addresses_changed(self) -> None:
        self.moves += 1

    def submit(self, do: host_messages.SubmitAction) -> None:
        raise AssertionError

    def send(self, message: room_requests.FromSeat) -> None:
        raise AssertionError

    def retry_now(self) -> None:
        raise AssertionError

    def on_invitation_copied(self) -> None:
        raise AssertionError

    def request_port_mapping(self) -> None:
        raise AssertionError

    async def leave(self) -> None:
        raise AssertionError

    async def close(self) -> None:
        pass


def test_another_address_is_told_to_the_table_once(tmp_path: Path) -> None:
    sentences = tmp_path / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    found = iter([HOUSE, HOUSE[::-1], CAFE, CAFE, HOUSE])
    counts: list[int] = []

    async def look() -> None:
        desk = AgentService(AgentConfig(tmp_path, sentences), lambda _value: None, lambda: next(found))
        end = desk._room = End()
        for _ in range(4):
            await desk.check_network()
            counts.append(end.moves)
        await desk.close()

    asyncio.run(look())
    assert counts == [0, 1, 1, 2]
