"""The pictures of how to play: four a game, true to its pack and its rules, with short sentences."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.app.match.new_match_defaults import standard_table
from cardtable.app.settings.settings_sections import first_preset
from cardtable.core.cards import Card
from cardtable.core.presentation import PictureGroup, PictureSlot
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.conformance.sentences import is_sentence, said

LONGEST = 80  # letters of a sentence

pictured = pytest.mark.parametrize(
    "game", [game for game in discover().values() if game.how_to_play()], ids=lambda game: game.id
)


def led_suit(group: PictureGroup) -> object:
    return group.cards[0].suit


def beats(card: Card, other: Card) -> bool:
    return card.suit == other.suit and card.rank > other.rank


@pictured
def test_four_pictures_with_one_or_two_short_sentences(game: AnyGame) -> None:
    pictures = game.how_to_play()
    assert len(pictures) == 4
    for text in (text for picture in pictures for text in picture.said):
        assert is_sentence(said(text))
        assert len(said(text)) <= LONGEST, said(text)
    assert all(1 <= len(picture.said) <= 2 for picture in pictures)


@pictured
def test_every_card_is_in_the_pack_as_often_as_it_is_shown(game: AnyGame) -> None:
    table, options = standard_table(game), first_preset(game)
    pack = Counter(game.rules(options, table.seats).deck())
    for picture in game.how_to_play():
        shown = Counter(card for group in picture.groups for card in group.cards)
        assert shown <= pack, shown - pack


@pictured
def test_what_is_marked_lies_there(game: AnyGame) -> None:
    for group in (group for picture in game.how_to_play() for group in picture.groups):
        for marked in (group.shines, group.dim, group.crossed, group.coming):
            assert set(marked) <= set(group.cards)
        assert not set(group.shines) & {*group.dim, *group.crossed}


@pictured
def test_a_picture_has_one_hand_at_most_and_a_place_for_everybody_who_plays(game: AnyGame) -> None:
    seats = standard_table(game).seats
    for picture in game.how_to_play():
        assert sum(group.lies is PictureSlot.IN_HAND for group in picture.groups) <= 1
        assert picture.players in (0, seats)
        assert len(picture.trumps) in (0, picture.players)
        for group in picture.groups:
            if group.lies is PictureSlot.IN_TRICK:
                assert group.first + len(group.cards) <= picture.players


@pictured
def test_the_best_card_of_the_suit_led_takes_a_trick_and_only_followers_may_be_played(game: AnyGame) -> None:
    for picture in game.how_to_play():
        hands = [group for group in picture.groups if group.lies is PictureSlot.IN_HAND]
        for trick in (group for group in picture.groups if group.lies is PictureSlot.IN_TRICK):
            counting = [card for card in trick.cards if card.suit == led_suit(trick) and card not in trick.crossed]
            best = [card for card in counting if not any(beats(other, card) for other in counting)]
            assert list(trick.shines) == best
            twice = {card for card, times in Counter(trick.cards).items() if times > 1}
            assert set(trick.crossed) == twice
            for hand in hands:
                following = [card for card in hand.cards if card.suit == led_suit(trick)]
                assert set(hand.dim) == (set(hand.cards) - set(following) if following else set())
