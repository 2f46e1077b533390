"""A person's side of every game: every picture can be drawn, and every gesture means something."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.controls import Display, Draft, Drop, Gesture, Press, Select, Submit, Tap
from cardtable.core.events import HandScored
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games import discover
from tests.conformance.addressing import misaddressed
from tests.conformance.driver import Case, Match, cases, playing, random_action
from tests.conformance.sentences import is_sentence, said


def check_display(match: Match, display: Display, seat: Seat | None) -> None:
    """Every text can be said, to its seat too, every mark has its card, every seat its plate."""
    assert display.spread <= set(match.state.zones)
    texts = [display.prompt, display.title, display.goal, *display.notes, *display.captions.values()]
    assert all(said(text) for text in texts if text is not None)
    if seat is not None:
        assert not [wrong for text in texts if text is not None for wrong in misaddressed(text, seat)]
    assert len(display.plates) == match.case.seats
    assert sum(plate.dealer for plate in display.plates) <= 1
    for plate in display.plates:
        assert all(said(badge) for badge in plate.badges if isinstance(badge, Text))
    for zone, marks in display.marks.items():
        assert len(marks) == len(match.state.zones[zone])
    assert set(display.captions) <= set(match.state.zones)


def check_answer(match: Match, view: View[Any], answer: Any, codes: set[str]) -> None:
    """A gesture gives a legal action, another draft, or a reason."""
    match answer:
        case Submit():
            assert match.rules.check(view, answer.action) is None
        case Refusal():
            assert answer.code in codes
            assert is_sentence(said(answer.reason))
        case _:
            assert isinstance(answer, Select)


def gestures(view: View[Any], controls: Any, draft: Draft, chance: random.Random) -> list[Gesture]:
    """Taps and drops of every liftable card, some wild ones, and every command that is offered."""
    result: list[Gesture] = []
    for zone, cards in controls.liftable(view, draft).items():
        assert cards <= set(view.zones[zone])
        for card in sorted(cards, key=str):
            result.append(Tap((card,), zone))
            targets = controls.targets(view, draft, zone, (card,))
            assert targets <= set(view.zones)
            result += [Drop((card,), zone, target) for target in sorted(targets, key=str)]
            result.append(Drop((card,), zone, chance.choice(list(view.zones))))
    shown = [(zone, card) for zone, cards in view.zones.items() for card in cards if card is not None]
    result += [Tap((card,), zone) for zone, card in chance.sample(shown, min(4, len(shown)))]
    for zone in sorted(controls.display(view, draft).spread):
        assert set(view.zones[zone]) == {None}
        result += [Tap((), zone, place=place + 1) for place in range(len(view.zones[zone]))]
    result += [Press(command.code) for command in controls.commands(view, draft)]
    return result


MANY = 12  # positions


def actors_and_another(match: Match, step: int) -> set[Seat]:
    """Who is to act, and one seat more, each in its turn; in a long deal at every eighth position and at its end."""
    looked_at = step < MANY or step % 8 == 0 or not match.actors
    return {*match.actors, Seat(step % match.case.seats)} if looked_at else set()


def everybody(match: Match, step: int) -> set[Seat]:
    """Who is to act, and all seats at every fourth position and at the deal's end."""
    if step % 4 and match.actors:
        return set(match.actors)
    return {Seat(number) for number in range(match.case.seats)}


def check_controls(case: Case, seed: str, looked_at: Callable[[Match, int], set[Seat]], walk: int) -> None:
    """At every position of a deal draw; for the seats looked at try gestures, walk so many drafts."""
    match, chance, codes = Match(case, seed), random.Random(seed), case.clause_ids()
    controls = case.game.controls(case.options, case.seats)
    for step, _ in enumerate(playing(match, 1)):
        chosen = sorted(looked_at(match, step))
        for seat in case.everybody if chosen else match.actors:
            check_display(match, controls.display(match.view(seat), Draft()), seat)
        for seat in chosen:
            draft, view = Draft(), match.view(seat)
            for _ in range(walk):
                for command in controls.commands(view, draft):
                    assert said(command.label)
                    assert command.refusal is None or is_sentence(said(command.refusal))
                tried = gestures(view, controls, draft, chance)
                answers = [controls.interpret(view, draft, gesture) for gesture in tried]
                for answer in answers:
                    check_answer(match, view, answer, codes)
                drafts = [answer.draft for answer in answers if isinstance(answer, Select)]
                if not drafts:
                    break
                draft = chance.choice(drafts)
                check_display(match, controls.display(view, draft), seat)


