"""Options as data: one declaration gives the type, the dialog, the help, the validation and the saved form."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, ClassVar, Self, cast

from cardtable.core.complaint import Complaint
from cardtable.core.text import Text, translate

_KEY = "option"
_SHORT_RANGE = 10  # values
_NO_RULES = translate("Command line", "There are no rules called “%1”; choose one of: %2.")
_NOT_ONE_OF = translate("Command line", "“%1” is no value for %2; it takes one of: %3.")
_NO_TRUTH = translate("Command line", "“%1” is no value for %2; it takes true or false.")
_NO_NUMBER = translate("Command line", "“%1” is no value for %2; it takes a whole number.")
_NO_TEXT = translate("Command line", "“%1” is no value for %2; it takes a text.")


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


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What is known of one option beside its type."""

    name: str
    default: Any
    label: Text
    help: Text
    group: Text | None  # heading of the options that belong together; None: as the one before
    low: int | None  # the range that dialogs offer, both ends included; rules may accept more (section 7.5)
    high: int | None
    suggested: tuple[int, ...]  # values that dialogs offer at once
    when: Callable[[Any], bool] | None  # whether the option has any meaning beside the others
    seats: Callable[[int], bool] | None  # whether it has any meaning for this seat count
    zero: Text | None  # what people read in place of the number 0, its lowest; None: the number

    def suits(self, seats: int | None) -> bool:
        """Whether it has any meaning for this seat count (None: for some count)."""
        return seats is None or self.seats is None or self.seats(seats)

    def samples(self) -> tuple[Any, ...]:
        """Values to try: all of a choice or a short range, ends and usual ones of a long range, none of a text."""
        if isinstance(self.default, bool):
            return (False, True)
        if isinstance(self.default, Choice):
            return tuple(type(self.default))
        if self.low is None or self.high is None:
            return self.suggested
        if self.high - self.low < _SHORT_RANGE:
            return tuple(range(self.low, self.high + 1))
        return (self.low, *self.suggested, self.high)

    def told(self, value: object) -> object:
        """A value as people read it: a choice by its label, a 0 that stands for something by its word."""
        if isinstance(value, Choice):
            return value.label
        return self.zero if self.zero is not None and value == 0 else value

    def matters(self, options: Any, seats: int | None) -> bool:
        """Whether it has any meaning beside the other options and for this seat count (None: for some count)."""
        return self.suits(seats) and (self.when is None or self.when(options))


def option(
    default: Any,
    *,
    label: Text,
    help: Text,
    group: Text | None = None,
    low: int | None = None,
    high: int | None = None,
    suggested: tuple[int, ...] = (),
    when: Callable[[Any], bool] | None = None,
    seats: Callable[[int], bool] | None = None,
    zero: Text | None = None,
) -> Any:
    """A field of an option set, with all that its editor, its help and its checks need."""
    info = OptionInfo("", default, label, help, group, low, high, suggested, when, seats, zero)
    return field(default=default, metadata={_KEY: info})


