"""The fixed phrases that participants can send, by number, each shown in its reader's own language.

Free text does not exist, so nothing has to be moderated, and no text of a stranger is ever shown.
"""

from __future__ import annotations

from cardtable.core.text import Text, translate

PHRASES: tuple[Text, ...] = (
    #: What players say to each other at the table, on small buttons and in bubbles: at most 28 letters, friendly.
    translate("Phrases", "Hello!"),
    translate("Phrases", "Good luck!"),
    translate("Phrases", "Well played!"),
    translate("Phrases", "Thank you!"),
    translate("Phrases", "Good game!"),
    translate("Phrases", "Sorry!"),
    translate("Phrases", "Oh no!"),
    translate("Phrases", "Lucky!"),
    translate("Phrases", "What a hand!"),
    translate("Phrases", "Nice try!"),
    translate("Phrases", "That was close!"),
    translate("Phrases", "I didn't see that coming."),
    translate("Phrases", "My mistake."),
    translate("Phrases", "One moment, please."),
    translate("Phrases", "I'm back."),
    translate("Phrases", "I have to go soon."),
    translate("Phrases", "Last deal for me."),
    translate("Phrases", "Take your time."),
    translate("Phrases", "Shall we go on?"),
    translate("Phrases", "Your turn!"),
    translate("Phrases", "Another match?"),
    translate("Phrases", "Yes, I'd love to!"),
    translate("Phrases", "No, thank you."),
    translate("Phrases", "Goodbye!"),
    translate("Phrases", "Ha ha!"),
    translate("Phrases", "Brave!"),
    translate("Phrases", "Beautiful!"),
    translate("Phrases", "Ouch!"),
    translate("Phrases", "Well saved!"),
    translate("Phrases", "Partner, well done!"),
    translate("Phrases", "Let's have some tea."),
    translate("Phrases", "See you tomorrow!"),
)
"""By number; the numbers stand on the wire, so none is ever given another meaning."""
