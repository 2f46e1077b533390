"""Help on what is spoken: hearing it again, another voice, another way."""

from __future__ import annotations

from cardtable.app.dialogs.help.keyed_sentence import KeyHelpSentence
from cardtable.core.text import translate

VOICE = (
    translate("Help", "What is spoken"),
    (
        KeyHelpSentence(
            translate("Help", "R or Backspace says the last sentence again, Shift+Backspace the ones before."), "R"
        ),
        translate("Help", "Ctrl+J lists the last hundred sentences; there, too, Enter says one again."),
        translate(
            "Help",
            "If words are spelled or sound foreign, give your screen reader a voice of the language of the game.",
        ),
        translate(
            "Help",
            "On Linux the game can speak by itself, in its own language: Preferences, Accessibility, Speak through.",
        ),
    ),
)
