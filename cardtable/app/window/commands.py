"""The commands of the window as data: menus, texts, keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.core.table_questions import Question
from cardtable.core.text import Text, translate


class Command(NamedTuple):
    """One entry of a menu."""

    name: str
    text: Text
    keys: tuple[str, ...] = ()
    role: str = ""  # of a native menu bar: "preferences", "about" or "quit"
    checkable: bool = False


SEPARATOR = None


class Submenu(NamedTuple):
    """An entry that opens a menu of choices; filled by `quick_menus`."""

    name: str
    text: Text


class Menu(NamedTuple):
    """One menu of the bar, or one within it whose entries never change."""

    text: Text
    entries: tuple[Command | Submenu | Menu | None, ...]


Entry = Command | Submenu | Menu | None
ASKED: Mapping[str, Question] = {f"ask_{question.value}": question for question in Question}
"""By the name of its command, what is asked."""

TELL = Menu(
    translate("Menu", "T&ell", "a menu of questions, each answered aloud in a sentence"),
    (
        Command("ask_table", translate("Menu", "&Cards on the table")),
        Command("ask_hand", translate("Menu", "My &hand")),
        Command("ask_playable", translate("Menu", "What &may be played")),
        Command("ask_turn", translate("Menu", "&Whose turn it is")),
        Command("ask_left", translate("Menu", "Cards l&eft of each")),
        Command("ask_points", translate("Menu", "&Points in short")),
        Command("ask_holdings", translate("Menu", "Melds, &trumps or points taken")),
        Command("ask_last", translate("Menu", "&Last trick or turn")),
        Command("ask_card", translate("Menu", "E&xplain this card")),
        Submenu("seats", translate("Menu", "&All about")),
        SEPARATOR,
        Command("read_table", translate("Menu", "&Describe the table")),
        SEPARATOR,
        Command("repeat", translate("Menu", "&Repeat what was said"), ("Backspace",)),
        Command("earlier", translate("Menu", "What was said &before"), ("Shift+Backspace",)),
        Command("later", translate("Menu", "What was said a&fter that"), ("Ctrl+Backspace",)),
        Command("was_said", translate("Menu", "What was &said…"), ("Ctrl+J",)),
    ),
)


MENUS = (
    Menu(
        translate("Menu", "&Game"),
        (
            Command("new", translate("Menu", "&New game…"), ("F2", "Ctrl+N")),
            Command("deal_number", translate("Menu", "New game by &deal number…"), ("Ctrl+D",)),
            Command("people", translate("Menu", "&Play with people…"), ("Ctrl+Shift+N",)),
            Command("restart", translate("Menu", "&Restart this match")),
            SEPARATOR,
            Command("open", translate("Menu", "&Open a saved game…"), ("Ctrl+O",)),
            Command("unfinished", translate("Menu", "&Unfinished games…")),
            Command("save", translate("Menu", "&Save the game as…"), ("Ctrl+S",)),
            SEPARATOR,
            Command("statistics", translate("Menu", "S&tatistics…")),
            Command("welcome", translate("Menu", "&Welcome page")),
            SEPARATOR,
            Command("quit", translate("Menu", "&Quit"), ("Ctrl+Q",), "quit"),
        ),
    ),
    Menu(
        translate("Menu", "&Move"),
        (
            Command("undo", translate("Menu", "&Undo"), ("Ctrl+Z",)),
            Command("redo", translate("Menu", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
            SEPARATOR,
            Command("hint", translate("Menu", "&Hint")),
            Command("claim", translate("Menu", "&Claim the rest…")),
            Command("finish", translate("Menu", "&Finish the deal"), ("Ctrl+F",)),
            Command("next_deal", translate("Menu", "&Next deal")),
            SEPARATOR,
            Command("pause", translate("Menu", "Ask for a &pause")),
            Command("computer", translate("Menu", "Let a computer play for &me")),
            Command("seat", translate("Menu", "&Take a seat…")),
            Command("ask_to_leave", translate("Menu", "Ask somebody to &leave…")),
            Command("rematch", translate("Menu", "Ask for &another match")),
            Command("end", translate("Menu", "Ask to &end the match")),
            Command("say", translate("Menu", "&Say…")),
            SEPARATOR,
            Command("what_happened", translate("Menu", "&What happened"), checkable=True),
        ),
    ),
    Menu(
        translate("Menu", "&View"),
        (
            Command("scores", translate("Menu", "&Score sheet…")),
            TELL,
            SEPARATOR,
            Submenu("theme", translate("Menu", "&Table")),
            Submenu("deck", translate("Menu", "&Cards")),
            SEPARATOR,
            Command("status_line", translate("Menu", "Status &bar"), checkable=True),
            Command("round_buttons", translate("Menu", "&Round buttons"), checkable=True),
            SEPARATOR,
            Command("larger", translate("Menu", "Lar&ger writing"), ("Ctrl++", "Ctrl+=")),
            Command("smaller", translate("Menu", "S&maller writing"), ("Ctrl+-",)),
            Command("usual_size", translate("Menu", "&Usual size of writing"), ("Ctrl+0",)),
            SEPARATOR,
            Command("full_screen", translate("Menu", "&Full screen"), ("F11",), checkable=True),
        ),
    ),
    Menu(
        translate("Menu", "&Settings"),
        (
            Submenu("speed", translate("Menu", "&Speed")),
            Submenu("language", translate("Menu", "&Language")),
            Command("sounds", translate("Menu", "S&ounds"), ("Ctrl+M",), checkable=True),
            SEPARATOR,
            Command("preferences", translate("Menu", "&Preferences…"), ("Ctrl+,",), "preferences"),
        ),
    ),
    Menu(
        translate("Menu", "&Help"),
        (
            Command("help", translate("Menu", "&How to play"), ("F1",)),
            Submenu("learn", translate("Menu", "&Learn to play")),
            Command("rules", translate("Menu", "&Rules of this game"), ("Shift+F1",)),
            Command("mouse_and_keys", translate("Menu", "&Mouse and keys")),
            Command("shortcuts", translate("Menu", "All &keys")),
            Command("fairness", translate("Menu", "&Fairness of the deals…")),
            SEPARATOR,
            Command("about", translate("Menu", "&About CardTable"), (), "about"),
        ),
    ),
)
