"""A hint as the table shows it: what the person would have to do, prepared up to the last step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any, NamedTuple

from cardtable.core.cards import Card, Cards, cards_of
from cardtable.core.controls import Controls, Draft, Drop, Gesture, Press, Select, Submit, Tap
from cardtable.core.text import Text
from cardtable.core.views import View, faces
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Zone

_PRESSES = 2  # some commands first show what they would do
_LAYINGS = 40  # ways to lay an action's groups out that are tried


class Hint(NamedTuple):
    """The advised action, the cards that it names, the command that would do it ("": none), and why."""

    action: object
    cards: Cards = ()
    command: str = ""
    reason: Text | None = None


def prepare_hint(controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], action: object) -> tuple[Draft, Hint]:
    """The draft after all steps to the action but the last one, found by trying what a person could do."""
    cards = cards_of(action)
    drafts = list(islice(_laid_out(controls, kinds, view, Draft(), tuple(_groups(action))), _LAYINGS))
    for laid in drafts:
        draft = _tapped(controls, kinds, view, action, laid)
        for command in controls.commands(view, draft):
            reached = _pressed(controls, view, draft, command.code, action)
            if reached is not None:
                return reached, Hint(action, cards, command.code)
    return _tapped(controls, kinds, view, action, drafts[0]), Hint(action, cards)


def confirming(controls: Controls[Any, Any], view: View[Any], draft: Draft) -> str:
    """The first command that can be given now and does something with all that is marked; "" if there is none."""
    for command in controls.commands(view, draft):
        if command.refusal is None and draft.marked:
            answer = controls.interpret(view, draft, Press(command.code))
            if set(draft.marked) <= set(_used(answer)):
                return command.code
    return ""


def _laid_out(
    controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], draft: Draft, groups: Sequence[Cards]
) -> Iterator[Draft]:
    """The groups put where they could go: a wild card alone may go to several melds."""
    if not groups:
        yield draft
        return
    hand = _hand_with(kinds, view, groups[0])
    targets = sorted(controls.targets(view, draft, hand, groups[0]), key=str)
    drops = (_after(controls, view, draft, Drop(groups[0], hand, target)) for target in targets)
    for after in [after for after in drops if len(after.laid) > len(draft.laid)] or [draft]:
        yield from _laid_out(controls, kinds, view, after, groups[1:])


def _tapped(controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], action: object, draft: Draft) -> Draft:
    """The draft after a tap on each card of the action that is not yet laid out."""
    on_trial = Counter(card for _, laid in draft.laid for card in laid)
    for card in (Counter(cards_of(action)) - on_trial).elements():
        draft = _after(controls, view, draft, Tap((card,), _hand_with(kinds, view, (card,))))
    return draft


def _hand_with(kinds: ZoneKinds, view: View[Any], cards: Cards) -> Zone:
    """Where the viewer holds the cards; the first hand if they lie in none."""
    hands = [zone for zone in view.zones if kinds.is_hand_of(view.seat, zone)]
    return next((zone for zone in hands if not Counter(cards) - Counter(faces(view, zone))), hands[0])


def _groups(action: object) -> Iterator[Cards]:
    """The cards of each part of the action that is a value of its own."""
    for entry in fields(action) if is_dataclass(action) else ():
        value = getattr(action, entry.name)
        for part in value if isinstance(value, tuple) else (value,):
            if is_dataclass(part) and not isinstance(part, Card):
                yield cards_of(part)


def _after(controls: Controls[Any, Any], view: View[Any], draft: Draft, gesture: Gesture) -> Draft:
    answer = controls.interpret(view, draft, gesture)
    return answer.draft if isinstance(answer, Select) else draft


def _pressed(controls: Controls[Any, Any], view: View[Any], draft: Draft, code: str, action: object) -> Draft | None:
    """The draft in which the command does the action; None if it never does."""
    for _ in range(_PRESSES):
        answer = controls.interpret(view, draft, Press(code))
        if isinstance(answer, Submit):
            return draft if answer.action == action else None
        if not isinstance(answer, Select):
            return None
        draft = answer.draft
    return None


def _used(answer: object) -> Cards:
    """The cards that an answer acts on or keeps prepared."""
    if isinstance(answer, Submit):
        return cards_of(answer.action)
    if isinstance(answer, Select):
        return answer.draft.marked + tuple(card for _, cards in answer.draft.laid for card in cards)
    return ()
