"""Values made by our own decorator behave as those of the standard library."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Generic, TypeVar

import pytest

from cardtable.core.values import dataclass

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Toy:
    """A value with everything that a field may have."""

    name: str
    size: int = 1
    parts: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Box(Generic[T]):
    """A value with one field."""

    content: T


@dataclass(frozen=True, slots=True)
class Empty:
    """A value without fields."""


def test_values_compare_and_show_their_fields() -> None:
    assert Toy("a") == Toy("a", 1, [])
    assert Toy("a") != Toy("b")
    assert Box[object](1) != Box[object]("a")
    assert Empty() == Empty()
    assert Empty() != object()
    assert repr(Toy("a")) == "Toy(name='a', size=1, parts=[])"


def test_values_are_keys() -> None:
    assert {Box(1): "one"}[Box(1)] == "one"
    assert hash(Empty()) == hash(Empty())


def test_a_factory_makes_a_part_for_each_value() -> None:
    assert Toy("a").parts is not Toy("a").parts


def test_values_do_not_change() -> None:
    toy = Toy("a")
    with pytest.raises(FrozenInstanceError):
        toy.size = 2  # type: ignore[misc]  # what is tested
    with pytest.raises(FrozenInstanceError):
        del toy.size
    assert not hasattr(toy, "__dict__")


@pytest.mark.parametrize("value", [Toy("a", 2, [3]), Box(1), Empty()])
def test_values_travel_and_are_copied(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.deepcopy(value) == value


def test_values_are_dataclasses() -> None:
    assert [entry.name for entry in fields(Toy)] == ["name", "size", "parts"]
    assert replace(Toy("a"), size=5) == Toy("a", 5)
    match Toy("a", 3):
        case Toy(name, size):
            assert (name, size) == ("a", 3)
