"""Cards on trial and melds on the table: where they lie, and how mouse, keys and screen readers find them."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Tap
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.models.hints import Hint
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.cards.card_widget import CardEmphasis
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import NAMES, Laid, faces

SPECS = (
    ZoneSpec("stock", Visibility.NOBODY, per="table"),
    ZoneSpec("discard", Visibility.EVERYONE, per="table"),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("meld", Visibility.EVERYONE, per="side", arrangement=Arrangement.SPREAD, ranks=tuple(range(4, 15))),
    ZoneSpec("threes", Visibility.EVERYONE, per="side", arrangement=Arrangement.SPREAD),
)
HAND, NINES, KINGS = Zone("hand", 0), Zone("meld", 0, 9), Zone("meld", 0, 13)
DISCARD, THREES = Zone("discard"), Zone("threes", 0)


def cards(text: str) -> Cards:
    return tuple(map(Card.parse, text.split()))


def view() -> View[Any]:
    zones: dict[Zone, tuple[Card | None, ...]] = {Zone("stock"): (None,) * 30, DISCARD: cards("5C 2S 8S")}
    zones |= {Zone("hand", seat): (None,) * 11 for seat in range(1, 4)}
    zones |= {Zone("meld", side, rank): () for side in (0, 1) for rank in range(4, 15)}
    zones |= {HAND: cards("4C 9D KC KC KD AS"), THREES: cards("3D 3H"), Zone("threes", 1): ()}
    zones |= {NINES: cards("9C 9H 9S 9S 9D 9H 9C"), Zone("meld", 1, 5): cards("5C 5D 2C")}
    return View(Seat(0), zones, None, 1)


def table(qtbot: QtBot, *, mirrored: bool = False, large: bool = False) -> Laid:
    plurals = {"%1 card(s) in hand": ("%1 card in hand", "%1 cards in hand")}
    widget = TableWidget(
        SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}, plurals),
        faces(),
        TableLook(speed=1000, right_to_left=mirrored, large_indices=large),
        Announcer(),
    )
    qtbot.addWidget(widget)
    widget.resize(1024, 548)
    with qtbot.waitExposed(widget):
        widget.show()
    laid = Laid(widget)
    laid.scene.build(SPECS, view(), (Seat(0), Seat(1), Seat(0), Seat(1)), low_wins=False)
    return laid


def present(laid: Laid, draft: Draft) -> None:
    marks = {DISCARD: (frozenset[Mark](), frozenset({Mark.CROSSWISE}), frozenset[Mark]())}
    display = Display(Text("T", "Meld"), (), captions={NINES: Text("T", "Red canasta")}, marks=marks)
    liftable = {HAND: frozenset(cards("4C 9D KC KD AS"))}
    laid.scene.present(TableDisplay(display, liftable=liftable, draft=draft, acting=frozenset({Seat(0)})))
    laid.animator.finish_all()


def test_cards_on_trial_lie_in_the_tray_and_belong_to_the_hand(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft(laid=((KINGS, cards("KC KC KD")),)))
    board = laid.board
    assert board.matches(view())
    hand, kings = board.piles[HAND], board.piles[KINGS]
    assert [guest.final_card for guest in kings.guests] == list(cards("KC KC KD"))
    tray = board.geometry.trays[0]
    for card in hand.widgets:
        assert tray.contains(card.pose.x, card.pose.y) == (card in kings.guests)
    present(laid, Draft())
    assert not any(tray.contains(card.pose.x, card.pose.y) for card in hand.widgets)


def test_a_card_on_trial_is_chosen_where_it_lies(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft(laid=((KINGS, cards("KC KC KD")),)))
    gestures: list[Gesture] = []
    laid.widget.gestureMade.connect(gestures.append)
    laid.board.piles[KINGS].guests[0].click()
    assert gestures == [Tap(cards("KC"), KINGS)]


def test_a_captioned_meld_is_squared_up_with_its_colour_on_top(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft())
    nines = laid.board.piles[NINES]
    assert nines.place.squared
    top = nines.painted()[-1].final_card
    assert top is not None
    assert top.suit is not None
    assert top.suit.is_red
    assert not laid.board.piles[Zone("meld", 1, 5)].place.squared


def test_a_pile_that_would_come_is_spread_out_to_be_read(qtbot: QtBot) -> None:
    laid = table(qtbot)
    marks = {DISCARD: (frozenset({Mark.COMING}), frozenset({Mark.COMING}), frozenset[Mark]())}
    for count in (3, 30):
        seen = view()
        large = {**seen.zones, DISCARD: cards("5C 2S 8S") * (count // 3)}
        laid.scene.snap(replace(seen, zones=large))
        laid.scene.present(TableDisplay(Display(Text("T", "Take"), (), marks=marks)))
        laid.animator.finish_all()
        poses = laid.board.piles[DISCARD].poses()
        steps = [after.x - before.x for before, after in pairwise(poses)]
        assert min(steps) > 0.2 * poses[0].width
        area = laid.board.geometry.piles
        assert area.left() - 1 <= poses[0].rect().left() < poses[-1].rect().right() <= area.right() + 1
    laid.scene.present(TableDisplay(Display(Text("T", "Take"), ())))
    laid.animator.finish_all()
    assert laid.board.piles[DISCARD].place.shape is PileShape.STACK


def test_wild_cards_lie_behind_the_others_of_a_meld(qtbot: QtBot) -> None:
    laid = table(qtbot)
    fives = laid.board.piles[Zone("meld", 1, 5)]
    fives.widgets.reverse()  # 2C 5D 5C
    fives.widgets[0].setMarks(frozenset({Mark.WILD}))
    assert [card.final_card for card in fives.painted()] == list(cards("2C 5D 5C"))
    wild, five, other = (pose.y for pose in fives.poses())
    assert wild < five < other


def test_a_wild_card_on_trial_lies_behind_and_every_card_over_the_one_before(qtbot: QtBot) -> None:
    """As it will lie once it is laid down: each index stays in sight."""
    laid = table(qtbot)
    seen = view()
    laid.scene.snap(replace(seen, zones={**seen.zones, HAND: cards("2D 4C AH AS")}))
    wild = (frozenset({Mark.WILD, Mark.TRIAL}), *[frozenset[Mark]()] * 3)
    aces = Zone("meld", 0, 14)
    draft = Draft(laid=((aces, cards("2D AH AS")),))
    laid.scene.present(TableDisplay(Display(Text("T", "Meld"), (), marks={HAND: wild}), draft=draft))
    laid.animator.finish_all()
    aligned = laid.board.piles[aces].lying()
    assert [card.final_card for card in aligned] == list(cards("2D AH AS"))
    assert [card.pose.y for card in aligned] == sorted(card.pose.y for card in aligned)
    assert len({card.pose.x for card in aligned}) == 1
    layers = [child for child in laid.widget.children() if child in aligned]
    assert layers == aligned
    back = aligned[0].pose
    gestures: list[Gesture] = []
    laid.widget.gestureMade.connect(gestures.append)
    QTest.mouseClick(laid.widget, Qt.MouseButton.LeftButton, pos=QPointF(back.x, back.rect().top() + 4).toPoint())
    assert gestures == [Tap(cards("2D"), aces)]


def test_of_twins_the_one_in_the_meld_is_marked_and_the_one_in_the_hand_is_not_advised(qtbot: QtBot) -> None:
    laid = table(qtbot)
    laid.scene.snap(replace(view(), zones={**view().zones, HAND: cards("2C 2C 4C AH AS")}))
    on_trial = (frozenset({Mark.WILD, Mark.TRIAL}), *[frozenset[Mark]()] * 4)
    meant = cards("AH AS 2C")
    draft, hint = Draft(laid=((Zone("meld", 0, 14), meant),)), Hint(None, meant, "meld")
    laid.scene.present(TableDisplay(Display(Text("T", "Meld"), (), marks={HAND: on_trial}), draft=draft, hint=hint))
    hand = laid.board.piles[HAND]
    twins = [card for card in hand.widgets if card.final_card == Card.parse("2C")]
    assert {Mark.TRIAL in card.marks for card in twins} == {True, False}
    assert all((Mark.TRIAL in card.marks) == (card in hand.lent) for card in twins)
    assert {card.emphasis for card in hand.widgets} == {CardEmphasis.NONE}


def test_cards_lie_across_where_a_side_has_one_spread_or_the_game_says_so(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft())
    assert [pose.angle for pose in laid.board.piles[THREES].poses()] == [90, 90]
    assert [pose.angle for pose in laid.board.piles[DISCARD].poses()] == [0, 90, 0]


def test_tab_stops_once_at_the_hand_each_side_and_each_pile(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft(laid=((KINGS, cards("KC KC KD")),)))
    board = laid.board
    groups = laid.groups()
    assert len(groups) == 5
    reached = {card for group in groups for card in group}
    fans = [pile for zone, pile in board.piles.items() if zone.kind == "hand" and zone.owner]
    stacks = [board.piles[Zone("stock")], board.piles[DISCARD]]
    hidden = {card for pile in fans for card in pile.widgets} | {card for pile in stacks for card in pile.widgets[:-1]}
    assert reached == set(board.widgets()) - hidden


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_left_arrow_goes_to_the_left_in_a_tray(qtbot: QtBot, mirrored: bool) -> None:
    laid = table(qtbot, mirrored=mirrored)
    present(laid, Draft(laid=((KINGS, cards("KC KC KD")),)))
    board = laid.board
    nines, kings = board.piles[NINES], board.piles[KINGS]
    group = next(group for group in laid.groups() if kings.guests[0] in group)
    xs = [card.pose.x for card in group if card in (nines.painted()[-1], *kings.guests)]
    assert xs == sorted(xs)
    assert (min(card.pose.x for card in kings.guests) < nines.widgets[0].pose.x) is mirrored
    assert group[-1 if mirrored else 0] in board.piles[THREES].widgets


def test_a_screen_reader_hears_where_cards_on_trial_lie(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft(laid=((KINGS, cards("KC KC KD")),)))
    guest = laid.board.piles[KINGS].guests[0]
    assert guest.accessibleDescription() == "not final yet"
    assert guest.listed is not None
    assert guest.listed.name.startswith("kings (3")
    assert guest.listed.within is not None
    assert guest.listed.within.name.startswith("Laid out by")
    side = QAccessible.queryAccessibleInterface(guest.listed).parent()
    assert side.role() is QAccessible.Role.Grouping
    held = laid.board.piles[HAND].widgets[0].listed
    assert held is not None
    assert (held.name, len(held.items)) == ("Your hand, 3 card(s)", 3)


def test_the_first_buttons_stay_where_they_are_however_many_follow(qtbot: QtBot) -> None:
    laid = table(qtbot)
    places = []
    for number in (1, 2, 4, 5):
        commands = [Command(f"c{place}", Text("T", f"Do {place}")) for place in range(number)]
        laid.scene.present(TableDisplay(Display(Text("T", "Meld"), ()), commands, acting=frozenset({Seat(0)})))
        bar = laid.hud.commands
        places.append([button.mapTo(laid.widget, button.rect().topLeft()) for button in bar.shown()])
        area = laid.board.geometry.commands
        assert all(area.top() - 1 <= place.y() <= area.bottom() for place in places[-1])
    for shorter in places:
        assert shorter == places[-1][: len(shorter)]


def test_the_summary_tells_the_piles_and_what_each_side_has_laid_out(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft())
    spoken: list[str] = []
    laid.scene.narrator.spoken.connect(spoken.append)
    laid.board.piles[Zone("meld", 1, 5)].widgets[-1].setMarks(frozenset({Mark.WILD}))
    laid.scene.read_out()
    assert spoken == ["The table is described above."]
    told = laid.hud.text_panel.said
    assert "Face down in the middle: 30 card(s)." in told
    assert "In the middle: 3 card(s), on top eight of spades." in told
    assert "have laid out: threes (2 natural card(s)), nines (7 natural card(s))." in told
    assert "Amrit and Parisa have laid out: fives (2 natural card(s), 1 wild card(s))." in told
    assert "No card lies on the table" not in told


def test_the_arrows_go_from_stack_to_stack_within_the_piles(qtbot: QtBot) -> None:
    laid = table(qtbot)
    present(laid, Draft())
    stock, discard = laid.board.piles[Zone("stock")].widgets[-1], laid.board.piles[DISCARD].widgets[-1]
    assert stock.listed is not None
    assert stock.listed is discard.listed
    one, other = (stock, discard) if stock.listed.items[0] is stock else (discard, stock)
    laid.focus_card(one)
    QTest.keyClick(one, Qt.Key.Key_Right)
    assert other.hasFocus()
    QTest.keyClick(other, Qt.Key.Key_Home)
    assert one.hasFocus()
