"""Options as data: one declaration gives type, dialog, help, validation and saved form of an option."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import field, fields, replace
from functools import cache
from typing import Any, ClassVar, Self, cast

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.language.number_text import typed_number
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate

_KEY = "option"
_SHORT_RANGE = 10  # values
LEAST, MOST = -9999, 99999  # bounds of a number whose declaration leaves an end open
_LONGEST_TOLD = 40  # characters of a value that a message repeats
_WIDEST_TOLD = 10**12  # Python refuses to write numbers of thousands of digits
_NO_RULES = translate("Command line", "There are no rules called “%1”; choose one of: %2.")
_NOT_ONE_OF = translate("Command line", "“%1” isn't a valid value for %2; choose one of: %3.")
_NO_TRUTH = translate("Command line", "“%1” isn't a valid value for %2: give true or false.")
NO_NUMBER = translate("Command line", "“%1” isn't a valid value for %2: give a whole number from %3 to %4.")
_NO_MULTIPLE = translate("Command line", "“%1” isn't a valid value for %2: give a multiple of %3 from %4 to %5.")
NO_TEXT = translate("Command line", "“%1” isn't a valid value for %2: give a text.")


class Choice(enum.Enum):
    """Values of an option: each member has its text and label, as `YES = "yes", translate("Toy", "Always")`.

    A third part is one sentence of help for a label that does not say enough.
    """

    label: Text
    help: Text | None

    def __new__(cls, value: str, label: Text, help: Text | None = None) -> Self:
        """Create a member that is found by its text alone: `Reply("yes")`."""
        member = object.__new__(cls)
        member._value_ = value
        member.label = label
        member.help = help
        return member


@frozen
class OptionInfo:
    """Declaration of one option beside its type."""

    name: str
    default: Any
    label: Text
    help: Text
    group: Text | None  # heading of a group of options; None: the same as the one before
    low: int | None  # lowest number of a range, included; None: the lowest of a number field
    high: int | None  # highest number, included; for a text: the most characters
    suggested: tuple[int, ...]  # values that dialogs offer directly
    only: tuple[int, ...]  # all values of a number that has a few; () for a range
    step: int  # numbers of a range are multiples of it
    when: Callable[[Any], bool] | None  # True if the option has a meaning beside the others
    seats: Callable[[int], bool] | None  # True if it has a meaning for this seat count
    zero: Text | None  # text in place of the number 0, the lowest; None: the number
    idle: Callable[[Any], frozenset[Any]] | None = None  # values that have no effect of their own, given the others
    names: Mapping[int, Text] = field(default_factory=dict)  # texts in place of some numbers

    @property
    def least(self) -> int:
        """The lowest number that dialogs offer and files may hold."""
        return LEAST if self.low is None else self.low

    @property
    def most(self) -> int:
        """The highest number that dialogs offer and files may hold."""
        return MOST if self.high is None else self.high

    def allows(self, number: int) -> bool:
        """Return True if dialogs offer this number and files may hold it."""
        if self.only:
            return number in self.only
        return self.least <= number <= self.most and number % self.step == 0

    def suits(self, seats: int | None) -> bool:
        """Return True if the option has a meaning for this seat count (None: for some count)."""
        return seats is None or self.seats is None or self.seats(seats)

    def samples(self) -> tuple[Any, ...]:
        """Return values to try: all of a choice or a short range, ends and suggested values of a long range, none of a
        text.
        """
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
        """Return a value as people read it: the label of a choice, the name of a number or of 0, else the value."""
        if isinstance(value, Choice):
            return value.label
        if isinstance(value, int) and value in self.names:
            return self.names[value]
        return self.zero if self.zero is not None and value == 0 else value

    def matters(self, options: Any, seats: int | None) -> bool:
        """Return True if the option has a meaning beside the others and for this seat count (None: some count)."""
        return self.suits(seats) and (self.when is None or self.when(options))

    def works(self, value: object, options: Any) -> bool:
        """Return True if this value has a distinct effect, given the other options."""
        return self.idle is None or value not in self.idle(options)


def option(
    default: Any,
    label: Text,
    help: Text,
    *,
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
    """Declare a field of an option set, with the data for editor, help and validation.

    `only` lists all values in place of a range; `names` are texts for some numbers, which dialogs offer directly.
    """
    if only:
        low, high, suggested = min(only), max(only), only
    named = names or {}
    offered = suggested or tuple(named)
    info = OptionInfo("", default, label, help, group, low, high, offered, only, step, when, seats, zero, idle, named)
    return field(default=default, metadata={_KEY: info})


class Options:
    """Base class of every option set: subclasses are frozen dataclasses whose fields come from `option`.

    Every field also accepts its value's text ("always" for an enum member); other values raise ValueError with one
    sentence. Values from outside the program go through `load` or `read`, which enforce the bounds of numbers; the
    rules themselves accept more.

    Subclasses may set PRESETS (name → values), PRESET_SEATS, PRESET_LABELS and PRESET_NOTES (one sentence for a label
    that does not say enough), and RENAMED (old → new).
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
        """Return the option set of a preset; raise UserError for an unknown name."""
        if name not in cls.PRESETS:
            raise UserError(_NO_RULES.filled(name, ", ".join(cls.PRESETS)))
        return cls(**cls.PRESETS[name])

    @classmethod
    def presets_for(cls, seats: int) -> tuple[str, ...]:
        """Return the names of the presets that allow this seat count."""
        return tuple(name for name in cls.PRESETS if seats in cls.PRESET_SEATS.get(name, (seats,)))

    @classmethod
    def offered(cls, seats: int | None) -> tuple[str, ...]:
        """Return the presets to offer for this seat count (None: any); all if none allows it."""
        return (() if seats is None else cls.presets_for(seats)) or tuple(cls.PRESETS)

    @classmethod
    def load(cls, values: Mapping[str, object]) -> tuple[Self, tuple[str, ...]]:
        """Return the option set of saved values, and the names left out because name or value is not valid."""
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
        """Return the value of the option of this name; raise AttributeError if there is none."""
        return getattr(self, name)

    def save(self) -> dict[str, bool | int | str]:
        """Return every option's value in plain types, by name; `load` reads it."""
        return {name: plain(self.value(name)) for name in option_types(type(self))}

    def changed(self, name: str, value: object) -> Self:
        """Return a copy with one option changed."""
        return cast("Self", replace(cast("Any", self), **{name: value}))

    def read(self, name: str, text: str) -> Self:
        """Return a copy with one option set from a person's text; raise UserError for an invalid value, KeyError for an
        unknown name.
        """
        return self.changed(name, _bounded(_declarations(type(self))[name], text))

    def settled(self, seats: int) -> Self:
        """Return a copy with every option that has no meaning for this seat count at its default."""
        idle = {info.name: info.default for info in describe(type(self)) if not info.suits(seats)}
        return cast("Self", replace(cast("Any", self), **idle))

    def differences(self, other: Self, seats: int | None = None) -> tuple[str, ...]:
        """Return the names of the options that differ and matter in this set, in the order of declaration."""
        return tuple(
            info.name
            for info in describe(type(self))
            if self.value(info.name) != other.value(info.name) and info.matters(self, seats)
        )

    def nearest_preset(self, seats: int | None = None) -> str | None:
        """Return the offered preset that differs in the fewest options, the first of equals; None without any."""
        return min(self.offered(seats), key=lambda name: len(self.differences(self.preset(name), seats)), default=None)

    def preset_name(self, seats: int | None = None) -> str | None:
        """Return the name of the offered preset equal to these options, or None."""
        name = self.nearest_preset(seats)
        return None if name is None or self.differences(self.preset(name), seats) else name


