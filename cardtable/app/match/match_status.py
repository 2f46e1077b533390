"""Short labels about the match: what stands at the edges of the window.

Where a match stands that can be gone on with: its deal and trick, whose turn it is, who leads.

What somebody knows who asks something now: of the match as far as it has been shown to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.app.i18n.qt_renderer import AppRenderer
from cardtable.app.match.match_controller import MatchController
from cardtable.app.match.player_names import seat_names
from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Draft, Tap
from cardtable.core.player_queries import QueryContext
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, TextRenderer, conjoin, literal_text, translate
from cardtable.core.zones import Seat, Zone, near_seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import person_assignment
from cardtable.models.received_cards import hand_key

DEAL_NUMBER = translate("Window", "Deal no. %1")
LONGEST_TYPED = 20  # digits of a deal number shown whole


def deal_label(terms: MatchConfig, words: AppRenderer) -> Text | None:
    """A typed deal number; None of a secret deal, whose fingerprint stands under Fairness."""
    if terms.open_seed is None:
        return None
    return DEAL_NUMBER.filled(words.numbers.write_digits(_shortened(terms.open_seed)))


def match_heading(terms: MatchConfig) -> Text:
    """The game and how many play it."""
    return translate("Window", "%1, %2 player(s)", n=terms.seats).filled(terms.game.name, terms.seats)


def _shortened(digits: str) -> str:
    """A deal number in groups of three; of a very long one the beginning, with a sign that more follows."""
    more = "…" if len(digits) > LONGEST_TYPED else ""
    return _grouped(digits[:LONGEST_TYPED]) + more


def _grouped(digits: str) -> str:
    return _spaced(digits[::-1], 3)[::-1]


def _spaced(text: str, step: int) -> str:
    return "\N{NARROW NO-BREAK SPACE}".join(text[at : at + step] for at in range(0, len(text), step))


_DEAL = translate("Welcome", "Deal %1")
_YOUR_TURN = translate("Welcome", "%1, your turn.", "where in the match: Deal 3, trick 4 of 13")
_HERE = translate("Welcome", "%1.", "where in the match: Deal 3, trick 4 of 13")
_YOU_LEAD = translate("Welcome", "You lead with %1.", "points")
_SHARED = translate("Welcome", "You share the lead, at %1.", "points")
_LEADS = translate("Welcome", "%1 leads with %2, you have %3.", "one player, and points")
_LEAD = translate("Welcome", "%1 lead with %2, you have %3.", "several players, and points")


def where_it_stands(host: MatchHost, words: TextRenderer) -> tuple[Text, ...]:
    """One sentence or two, to the person; computers alone are watched."""
    terms, person = host.terms, person_assignment(host.terms.players)
    view = host.view(near_seat(person))
    title = terms.controls().display(view, Draft()).title or _DEAL.filled(host.deal)
    turn = person is not None and person in terms.rules().actors(view.public)
    here = (_YOUR_TURN if turn else _HERE).filled(title)
    rows = [scored.row for scored in host.scores]
    if person is None or not rows:
        return (here,)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    stands = standing(totals, terms.sides, person, seat_names(terms.players, words), low_wins=terms.low_wins)
    return (here,) if stands is None else (here, stands)


def standing(
    totals: Sequence[int], sides: Sequence[Seat], person: Seat, names: dict[Seat, str], *, low_wins: bool
) -> Text | None:
    """Who leads and with how many points, None where all have as many; partners lead together."""
    if len(set(totals)) == 1:
        return None
    best, own = min(totals) if low_wins else max(totals), totals[person]
    leaders = [Seat(seat) for seat, total in enumerate(totals) if total == best]
    if person not in leaders:
        named = conjoin([literal_text(names.get(seat, "")) for seat in leaders])
        return (_LEADS if len(leaders) == 1 else _LEAD).filled(named, best, own)
    if all(sides[seat] == sides[person] for seat in leaders):
        return _YOU_LEAD.filled(own)
    return _SHARED.filled(own)


def own_hand(host: MatchHost) -> Cards:
    """The cards in the person's hand, by suits."""
    seat = near_seat(person_assignment(host.terms.players))  # computers alone are watched from there
    zones, kinds = host.view(seat).zones, host.terms.kinds
    cards: list[Card] = [card for zone, held in zones.items() if kinds.is_hand_of(seat, zone) for card in held if card]
    return tuple(sorted(cards, key=hand_key("suit")))


def known_now(play: MatchController) -> QueryContext[Any]:
    """All of it, with the card that has the keyboard; the match must have shown something."""
    model = play.model
    focused = _focused(play)
    return QueryContext(
        view=model.view,
        kinds=model.kinds,
        display=model.display,
        sides=model.display.sides or play.terms.sides,
        heard=model.heard,
        acting=model.acting,
        draft=model.draft,
        liftable=model.liftable,
        commands=model.commands,
        focused=focused,
        refusal=None if focused is None else _refusal(play, *focused),
        manners=play.manners,
    )


def _focused(play: MatchController) -> tuple[Card, Zone] | None:
    board = play.scene.board
    widget = play.scene.focus.focused(board)
    pile = None if widget is None else board.pile_of(widget)
    return None if widget is None or pile is None or widget.due is None else (widget.due, pile.zone)


def _refusal(play: MatchController, card: Card, zone: Zone) -> Text | None:
    """What the game says to whoever taps the card now."""
    model = play.model
    if not model.kinds.is_hand_of(model.view.seat, zone) or model.is_counted:
        return None
    answer = play.terms.controls().interpret(model.view, model.draft, Tap((card,), zone))
    return answer.reason if isinstance(answer, Refusal) else None
