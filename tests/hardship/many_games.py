"""Thousands of random games of every preset by the rules alone: each ends, and no card is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.conformance.driver import Case, Match, cases, playing

DEALS = 20  # of one match, at most: then another one begins


def random_games(case: Case, count: int) -> int:
    """So many deals, in matches; how many matches came to their end. Raises AssertionError if a card is lost."""
    played = number = ended = 0
    while played < count:
        match = Match(case, f"many {number}")
        deck = Counter(match.rules.deck())
        for _ in playing(match, min(DEALS, count - played)):
            if match.over or match.due_to_deal:
                assert Counter(card for cards in match.state.zones.values() for card in cards) == deck
            else:
                assert match.actors, f"nobody is to act in {case} {match.seed}"
        assert match.over or match.due_to_deal
        played, number, ended = played + match.deal, number + 1, ended + match.over
    return ended


def one_of_each() -> Iterator[Case]:
    """Every preset of every game, at one of its seat counts in turn."""
    chosen: dict[tuple[str, str], list[Case]] = {}
    for case in cases():
        chosen.setdefault((case.game.id, case.preset), []).append(case)
    for place, options in enumerate(chosen.values()):
        yield options[place % len(options)]


def many_games(count: int, names: Sequence[str] = ()) -> Iterator[str]:
    """A line for each preset, of all games or of those that are named."""
    for case in one_of_each():
        if names and case.game.id not in names:
            continue
        yield f"{case}: {count} random games, {random_games(case, count)} matches to their end, no card lost"
