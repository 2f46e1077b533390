"""Service of the agent process: at most one room, hosted here or remote, and the search for rooms."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from cardtable.files.disk_errors import disk_error_text
from cardtable.games import discover
from cardtable.host import host_messages
from cardtable.host.room_types import RoomStage
from cardtable.net import agent_messages
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.hosted_room import HostedRoom, new_room_id
from cardtable.net.agent.remote_room import RemoteRoom, blank_own_token, first_hello, returning_hello, route_of
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile
from cardtable.net.agent.room_access import KEY_FILE, LocalEnvironment
from cardtable.net.agent.room_client_runner import ContributionGenerator, RoomClientRunner, load_or_create_secret
from cardtable.net.invitation import fingerprint_cards
from cardtable.net.lan_advertisement import LanAdvertisement
from cardtable.net.message_codec import RoomMessageReader
from cardtable.net.resumption import ResumptionState
from cardtable.net.room_client import RoomClient
from cardtable.net.server.room_store import StoreInUse
from cardtable.net.transport.lan_discovery import LanBrowser, Multicast
from cardtable.net.transport.network_addresses import LOOPBACK, own_addresses
from cardtable.net.transport.peer_endpoint import Bind, PeerDialer, PeerEndpoint
from cardtable.net.transport.tls import Destination, load_or_create_certificate

Key = tuple[str, str, str]  # context, source, disambiguation

_NETWORK_CHECK = 3.0  # seconds
_ROOMS_FOLDER = "tables"  # folder of the logs of rooms hosted here


def known_sentences(path: Path) -> frozenset[Key]:
    """Return the keys of all sentences from the build's list; raise OSError or ValueError."""
    found = json.loads(path.read_bytes())
    return frozenset((str(context), str(source), str(note)) for context, source, note in found)


