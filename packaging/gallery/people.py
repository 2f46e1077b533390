"""What is seen before people play with each other: the dialog, the room, the card on the welcome page."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QDialog

from cardtable.app.dialogs.welcome.resume_tiles import ResumableRoom
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.multiplayer.leave_dialogs import CloseRoomDialog
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.reachability import ReachabilityDialog
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.multiplayer.room_rules_dialog import RoomRulesDialog
from cardtable.app.multiplayer.room_texts import summarize_rules
from cardtable.app.settings.settings_sections import PlayersSettings
from cardtable.app.widgets.palette import LIGHT, DialogOwner
from cardtable.core.cards import Card
from cardtable.core.zones import Seat
from cardtable.games import in_order
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import PROTOCOL, HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.net.agent_messages import OutsideChanged, OutsideState, RoomDiscovered
from cardtable.net.invitation import Invitation, write_invitation
from cardtable.table.art.themes import CardStyle, theme_named
from gallery.driver import Driver

MARK = tuple(map(Card.parse, ("QH", "7C", "2S", "TD")))
OTHER_MARK = tuple(map(Card.parse, ("4D", "KC", "8H", "3S")))
INVITATION = write_invitation(Invitation(("192.168.1.7",), 47190, "a1b2c3d4", "0123456789abcdef", bytes(16)))
CUT = len(INVITATION) * 2 // 3
HOST_FACE = 8


def people(driver: Driver) -> None:
    """Find a table, open one, sit in its room."""
    find(driver)
    open_and_close(driver)
    rooms(driver)
    come_back(driver)


def find(driver: Driver) -> None:
    """The dialog's pages, with and without tables, with good and bad invitations, and the first time."""
    found = _found(driver)
    asha = PlayersSettings(name="Asha", portrait=HOST_FACE)

    def shown(
        name: str, way: MultiplayerPage, prepare: Callable[[MultiplayerDialog], object], players: PlayersSettings = asha
    ) -> None:
        settings = replace(driver.program.settings, players=players)
        games, words = in_order(driver.program.games), driver.program.renderer
        dialog = MultiplayerDialog(
            words, games, settings, CardStyle(), driver.program.announcer, DialogOwner(driver.program.window), way=way
        )
        dialog.begin()
        prepare(dialog)
        driver.dialog(name, dialog.exec)

    def with_tables(dialog: MultiplayerDialog) -> None:
        for one in found:
            dialog.add(one)

    shown("people-house", MultiplayerPage.HOUSE, with_tables)
    shown("people-house-empty", MultiplayerPage.HOUSE, lambda dialog: dialog.house.give_up())
    shown("people-invitation", MultiplayerPage.INVITATION, lambda dialog: dialog.show_invitation(INVITATION))
    shown("people-invitation-cut", MultiplayerPage.INVITATION, lambda dialog: dialog.show_invitation(INVITATION[:CUT]))
    shown("people-open", MultiplayerPage.OPEN, lambda _: None)
    first = PlayersSettings(portrait=HOST_FACE)
    shown("people-first-time", MultiplayerPage.HOUSE, with_tables, first)


def open_and_close(driver: Driver) -> None:
    """What a host can change, and what is asked before a table is closed."""
    table = _four(driver)
    rules = summarize_rules(table, driver.program.games)
    owner, words = DialogOwner(driver.program.window), driver.program.renderer
    if rules is not None:
        _show(
            driver,
            "people-change-rules",
            RoomRulesDialog(words, in_order(driver.program.games), rules, table.house, owner),
        )
    _show(driver, "people-from-outside", ReachabilityDialog(words, owner, anywhere=False))
    lets_in = OutsideChanged(OutsideState.OPEN)
    _show(driver, "people-from-anywhere", ReachabilityDialog(words, owner, anywhere=True, outside=lets_in))
    _show(
        driver,
        "people-host-closes",
        CloseRoomDialog(words, replace(table, stage=RoomStage.PLAYING), owner),
    )


