"""A person's side of Canasta: marks, melds on trial, taking the pile, asking, and what the table shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.cards import Suit
from cardtable.core.controls import Display, Draft, Drop, Gauge, Mark, Press, Select, Submit, Tap
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import State
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import WILD_RANK
from cardtable.games.canasta.controls import CanastaControls
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, PermissionState, hand, meld, threes
from tests.games.canasta.tables import CODEC, WORDS, act, cards, chosen, rules, table, view

OPEN = {0: "KC KD KH"}
NOTHING = Draft()


def written(text: Text | Suit | None) -> str:
    assert isinstance(text, Text)
    return WORDS.text(text)


class Person:
    """Somebody at seat 0 who makes one gesture after another."""

    def __init__(self, state: State[Any], seats: int = 4, **options: Any) -> None:
        self.controls = CanastaControls(chosen(**options), seats)
        self.view = view(rules(seats, **options), state, 0)
        self.draft = NOTHING

    def gesture(self, gesture: Drop | Press | Tap) -> str:
        answer = self.controls.interpret(self.view, self.draft, gesture)
        match answer:
            case Select():
                self.draft = answer.draft
                return ""
            case Submit():
                return CODEC.write(answer.action)
            case Refusal():
                return WORDS.text(answer.reason)

    def tap(self, text: str, zone: Zone | None = None) -> str:
        results = [self.gesture(Tap((card,), zone or hand(0))) for card in cards(text)]
        return results[-1]

    def drop(self, text: str, target: Zone) -> str:
        return self.gesture(Drop(cards(text), hand(0), target))

    def targets(self, text: str, source: Zone | None = None) -> frozenset[Zone]:
        return self.controls.targets(self.view, self.draft, source or hand(0), cards(text))

    def command(self, code: str) -> str:
        return self.gesture(Press(code))

    def offered(self) -> dict[str, str]:
        commands = self.controls.commands(self.view, self.draft)
        return {c.code: "" if c.refusal is None else WORDS.text(c.refusal) for c in commands}

    @property
    def display(self) -> Display:
        return self.controls.display(self.view, self.draft)

    @property
    def gauge(self) -> Gauge:
        assert self.display.gauge is not None
        return self.display.gauge

    @property
    def prompt(self) -> str:
        return WORDS.text(self.display.prompt)


def test_a_tap_on_the_stock_draws() -> None:
    person = Person(table(rules(), "KC QC", drawn=False, pile="5H"))
    assert person.gesture(Tap((), STOCK)) == "draw"
    assert person.command("draw") == "draw"
    person = Person(table(rules(), "KC QC"))
    assert person.gesture(Tap((), STOCK)).startswith("You've already begun your turn")


def test_several_melds_on_trial_with_a_running_count() -> None:
    state = table(rules(), "QC QD QH 9C 9D 9H AC AD 2C 4S 5S", totals=(1500, 0, 1500, 0))
    person = Person(state)
    assert person.drop("QC QD QH", meld(0, 12)) == ""
    assert person.prompt == "First meld: 30 of 90 points"
    assert "must be worth 90 points; this one is worth only 30" in person.command("meld")
    person.tap("9C 9D")
    assert person.prompt == "First meld: 30 of 90 points"  # a pair is no meld yet
    person.tap("9H")
    assert person.prompt == "First meld: 60 of 90 points"
    person.command("try")
    assert dict(person.draft.laid) == {meld(0, 12): cards("QC QD QH"), meld(0, 9): cards("9C 9D 9H")}
    person.drop("AC AD 2C", meld(0, 14))
    assert person.prompt == "First meld: 120 points, enough"
    marks = person.display.marks[hand(0)]
    assert sum(Mark.TRIAL in mark for mark in marks) == 9
    held = zip(person.view.zones[hand(0)], marks, strict=True)
    assert [card for card, mark in held if Mark.WILD in mark] == list(cards("2C"))
    assert person.command("meld") == "meld 9C 9D 9H / QC QD QH / AC AD 2C"


def test_trial_melds_are_taken_back_freely() -> None:
    person = Person(table(rules(), "QC QD QH 9C 9D 4S 5S"))
    person.drop("QC QD QH", meld(0, 12))
    person.drop("9C", meld(0, 9))
    person.tap("9C")
    assert dict(person.draft.laid) == {meld(0, 12): cards("QC QD QH")}
    person.gesture(Tap(cards("QC"), meld(0, 12)))
    assert person.draft.laid == ()
    person.drop("QC QD QH", meld(0, 12))
    person.command("back")
    assert person.draft == NOTHING


def test_twins_are_marked_one_after_the_other() -> None:
    person = Person(table(rules(), "QC QC 4S"))
    person.tap("QC")
    assert person.draft.marked == cards("QC")
    person.tap("QC")
    assert person.draft.marked == cards("QC QC")
    person.tap("QC")
    assert person.draft.marked == ()


def test_a_card_belongs_on_its_own_rank() -> None:
    person = Person(table(rules(), "QC 9C 2C 4S", melds=OPEN))
    assert person.drop("QC", meld(0, 13)) == "Put each card on the meld of its own rank."
    assert person.drop("2C", meld(0, 13)) == ""
    person = Person(table(rules(), "QC QD 9C 9D 2C 4S", melds=OPEN))
    person.tap("QC QD 9C 9D 2C")
    assert person.command("meld") == "Put each wild card on the meld it belongs to."


def test_marked_cards_go_down_at_once() -> None:
    person = Person(table(rules(), "KS 2C 4S 5S", melds=OPEN))
    person.tap("KS 2C")
    assert person.offered()["meld"] == ""
    assert person.command("meld") == "meld KS 2C"
    person.tap("KS")
    person.gesture(Tap(cards("KC"), meld(0, 13)))
    assert dict(person.draft.laid) == {meld(0, 13): cards("2C")}


def test_a_marked_card_is_discarded() -> None:
    person = Person(table(rules(), "KS 2C 4S 5S", melds=OPEN))
    assert person.command("discard") == "Select the one card you want to discard."
    assert person.offered()["discard"] == "Select the one card you want to discard."
    person.tap("4S")
    assert person.command("discard") == "discard 4S"
    assert person.gesture(Tap(cards("5H"), DISCARD)) == "discard 4S"
    assert person.drop("5S", DISCARD) == "discard 5S"


def test_a_trial_that_could_go_down_is_not_forgotten() -> None:
    person = Person(table(rules(), "QC QD QH 4S 5S", melds=OPEN))
    person.drop("QC QD QH", meld(0, 12))
    assert person.drop("4S", DISCARD).startswith("Your melds aren't final yet")
    person.command("back")
    person.drop("QC", meld(0, 12))
    assert person.drop("4S", DISCARD) == "discard 4S"


def test_a_pile_that_cannot_be_taken_is_not_offered() -> None:
    person = Person(table(rules(), "4C 6D QC", pile="7H 9S 5H", melds=OPEN, drawn=False))
    assert person.offered()["take"]
    assert "draw 1 card" in person.prompt


def test_taking_the_pile_shows_first_what_would_come() -> None:
    state = table(rules(), "5C 5D QC", pile="7H 9S 5H", melds=OPEN, drawn=False)
    person = Person(state)
    assert person.prompt == "Your turn: draw, or take the pile"
    assert person.command("take") == ""
    assert person.draft.marked == cards("5C 5D")
    assert person.draft.pending == "take"
    assert "2 card(s) will join your hand" in person.prompt
    assert [Mark.COMING in mark for mark in person.display.marks[DISCARD]] == [True, True, False]
    assert person.gesture(Tap(cards("5H"), DISCARD)) == "take 5C 5D"
    person.tap("5C")
    assert person.draft.pending == ""


def test_the_pile_is_taken_with_the_marked_cards() -> None:
    state = table(rules(), "5C 5D 2C QC", pile="7H 9S 5H", melds=OPEN, drawn=False)
    person = Person(state)
    person.tap("5C 2C")
    person.command("take")
    assert person.command("take") == "take 5C 2C"
    person = Person(state)
    assert person.drop("5C 5D", DISCARD) == ""
    assert person.drop("5C 2C", DISCARD) == ""  # other cards: shown anew
    assert person.drop("5C 2C", DISCARD) == "take 5C 2C"


def test_the_first_meld_with_the_pile_and_more() -> None:
    state = table(rules(), "QH QD JK 9C 9D 9H 4C", pile="7S QS", totals=(1500, 0, 1500, 0), drawn=False)
    person = Person(state)
    person.tap("QH QD JK")
    assert "must be worth 90 points; this one is worth only 80" in person.command("take")
    assert "must be worth 90" in person.offered()["take"]
    person.drop("9C 9D 9H", meld(0, 9))
    assert person.prompt == "First meld: 110 points, enough"
    person.command("take")
    assert person.command("take") == "take QD QH JK / 9C 9D 9H"


def test_every_refusal_to_take_says_why() -> None:
    frozen = table(rules(), "5C 2C QC", pile="2H 5H", melds=OPEN, drawn=False, frozen=True)
    assert Person(frozen).command("take") == "The pile is frozen: you need two natural fives."
    assert Person(frozen).offered()["take"] == "The pile is frozen: you need two natural fives."
    closed = table(rules(), "5C 2C QC", pile="5H", drawn=False)
    assert Person(closed).command("take").startswith("Your side has no meld yet")
    three = table(rules(), "5C 5D QC", pile="5H 3S", melds=OPEN, drawn=False)
    assert Person(three).command("take") == "A three is on top, so the pile can't be taken."


def test_before_drawing_only_what_takes_the_pile_can_be_lifted() -> None:
    frozen = table(rules(), "5C 2C QC", pile="2H 5H", melds=OPEN, drawn=False, frozen=True)
    person = Person(frozen)
    assert person.controls.liftable(person.view, NOTHING)[hand(0)] == frozenset()
    free = Person(table(rules(), "5C 2C QC", pile="7H 5H", melds=OPEN, drawn=False))
    assert free.controls.liftable(free.view, NOTHING) == {
        hand(0): frozenset(cards("5C 2C")),
        DISCARD: frozenset(cards("5H")),
    }


def test_asking_and_answering() -> None:
    some = rules()
    out = {0: "9C 9D 9H 9S 9C 9D 9H", 1: "8C 8D 8H 8S 8C 8D 8H"}
    person = Person(table(some, "KC KD KS 5H", melds=out))
    assert person.offered()["ask"] == ""
    assert person.command("ask") == "ask"
    asked = act(some, table(some, "KC KD KS 5H", melds={0: out[0]}, turn=2), "ask").state
    partner = Person(asked)
    assert set(partner.offered()) == {"yes", "no"}
    assert partner.display.question
    assert partner.prompt == "P2 asks: may I go out?"
    assert partner.command("no") == "answer no"
    assert partner.command("yes") == "answer yes"
    other = CanastaControls(chosen(), 4)
    assert not other.display(view(some, asked, 1), NOTHING).question
    refusing = act(some, asked, "answer no").state
    badges = other.display(view(some, refusing, 1), NOTHING).plates[2].badges
    assert [written(badge) for badge in badges] == ["May not go out"]


def test_captions_marks_and_notes() -> None:
    melds = {0: "9C 9D 9H 9S 9C 9D 9H / 8C 8D 8H 8S 8C 2D 2C / KC KD 2H"}
    state = table(rules(), "QC 4S", pile="2C 7H 3S", melds=melds, frozen=True)
    display = Person(state).display
    captions = {zone: WORDS.text(text) for zone, text in display.captions.items()}
    assert captions[meld(0, 9)] == "Natural"
    assert captions[meld(0, 8)] == "Mixed"
    assert captions[DISCARD] == "A three is on top, so the pile can't be taken."
    assert meld(0, 13) not in captions
    assert [Mark.WILD in mark for mark in display.marks[meld(0, 13)]] == [False, False, True]
    assert [Mark.CROSSWISE in mark for mark in display.marks[DISCARD]] == [True, False, False]
    notes = [WORDS.text(note) for note in display.notes]
    assert notes == ["Your side has melded", "The pile is frozen"]
    assert display.values == {meld(0, 9): 500, meld(0, 8): 300}
    trays = {owner: (note.points, note.note and WORDS.text(note.note)) for owner, note in display.trays.items()}
    assert trays == {0: (70 + 90 + 40 + 500 + 300, "Canastas: 2 (1 needed to go out)"), 1: (0, None)}


def test_red_threes_count_against_a_side_that_has_not_melded() -> None:
    reds = {0: "3D 3H", 1: "3D"}
    display = Person(table(rules(), "QC 4S", melds={1: "KC KD KH"}, reds=reds)).display
    assert display.values == {threes(0): -200, threes(1): 100}
    assert {owner: note.points for owner, note in display.trays.items()} == {0: -200, 1: 130}
    free = Person(table(rules(red_three_unmelded="zero"), "QC 4S", reds=reds), red_three_unmelded="zero").display
    assert free.trays[Seat(0)].points == 0


def test_wild_canastas_have_the_value_of_the_rules() -> None:
    melds = {0: "2C 2D 2H 2S JK JK 2C"}
    display = Person(table(rules(wild_melds=True), "QC 4S", melds=melds), wild_melds=True).display
    assert list(display.values) == [meld(0, WILD_RANK)]
    assert written(display.goal) == "Canasta to 5000"


def test_notes_before_the_first_meld() -> None:
    display = Person(table(rules(), "QC 4S", totals=(1500, 0, 1500, 0))).display
    notes = [WORDS.text(note) for note in display.notes]
    assert notes[0] == "Your first meld must be worth 90 points"
    assert "The pile is frozen for you until your side has melded" in notes
    house = table(rules(preset="canasta_house", cut=False), "QC 4S")  # there the pile is out of reach, frozen or not
    shown = CanastaControls(chosen("canasta_house"), 4).display(view(rules(preset="canasta_house"), house), Draft())
    assert [WORDS.text(note) for note in shown.notes] == [notes[0].replace("90", "50")]


def test_only_cards_that_are_melds_count_for_the_first_one() -> None:
    state = table(rules(), "KC KD 8C 8D 2C AS 4S", totals=(0, 0, 0, 0))
    person = Person(state)
    person.tap("KC KD 8C 8D")
    assert person.prompt == "First meld: 0 of 50 points"
    person.tap("2C")  # it could belong to either pair
    assert person.prompt == "First meld: 0 of 50 points"
    person.tap("8C 8D")
    assert person.prompt == "First meld: 40 of 50 points"
    person.tap("KC KD")
    assert person.prompt == "First meld: 0 of 50 points"  # a wild card alone is none


def test_a_wild_card_counts_with_the_only_meld_on_trial() -> None:
    person = Person(table(rules(), "KC KD KH 2C 4S 5S"))
    person.drop("KC KD KH", meld(0, 13))
    person.tap("2C")
    assert person.prompt == "First meld: 50 points, enough"
    assert person.command("meld") == "meld KC KD KH 2C"


def test_the_gauge_stands_as_long_as_the_side_has_no_meld() -> None:
    person = Person(table(rules(), "QC QD QH 4S 5S", totals=(1500, 0, 1500, 0)))
    gauge = person.gauge
    assert (WORDS.text(gauge.label), gauge.value, gauge.goal) == ("First meld: 0 of 90 points", 0, 90)
    person.drop("QC QD QH", meld(0, 12))
    assert (person.gauge.value, person.gauge.goal) == (30, 90)
    assert Person(table(rules(), "QC QD QH 4S", melds=OPEN)).display.gauge is None
    assert Person(table(rules(), "QC QD QH 4S", turn=1)).display.gauge is None


def over_pile(state: State[Any]) -> str:
    person = Person(state)
    text = person.display.captions.get(DISCARD)
    return "" if text is None else WORDS.text(text)


def test_over_the_pile_stands_what_it_needs() -> None:
    frozen = table(rules(), "5C 2C QC", pile="2H 5H", melds=OPEN, drawn=False, frozen=True)
    assert over_pile(frozen) == "The pile is frozen: you need two natural fives."
    waiting = table(rules(), "QC 4S", pile="2H 5H", melds=OPEN, frozen=True, turn=1)
    assert over_pile(waiting) == "The pile is frozen: you need two natural fives."
    free = table(rules(), "5C 5D QC", pile="7H 9S 5H", melds=OPEN, drawn=False)
    assert over_pile(free) == "You can take the pile: 2 more card(s) would join your hand."
    short = table(rules(), "5C 5D QC", pile="7H 9S 5H", totals=(1500, 0, 1500, 0), drawn=False)
    assert over_pile(short) == "Your first meld must be worth 90 points; this one is worth only 15."
    assert over_pile(table(rules(), "QC 4S", pile="7H 5H", melds=OPEN, turn=1)) == ""
    spectator = CanastaControls(chosen(), 5)
    five = rules(5)
    seen = spectator.display(view(five, table(five, "QC", pile="2H 5H", frozen=True), 4), NOTHING)
    assert WORDS.text(seen.captions[DISCARD]) == "Frozen pile"


def test_who_sits_out_or_plays_alone() -> None:
    some = rules(5)
    controls = CanastaControls(chosen(), 5)
    plates = controls.display(view(some, table(some, "QC"), 4), NOTHING).plates
    assert [written(badge) for badge in plates[4].badges] == ["Sits out"]
    assert controls.liftable(view(some, table(some, "QC"), 4), NOTHING) == {}
    three = rules(3)
    state = table(three, "QC 4S", lone=Seat(1), sides=(0, 1, 0))
    plates = CanastaControls(chosen(), 3).display(view(three, state, 0), NOTHING).plates
    assert [written(badge) for badge in plates[1].badges] == ["Plays alone"]
    assert CanastaControls(chosen(), 3).display(view(three, state, 0), NOTHING).sides == (0, 1, 0)


def test_the_others_are_waited_for() -> None:
    person = Person(table(rules(), "QC 4S", turn=1))
    assert person.prompt == "P1 to play"
    assert person.offered() == {}
    assert person.command("draw").endswith("turn, not yours.")


def test_nothing_is_claimed() -> None:
    person = Person(table(rules(), "QC 4S"))
    assert person.controls.claim(person.view) == ()


def test_a_card_belongs_on_its_meld_or_on_the_pile() -> None:
    person = Person(table(rules(), "KC 2C QC QD 4S 5S", melds=OPEN))
    assert person.targets("KC") == {meld(0, 13), DISCARD}
    assert person.targets("QC QD") == {meld(0, 12)}  # one card is discarded, no more
    assert person.targets("KC QC") == {meld(0, 13), meld(0, 12)}  # each at its own place
    assert person.targets("KC QC 2C") == set()
    assert person.targets("2C") == {meld(0, 13), DISCARD}
    assert person.targets("4S", STOCK) == set()
    assert person.controls.liftable(person.view, NOTHING) == {hand(0): frozenset(person.view.zones[hand(0)])}
    person.drop("QC QD", meld(0, 12))
    assert person.targets("2C") == {meld(0, 13), meld(0, 12), DISCARD}
    wild = Person(table(rules(wild_melds=True), "KC 2C QC QD 4S 5S", melds=OPEN), wild_melds=True)
    assert wild.targets("2C") == {meld(0, 13), meld(0, WILD_RANK), DISCARD}


def test_before_drawing_cards_go_to_the_pile_or_the_pile_to_the_hand() -> None:
    person = Person(table(rules(), "5C 5D QC", pile="7H 9S 5H", melds=OPEN, drawn=False))
    assert person.targets("5C 5D") == {DISCARD}
    assert person.targets("QC") == set()
    assert person.targets("5H", DISCARD) == {hand(0)}
    barred = Person(table(rules(), "5C 5D QC", pile="7H 9S 3S", melds=OPEN, drawn=False))
    assert barred.targets("5C 5D") == set()
    assert barred.controls.liftable(barred.view, NOTHING) == {hand(0): frozenset()}


def test_for_a_first_meld_with_the_pile_other_groups_can_be_prepared() -> None:
    person = Person(table(rules(), "QH QD JK 9C 9D 4C", pile="7S QS", drawn=False))
    assert person.controls.liftable(person.view, NOTHING)[hand(0)] == set(cards("QH QD JK 9C 9D"))
    assert person.targets("9C 9D") == {meld(0, 9)}
    assert person.targets("QH QD JK") == {meld(0, 12), DISCARD}
    assert person.targets("QH QD") == {meld(0, 12)}  # 30 points are too few
    without = Person(table(rules(), "QH QD 9C 9D 8C 8D 8H", pile="7S QS", drawn=False))
    lifted = without.controls.liftable(without.view, NOTHING)[hand(0)]
    assert lifted == set(cards("QH QD 8C 8D 8H"))  # without a wild card a pair makes no meld


def test_gestures_that_mean_nothing_leave_the_draft_as_it_is() -> None:
    person = Person(table(rules(), "KC QC 4S 5S", melds={0: OPEN[0], 1: "8C 8D 8H"}, reds={0: "3H"}))
    person.tap("QC")
    before = person.draft
    assert person.gesture(Drop(cards("4S"), hand(0), None)) == ""
    assert person.drop("4S", meld(1, 8)) == ""
    assert person.gesture(Tap(cards("3H"), threes(0))) == ""
    assert person.gesture(Tap((), meld(0, 12))) == ""  # nothing lies there
    assert person.command("sing") == ""
    assert person.draft == before


def test_whoever_sits_out_can_do_nothing() -> None:
    five = rules(5)
    seen, controls = view(five, table(five, "QC"), 4), CanastaControls(chosen(), 5)
    assert controls.targets(seen, NOTHING, hand(4), cards("QC")) == frozenset()
    assert controls.interpret(seen, NOTHING, Press("draw")) == Select(NOTHING)
    assert controls.commands(seen, NOTHING) == ()


def test_trying_out_needs_cards_that_know_where_they_belong() -> None:
    person = Person(table(rules(), "KC KD QC QD 2C 4S 5S"))
    assert person.command("try") == "Select the cards of a meld first."
    person.tap("KC KD QC QD 2C")
    assert person.command("try") == "Put each wild card on the meld it belongs to."
    wild = Person(table(rules(wild_melds=True), "2C 2D JK 4S 5S"), wild_melds=True)
    wild.tap("2C 2D JK")
    wild.command("try")
    assert dict(wild.draft.laid) == {meld(0, WILD_RANK): cards("2C 2D JK")}


def test_going_out_is_one_command() -> None:
    person = Person(table(rules(), "KC 4S", melds={0: "9C 9D 9H 9S 9C 9D 9H / KD KH KS"}))
    assert person.offered()["go_out"] == ""
    assert person.command("go_out") == "meld KC"
    assert "go_out" not in Person(table(rules(), "KC 4S", melds=OPEN)).offered()


def test_the_partner_is_asked_only_where_that_is_done() -> None:
    state = table(rules(), "KC KD KS 5H", melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    assert "ask" in Person(state).offered()
    assert "ask" not in Person(state, ask_partner="off").offered()


def test_cards_that_are_gone_are_marked_no_longer() -> None:
    person = Person(table(rules(), "KC QC 4S", melds=OPEN))
    person.draft = Draft(marked=cards("AH KC"), laid=((meld(0, 14), cards("AC")),))
    person.tap("4S")
    assert (person.draft.marked, person.draft.laid) == (cards("KC 4S"), ())


def test_the_pile_goes_to_its_own_rank_when_other_groups_are_prepared() -> None:
    state = table(rules(), "QH QD 9C 9D 9H 2C 4C", pile="7S QS", drawn=False)
    person = Person(state)
    person.tap("9C 9D 9H")
    assert person.command("take") == ""
    assert person.command("take") == "take QD QH / 9C 9D 9H"
    unclear = Person(state)
    unclear.tap("9C 9D 2C QH")
    assert unclear.command("take") == "Put each wild card on the meld it belongs to."


def test_the_prompt_says_what_is_to_be_done() -> None:
    trial = Person(table(rules(), "QC QD QH 4S 5S", melds=OPEN))
    trial.drop("QC QD QH", meld(0, 12))
    assert trial.prompt == "Not final yet: lay the cards down, or take them back"
    few = Person(table(rules(), "KC AC 4S 5S", melds=OPEN))
    few.tap("KC AC")
    few.command("try")
    assert few.prompt == few.offered()["meld"] == "A meld needs at least three cards of one rank."
    bound = table(rules(), "KC 4S", melds={0: "9C 9D 9H 9S 9C 9D 9H / KD KH KS"}, asked=PermissionState.YES)
    assert Person(bound).prompt == "Your partner said yes: go out now"
    assert Person(table(rules(), "QC 4S", phase=CanastaPhase.SCORED)).prompt == "The deal is over"
    match = table(rules(), "QC 4S")
    ended = replace(match.public, phase=CanastaPhase.ENDED, turn=None, places=(1, 3, 1, 3))
    over = Person(replace(match, public=ended))
    assert over.prompt == "P0 and P2 win the match"
    assert over.offered() == {}
    assert over.command("draw") == ""


def test_only_whoever_is_asked_reads_the_question() -> None:
    some = rules()
    asked = act(some, table(some, "KC KD KS 5H", melds={0: "9C 9D 9H 9S 9C 9D 9H"}, turn=2), "ask").state
    controls = CanastaControls(chosen(), 4)
    assert WORDS.text(controls.display(view(some, asked, 1), NOTHING).prompt) == "Waiting for P0's answer"


def test_one_marked_card_that_does_not_match_is_not_called_too_many() -> None:
    matching = "To take the pile, choose cards from your hand that make a meld with the five of hearts."
    for own in ("9C QC 4D", "9C QC 5C 5D"):
        person = Person(table(rules(), own, pile="7H 9S 5H", melds=OPEN, drawn=False))
        person.tap("9C")
        assert person.command("take") == matching
    frozen = Person(table(rules(), "9C QC 5C 5D", pile="7H 9S 5H", melds=OPEN, drawn=False, frozen=True))
    frozen.tap("9C")
    assert frozen.command("take") == "The pile is frozen: you need two natural fives."


def test_out_of_turn_nothing_else_is_said_to_be_wrong() -> None:
    waiting = Person(table(rules(), "9C QC 4D", turn=1, melds=OPEN, others=["9C QC 4D", "", "4C", "5C"]))
    assert waiting.gesture(Tap(cards("7H"), DISCARD)) == "It's P1's turn, not yours."
    drawing = Person(table(rules(), "9C QC 4D", turn=1, drawn=False, others=["9C QC 4D", "", "4C", "5C"]))
    assert drawing.gesture(Tap((), DISCARD)) == "It's P1's turn, not yours."


def test_cards_of_several_ranks_go_to_the_place_of_each() -> None:
    person = Person(table(rules(), "KC QC QD QH 2C", melds=OPEN))
    assert person.drop("KC QC QD", meld(0, 12)) == ""
    assert dict(person.draft.laid) == {meld(0, 12): cards("QC QD"), meld(0, 13): cards("KC")}
    assert person.drop("KC 2C QC", meld(0, 12)) == "Put each card on the meld of its own rank."


def test_a_wild_card_let_go_between_the_melds_is_told_where_it_belongs() -> None:
    person = Person(table(rules(), "KC 2C 4S", melds=OPEN))
    assert person.drop("2C", meld(0, 7)) == "Put each wild card on the meld it belongs to."
    before = Person(table(rules(), "KC 2C 4S", melds=OPEN, drawn=False, pile="5H"))
    assert before.drop("2C", meld(0, 7)) == ""


def test_cards_that_were_swept_over_are_marked_once_each() -> None:
    person = Person(table(rules(), "QC QD QH KC KC 4S", melds=OPEN))
    person.drop("QH", meld(0, 12))
    person.tap("QD")
    assert person.gesture(Tap(cards("QC QD QH KC KC"), hand(0))) == ""
    assert sorted(person.draft.marked) == sorted(cards("QC QD QH KC KC"))
    assert person.draft.laid == ()


class TestADoubleClick:
    """The second click on a card adds it to the meld that it fits."""

    def click(self, person: Person, text: str) -> str:
        person.tap(text)
        return person.gesture(Tap(cards(text), hand(0), again=True))

    def test_adds_a_card_to_the_meld_of_its_rank(self) -> None:
        person = Person(table(rules(), "KC QC QD 2C 4S", melds=OPEN))
        assert self.click(person, "KC") == "meld KC"
        assert self.click(person, "2C") == "meld K 2C"
        assert self.click(person, "QC") == ""
        assert person.draft.marked != ()

    def test_does_not_choose_between_melds(self) -> None:
        person = Person(table(rules(), "KC QC QD 2C 4S", melds={0: "KC KD KH / 9C 9D 9H"}))
        assert self.click(person, "2C") == "Put each wild card on the meld it belongs to."

    def test_joins_what_is_on_trial(self) -> None:
        person = Person(table(rules(), "KC QC QD QH 4S", melds=OPEN))
        person.drop("QC QD QH", meld(0, 12))
        assert self.click(person, "KC") == ""
        assert dict(person.draft.laid)[meld(0, 13)] == cards("KC")

    def test_says_why_a_card_may_not_be_added(self) -> None:
        person = Person(table(rules(), "KC 4S", melds=OPEN))
        assert self.click(person, "KC") != ""

    def test_does_nothing_before_a_card_is_drawn(self) -> None:
        person = Person(table(rules(), "KC QC 4S", melds=OPEN, drawn=False, pile="5H"))
        assert self.click(person, "KC") == ""
        assert person.draft.laid == ()
