"""What can be seen at the table of a match: its cards, its buttons, its prompt."""

from __future__ import annotations

from cardtable.app.match.match_controller import MatchController
from cardtable.core.zones import Zone
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.hud.info_panels import TextPanel
from cardtable.table.hud.pills import Pill
from cardtable.table.hud.seat_plate import SeatPlate
from cardtable.table.style.table_style import TableLook


def cards(play: MatchController, zone: Zone) -> list[CardWidget]:
    """Those of a pile, the topmost last."""
    return list(play.scene.board.piles[zone].widgets)


def hand(play: MatchController) -> list[CardWidget]:
    """The person's cards."""
    own = play.scene.board.own_hand()
    return [] if own is None else list(own.widgets)


def buttons(play: MatchController) -> list[CommandButton]:
    """Those that are offered."""
    return [button for button in play.table.findChildren(CommandButton) if button.isVisible()]


def prompt(play: MatchController) -> Pill:
    """What the person is to do."""
    return play.scene.hud.prompt


def waits_for_click(play: MatchController) -> bool:
    """Whether nothing more is shown before a click."""
    return play.scene.animator.waits_for_click


def look(play: MatchController) -> TableLook:
    """What the settings made of the table."""
    return play.scene.table_style.look


def plates(play: MatchController) -> list[SeatPlate]:
    """By seat."""
    return play.table.findChildren(SeatPlate)


def reading(play: MatchController) -> TextPanel:
    """The panel in which the table is described."""
    reading = play.table.findChild(TextPanel)
    assert reading is not None
    return reading
