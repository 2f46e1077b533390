"""Menu commands as data: menus, texts and keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.core.guidance.player_queries import PlayerQuery
from cardtable.core.text import Text, translate


class MenuCommand(NamedTuple):
    """One command of a menu."""

    name: str
    text: Text
    keys: tuple[str, ...] = ()
    role: str = ""  # in a native menu bar: "preferences", "about" or "quit"
    checkable: bool = False


SEPARATOR = None


class Submenu(NamedTuple):
    """An entry that opens a menu of choices, filled by `submenus` or by a controller."""

    name: str
    text: Text


class Menu(NamedTuple):
    """A menu of the bar, or a submenu whose entries never change."""

    text: Text
    entries: tuple[Entry, ...]


Entry = MenuCommand | Submenu | Menu | None


def _menu(text: Text, *entries: Entry) -> Menu:
    return Menu(text, entries)


# Queries by name of command
QUERY_COMMANDS: Mapping[str, PlayerQuery] = {f"ask_{query.value}": query for query in PlayerQuery}

QUERY_MENU = _menu(
    translate("Menu", "Read a&loud", "a menu of questions, each answered aloud in a sentence"),
    MenuCommand("ask_table", translate("Menu", "&Cards on the table")),
    MenuCommand("ask_hand", translate("Menu", "My &hand")),
    MenuCommand("ask_playable", translate("Menu", "What &may be played")),
    MenuCommand("ask_turn", translate("Menu", "&Whose turn it is")),
    MenuCommand("ask_left", translate("Menu", "Cards &each player has left")),
    MenuCommand("ask_points", translate("Menu", "&Points in brief")),
    MenuCommand("ask_holdings", translate("Menu", "Melds, &trumps or points taken")),
    MenuCommand("ask_last", translate("Menu", "&Last trick or turn")),
    MenuCommand("ask_card", translate("Menu", "E&xplain this card")),
    Submenu("seats", translate("Menu", "&All about")),
    SEPARATOR,
    MenuCommand("read_table", translate("Menu", "&Describe the table")),
    SEPARATOR,
    MenuCommand("repeat", translate("Menu", "&Repeat what was said"), ("Backspace",)),
    MenuCommand("earlier", translate("Menu", "What was said &before"), ("Shift+Backspace",)),
    MenuCommand("later", translate("Menu", "What was said a&fter that"), ("Ctrl+Backspace",)),
    MenuCommand("was_said", translate("Menu", "What was &said…"), ("Ctrl+J",)),
)

MENUS = (
    _menu(
        translate("Menu", "&Game"),
        MenuCommand("new", translate("Menu", "&New game…"), ("F2", "Ctrl+N")),
        MenuCommand("deal_number", translate("Menu", "New game by &deal number…"), ("Ctrl+D",)),
        MenuCommand("people", translate("Menu", "&Play with people…"), ("Ctrl+Shift+N",)),
        MenuCommand("copy_invitation", translate("Menu", "Copy the &invitation")),
        MenuCommand("restart", translate("Menu", "&Restart this match")),
        SEPARATOR,
        MenuCommand("open", translate("Menu", "&Open a saved game…"), ("Ctrl+O",)),
        MenuCommand("unfinished", translate("Menu", "&Unfinished games…")),
        MenuCommand("save", translate("Menu", "&Save the game as…"), ("Ctrl+S",)),
        SEPARATOR,
        MenuCommand("statistics", translate("Menu", "S&tatistics…")),
        MenuCommand("welcome", translate("Menu", "&Welcome page")),
        SEPARATOR,
        MenuCommand("quit", translate("Menu", "&Quit"), ("Ctrl+Q",), "quit"),
    ),
    _menu(
        translate("Menu", "&Move"),
        MenuCommand("undo", translate("Menu", "&Undo"), ("Ctrl+Z",)),
        MenuCommand("redo", translate("Menu", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        SEPARATOR,
        MenuCommand("hint", translate("Menu", "&Hint")),
        MenuCommand("claim", translate("Menu", "&Claim the rest…")),
        MenuCommand("finish", translate("Menu", "&Finish the deal"), ("Ctrl+F",)),
        MenuCommand("next_deal", translate("Menu", "&Next deal")),
        SEPARATOR,
        MenuCommand("pause", translate("Menu", "Ask for a &pause")),
        MenuCommand("computer", translate("Menu", "Let a computer play for &me")),
        MenuCommand("seat", translate("Menu", "&Take a seat…")),
        MenuCommand("ask_to_leave", translate("Menu", "Ask somebody to &leave…")),
        MenuCommand("rematch", translate("Menu", "Ask for &another match")),
        MenuCommand("end", translate("Menu", "Ask to &end the match")),
        MenuCommand("say", translate("Menu", "&Say…")),
        SEPARATOR,
        MenuCommand("what_happened", translate("Menu", "&What happened"), checkable=True),
    ),
    _menu(
        translate("Menu", "&View"),
        MenuCommand("scores", translate("Menu", "&Score sheet…")),
        QUERY_MENU,
        SEPARATOR,
        Submenu("theme", translate("Menu", "&Table")),
        Submenu("deck", translate("Menu", "&Cards")),
        SEPARATOR,
        MenuCommand("status_line", translate("Menu", "Status &bar"), checkable=True),
        MenuCommand("round_buttons", translate("Menu", "&Round buttons"), checkable=True),
        SEPARATOR,
        MenuCommand("larger", translate("Menu", "Lar&ger text"), ("Ctrl++", "Ctrl+=")),
        MenuCommand("smaller", translate("Menu", "S&maller text"), ("Ctrl+-",)),
        MenuCommand("usual_size", translate("Menu", "&Usual text size"), ("Ctrl+0",)),
        SEPARATOR,
        MenuCommand("full_screen", translate("Menu", "&Full screen"), ("F11",), checkable=True),
    ),
    _menu(
        translate("Menu", "&Settings"),
        Submenu("speed", translate("Menu", "&Speed")),
        Submenu("language", translate("Menu", "&Language")),
        MenuCommand("sounds", translate("Menu", "S&ounds"), ("Ctrl+M",), checkable=True),
        SEPARATOR,
        MenuCommand("preferences", translate("Menu", "&Preferences…"), ("Ctrl+,",), "preferences"),
    ),
    _menu(
        translate("Menu", "&Help"),
        MenuCommand("help", translate("Menu", "&How to play"), ("F1",)),
        Submenu("learn", translate("Menu", "&Learn to play")),
        MenuCommand("rules", translate("Menu", "&Rules of this game"), ("Shift+F1",)),
        MenuCommand("mouse_and_keys", translate("Menu", "&Mouse and keys")),
        MenuCommand("shortcuts", translate("Menu", "All &keys")),
        MenuCommand("fairness", translate("Menu", "&Fairness of the deals…")),
        SEPARATOR,
        MenuCommand("about", translate("Menu", "&About CardTable"), (), "about"),
    ),
)
