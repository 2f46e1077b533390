"""What the judge of Cancellation Hearts makes of single decisions."""

import pytest

from cardtable.core.cards import Card
from cardtable.families.hearts.actions import Play
from cardtable.games.cancellation_hearts.judge import Judge
from cardtable.players.minds import never
from tests.games.cancellation_hearts.tables import chosen, play, rules, table, view


@pytest.mark.slow
def test_a_queen_kept_where_somebody_else_wins_the_trick_is_found() -> None:
    law = rules()
    hands = ["AD 4C 5C", "KD 6C 7C", "JD 8C 9C", "TD TC JC", "9D QC KC", "QS 2C 2H"]
    state = play(law, table(law, hands), "AD KD JD TD 9D").state
    done = Play(Card.parse("2H"))
    advice = Judge(chosen(), 6, 1, done).advise(view(law, state, state.public.turn), (), never)
    own = next(value for value in advice.values if value.action == done)
    assert advice.action == Play(Card.parse("QS"))
    assert advice.values[0].points - own.points > max(3.0, 2 * own.error)
