"""Phrases of the table that are only for the ears: short forms, and lists of what several have done."""

from __future__ import annotations

from cardtable.core.addressing import in_person_form
from cardtable.core.spoken_forms import SpeechForm, SpokenForms
from cardtable.core.text import translate
from cardtable.table.wording.table_phrases import DEAL_POINTS, PLACE_OF, TRICK_CANCELLED, WINS_TRICK

NAMED = in_person_form(
    translate("Spoken", "%1 %2", "a name, and in few words what its player did: Amrit 7 clubs"),
    {1: translate("Spoken", "You %2", "and in few words what you did: You 7 clubs")},
)
ADVISED_CARDS = translate("Spoken", "Suggested: %1.", "cards: the two of clubs and a joker")
YOUR_CARDS = translate("Spoken", "Your cards: %1.", "that have just been dealt: clubs 8 9 ace, hearts 5")
CARDS_LEFT = in_person_form(
    translate("Spoken", "%1 has %2 card(s) left.", n=0),
    {1: translate("Spoken", "You have %2 card(s) left.", n=0)},
)
BRIEF_LEFT = in_person_form(
    translate("Spoken", "%2 left", "behind a name: so many cards"),
    {1: translate("Spoken", "have %2 left", "behind: You")},
)
BRIEF_DRAWN = translate("Spoken", "draw %1", "behind: You")
BRIEF_RECEIVED = translate("Spoken", "get %1", "behind: You")
_TAKES = in_person_form(
    translate("Spoken", "takes it", "behind a name: the trick"),
    {1: translate("Spoken", "take it", "behind: You")},
)
_POINTS = in_person_form(
    translate("Spoken", "%2", "points in a deal, behind a name"),
    {1: translate("Spoken", "%2", "points in a deal, behind: You")},
)
_PLACE = in_person_form(
    translate("Spoken", "place %2", "in a match, behind a name"),
    {1: translate("Spoken", "place %2", "in a match, behind: You")},
)
TABLE_SPOKEN = SpokenForms(
    {
        WINS_TRICK: SpeechForm(brief=_TAKES),
        TRICK_CANCELLED: SpeechForm(brief=translate("Spoken", "nobody takes it")),
        DEAL_POINTS: SpeechForm(
            brief=_POINTS, listing=translate("Spoken", "Points of this deal: %1.", "such as: Amrit 3, Kavya 10")
        ),
        PLACE_OF: SpeechForm(
            brief=_PLACE, listing=translate("Spoken", "The match is over: %1.", "Amrit place 1, Kavya …")
        ),
    }
)
