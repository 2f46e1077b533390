"""Options as data: one declaration gives the type, the dialog, the help, the validation and the saved form."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import field, fields, replace
from functools import cache
from typing import Any, ClassVar, Self, cast

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.number_text import typed_number
from cardtable.core.plain_text import plain_text
from cardtable.core.text import Text, translate
from cardtable.core.user_error import UserError

_KEY = "option"
_SHORT_RANGE = 10  # values
LEAST, MOST = -9999, 99999  # of a number whose declaration leaves an end open
_LONGEST_TOLD = 40  # characters of a value that a sentence repeats
_WIDEST_TOLD = 10**12  # Python writes no number of thousands of digits
_NO_RULES = translate("Command line", "There are no rules called “%1”; choose one of: %2.")
_NOT_ONE_OF = translate("Command line", "“%1” is not a valid value for %2; choose one of: %3.")
_NO_TRUTH = translate("Command line", "“%1” is not a valid value for %2: give true or false.")
NO_NUMBER = translate("Command line", "“%1” is not a valid value for %2: give a whole number from %3 to %4.")
_NO_MULTIPLE = translate("Command line", "“%1” is not a valid value for %2: give a multiple of %3 from %4 to %5.")
NO_TEXT = translate("Command line", "“%1” is not a valid value for %2: give a text.")


class Choice(enum.Enum):
    """An option's values: each member is its text and its label, as `YES = "yes", translate("Toy", "Always")`.

    A third part is one sentence for a label that does not say enough.
    """

    label: Text
    help: Text | None

    def __new__(cls, value: str, label: Text, help: Text | None = None) -> Self:
        """A member that is found by its text alone: `Reply("yes")`."""
        member = object.__new__(cls)
        member._value_ = value
        member.label = label
        member.help = help
        return member


@frozen
class OptionInfo:
    """What is known of one option beside its type."""

    name: str
    default: Any
    label: Text
    help: Text
    group: Text | None  # heading of the options that belong together; None: as the one before
    low: int | None  # the range of a number, both ends included; None: the widest that a number field takes
    high: int | None  # of a text: the most characters
    suggested: tuple[int, ...]  # values that dialogs offer at once
    only: tuple[int, ...]  # all values of a number that has a few; () for a range
    step: int  # the numbers of a range are multiples of it
    when: Callable[[Any], bool] | None  # whether the option has any meaning beside the others
    seats: Callable[[int], bool] | None  # whether it has any meaning for this seat count
    zero: Text | None  # what people read in place of the number 0, its lowest; None: the number
    idle: Callable[[Any], frozenset[Any]] | None = None  # the values that do no more than another, beside the others
    names: Mapping[int, Text] = field(default_factory=dict)  # what people read in place of some numbers

    @property
    def least(self) -> int:
        """The lowest number that dialogs offer and files may hold."""
        return LEAST if self.low is None else self.low

    @property
    def most(self) -> int:
        """The highest number that dialogs offer and files may hold."""
        return MOST if self.high is None else self.high

    def allows(self, number: int) -> bool:
        """Whether dialogs offer this number, and files may hold it."""
        if self.only:
            return number in self.only
        return self.least <= number <= self.most and number % self.step == 0

    def suits(self, seats: int | None) -> bool:
        """Whether it has any meaning for this seat count (None: for some count)."""
        return seats is None or self.seats is None or self.seats(seats)

    def samples(self) -> tuple[Any, ...]:
        """Values to try: all of a choice or a short range, ends and usual ones of a long range, none of a text."""
        if isinstance(self.default, bool):
            return (False, True)
        if isinstance(self.default, Choice):
            return tuple(type(self.default))
        if self.only or self.low is None or self.high is None:
            return self.only or self.suggested
        if self.high - self.low < _SHORT_RANGE:
            return tuple(range(self.low, self.high + 1))
        return (self.low, *self.suggested, self.high)

    def told(self, value: object) -> object:
        """A value as people read it: a choice by its label, a number that has a name, or a 0 with a word, by that."""
        if isinstance(value, Choice):
            return value.label
        if isinstance(value, int) and value in self.names:
            return self.names[value]
        return self.zero if self.zero is not None and value == 0 else value

    def matters(self, options: Any, seats: int | None) -> bool:
        """Whether it has any meaning beside the other options and for this seat count (None: for some count)."""
        return self.suits(seats) and (self.when is None or self.when(options))

    def works(self, value: object, options: Any) -> bool:
        """Whether this value would do something of its own beside the other options."""
        return self.idle is None or value not in self.idle(options)


def option(
    default: Any,
    *,
    label: Text,
    help: Text,
    group: Text | None = None,
    low: int | None = None,
    high: int | None = None,
    suggested: tuple[int, ...] = (),
    only: tuple[int, ...] = (),
    step: int = 1,
    when: Callable[[Any], bool] | None = None,
    seats: Callable[[int], bool] | None = None,
    zero: Text | None = None,
    idle: Callable[[Any], frozenset[Any]] | None = None,
    names: Mapping[int, Text] | None = None,
) -> Any:
    """A field of an option set, with all that its editor, its help and its checks need; `only` stands for a range.

    `names`: numbers that people choose by a word; dialogs offer these at once.
    """
    if only:
        low, high, suggested = min(only), max(only), only
    named = names or {}
    offered = suggested or tuple(named)
    info = OptionInfo("", default, label, help, group, low, high, offered, only, step, when, seats, zero, idle, named)
    return field(default=default, metadata={_KEY: info})


class Options:
    """Base of every option set: subclasses are frozen dataclasses whose fields come from `option`.

    Every field also accepts its value's text ("always" for an enum member); other values raise ValueError with
    one sentence. What comes from outside the program goes through `load` or `read`, which keep numbers to their bounds;
    the rules themselves play by more.

    Subclasses may set PRESETS (name → values), PRESET_SEATS, PRESET_LABELS and PRESET_NOTES (one sentence
    for a label that does not say enough), and RENAMED (old → new).
    """

    __slots__ = ()

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {}
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {}
    RENAMED: ClassVar[Mapping[str, str]] = {}

    def __post_init__(self) -> None:
        for info in _declarations(type(self)).values():
            object.__setattr__(self, info.name, coerce(info, self.value(info.name)))

    @classmethod
    def preset(cls, name: str) -> Self:
        """The option set of a preset; raises ValueError with one sentence for an unknown name."""
        if name not in cls.PRESETS:
            raise UserError(_NO_RULES.filled(name, ", ".join(cls.PRESETS)))
        return cls(**cls.PRESETS[name])

    @classmethod
    def presets_for(cls, seats: int) -> tuple[str, ...]:
        """The names of the presets that allow this seat count."""
        return tuple(name for name in cls.PRESETS if seats in cls.PRESET_SEATS.get(name, (seats,)))

    @classmethod
    def offered(cls, seats: int | None) -> tuple[str, ...]:
        """The presets to choose from at a table for so many (None: any); all where none is made for so many."""
        return (() if seats is None else cls.presets_for(seats)) or tuple(cls.PRESETS)

    @classmethod
    def load(cls, values: Mapping[str, object]) -> tuple[Self, tuple[str, ...]]:
        """The option set of saved values, and the names that had to be left out: unknown, or unfit values."""
        known, dropped = {}, []
        infos = _declarations(cls)
        for old, value in values.items():
            name = cls.RENAMED.get(old, old)
            try:
                known[name] = _bounded(infos[name], value)
            except (KeyError, ValueError):
                dropped.append(old)
        return cls(**known), tuple(dropped)

    def value(self, name: str) -> Any:
        """The value of the option of this name; raises AttributeError if there is none."""
        return getattr(self, name)

    def save(self) -> dict[str, bool | int | str]:
        """Every option's value in plain types, by name; `load` reads it."""
        return {name: plain(self.value(name)) for name in option_types(type(self))}

    def changed(self, name: str, value: object) -> Self:
        """The same set with one other value."""
        return cast("Self", replace(cast("Any", self), **{name: value}))

    def read(self, name: str, text: str) -> Self:
        """The same set with one other value as a person wrote it; raises ValueError with one sentence, or KeyError."""
        return self.changed(name, _bounded(_declarations(type(self))[name], text))

    def settled(self, seats: int) -> Self:
        """The rules for a table of so many: what has no meaning for them is as declared, whatever was chosen."""
        idle = {info.name: info.default for info in describe(type(self)) if not info.suits(seats)}
        return cast("Self", replace(cast("Any", self), **idle))

    def differences(self, other: Self, seats: int | None = None) -> tuple[str, ...]:
        """The names of the options whose values differ and matter in this set, in the order of declaration."""
        return tuple(
            info.name
            for info in describe(type(self))
            if self.value(info.name) != other.value(info.name) and info.matters(self, seats)
        )

    def nearest_preset(self, seats: int | None = None) -> str | None:
        """The name of the offered preset that differs in the fewest options, the first of equals; None without any."""
        return min(self.offered(seats), key=lambda name: len(self.differences(self.preset(name), seats)), default=None)

    def preset_name(self, seats: int | None = None) -> str | None:
        """The name of the offered preset that these rules are, if they are one."""
        name = self.nearest_preset(seats)
        return None if name is None or self.differences(self.preset(name), seats) else name


