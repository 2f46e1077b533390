"""Options: declared once, read from anything that a file or a command line may hold."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, dataclass, replace
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.options import LEAST, MOST, OptionInfo, Options, blockers, coerce, describe, option, plain
from cardtable.core.text import translate
from tests.toy.game import Swapping, ToyOptions


@dataclass(frozen=True, slots=True)
class Numbers(Options):
    """Numbers with bounds of every kind, and a text."""

    name: str = option("", label=translate("Toy", "Name"), help=translate("Toy", "Any name."))
    free: int = option(5, label=translate("Toy", "Free"), help=translate("Toy", "Any number."))
    low: int = option(0, label=translate("Toy", "Low"), help=translate("Toy", "Not below nothing."), low=0)
    packs: int = option(0, label=translate("Toy", "Packs"), help=translate("Toy", "Two or three."), only=(0, 2, 3))
    bonus: int = option(10, label=translate("Toy", "Bonus"), help=translate("Toy", "Fives."), low=0, high=20, step=5)


def info(name: str, options: type[Options] = ToyOptions) -> OptionInfo:
    return next(info for info in describe(options) if info.name == name)


def test_values_are_read_from_their_texts() -> None:
    options = ToyOptions(swapping="none", deals=" 3 ", show_points="No")  # type: ignore[arg-type]  # texts are allowed
    assert options == ToyOptions(Swapping.NONE, 3, False)


@pytest.mark.parametrize(
    ("name", "value", "result"),
    [
        ("swapping", Swapping.NONE, Swapping.NONE),
        ("swapping", "left", Swapping.LEFT),
        ("deals", 7, 7),
        ("deals", "+7", 7),
        ("deals", "-7", -7),
        ("deals", "007", 7),
        ("show_points", True, True),
        ("show_points", "TRUE", True),
        ("show_points", "yes", True),
        ("show_points", "on", True),
        ("show_points", "1", True),
        ("show_points", "off", False),
        ("show_points", "0", False),
    ],
)
def test_what_a_field_accepts(name: str, value: object, result: object) -> None:
    assert coerce(info(name), value) == result


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("swapping", "right", "one of: left, none."),
        ("swapping", 3, "one of: left, none."),
        ("swapping", [], "one of: left, none."),
        ("deals", "many", "a whole number from 1 to 9."),
        ("deals", "", "a whole number from 1 to 9."),
        ("deals", "--5", "a whole number from 1 to 9."),
        ("deals", "²", "a whole number from 1 to 9."),
        ("deals", "9" * 5000, "a whole number from 1 to 9."),
        ("deals", 2.0, "a whole number from 1 to 9."),
        ("deals", True, "a whole number from 1 to 9."),
        ("deals", None, "a whole number from 1 to 9."),
        ("show_points", "maybe", "true or false."),
        ("show_points", 1, "true or false."),
        ("show_points", None, "true or false."),
    ],
)
def test_other_values_are_refused_in_a_sentence(name: str, value: object, expected: str) -> None:
    with pytest.raises(ValueError, match="isn't a valid value for") as caught:
        coerce(info(name), value)
    assert str(caught.value).endswith(expected)


def test_a_number_may_have_to_be_a_multiple() -> None:
    bonus = info("bonus", Numbers)
    assert [number for number in (-5, 0, 3, 5, 15, 20, 25) if bonus.allows(number)] == [0, 5, 15, 20]
    with pytest.raises(ValueError, match=r"“7” isn't a valid value for bonus: give a multiple of 5 from 0 to 20\.$"):
        Numbers().read("bonus", "7")
    assert Numbers.load({"bonus": 7}) == (Numbers(), ("bonus",))
    assert Numbers().read("bonus", "15").bonus == 15


def test_text_options() -> None:
    assert coerce(info("name", Numbers), "5") == "5"
    with pytest.raises(ValueError, match="give a text"):
        coerce(info("name", Numbers), 5)


def beyond(options: type[Options], **values: object) -> str:
    """What is said of a value that a saved game or a command line may not hold."""
    ((name, value),) = values.items()
    assert options.load(values) == (options(), (name,))
    with pytest.raises(ValueError, match="isn't a valid value for") as caught:
        options().read(name, str(value))
    return str(caught.value)


@pytest.mark.parametrize("deals", [0, 10, -1, 2**31, 10**30])
def test_a_number_from_outside_has_the_bounds_of_the_dialog(deals: int) -> None:
    assert beyond(ToyOptions, deals=deals).endswith("for deals: give a whole number from 1 to 9.")
    assert ToyOptions.load({"rounds": deals}) == (ToyOptions(), ("rounds",))


def test_an_end_that_is_left_open_is_that_of_the_number_field() -> None:
    assert [Numbers.load({"free": number})[0].free for number in (LEAST, MOST)] == [LEAST, MOST]
    assert beyond(Numbers, free=LEAST - 1) == beyond(Numbers, free=MOST + 1).replace(str(MOST + 1), str(LEAST - 1))
    assert "from 0 to" in beyond(Numbers, low=-1)


def test_a_number_may_have_a_few_values_only() -> None:
    assert [Numbers.load({"packs": packs})[0].packs for packs in (0, 2, 3)] == [0, 2, 3]
    assert beyond(Numbers, packs=1) == "“1” isn't a valid value for packs; choose one of: 0, 2, 3."
    assert info("packs", Numbers).samples() == (0, 2, 3)


def test_a_long_value_is_not_repeated_whole() -> None:
    for value in ("x" * 5000, [[1]] * 5000):
        with pytest.raises(ValueError, match="…” isn't a valid value for deals") as caught:
            ToyOptions(deals=value)  # type: ignore[arg-type]  # that is the point
        assert len(str(caught.value)) < 120
    assert ToyOptions.load({"deals": 10**5000}) == (ToyOptions(), ("deals",))


def test_a_member_of_another_enum_counts_by_its_text() -> None:
    class Other(str):
        pass

    assert coerce(info("swapping"), Other("none")) is Swapping.NONE


def test_option_sets_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        ToyOptions().deals = 4  # type: ignore[misc]  # that is the point


@given(st.sampled_from(Swapping), st.integers(1, 9), st.booleans())
def test_saving_and_loading_change_nothing(swapping: Swapping, deals: int, show: bool) -> None:
    options = ToyOptions(swapping, deals, show)
    assert ToyOptions.load(json.loads(json.dumps(options.save()))) == (options, ())


def test_loading_keeps_what_it_can() -> None:
    saved = {"swapping": "none", "colour": "red", "deals": "many", "show_points": False}
    assert ToyOptions.load(saved) == (ToyOptions(Swapping.NONE, 2, False), ("colour", "deals"))


def test_loading_follows_renamed_options() -> None:
    assert ToyOptions.load({"rounds": 4}) == (ToyOptions(deals=4), ())
    assert ToyOptions.load({"rounds": "x"}) == (ToyOptions(), ("rounds",))


@given(st.dictionaries(st.text(max_size=12), st.none() | st.booleans() | st.integers() | st.floats() | st.text()))
def test_loading_survives_any_dictionary(values: dict[str, object]) -> None:
    options, dropped = ToyOptions.load(values)
    assert isinstance(options, ToyOptions)
    assert set(dropped) <= set(values)


def test_presets_by_name_and_seats() -> None:
    assert ToyOptions.preset("plain") == ToyOptions(Swapping.NONE)
    assert ToyOptions.presets_for(3) == ("long", "plain")
    assert ToyOptions.presets_for(4) == ("long",)
    with pytest.raises(ValueError, match=r"no rules called “chess”; choose one of: long, plain\.$"):
        ToyOptions.preset("chess")


def test_changes_and_differences() -> None:
    changed = ToyOptions().changed("deals", "4")
    assert changed.deals == 4
    assert changed.differences(ToyOptions()) == ("deals",)
    assert ToyOptions().differences(ToyOptions()) == ()


@dataclass(frozen=True, slots=True)
class Conditional(Options):
    """One option that hangs on another, and one for three players only."""

    bonus: bool = option(False, label=translate("Toy", "Bonus"), help=translate("Toy", "A card counts less."))
    size: int = option(
        10, label=translate("Toy", "Size"), help=translate("Toy", "Its points."), when=lambda options: options.bonus
    )
    kitty: int = option(
        0, label=translate("Toy", "Kitty"), help=translate("Toy", "Left over."), seats=lambda seats: seats == 3
    )
    PRESETS: ClassVar = {"plain": {}, "bonus": {"bonus": True}, "for_three": {"kitty": 1}}
    PRESET_SEATS: ClassVar = {"plain": (3, 4), "bonus": (3, 4), "for_three": (3,)}


def test_what_means_nothing_is_no_difference() -> None:
    assert Conditional(size=5).differences(Conditional()) == ()
    assert Conditional(bonus=True, size=5).differences(Conditional()) == ("bonus", "size")
    assert Conditional(kitty=1).differences(Conditional(), 3) == ("kitty",)
    assert Conditional(kitty=1).differences(Conditional(), 4) == ()


def test_what_means_nothing_to_so_many_is_not_played_by() -> None:
    assert Conditional(kitty=1).settled(4) == Conditional()
    assert Conditional(kitty=1).settled(3) == Conditional(kitty=1)


def test_rules_have_the_name_of_their_preset() -> None:
    assert Conditional(bonus=True).preset_name() == "bonus"
    assert Conditional(kitty=1).preset_name(3) == "for_three"
    assert Conditional(kitty=1).preset_name(4) == "plain"
    assert Conditional(bonus=True, size=5).preset_name(4) is None
    assert Conditional(bonus=True, size=5).nearest_preset(4) == "bonus"
    assert Conditional.offered(4) == ("plain", "bonus")
    assert Conditional.offered(5) == ("plain", "bonus", "for_three")


def test_an_option_without_effect_knows_what_bars_it() -> None:
    size = list(describe(Conditional))[1]
    barring = blockers(Conditional(), lambda options: size.matters(options, None))
    assert [info.name for info in barring] == ["bonus"]


def test_descriptions_stand_in_the_order_of_declaration() -> None:
    infos = list(describe(ToyOptions))
    assert [info.name for info in infos] == ["swapping", "deals", "show_points"]
    assert infos[1].default == 2
    assert (infos[1].low, infos[1].high) == (1, 9)
    assert infos[0].label.source == "Swapping"
    assert infos[0].group is None


def test_members_have_labels_and_plain_values() -> None:
    assert Swapping.LEFT.label.source == "To the left"
    assert [plain(value) for value in (Swapping.LEFT, 3, True, "x")] == ["left", 3, True, "x"]


def test_samples_of_an_option_are_all_that_is_worth_trying() -> None:
    assert info("show_points").samples() == (False, True)
    assert info("swapping").samples() == tuple(Swapping)
    assert info("deals").samples() == tuple(range(1, 10))
    assert info("packs", Numbers).samples() == (0, 2, 3)
    assert info("bonus", Numbers).samples() == (0, 20)  # the ends of a long range
    assert info("name", Numbers).samples() == info("low", Numbers).samples() == ()


def test_a_value_is_told_as_people_read_it() -> None:
    assert info("swapping").told(Swapping.LEFT) is Swapping.LEFT.label
    assert info("deals").told(3) == 3
    never = translate("Toy", "Never")
    limited = replace(info("low", Numbers), zero=never)
    assert [limited.told(value) for value in (0, 3)] == [never, 3]
    fast = translate("Toy", "Fast")
    named = replace(info("deals"), names={3: fast})
    assert [named.told(value) for value in (3, 4)] == [fast, 4]


def test_numbers_with_names_are_offered_at_once() -> None:
    slow, normal = translate("Toy", "Slow"), translate("Toy", "Normal")
    made = option(100, label=normal, help=normal, low=25, high=400, names={50: slow, 100: normal})
    assert made.metadata["option"].suggested == (50, 100)


def test_a_number_is_allowed_within_its_bounds_and_steps() -> None:
    bonus, packs, free = (info(name, Numbers) for name in ("bonus", "packs", "free"))
    assert [number for number in range(-5, 30) if bonus.allows(number)] == [0, 5, 10, 15, 20]
    assert [number for number in range(-5, 30) if packs.allows(number)] == [0, 2, 3]
    assert [number for number in (LEAST - 1, LEAST, MOST, MOST + 1) if free.allows(number)] == [LEAST, MOST]


def test_a_value_works_unless_it_is_idle_beside_the_others() -> None:
    idle = replace(info("deals"), idle=lambda options: frozenset({9} if options.show_points else ()))
    assert info("deals").works(9, ToyOptions())
    assert not idle.works(9, ToyOptions())
    assert idle.works(9, ToyOptions(show_points=False))
    assert idle.works(8, ToyOptions())
