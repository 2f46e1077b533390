"""Status of the match in words: labels of the window, the welcome page's summary, and the query context."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.app.i18n.language_manager import AppRenderer
from cardtable.app.match.match_controller import MatchController
from cardtable.app.match.player_names import seat_names
from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Draft, Tap
from cardtable.core.guidance.player_queries import QueryContext
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, TextRenderer, conjoin, translate
from cardtable.core.zones import Seat, Zone, near_seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import person_assignment
from cardtable.models.received_cards import hand_key

DEAL_NUMBER = translate("Window", "Deal no. %1")
LONGEST_TYPED = 20  # digits of a deal number that are shown
_DEAL = translate("Welcome", "Deal %1")
_YOUR_TURN = translate("Welcome", "%1, your turn.", "where in the match: Deal 3, trick 4 of 13")
_HERE = translate("Welcome", "%1.", "where in the match: Deal 3, trick 4 of 13")
_YOU_LEAD = translate("Welcome", "You lead with %1.", "points")
_SHARED = translate("Welcome", "You share the lead, each with %1.", "points")
_LEADS = translate("Welcome", "%1 leads with %2, you have %3.", "one player, and points")
_LEAD = translate("Welcome", "%1 lead with %2, you have %3.", "several players, and points")


def deal_label(config: MatchConfig, renderer: AppRenderer) -> Text | None:
    """Return the label of a typed deal number; None for a secret deal."""
    if config.open_seed is None:
        return None
    # In groups of three digits, counted from the right; a very long number is cut and marked with an ellipsis
    ellipsis = "…" if len(config.open_seed) > LONGEST_TYPED else ""
    reverse = config.open_seed[:LONGEST_TYPED][::-1]
    groups = "\N{NARROW NO-BREAK SPACE}".join(reverse[i : i + 3] for i in range(0, len(reverse), 3))
    return DEAL_NUMBER.filled(renderer.numbers.write_digits(groups[::-1] + ellipsis))


def match_heading(terms: MatchConfig) -> Text:
    """Return the game and the number of players."""
    return translate("Window", "%1, %2 player(s)", n=terms.seats).filled(terms.game.name, terms.seats)


def where_it_stands(host: MatchHost, renderer: TextRenderer) -> tuple[Text, ...]:
    """Return one or two sentences about a match to continue: deal and turn, and who leads."""
    config, person = host.config, person_assignment(host.config.players)
    view = host.view(near_seat(person))
    title = config.controls().display(view, Draft()).title or _DEAL.filled(host.deal)
    is_turn = person is not None and person in config.rules().actors(view.public)
    here = (_YOUR_TURN if is_turn else _HERE).filled(title)
    rows = [scored.row for scored in host.scores]
    if person is None or not rows:
        return (here,)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    stands = standing(totals, config.sides, person, seat_names(config.players, renderer), low_wins=config.low_wins)
    return (here,) if stands is None else (here, stands)


def standing(
    totals: Sequence[int], sides: Sequence[Seat], person: Seat, names: dict[Seat, str], *, low_wins: bool
) -> Text | None:
    """Return who leads, and by which points; None if all have the same. Partners lead together."""
    if len(set(totals)) == 1:
        return None
    best, own = min(totals) if low_wins else max(totals), totals[person]
    leaders = [Seat(seat) for seat, total in enumerate(totals) if total == best]
    if person not in leaders:
        named = conjoin([names.get(seat, "") for seat in leaders])
        return (_LEADS if len(leaders) == 1 else _LEAD).filled(named, best, own)
    if all(sides[seat] == sides[person] for seat in leaders):
        return _YOU_LEAD.filled(own)
    return _SHARED.filled(own)


def own_hand(host: MatchHost) -> Cards:
    """Return the user's hand by suits; without a user that of the first seat."""
    seat = near_seat(person_assignment(host.config.players))  # without a user the match is watched from there
    zones, kinds = host.view(seat).zones, host.config.kinds
    cards: list[Card] = [card for zone, held in zones.items() if kinds.is_hand_of(seat, zone) for card in held if card]
    return tuple(sorted(cards, key=hand_key("suit")))


def known_now(play: MatchController) -> QueryContext[Any]:
    """Return what the user can ask about: all that has been shown, and the focused card; after the first view."""
    model, board = play.model, play.scene.board
    widget = play.scene.focus.focused(board)
    pile = None if widget is None else board.pile_of(widget)
    focused = None if widget is None or pile is None or widget.final_card is None else (widget.final_card, pile.zone)
    return QueryContext(
        view=model.view,
        kinds=model.kinds,
        display=model.display,
        sides=model.display.sides or play.config.sides,
        heard=model.heard,
        acting=model.acting,
        draft=model.draft,
        liftable=model.liftable,
        commands=model.commands,
        focused=focused,
        refusal=None if focused is None else _refusal(play, *focused),
        manners=play.manners,
    )


def _refusal(play: MatchController, card: Card, zone: Zone) -> Text | None:
    model = play.model
    if not model.kinds.is_hand_of(model.view.seat, zone) or model.is_counted:
        return None
    answer = play.config.controls().interpret(model.view, model.draft, Tap((card,), zone))
    return answer.reason if isinstance(answer, Refusal) else None
