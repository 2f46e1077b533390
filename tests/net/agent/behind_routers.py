"""Two programs in two houses, each behind a router of its own, and a relay between; started by test_between_houses.py.

As `python -m tests.net.agent.behind_routers all FOLDER RELAY` it makes the networks, within a network namespace, and
starts itself as host and as guest in them. RELAY is the program `iroh-relay`, which without a certificate tells nobody
their outer address; so where a direct way is wanted, the test tells it instead. Nothing reaches any other computer.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.host_messages import SubmitAction
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ReadyRequest, SitRequest, StartRequest
from cardtable.host.room_types import HouseRules
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.agent_service import AgentService
from cardtable.net.agent_messages import (
    ConnectionChanged,
    DealVerified,
    FromAgent,
    JoinCommand,
    OpenRoomCommand,
    OutsideChanged,
    OutsideCommand,
    OutsideState,
    UpdateReceived,
)
from cardtable.net.invitation import PeerAddress, read_invitation
from cardtable.net.transport.peer_endpoint import PeerEndpoint
from tests.known_sentences import known_sentences

RELAY_AT = "203.0.113.1"
URL = f"http://{RELAY_AT}:3340"
OUTER = {"host": "203.0.113.11", "guest": "203.0.113.12"}
INNER = {"host": "192.168.1", "guest": "192.168.2"}
PAUSE = 0.15  # seconds before an action
SET_UP = """
mount -t tmpfs none /run
mkdir -p /run/netns
ip netns add wan
ip -n wan link set lo up
ip -n wan link add name street type bridge
ip -n wan link set street up
ip -n wan addr add {relay}/24 dev street
"""
HOUSE = """
ip netns add {name}-router && ip netns add {name}
ip -n {name}-router link add out type veth peer name {name} netns wan
ip -n wan link set {name} master street up
ip -n {name}-router addr add {outer}/24 dev out && ip -n {name}-router link set out up
ip -n {name}-router link add in type veth peer name eth0 netns {name}
ip -n {name}-router addr add {inner}.1/24 dev in && ip -n {name}-router link set in up
ip -n {name} addr add {inner}.2/24 dev eth0 && ip -n {name} link set eth0 up && ip -n {name} link set lo up
ip -n {name} route add default via {inner}.1
ip netns exec {name}-router sysctl -qw net.ipv4.ip_forward=1
ip netns exec {name}-router nft add table ip nat
ip netns exec {name}-router nft add chain ip nat out '{{ type nat hook postrouting priority srcnat; }}'
ip netns exec {name}-router nft add rule ip nat out oifname out masquerade
ip netns exec {name}-router nft add table ip filter
ip netns exec {name}-router nft add chain ip filter forward '{{ type filter hook forward priority 0; policy drop; }}'
ip netns exec {name}-router nft add chain ip filter input '{{ type filter hook input priority 0; policy drop; }}'
ip netns exec {name}-router nft add rule ip filter forward iifname in accept
ip netns exec {name}-router nft add rule ip filter forward ct state established,related accept
"""


class Known(PeerEndpoint):
    """An endpoint whose outer address may be known, and whose connections can be looked at."""

    connections: list[Any] = []  # noqa: RUF012  # of this process

    async def dial(self, peer: PeerAddress, addresses: Sequence[str]) -> tuple[Any, Any]:
        connection, stream = await super().dial(peer, addresses)
        self.connections.append(connection)
        return connection, stream


def binding(outer: str) -> Any:
    async def bind(key: bytes | None, relays: Sequence[str], port: int = 0) -> PeerEndpoint:
        endpoint = await Known.bind(key, relays, port)
        if outer:  # the routers here keep the port
            await endpoint._endpoint.add_external_addr(f"{outer}:{endpoint.address.port}")
        return endpoint

    return bind


class Person:
    """A program whose person plays at random, as soon as possible."""

    def __init__(self, name: str, folder: Path, outer: str) -> None:
        self.told: list[FromAgent] = []
        self.delays: list[float] = []
        self._chance = random.Random(name)
        self._sent: dict[int, float] = {}
        self._ids = 0
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        sentences = folder / f"{name}.json"
        sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
        self.desk = AgentService(AgentConfig(folder / name, sentences), self._hear, bind=binding(outer))

    def last(self, kind: Any) -> Any:
        return next((value for value in reversed(self.told) if isinstance(value, kind)), None)

    def states(self) -> list[str]:
        return [value.state.value for value in self.told if isinstance(value, ConnectionChanged)]

    def _hear(self, value: FromAgent) -> None:
        self.told.append(value)
        if isinstance(value, UpdateReceived):
            if value.mine in self._sent:
                self.delays.append(time.monotonic() - self._sent.pop(value.mine))
            task = self._loop.create_task(self._act(value))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _act(self, update: UpdateReceived) -> None:
        await asyncio.sleep(PAUSE)
        info, view = self.last(RoomInfo), update.update.view
        if update is not self.last(UpdateReceived) or info is None or view.seat is None:
            return
        game = discover()[info.game]
        rules = game.rules(game.options.load(info.options)[0], len(info.seats))
        if view.seat in rules.actors(view.public):
            self._ids += 1
            self._sent[self._ids] = time.monotonic()
            action = self._chance.choice(list(islice(rules.legal(view), 50)))
            await self.desk.execute(SubmitAction(self._ids, view.version, action))


async def until(done: Any, seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


async def host(folder: Path, relay: str, outer: str) -> None:
    me = Person("host", folder, outer)
    options = discover()["hearts"].options().save()
    outside = OutsideCommand((relay,) if relay else ())
    await me.desk.execute(
        OpenRoomCommand("Meera", 3, "hearts", 4, options, HouseRules(findable=False), outside=outside)
    )
    settled = (OutsideState.OPEN, OutsideState.NO_RELAY, OutsideState.SILENT)
    await until(lambda: me.last(OutsideChanged) and me.last(OutsideChanged).state in settled)
    await until(lambda: me.last(WelcomeMessage) and read_invitation(me.last(WelcomeMessage).invitation).peer)
    print(me.last(OutsideChanged).state.value, flush=True)
    print(me.last(WelcomeMessage).invitation, flush=True)
    await until(lambda: me.last(RoomInfo) and me.last(RoomInfo).seats[1].ready, 60)
    rev = me.last(RoomInfo).rev
    await me.desk.execute(ReadyRequest(True, rev))
    await me.desk.execute(StartRequest(rev))
    await asyncio.to_thread(sys.stdin.readline)  # until the guest has seen enough
    print(f"memory {rss()}", flush=True)
    await me.desk.close()


async def guest(folder: Path, invitation: str, outer: str) -> None:
    """Print a line when seated, when some of the deal is played, and the figures at its end."""
    me = Person("guest", folder, outer)
    began = time.monotonic()
    await me.desk.execute(JoinCommand("Ravi", 7, invitation=invitation))
    await until(lambda: me.last(RoomInfo) or "ended" in me.states(), 60)
    if me.last(RoomInfo) is None:
        print(f"ended {me.last(ConnectionChanged).reason.value} after {time.monotonic() - began:.1f} s", flush=True)
        await me.desk.close()
        return
    await me.desk.execute(SitRequest(Seat(1)))
    await until(lambda: me.last(RoomInfo).you is not None)
    print(f"seated {time.monotonic() - began:.2f}", flush=True)
    await me.desk.execute(ReadyRequest(True, me.last(RoomInfo).rev))
    await until(lambda: len(me.delays) >= 4, 60)
    print(f"some {ways()}", flush=True)
    await asyncio.to_thread(sys.stdin.readline)  # until the relay is gone
    await until(lambda: any(isinstance(value, DealVerified) for value in me.told), 120)
    doubts = [value.doubts for value in me.told if isinstance(value, DealVerified)]
    delay = f"{1000 * statistics.median(me.delays):.0f} at most {1000 * max(me.delays):.0f} ms"
    lost = me.states().count("lost")
    print(f"deal {doubts[0]} delay {delay} ways {ways()} lost {lost} memory {rss()}", flush=True)
    await me.desk.close()


def ways() -> str:
    """How the packets of the newest connection go."""
    paths = Known.connections[-1].paths() if Known.connections else []
    return "+".join(sorted({"direct" if path.is_ip else "relayed" for path in paths if path.is_selected})) or "none"


def rss() -> str:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))


# ---- the networks


def everything(folder: Path, relay: str, case: str) -> None:
    """Print what guest and host print, in one of the cases: direct, relayed, alone."""
    subprocess.run(["sh", "-ec", SET_UP.format(relay=RELAY_AT)], check=True)
    for name, outer in OUTER.items():
        subprocess.run(["sh", "-ec", HOUSE.format(name=name, outer=outer, inner=INNER[name])], check=True)
    known = OUTER if case == "direct" else dict.fromkeys(OUTER, "")
    server = started("wan", relay, "--dev") if relay else None
    one = begun("host", folder, URL if relay or case == "silent" else "", known["host"])
    other = None
    try:
        print("host:", line_of(one), flush=True)
        invitation = line_of(one)
        other = begun("guest", folder, invitation, known["guest"])
        first = line_of(other)
        print("guest:", first, flush=True)
        if first.startswith("seated") and server is not None:
            print("guest:", line_of(other), flush=True)
            server.kill()
            server.wait()
            tell(other)
            if case == "relayed":
                time.sleep(12)  # longer than a silent line is waited for
                server = started("wan", relay, "--dev")
            print("guest:", line_of(other), flush=True)
            tell(one)
            print("host:", line_of(one), flush=True)
    finally:
        for process in (one, other, server):
            if process is not None:
                process.kill()
                process.wait()


def started(place: str, *command: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "RUST_LOG": "error"}
    words = ["ip", "netns", "exec", place, *command]
    quiet = subprocess.DEVNULL if command[-1] == "--dev" else None
    return subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=quiet or subprocess.PIPE, stderr=quiet, text=True, env=environment
    )


def begun(name: str, *words: object) -> subprocess.Popen[str]:
    return started(name, sys.executable, "-m", "tests.net.agent.behind_routers", name, *map(str, words))


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def tell(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    with suppress(BrokenPipeError):
        process.stdin.write("\n")
        process.stdin.flush()


if __name__ == "__main__":
    role, place, *rest = sys.argv[1:]
    if role == "all":
        everything(Path(place), *rest)
    else:
        asyncio.run((host if role == "host" else guest)(Path(place), *rest))