def _declarations(options: type[Options]) -> Mapping[str, OptionInfo]:
    """The options of a set by name, in the order of declaration."""
    return _looked_up(cast("Hashable", options))


@cache
def _looked_up(options: Any) -> Mapping[str, OptionInfo]:
    entries = fields(options)
    return {entry.name: replace(cast("OptionInfo", entry.metadata[_KEY]), name=entry.name) for entry in entries}


def describe(options: type[Options]) -> Iterator[OptionInfo]:
    """The options of a set in the order of declaration."""
    yield from _declarations(options).values()


def blockers(options: Options, gives: Callable[[Options], bool]) -> tuple[OptionInfo, ...]:
    """The options of which each, had it another value, would alone make rules with that meaning of these."""
    return tuple(
        other
        for other in describe(type(options))
        if any(gives(options.changed(other.name, value)) for value in other.samples())
    )


def option_types(options: type[Options]) -> Mapping[str, type]:
    """The type of each option by name, in the order of declaration: that of its default."""
    return {name: type(info.default) for name, info in _declarations(options).items()}


def coerce(info: OptionInfo, value: object) -> bool | int | str | enum.Enum:
    """The value as the option's type, read from its text if need be; raises ValueError with one sentence."""
    kind = type(info.default)
    if type(value) is kind and kind is not str:
        return cast("bool | int | enum.Enum", value)
    text = value.strip() if isinstance(value, str) else plain(value) if isinstance(value, enum.Enum) else value
    if issubclass(kind, enum.Enum):
        return _member(info, kind, text)
    if kind is bool and isinstance(text, str) and text.lower() in _TRUTH:
        return _TRUTH[text.lower()]
    if kind is int and isinstance(text, str) and (number := typed_number(text)) is not None:
        return number
    if kind is str and isinstance(value, str):
        return plain_text(value)
    raise _unusable(info, value)


