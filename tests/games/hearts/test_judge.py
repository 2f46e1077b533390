"""What the judge of Hearts makes of single decisions."""

from __future__ import annotations

from typing import Any

from cardtable.core.rules import Advice
from cardtable.core.views import observe, redact
from cardtable.games.hearts import GAME
from cardtable.players.player_questions import never_stop
from tests.games.hearts.situations import Situation, late


def judged(deal: Situation, done: str) -> Advice[Any]:
    """What the judge says of this action of the seat that is to act."""
    seat = min(deal.rules.actors(deal.state.public))
    view = observe(deal.rules.zones, deal.state, seat)
    heard = [redact(deal.rules.zones, event, seat) for event in deal.events]
    assert GAME.judge is not None
    return GAME.judge(deal.options, 4, 3, GAME.codec.read(done)).advise(view, heard, never_stop)


def cost(advice: Advice[Any], done: str) -> tuple[float, float]:
    own = next(value for value in advice.values if GAME.codec.write(value.action) == done)
    return advice.values[0].points - own.points, own.error


def test_a_queen_kept_where_somebody_else_wins_the_trick_is_found() -> None:
    deal = late("QS AC KC", "AD 4C 5C", "KD 7C 8C", "JD JC QC", leader=1)
    advice = judged(deal.play("AD KD JD"), "play AC")
    found, error = cost(advice, "play AC")
    assert GAME.codec.write(advice.action) == "play QS"
    assert found > 5
    assert found > 2 * error


def test_the_best_card_costs_nothing() -> None:
    deal = late("QS AC KC", "AD 4C 5C", "KD 7C 8C", "JD JC QC", leader=1)
    assert cost(judged(deal.play("AD KD JD"), "play QS"), "play QS") == (0.0, 0.0)


def test_a_forced_card_is_not_weighed_and_cards_that_are_alike_are_not() -> None:
    deal = late("2D 2C 3C", "AD 4C 5C", "KD 7C 8C", "JD JC QC", leader=1)
    assert judged(deal.play("AD KD JD"), "play 2D").values == ()
    deal = late("2D 3D", "AD 4C", "KD 7C", "JD JC", leader=1)
    assert judged(deal.play("AD KD JD"), "play 2D").values == ()