class AgentService:
    """Executes the window's commands one after another; `tell` passes everything else to the window."""

    def __init__(
        self,
        config: AgentConfig,
        tell: Callable[[agent_messages.FromAgent], None],
        addresses: Callable[[], tuple[str, ...]] = own_addresses,
        bind: Bind = PeerEndpoint.bind,
    ) -> None:
        """Raise OSError or ValueError without the list of sentences."""
        self._config = config
        self._tell = tell
        self._games = discover()
        self._sentence_keys = known_sentences(config.sentences)
        self._tokens = ResumeTokenFile(config.folder)
        self._contributions = ContributionGenerator(config.folder)
        self._multicast = Multicast([LOOPBACK] if config.here_only else None)
        self._run_id = secrets.token_hex(4)
        self._bind = bind
        self._addresses = addresses if not config.here_only else lambda: (LOOPBACK,)
        self._current_addresses = frozenset(self._addresses())  # this computer's addresses, in no order
        self._room: RemoteRoom | HostedRoom | None = None
        self._browser: LanBrowser | None = None
        self._discovered: dict[str, tuple[LanAdvertisement, Destination]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._cards_lock = asyncio.Lock()  # each computation takes 32 MB, and strangers advertise what they like

    async def execute(self, value: agent_messages.ToAgent) -> None:
        room = self._room
        match value:
            case agent_messages.OpenRoomCommand():
                await self._leave()
                await self._open(value)
            case agent_messages.JoinCommand():
                await self._leave()
                self._join(value)
            case agent_messages.DiscoverCommand(on):
                await self._set_browsing(on)
            case agent_messages.LeaveCommand():
                await self._leave()
            case _ if room is None:
                pass
            case host_messages.SubmitAction():
                room.submit(value)
            case agent_messages.ReconnectCommand():
                room.retry_now()
            case agent_messages.InvitationCopiedCommand():
                room.on_invitation_copied()
            case agent_messages.OutsideCommand():
                await room.let_outsiders_in(value)
            case _:
                room.send(value)

    async def check_network(self) -> None:
        """Adapt to a change of network, if there was one; called at intervals."""
        addresses = frozenset(self._addresses())
        if addresses == self._current_addresses:
            return
        self._current_addresses = addresses
        is_browsing = self._browser is not None
        await self._set_browsing(False)
        await self._multicast.close()  # its sockets belong to the old network
        for room_id in tuple(self._discovered) if is_browsing else ():
            self._on_vanished(room_id)
        if is_browsing:
            await self._set_browsing(True)
        if self._room is not None:
            self._room.on_addresses_changed()

    async def close(self, *, cut_off: bool = False) -> None:
        """Close everything in order; `cut_off`: without a word to the guests, because the window has died."""
        await self._set_browsing(False)
        room, self._room = self._room, None
        if cut_off and isinstance(room, HostedRoom):
            room.cut_off()
        if room is not None:
            await room.close()
        await self._multicast.close()

    async def _leave(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            await room.leave()

    def _join(self, command: agent_messages.JoinCommand) -> None:
        route = route_of(command, self._discovered, self._tokens, self._games)
        if isinstance(route, agent_messages.ConnectionProblem):
            self._tell(agent_messages.ended(route))
            return
        if route.destination.fingerprint is not None:
            self._start(self._show_fingerprint(route.destination.fingerprint))
        resumption = ResumptionState(route.hello, random.random, route.secret)
        reader, client = RoomMessageReader(self._sentence_keys), self._client_runner(route.key)
        self._room = RemoteRoom(route.destination, resumption, reader, client, self._tell, PeerDialer(self._bind))

    async def _open(self, command: agent_messages.OpenRoomCommand) -> None:
        try:
            await self._open_room(command)
        except StoreInUse:
            self._tell(agent_messages.ended(agent_messages.ConnectionProblem.OPEN_ALREADY))
        except (OSError, sqlite3.Error) as error:
            place = Path(getattr(error, "filename", None) or self._config.folder)
            self._tell(agent_messages.ended(agent_messages.ConnectionProblem.FILES, disk_error_text(place, error)))

    async def _open_room(self, command: agent_messages.OpenRoomCommand) -> None:
        folder = self._config.folder
        certificate = load_or_create_certificate(folder)
        stored = self._tokens.find(command.reopen) if command.reopen else None
        if stored is None or not stored.seat.own or not stored.started:  # a room that never began is created anew
            stored, command = None, replace(command, reopen="")
        room_id = command.reopen or new_room_id()
        environment = LocalEnvironment(
            folder / _ROOMS_FOLDER,
            self._games,
            certificate,
            self._multicast,
            self._run_id,
            self._addresses,
            self._bind,
            load_or_create_secret(folder / KEY_FILE),
        )
        token = stored or blank_own_token(room_id, certificate.fingerprint)
        hosted = HostedRoom(environment, token, self._client_runner(token), self._tell)
        hello = first_hello(command.name, command.portrait, self._games, room_id)
        if await hosted.open(command, returning_hello(token, hello) if stored else hello):
            self._room = hosted
        else:
            await hosted.close()

    def _client_runner(self, token: ResumeToken) -> RoomClientRunner:
        known_rooms = self._tokens.known_rooms_beside(token.seat.table)
        client = RoomClient(self._games, self._sentence_keys, self._contributions.number, token.deals, known_rooms)
        return RoomClientRunner(client, self._tokens, token, self._tell)

    async def _show_fingerprint(self, fingerprint: bytes) -> None:
        self._tell(agent_messages.FingerprintShown(await asyncio.to_thread(fingerprint_cards, fingerprint)))

    async def _set_browsing(self, on: bool) -> None:
        browser, self._browser = self._browser, None
        if browser is not None:
            await browser.close()
        if on:
            self._discovered.clear()  # cleared only now: after the search ended a person may still join what was found
            with suppress(OSError):  # no network: no room is found
                self._browser = LanBrowser(self._multicast, self._on_discovered, self._on_vanished)

    def _on_discovered(self, advertisement: LanAdvertisement, destination: Destination) -> None:
        self._discovered[advertisement.room.table] = advertisement, destination
        self._start(self._report_discovered(advertisement))

    def _on_vanished(self, room_id: str) -> None:
        if self._discovered.pop(room_id, None) is not None:
            self._tell(agent_messages.RoomVanished(room_id))

    async def _report_discovered(self, advertisement: LanAdvertisement) -> None:
        room = advertisement.room
        async with self._cards_lock:
            if not self._is_current(advertisement):
                return
            cards = await asyncio.to_thread(fingerprint_cards, advertisement.fingerprint)
        if not self._is_current(advertisement):
            return
        stage = RoomStage.PLAYING if room.playing else RoomStage.LOBBY
        place = (room.table, room.host, room.portrait, room.game, room.version, room.seats, room.free, stage)
        self._tell(agent_messages.RoomDiscovered(*place, room.watchers, cards, advertisement.protocol, room.earlier))

    def _is_current(self, advertisement: LanAdvertisement) -> bool:
        return self._discovered.get(advertisement.room.table, (None,))[0] == advertisement

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def run(pipe: Connection, config: AgentConfig) -> None:
    """Serve the window at the other end of the pipe until it closes it."""
    with suppress(KeyboardInterrupt):
        asyncio.run(_run(pipe, config))


async def _run(pipe: Connection, config: AgentConfig) -> None:
    inbox: asyncio.Queue[agent_messages.ToAgent | EOFError | None] = asyncio.Queue()
    threading.Thread(target=_read_commands, args=(pipe, inbox, asyncio.get_running_loop()), daemon=True).start()

    def tell(value: agent_messages.FromAgent) -> None:
        with suppress(OSError):  # the window is gone; the reading thread notices it too
            pipe.send(value)

    service, value = AgentService(config, tell), None
    try:
        while True:
            try:
                async with asyncio.timeout(_NETWORK_CHECK):
                    value = await inbox.get()
            except TimeoutError:
                await service.check_network()
                continue
            if value is None or isinstance(value, EOFError):
                return
            await service.execute(value)
    finally:
        await service.close(cut_off=isinstance(value, EOFError))


def _read_commands(
    pipe: Connection, inbox: asyncio.Queue[agent_messages.ToAgent | EOFError | None], loop: asyncio.AbstractEventLoop
) -> None:
    """Read commands in a thread, since a pipe has no notifier on Windows; None: the window closes the agent."""
    value: agent_messages.ToAgent | EOFError | None = None
    with suppress(RuntimeError):  # the loop has ended
        while True:
            try:
                value = pipe.recv()
            except (EOFError, OSError):
                value = EOFError()
            loop.call_soon_threadsafe(inbox.put_nowait, value)
            if value is None or isinstance(value, EOFError):
                return
