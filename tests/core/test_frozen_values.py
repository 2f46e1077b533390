"""Values: frozen dataclasses with slots, made by a decorator of our own."""

import pickle
from dataclasses import FrozenInstanceError, field, fields, is_dataclass, replace
from typing import Any, Generic, TypeVar

import pytest

from cardtable.core.basics.frozen_dataclass import frozen

T = TypeVar("T")


@frozen
class Nothing:
    """No field at all."""


@frozen
class One:
    """A single field, which is not a tuple when it is got."""

    number: int


@frozen
class Several(Generic[T]):
    """Fields with and without defaults."""

    first: T
    second: str = "b"
    third: dict[str, int] = field(default_factory=dict)


@frozen
class Even:
    """Refuses what does not fit, and says by itself what it is."""

    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("odd")

    def __repr__(self) -> str:
        return f"<{self.number}>"


def test_fields_are_arguments_by_place_and_by_name() -> None:
    assert Several(1, "x", {"y": 2}) == Several(first=1, third={"y": 2}, second="x")
    assert (Several(1).second, Several(1).third) == ("b", {})
    assert Several(1).third is not Several(1).third
    with pytest.raises(TypeError, match=r"Several\.__init__\(\) missing 1 required positional argument: 'first'"):
        Several()  # type: ignore[call-arg]  # that is what is tested


@pytest.mark.parametrize(("one", "same", "other"), [(One(1), One(1), One(2)), (Several(1), Several(1), Several(2))])
def test_values_are_equal_if_all_fields_are(one: Any, same: Any, other: Any) -> None:
    assert one == same
    assert one != other
    assert one != 1


def test_values_of_two_kinds_are_never_equal() -> None:
    alike: list[object] = [One(2), Even(2), Nothing()]
    assert [one == other for one in alike for other in alike].count(True) == len(alike)


@frozen
class Remark:
    said: str
    place: int = field(default=0, compare=False)


def test_what_is_not_compared_makes_no_difference() -> None:
    assert Remark("x", 1) == Remark("x", 2)
    assert hash(Remark("x", 1)) == hash(Remark("x", 2))
    assert Remark("x", 1) != Remark("y", 1)


def test_equal_values_are_found_in_a_set() -> None:
    assert {One(1), Nothing()} == {One(1), One(1), Nothing(), Nothing()}
    with pytest.raises(TypeError, match="unhashable"):
        hash(Several(1))


@pytest.mark.parametrize("name", ["number", "anything"])
def test_nothing_can_be_changed(name: str) -> None:
    one = One(1)
    with pytest.raises(FrozenInstanceError):
        setattr(one, name, 2)
    with pytest.raises(FrozenInstanceError):
        delattr(one, name)
    assert one == One(1)
    assert not hasattr(one, "__dict__")


def test_it_is_a_dataclass_to_whoever_asks() -> None:
    assert [entry.name for entry in fields(Several)] == ["first", "second", "third"]
    assert replace(Several(1, "x"), second="y") == Several(1, "y")
    match Several(1, "x"):
        case Several(first, second):
            assert (first, second) == (1, "x")
    assert is_dataclass(Several)


def test_values_go_from_process_to_process() -> None:
    for one in (Nothing(), One(1), Several(1, "x", {"y": 2}), Even(2)):
        assert pickle.loads(pickle.dumps(one)) == one


def test_what_a_class_writes_itself_stands() -> None:
    assert repr(Even(2)) == "<2>"
    assert repr(Several(One(1))) == "Several(first=One(number=1), second='b', third={})"
    with pytest.raises(ValueError, match="odd"):
        Even(1)
    with pytest.raises(ValueError, match="odd"):
        replace(Even(2), number=3)
