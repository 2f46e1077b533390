"""Pictures of play as data: cards by their texts, and what is marked among them."""

from cardtable.core.cards import parse_cards
from cardtable.core.presentation import PictureSlot, hand, picture, row, trick
from cardtable.core.rules import GameDefinition
from cardtable.core.text import literal_text


def test_cards_are_written_as_everywhere_and_keep_their_order() -> None:
    group = hand("QS 2C JK", shines="QS", dim="2C")
    assert group.lies is PictureSlot.IN_HAND
    assert group.cards == parse_cards(("QS", "2C", "JK"))
    assert (group.shines, group.dim) == (parse_cards(("QS",)), parse_cards(("2C",)))


def test_a_trick_begins_with_whoever_led() -> None:
    group = trick("KD KD 9D", first=2, shines="9D", crossed="KD")
    assert (group.lies, group.first) == (PictureSlot.IN_TRICK, 2)
    assert (group.shines, group.crossed) == (parse_cards(("9D",)), parse_cards(("KD",)))


def test_a_row_has_a_caption_or_none_and_may_be_frozen() -> None:
    caption = literal_text("points")
    assert row("2H", caption).caption == caption
    pile = row("2H KS", coming="KS", frozen=True)
    assert (pile.lies, pile.frozen, pile.caption, pile.coming) == (
        PictureSlot.SIDE_BY_SIDE,
        True,
        None,
        parse_cards(("KS",)),
    )


def test_a_picture_has_two_sentences_its_groups_in_order_and_a_player_for_each_seat() -> None:
    first, second = literal_text("Clubs lead."), literal_text("Hearts win nothing.")
    shown = picture(first, second, hand("2C"), trick("KD 9D"), players=4)
    assert shown.said == (first, second)
    assert [group.lies for group in shown.groups] == [PictureSlot.IN_HAND, PictureSlot.IN_TRICK]
    assert (shown.players, shown.trumps) == (4, ())


def test_a_game_without_pictures_has_none() -> None:
    assert GameDefinition.__dataclass_fields__["how_to_play"].default() == ()