def plain(value: object) -> bool | int | str:
    """The saved form of an option's value."""
    if isinstance(value, enum.Enum):
        return cast("str", value.value)
    return cast("bool | int | str", value)


_TRUTH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def _member(info: OptionInfo, kind: type[enum.Enum], value: object) -> enum.Enum:
    try:
        return kind(value)
    except ValueError:
        raise _unusable(info, value) from None


def _bounded(info: OptionInfo, value: object) -> bool | int | str | enum.Enum:
    """A value from outside as the option's type: a number only if the declaration allows it."""
    found = coerce(info, value)
    if isinstance(found, int) and not isinstance(found, bool) and not info.allows(found):
        raise _unusable(info, found)
    return found


def _unusable(info: OptionInfo, value: object) -> UserError:
    kind, told = type(info.default), _told(value)
    if issubclass(kind, enum.Enum):
        return UserError(_NOT_ONE_OF.filled(told, info.name, ", ".join(str(member.value) for member in kind)))
    if kind is int and info.only:
        return UserError(_NOT_ONE_OF.filled(told, info.name, ", ".join(map(str, info.only))))
    if kind is int and info.step > 1:
        return UserError(_NO_MULTIPLE.filled(told, info.name, info.step, info.least, info.most))
    if kind is int:
        return UserError(NO_NUMBER.filled(told, info.name, info.least, info.most))
    return UserError((_NO_TRUTH if kind is bool else NO_TEXT).filled(told, info.name))


def _told(value: object) -> str:
    """A value as a sentence repeats it, shortened where it is long."""
    if not isinstance(value, str | int) or (isinstance(value, int) and abs(value) > _WIDEST_TOLD):
        return "…"
    text = str(value)
    return text if len(text) <= _LONGEST_TOLD else f"{text[:_LONGEST_TOLD]}…"
