from PySide6.QtTest import QAbstractItemModelTester

from cardtable.core.cards import parse_cards
from cardtable.core.source_words import SourceWords
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.models.hand_model import HandModel


def view(text: str) -> View[None]:
    return View(Seat(1), {Zone("hand", 1): parse_cards(text.split()), Zone("hand", 0): (None,)}, None, 1)


def shown(model: HandModel, role: int) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_a_hand_in_three_orders() -> None:
    model = HandModel(SourceWords())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    cards = parse_cards("QS 2C QH AD".split())
    model.setView(view("QS 2C QH AD"), frozenset(cards[:1]), cards[2:3])
    assert shown(model, HandModel.CardRole) == list(parse_cards("2C AD QS QH".split()))
    assert shown(model, HandModel.PlayableRole) == [False, False, True, False]
    assert shown(model, HandModel.SelectedRole) == [False, False, False, True]
    model.setOrder("rank")
    assert shown(model, HandModel.CardRole) == list(parse_cards("2C QS QH AD".split()))
    assert model.index(1).data() == "queen of spades"


def test_one_of_two_twins_is_marked() -> None:
    model = HandModel(SourceWords())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.setView(view("QS QS 2C"), frozenset(), parse_cards(["QS"]))
    assert shown(model, HandModel.SelectedRole) == [False, True, False]
    model.setView(view("QS 2C"), frozenset())
    assert model.rowCount() == 2
    model.setView(view("QS 3C"), frozenset())
    model.retranslate()
    assert model.index(0).data() == "three of clubs"
