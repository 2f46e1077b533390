"""A game of one rule, with every kind of option, for the forms and dialogs to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from cardtable.core.cards import Card
from cardtable.core.guidance.rulebook import Clause
from cardtable.core.options import Choice, Options, option
from cardtable.core.presentation import Presentation
from cardtable.core.rules import AnyGame, GameDefinition
from cardtable.core.text import Text, translate


class Cycle(Choice):
    NONE = "none", translate("Toy", "Nobody")
    LEFT = "left", translate("Toy", "Left, right, across, nobody")
    LONG = "long", translate("Toy", "The neighbour on the left, then the one on the right, then across")


class Moon(Choice):
    ADD = "add", translate("Toy", "Others")
    SUBTRACT = "subtract", translate("Toy", "Own")
    CHOOSE = "choose", translate("Toy", "Either")


class Lead(Choice):
    ALWAYS = "always", translate("Toy", "Always")
    LATER = "later", translate("Toy", "Only after hearts are broken")
    NEVER = "never", translate("Toy", "Never while another suit is left in the hand")
    LAST = "last", translate("Toy", "Last of all")


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    pass_cycle: Cycle = option(
        Cycle.LEFT,
        label=translate("Toy", "Order of passing"),
        help=translate("Toy", "To whom the cards go, deal after deal."),
        group=translate("Toy", "Passing"),
    )
    pass_count: int = option(
        3,
        label=translate("Toy", "Cards to pass"),
        help=translate("Toy", "Before each deal."),
        low=0,
        high=4,
        when=lambda o: o.pass_cycle is not Cycle.NONE,
    )
    kitty: int = option(
        0,
        label=translate("Toy", "Cards in the kitty"),
        help=translate("Toy", "Cards that are dealt to nobody."),
        low=0,
        high=20,
        seats=lambda n: n != 4,
    )
    break_required: bool = option(
        True,
        label=translate("Toy", "Hearts must be broken before they are led"),
        help=translate("Toy", "Until somebody has thrown a heart into a trick."),
        group=translate("Toy", "Play"),
    )
    queen_lead: Lead = option(
        Lead.ALWAYS,
        label=translate("Toy", "The queen of spades may be led"),
        help=translate("Toy", "When a player may open a trick with her."),
    )
    moon: Moon = option(
        Moon.ADD,
        label=translate("Toy", "Shooting the moon"),
        help=translate("Toy", "What happens when one player takes every point."),
        group=translate("Toy", "Scores"),
    )
    target: int = option(
        100,
        label=translate("Toy", "The game ends at"),
        help=translate("Toy", "Points at which a match is over."),
        low=26,
        high=1000,
        suggested=(50, 100, 150),
    )

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "party": {"moon": "choose", "target": 50},
        "three": {"kitty": 4, "pass_count": 4},
    }
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {"three": (3,)}
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "standard": translate("Toy", "Standard"),
        "party": translate("Toy", "Party"),
        "three": translate("Toy", "Three players with a kitty"),
    }


class ToyRules:
    """Only what dialogs ask of rules: whether they exist."""


def _rules(options: ToyOptions, seats: int) -> Any:
    if options.pass_count == 4 and seats == 4:
        raise ValueError("Four players pass fewer cards.")
    return ToyRules()


def _rulebook(options: ToyOptions, seats: int) -> Sequence[Clause]:
    aim, play, score = (translate("Toy", name) for name in ("Aim", "Play", "Scores"))
    return (
        Clause("T-01", aim, translate("Toy", "Take as few points as you can.")),
        Clause("T-02", aim, translate("Toy", "%1 players sit at the table.").filled(seats)),
        Clause("T-03", play, translate("Toy", "Follow suit if you can.")),
        Clause("T-04", play, translate("Toy", "Hearts are led only after they have been broken."), ("break_required",)),
        Clause("T-05", score, translate("Toy", "The match ends at %1 points.").filled(options.target), ("target",)),
    )


def _nobody(*_: object) -> Any:
    raise NotImplementedError


def toy(id: str = "toy", seats: Sequence[int] = (3, 4, 5)) -> AnyGame:
    levels = {"beginner": _nobody, "club": _nobody, "expert": _nobody}
    return GameDefinition(
        id=id,
        version=1,
        name=translate("Toy", "Toy Hearts"),
        seats=seats,
        options=ToyOptions,
        rules=_rules,
        controls=_nobody,
        players=levels,
        codec=cast("Any", None),
        rulebook=_rulebook,
        presentation=Presentation(
            tagline=translate("Toy", "Flee from the hearts and the queen of spades; the lowest score wins."),
            emblem=(Card.parse("4H"), Card.parse("QS"), Card.parse("AH")),
        ),
    )
