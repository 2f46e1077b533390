"""Hints: an advised action, prepared in the draft up to the last step."""

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

_PRESSES = 2  # of one command: the first may only show a preview
_LAYINGS = 40  # most ways to lay out an action's groups that are tried


class Hint(NamedTuple):
    """Advised action, its cards, the command that submits it ("": none), and the reason."""

    action: object
    cards: Cards = ()
    command: str = ""
    reason: Text | None = None


def prepare_hint(controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], action: object) -> tuple[Draft, Hint]:
    """Return the draft before the last step to the action, found by trying a person's gestures, and the hint."""
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
    """Return the first possible command that acts on all marked cards; "" if there is none."""
    for command in controls.commands(view, draft):
        if command.refusal is None and draft.marked:
            answer = controls.interpret(view, draft, Press(command.code))
            if set(draft.marked) <= set(_used(answer)):
                return command.code
    return ""


def _laid_out(
    controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], draft: Draft, groups: Sequence[Cards]
) -> Iterator[Draft]:
    """Yield drafts with the groups laid where they can go: a wild card alone may go to several melds."""
    if not groups:
        yield draft
        return
    hand = _hand_with(kinds, view, groups[0])
    targets = sorted(controls.targets(view, draft, hand, groups[0]), key=str)
    drops = (_after(controls, view, draft, Drop(groups[0], hand, target)) for target in targets)
    for after in [after for after in drops if len(after.laid) > len(draft.laid)] or [draft]:
        yield from _laid_out(controls, kinds, view, after, groups[1:])


def _tapped(controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], action: object, draft: Draft) -> Draft:
    on_trial = Counter(card for _, laid in draft.laid for card in laid)
    for card in (Counter(cards_of(action)) - on_trial).elements():
        draft = _after(controls, view, draft, Tap((card,), _hand_with(kinds, view, (card,))))
    return draft


def _hand_with(kinds: ZoneKinds, view: View[Any], cards: Cards) -> Zone:
    """Return the viewer's zone that holds the cards; the first hand if none does."""
    hands = [zone for zone in view.zones if kinds.is_hand_of(view.seat, zone)]
    return next((zone for zone in hands if not Counter(cards) - Counter(faces(view, zone))), hands[0])


def _groups(action: object) -> Iterator[Cards]:
    for entry in fields(action) if is_dataclass(action) else ():
        value = getattr(action, entry.name)
        for part in value if isinstance(value, tuple) else (value,):
            if is_dataclass(part) and not isinstance(part, Card):
                yield cards_of(part)


def _after(controls: Controls[Any, Any], view: View[Any], draft: Draft, gesture: Gesture) -> Draft:
    answer = controls.interpret(view, draft, gesture)
    return answer.draft if isinstance(answer, Select) else draft


def _pressed(controls: Controls[Any, Any], view: View[Any], draft: Draft, code: str, action: object) -> Draft | None:
    for _ in range(_PRESSES):
        answer = controls.interpret(view, draft, Press(code))
        if isinstance(answer, Submit):
            return draft if answer.action == action else None
        if not isinstance(answer, Select):
            return None
        draft = answer.draft
    return None


def _used(answer: object) -> Cards:
    if isinstance(answer, Submit):
        return cards_of(answer.action)
    if isinstance(answer, Select):
        return answer.draft.marked + tuple(card for _, cards in answer.draft.laid for card in cards)
    return ()
