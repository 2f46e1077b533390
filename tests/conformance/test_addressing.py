"""Every kind of event that a game can announce is told to those whom it names as "you"."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from operator import attrgetter
from types import ModuleType, SimpleNamespace
from typing import Any, get_type_hints

import pytest

import cardtable.families
import cardtable.games
from cardtable.core.cards import JOKER, Card, Cards, Suit
from cardtable.core.events import Announced
from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat
from cardtable.games.canasta.state import MeldGroup
from tests.conformance.addressing import holes, lame_forms, misaddressed

ONE, OTHER, THIRD = map(Seat, range(3))
QUEEN = Card.parse("QS")
VALUES: dict[Any, Sequence[object]] = {
    Card: (QUEEN, JOKER),
    Card | None: (None, QUEEN),
    Suit: (Suit.HEARTS,),
    int: (1, 3),
    Cards: ((QUEEN, JOKER),),
    bool: (False, True),
    Sequence[Seat]: ((ONE,), (ONE, OTHER), (ONE, OTHER, THIRD)),
    MeldGroup: tuple(MeldGroup(rank, (QUEEN,) * 3) for rank in range(2, 15)),
}


def modules() -> Iterator[ModuleType]:
    """All of the games and of the families."""
    for package in (cardtable.games, cardtable.families):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(module.name)


def announcers() -> list[Any]:
    """The functions that make an announcement, each by its own name."""
    found = {
        f"{module.__name__.removeprefix('cardtable.')}.{name}": function
        for module in modules()
        for name, kept in vars(module).items()
        if inspect.isfunction(function := inspect.unwrap(kept) if callable(kept) else None)  # some are cached
        if function.__module__ == module.__name__ and not name.startswith("_")
        if function.__annotations__.get("return") == Announced.__name__  # others name types that only the compiler has
    }
    return [pytest.param(function, id=name) for name, function in sorted(found.items())]


def announced(function: Callable[..., Announced]) -> Iterator[Text]:
    """All that it may say, with different people in each place."""
    people = iter((ONE, OTHER, THIRD))
    hints = get_type_hints(function)
    choices = {
        name: (next(people),) if hints[name] is Seat else VALUES[hints[name]]
        for name in inspect.signature(function).parameters
    }
    for values in product(*choices.values()):
        given = dict(zip(choices, values, strict=True))
        keywords = {
            name: given.pop(name)
            for name, parameter in inspect.signature(function).parameters.items()
            if parameter.kind is parameter.KEYWORD_ONLY
        }
        yield function(*given.values(), **keywords).text


def leaves(node: ast.expr) -> Iterator[ast.expr]:
    """The expressions of which a conditional one gives one."""
    if isinstance(node, ast.IfExp):
        yield from leaves(node.body)
        yield from leaves(node.orelse)
    else:
        yield node


def sentences() -> Iterator[tuple[str, Text]]:
    """The sentences that `Announced.by` is given, by where; those in variables are heard in whole deals."""
    for module in modules():
        source = inspect.getsource(module)
        for node in ast.walk(ast.parse(source)) if ".by(" in source else ():
            match node:
                case ast.Call(func=ast.Attribute(attr="by"), args=[_, said, *_]):
                    paths = [path for path in map(ast.unparse, leaves(said)) if path.split(".")[0] in vars(module)]
                    for path in paths:
                        yield f"{module.__name__} {path}", attrgetter(path)(SimpleNamespace(**vars(module)))


def given(text: Text) -> Text:
    """The sentence about one player, with cards for all else."""
    cards = [QUEEN] * (max(holes(text)) - 1)
    return text.filled(Who(ONE), *cards, n=3 if text.n >= 0 else None)


@pytest.mark.parametrize("function", announcers())
def test_whoever_is_named_is_addressed(function: Callable[..., Announced]) -> None:
    for text in announced(function):
        assert not list(lame_forms(text))
        for reader in (ONE, OTHER, THIRD):
            assert not list(misaddressed(text, reader))


@pytest.mark.parametrize("text", [pytest.param(text, id=place) for place, text in sentences()])
def test_a_sentence_that_names_a_player_first_has_a_form_for_them(text: Text) -> None:
    assert not list(lame_forms(given(text)))
    for reader in (ONE, OTHER):
        assert not list(misaddressed(given(text), reader))


@pytest.mark.slow
def test_every_game_announces_something() -> None:
    """Else nothing was looked at."""
    found = {str(parameter.id).split(".")[1] for parameter in announcers()}
    found |= {place.split(".")[2] for place, _ in sentences()}
    assert {"canasta", "cancellation_hearts", "hearts", "svoi_kozyri"} <= found