@pytest.mark.quick(2)
@pytest.mark.walks
def test_every_picture_and_gesture_of_a_deal(case: Case) -> None:
    check_controls(case, "hands", actors_and_another, 2)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_every_picture_and_gesture_of_many_deals(case: Case, times: int) -> None:
    for seed in range(times):
        check_controls(case, str(seed), everybody, 3)


def any_gesture(view: View[Any], controls: Any, draft: Draft, chance: random.Random) -> Gesture:
    """A tap or drop of one liftable card, a tap on a pile that lies spread out, or a command."""
    lifted = [(zone, card) for zone, cards in controls.liftable(view, draft).items() for card in sorted(cards, key=str)]
    spread = [zone for zone in sorted(controls.display(view, draft).spread) if view.zones[zone]]
    kind = chance.choice(["card"] * bool(lifted) + ["place"] * bool(spread) + ["command"])
    if kind == "card":
        zone, card = chance.choice(lifted)
        targets = sorted(controls.targets(view, draft, zone, (card,)), key=str)
        if targets and chance.random() < 0.5:
            return Drop((card,), zone, chance.choice(targets))
        return Tap((card,), zone)
    if kind == "place":
        zone = chance.choice(spread)
        return Tap((), zone, chance.randint(1, len(view.zones[zone])))
    codes = [command.code for command in controls.commands(view, draft)]
    return Press(chance.choice(codes or [""]))


def by_gestures(match: Match, chance: random.Random) -> tuple[Seat, Any]:
    """An action that a person could have done by taps, drops and commands alone."""
    seat = chance.choice(match.actors)
    controls = match.case.game.controls(match.case.options, match.case.seats)
    draft, view = Draft(), match.view(seat)
    for _ in range(400):
        answer = controls.interpret(view, draft, any_gesture(view, controls, draft, chance))
        if isinstance(answer, Submit):
            return seat, answer.action
        if isinstance(answer, Select):
            draft = answer.draft
    raise AssertionError(f"no gesture leads to an action of seat {seat}")


@pytest.mark.quick(3)
@pytest.mark.walks
def test_a_whole_deal_can_be_played_by_gestures(case: Case) -> None:
    chance = random.Random(3)
    match = Match(case, "gestures")
    for _ in playing(match, 1, lambda match: by_gestures(match, chance)):
        pass
    assert match.over or match.due_to_deal


def check_claim(case: Case, seed: str) -> int:
    """How often a seat could claim: whatever the others do, its actions are legal and the count is the same."""
    match, chance, found = Match(case, seed), random.Random(seed), 0
    controls = case.game.controls(case.options, case.seats)
    for _ in playing(match, 1):
        for seat in map(Seat, range(case.seats)):
            if controls.claim(match.view(seat)):
                found += 1
                rows = {carried_out(match, seat, controls, chance) for _ in range(4)}
                assert len(rows) == 1, f"seat {seat} claimed after {len(match.actions)} actions of {seed}: {rows}"
    return found


def carried_out(match: Match, seat: Seat, controls: Any, chance: random.Random) -> tuple[int, ...]:
    """The count of the deal if the seat does what it claimed and the others do anything."""

    def choose(match: Match) -> tuple[Seat, Any]:
        if seat in match.actors:
            action = controls.claim(match.view(seat))[0]
            assert match.rules.check(match.view(seat), action) is None
            return seat, action
        return random_action(match, chance)

    end = Match(match.case, match.seed)
    end.state = match.state
    while not end.rules.hand_over(end.state.public):
        end.act(*choose(end))
    (scored,) = (event for event in end.events if isinstance(event, HandScored))
    return scored.row


@pytest.mark.quick(4)
@pytest.mark.walks
def test_a_claim_is_certain(case: Case) -> None:
    """Nobody is offered one in a game that does not say that it knows claims."""
    found = sum(check_claim(case, f"claim {seed}") for seed in range(3 if case.game.claims else 1))
    assert case.game.claims or not found


@pytest.mark.parametrize("game", sorted(name for name, game in discover().items() if game.claims))
def test_a_game_that_knows_claims_has_them(game: str) -> None:
    own = (case for case in cases() if case.game.id == game)
    assert any(check_claim(case, f"claim {seed}") for case in own for seed in range(3))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_claims_are_certain_in_many_deals(case: Case, times: int) -> None:
    for seed in range(3 * times):
        check_claim(case, f"claim {seed}")