def rooms(driver: Driver) -> None:
    """Host's and guest's view, partners, and as many seats as there can be."""
    four = _four(driver)
    _room(driver, "people-room-host", [four], host=True)
    before = _table(driver, "hearts", *_round(four.seats), host=3)
    after = _table(driver, "hearts", *_round(four.seats), host=3, rev=2, target=50)
    _room(driver, "people-room-guest", [before, after], host=False)
    canasta = (_person("Asha", 8), _person("Leila", 7), _person("Meera", 2), _computer("Kavya", 6, "expert"))
    _room(driver, "people-room-canasta", [_table(driver, "canasta", *canasta)], host=True)
    _room(driver, "people-room-11", [_table(driver, "cancellation_hearts", *_eleven())], host=True)


def come_back(driver: Driver) -> None:
    """A seat that is kept, on the welcome page."""
    driver.welcome.show()
    page = driver.program.window.page()
    if isinstance(page, WelcomePage):
        page.setTable(ResumableRoom("Meera", driver.program.games["hearts"].name, 5, (2, 7, 3)))
    driver.picture("people-welcome")


def _show(driver: Driver, name: str, dialog: QDialog) -> None:
    driver.dialog(name, dialog.exec)


def _room(driver: Driver, name: str, tables: list[RoomInfo], *, host: bool) -> None:
    program = driver.program
    theme = theme_named(program.settings.table.theme.value)
    page = RoomPage(program.renderer, in_order(program.games), theme, CardStyle(), LIGHT, program.announcer)
    program.leave()
    program.window.show_page(page)
    page.show_mark(MARK)
    for table in tables:
        page.show_table(table, may_arrange=host, is_here=host)
    driver.picture(name)


def _found(driver: Driver) -> list[RoomDiscovered]:
    games = driver.program.games

    def one(table: str, host: str, portrait: int, game: str, free: int, stage: RoomStage) -> RoomDiscovered:
        mark = MARK if free == 2 else OTHER_MARK
        version = games[game].version
        playing = stage is RoomStage.PLAYING
        return RoomDiscovered(table, host, portrait, game, version, 4, free, stage, playing, mark, PROTOCOL)

    return [
        one("aaaaaaaa", "Meera", 2, "hearts", 2, RoomStage.LOBBY),
        one("bbbbbbbb", "Harbhajan", 0, "canasta", 1, RoomStage.LOBBY),
        one("cccccccc", "Parisa", 1, "svoi_kozyri", 0, RoomStage.PLAYING),
    ]


def _person(name: str, portrait: int, *, ready: bool = True) -> RoomSeatInfo:
    return RoomSeatInfo(SeatOccupant.PERSON, name, portrait, ready=ready)


def _computer(name: str, portrait: int, level: str) -> RoomSeatInfo:
    return RoomSeatInfo(SeatOccupant.COMPUTER, name, portrait, level)


def _table(
    driver: Driver, game: str, *places: RoomSeatInfo, host: int = 0, rev: int = 1, target: int | None = None
) -> RoomInfo:
    definition = driver.program.games[game]
    options = definition.options.preset(definition.options.presets_for(len(places))[0])
    if target is not None:
        options = options.changed("target", target)
    house = HouseRules(patience=120)
    return RoomInfo(
        rev,
        game,
        definition.version,
        options.save(),
        house,
        RoomStage.LOBBY,
        places,
        Seat(host),
        Seat(0),
        watchers=0,
        deal=0,
    )


def _four(driver: Driver) -> RoomInfo:
    places = (_person("Asha", 8), _person("Leila", 7), _person("Ravi", 3, ready=False), RoomSeatInfo(SeatOccupant.OPEN))
    return _table(driver, "hearts", *places, target=50)


def _round(places: tuple[RoomSeatInfo, ...]) -> tuple[RoomSeatInfo, ...]:
    """As a guest sees it, who is not ready."""
    return (replace(places[1], ready=False), *places[2:], places[0])


def _eleven() -> tuple[RoomSeatInfo, ...]:
    names = (("Asha", 8), ("Harbhajan", 0), ("Leila", 7), ("Ravi", 3), ("Tomás", 10), ("Parisa", 1))
    free = RoomSeatInfo(SeatOccupant.OPEN)
    computers = (_computer("Kavya", 2, "club"), _computer("Amrit", 9, "expert"))
    return (*(_person(name, face) for name, face in names), *computers, free, free, free)