class Options:
    """Base of every option set: subclasses are frozen dataclasses whose fields come from `option`.

    Every field also accepts its value's text ("always" for an enum member); other values raise ValueError with
    one sentence. Subclasses may set PRESETS (name → values), PRESET_SEATS, PRESET_LABELS and PRESET_NOTES (one sentence
    for a label that does not say enough), and RENAMED (old → new).
    """

    __slots__ = ()

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {}
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {}
    RENAMED: ClassVar[Mapping[str, str]] = {}

    def __post_init__(self) -> None:
        kinds = option_types(type(self))
        for name, kind in kinds.items():
            object.__setattr__(self, name, coerce(name, kind, getattr(self, name)))

    @classmethod
    def preset(cls, name: str) -> Self:
        """The option set of a preset; raises ValueError with one sentence for an unknown name."""
        if name not in cls.PRESETS:
            raise Complaint(_NO_RULES.filled(name, ", ".join(cls.PRESETS)))
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
        """The option set of saved values, and the names that had to be left out (unknown, or unreadable values)."""
        known, dropped = {}, []
        kinds = option_types(cls)
        for old, value in values.items():
            name = cls.RENAMED.get(old, old)
            try:
                known[name] = coerce(name, kinds[name], value)
            except (KeyError, ValueError):
                dropped.append(old)
        return cls(**known), tuple(dropped)

    def save(self) -> dict[str, bool | int | str]:
        """Every option's value in plain types, by name; `load` reads it."""
        return {name: plain(getattr(self, name)) for name in option_types(type(self))}

    def changed(self, name: str, value: object) -> Self:
        """The same set with one other value."""
        return cast("Self", replace(cast("Any", self), **{name: value}))

    def settled(self, seats: int) -> Self:
        """The rules for a table of so many: what has no meaning for them is as declared, whatever was chosen."""
        idle = {info.name: info.default for info in describe(type(self)) if not info.suits(seats)}
        return cast("Self", replace(cast("Any", self), **idle))

    def differences(self, other: Self, seats: int | None = None) -> tuple[str, ...]:
        """The names of the options whose values differ and matter in this set, in the order of declaration."""
        return tuple(
            info.name
            for info in describe(type(self))
            if getattr(self, info.name) != getattr(other, info.name) and info.matters(self, seats)
        )

    def nearest_preset(self, seats: int | None = None) -> str | None:
        """The name of the offered preset that differs in the fewest options, the first of equals; None without any."""
        return min(self.offered(seats), key=lambda name: len(self.differences(self.preset(name), seats)), default=None)

    def preset_name(self, seats: int | None = None) -> str | None:
        """The name of the offered preset that these rules are, if they are one."""
        name = self.nearest_preset(seats)
        return None if name is None or self.differences(self.preset(name), seats) else name


def _declared(options: type[Options]) -> tuple[Field[Any], ...]:
    return fields(cast("Any", options))


def describe(options: type[Options]) -> Iterator[OptionInfo]:
    """The options of a set in the order of declaration."""
    for entry in _declared(options):
        yield _info(entry)


def blockers(options: Options, info: OptionInfo) -> tuple[OptionInfo, ...]:
    """The options of which each, had it another value, would alone give this one its meaning."""
    return tuple(
        other
        for other in describe(type(options))
        if any(info.matters(options.changed(other.name, value), None) for value in other.samples())
    )


def option_types(options: type[Options]) -> Mapping[str, type]:
    """The type of each option by name, in the order of declaration: that of its default."""
    return {entry.name: type(entry.default) for entry in _declared(options)}


def coerce(name: str, kind: type, value: object) -> bool | int | str | enum.Enum:
    """The value as the option's type, read from its text if need be; raises ValueError with one sentence."""
    if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
        return cast("bool | int | str | enum.Enum", value)
    text = value if isinstance(value, str) else plain(value) if isinstance(value, enum.Enum) else ""
    if issubclass(kind, enum.Enum):
        return _member(name, kind, value if not isinstance(value, enum.Enum) else text)
    if kind is bool and str(text).lower() in _TRUTH:
        return _TRUTH[str(text).lower()]
    if kind is int and isinstance(text, str) and _WHOLE_NUMBER.fullmatch(text.strip()):
        return int(text)
    raise _unusable(name, kind, value)


def plain(value: object) -> bool | int | str:
    """The saved form of an option's value."""
    if isinstance(value, enum.Enum):
        return cast("str", value.value)
    return cast("bool | int | str", value)


_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_TRUTH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def _info(entry: Field[Any]) -> OptionInfo:
    info = cast("OptionInfo", entry.metadata[_KEY])
    return replace(info, name=entry.name)


def _member(name: str, kind: type[enum.Enum], value: object) -> enum.Enum:
    try:
        return kind(value)
    except ValueError:
        raise _unusable(name, kind, value) from None


def _unusable(name: str, kind: type, value: object) -> Complaint:
    if issubclass(kind, enum.Enum):
        members = ", ".join(str(member.value) for member in kind)
        return Complaint(_NOT_ONE_OF.filled(str(value), name, members))
    sentence = {bool: _NO_TRUTH, int: _NO_NUMBER}.get(kind, _NO_TEXT)
    return Complaint(sentence.filled(str(value), name))
