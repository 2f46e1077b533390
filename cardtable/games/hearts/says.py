"""The sentences that Hearts alone speaks."""

from __future__ import annotations

from cardtable.core.addressing import in_person_form
from cardtable.core.events import Announced
from cardtable.core.spoken_forms import SpeechForm, SpokenForms
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat

_SUN = in_person_form(
    translate("Hearts", "%1 has shot the sun."),
    {1: translate("Hearts", "You have shot the sun.")},
)
SPOKEN = SpokenForms({_SUN: SpeechForm(always=True)})


def shoots_sun(seat: Seat) -> Announced:
    """The sun was shot (HR-16)."""
    return Announced(seat, _SUN.filled(Who(seat)))
