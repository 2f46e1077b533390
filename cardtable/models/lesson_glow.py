"""What glows for an action that a lesson asks for: own cards, then the command that does it, or a pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from cardtable.core.cards import Card, Cards, cards_of, sort_cards
from cardtable.core.controls import Controls, Draft, Drop, Gesture, Press, Submit, Tap
from cardtable.core.lessons import SpotlightTarget
from cardtable.core.views import View, faces
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Zone
from cardtable.models.hints import prepare_hint


def glow_of(
    controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], draft: Draft, action: object
) -> SpotlightTarget | None:
    """The cards of the action that come next to be marked or laid out; after all, what does it; None for nothing."""
    held = Counter(card for zone in view.zones if kinds.is_hand_of(view.seat, zone) for card in faces(view, zone))
    prepared = Counter(draft.marked) + Counter(card for _, cards in draft.laid for card in cards)
    for part in _parts(action):
        left = (Counter(part) & held) - prepared
        if left:
            return SpotlightTarget(sort_cards(left.elements())[::-1])  # the highest glows
    reached, hint = prepare_hint(controls, kinds, view, action)
    waits = {command.code for command in controls.commands(view, draft) if command.refusal is not None}
    where = [zone for zone, cards in reached.laid if hint.command in waits and Counter(cards) & Counter(draft.marked)]
    if where:
        return SpotlightTarget(zone=where[0])  # the command cannot know where to put a wild card
    if hint.command:
        return SpotlightTarget(command=hint.command)
    zone = _tapped(controls, view, draft, action)
    return None if zone is None else SpotlightTarget(zone=zone)


def gesture_of(glow: SpotlightTarget, kinds: ZoneKinds, view: View[Any], draft: Draft) -> Gesture:
    """What a person does with what glows: cards are marked, a command is given, marked cards go to a pile."""
    if glow.command:
        return Press(glow.command)
    hand = next(zone for zone in view.zones if kinds.is_hand_of(view.seat, zone))
    if glow.cards or glow.zone is None:
        return Tap(glow.cards[:1], hand)
    return Drop(draft.marked, hand, glow.zone) if draft.marked else Tap(faces(view, glow.zone)[-1:], glow.zone)


def is_on_the_way(draft: Draft, action: object) -> bool:
    """Whether what is prepared is nothing but a part of the action."""
    prepared = Counter(draft.marked) + Counter(card for _, cards in draft.laid for card in cards)
    return not prepared - Counter(cards_of(action))


def _parts(action: object) -> Iterator[Cards]:
    """The cards of an action's fields, one field after another: the card that beats comes before the one laid on it."""
    if is_dataclass(action) and not isinstance(action, Card):
        yield from (cards_of(getattr(action, entry.name)) for entry in fields(action))
    else:
        yield cards_of(action)


def _tapped(controls: Controls[Any, Any], view: View[Any], draft: Draft, action: object) -> Zone | None:
    """The pile of which a tap does the action."""
    for zone, cards in view.zones.items():
        top = cards[-1] if cards else None
        taps = (Tap((), zone), *(() if top is None else (Tap((top,), zone),)))
        if any(controls.interpret(view, draft, tap) == Submit(action) for tap in taps):
            return zone
    return None
