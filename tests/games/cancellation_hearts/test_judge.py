"""What the judge of Cancellation Hearts makes of single decisions."""

from dataclasses import replace

import pytest

from cardtable.core.cards import Card
from cardtable.core.shuffle import shuffled
from cardtable.families.hearts.actions import PassCards, PlayCard
from cardtable.families.hearts.trick_zones import hand_zone
from cardtable.games.cancellation_hearts.player import CancellationReviewer
from cardtable.games.cancellation_hearts.state import WIDOW
from cardtable.players.player_questions import never_stop
from tests.games.cancellation_hearts.tables import chosen, play, rules, table, view


@pytest.mark.slow
def test_a_queen_kept_where_somebody_else_wins_the_trick_is_found() -> None:
    law = rules()
    hands = ["AD 4C 5C", "KD 6C 7C", "JD 8C 9C", "TD TC JC", "9D QC KC", "QS 2C 2H"]
    state = play(law, table(law, hands), "AD KD JD TD 9D").state
    done = PlayCard(Card.parse("2H"))
    advice = CancellationReviewer(chosen(), 6, 1, done).advise(view(law, state, state.public.turn), (), never_stop)
    own = next(value for value in advice.values if value.action == done)
    assert advice.action == PlayCard(Card.parse("QS"))
    assert advice.values[0].points - own.points > max(2.0, 10 * own.error)


@pytest.mark.slow
def test_a_pass_that_keeps_a_lone_queen_of_spades_is_found() -> None:
    law = rules()
    rest = list(law.deck())
    own = [Card.parse(text) for text in "QS AS KS 2C 3C 4C 2D 3D 4D 5D 6D 2H 3H 4H 5H 6H 7H".split()]
    for card in own:
        rest.remove(card)
    rest = list(shuffled(rest, "a bad pass", 1))
    state = law.deal(None, law.deck()).state
    hands = {hand_zone(seat): tuple(rest[(seat - 1) * 17 : seat * 17]) for seat in range(1, 6)}
    zones = {**state.zones, **hands, hand_zone(0): tuple(own), WIDOW: tuple(rest[85:])}
    seen = view(law, replace(state, zones=zones), 0)
    done = PassCards(tuple(own[3:6]))
    advice = CancellationReviewer(chosen(), 6, 1, done).advise(seen, (), never_stop)
    mine = next(value for value in advice.values if value.action == done)
    assert isinstance(advice.action, PassCards)
    assert Card.parse("QS") in advice.action.cards
    assert advice.values[0].points - mine.points > max(1.0, 2 * mine.error)
