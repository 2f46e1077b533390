"""Questions that the lessons of the Hearts family ask of the learner's view."""

from cardtable.core.cards import Suit
from cardtable.core.guidance.lessons import LEARNER
from cardtable.core.zones import Seat
from cardtable.families.hearts import learner
from tests.families.hearts.tables import cards
from tests.games.hearts.tables import CODEC, rules, table, view

RULES = rules()
HANDS = ("QS 3D 5D", "2S 4H 9C", "KS 6H 8C", "AS 7H TC")


def test_the_learner_leads() -> None:
    seen = view(RULES, table(RULES, HANDS), LEARNER)
    assert learner.in_play(seen)
    assert learner.leads(seen)
    assert learner.follows(seen) == ()
    assert not learner.is_void(seen)
    assert not learner.passes(seen)


def test_the_learner_follows_with_the_lowest_first() -> None:
    state = RULES.apply(
        table(RULES, ("9C 5D 3D", "2D 4H 9S", "KS 6H 8C", "AS 7H TC"), leader=3), Seat(3), CODEC.read("play TC")
    )
    assert learner.follows(view(RULES, state.state, LEARNER)) == cards("9C")
    assert learner.of_suit(view(RULES, state.state, LEARNER), Suit.DIAMONDS) == cards("3D 5D")


def test_the_learner_has_none_of_the_suit_led() -> None:
    state = RULES.apply(table(RULES, HANDS, leader=3), Seat(3), CODEC.read("play TC")).state
    assert learner.is_void(view(RULES, state, LEARNER))
    assert not learner.leads(view(RULES, state, LEARNER))


def test_the_learner_passes_first() -> None:
    seen = view(RULES, RULES.deal(None, RULES.deck()).state, LEARNER)
    assert learner.passes(seen)
    assert not learner.in_play(seen)