def _declarations(options: type[Options]) -> Mapping[str, OptionInfo]:
    return _looked_up(cast("Hashable", options))


@cache
def _looked_up(options: Any) -> Mapping[str, OptionInfo]:
    entries = fields(options)
    return {entry.name: replace(cast("OptionInfo", entry.metadata[_KEY]), name=entry.name) for entry in entries}


def describe(options: type[Options]) -> Iterator[OptionInfo]:
    """Yield the options of a set in the order of declaration."""
    yield from _declarations(options).values()


def blockers(options: Options, gives: Callable[[Options], bool]) -> tuple[OptionInfo, ...]:
    """Return the options that, changed to one other value each, would alone make `gives` true."""
    return tuple(
        other
        for other in describe(type(options))
        if any(gives(options.changed(other.name, value)) for value in other.samples())
    )


def option_types(options: type[Options]) -> Mapping[str, type]:
    """Return the type of each option's default by name, in the order of declaration."""
    return {name: type(info.default) for name, info in _declarations(options).items()}


def coerce(info: OptionInfo, value: object) -> bool | int | str | enum.Enum:
    """Return the value in the option's type, read from its text if needed; raise UserError if it is not valid."""
    kind = type(info.default)
    if type(value) is kind and kind is not str:
        return cast("bool | int | enum.Enum", value)
    text = value.strip() if isinstance(value, str) else plain(value) if isinstance(value, enum.Enum) else value
    if issubclass(kind, enum.Enum):
        try:
            return kind(text)
        except ValueError:
            raise _unusable(info, text) from None
    if kind is bool and isinstance(text, str) and text.lower() in _TRUTH:
        return _TRUTH[text.lower()]
    if kind is int and isinstance(text, str) and (number := typed_number(text)) is not None:
        return number
    if kind is str and isinstance(value, str):
        return plain_text(value)
    raise _unusable(info, value)


def plain(value: object) -> bool | int | str:
    """Return the saved form of an option's value."""
    if isinstance(value, enum.Enum):
        return cast("str", value.value)
    return cast("bool | int | str", value)


_TRUTH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def _bounded(info: OptionInfo, value: object) -> bool | int | str | enum.Enum:
    """Return a value from outside in the option's type; raise UserError for a number outside its declaration."""
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
    """Return a value as a message repeats it, shortened to `_LONGEST_TOLD` characters."""
    if not isinstance(value, str | int) or (isinstance(value, int) and abs(value) > _WIDEST_TOLD):
        return "…"
    text = str(value)
    return text if len(text) <= _LONGEST_TOLD else f"{text[:_LONGEST_TOLD]}…"
