"""Why a key that was pressed at the table does nothing now."""

from __future__ import annotations

from cardtable.core.text import translate

NO_FURTHER_CARD = translate("Table", "There is no further card.")
NO_FURTHER_SET = translate("Table", "There are no further cards of another suit or rank.")
NO_FURTHER_PILE = translate("Table", "There is no further pile.")
NO_CARDS = translate("Table", "There are no cards to go to.")
NO_CARD_CHOSEN = translate("Table", "Go to a card first, with the arrow keys.")
NOT_SO_MANY = translate("Table", "Only %1 card(s) can be played now.", n=0)
NOTHING_PLAYABLE = translate("Table", "No card can be played now.")
ONLY_WATCHING = translate("Table", "You are watching.")
NO_MEANING = translate("Table", "This key does nothing here. F1 tells the keys.")
SINGLE_KEYS_OFF = translate("Table", "Single keys are switched off, under Preferences, Accessibility.")
