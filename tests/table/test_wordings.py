"""What is told of what happens in full, short and very short words, and when."""

from __future__ import annotations

from cardtable.core.cards import Card, parse_cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon, TurnStarted
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.speech_forms import WordingLevel
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements
from cardtable.games.canasta import announcements as says
from cardtable.games.canasta.state import MeldGroup
from cardtable.table.speech.narrator import MOST_KEPT, DeferredNarration, PromptAnnouncer
from cardtable.table.speech.update_remarks import (
    LITTLE,
    NORMAL,
    ListenerProfile,
    UpdateRemark,
    describe_update,
    word_remarks,
)
from tests.table.toy import SPECS

ME, AMRIT, KAVYA, PARISA = map(Seat, range(4))
WORDS = SourceRenderer({ME: "Me", AMRIT: "Amrit", KAVYA: "Kavya", PARISA: "Parisa"})
FORMS = announcements.SPOKEN | says.SPOKEN
QUEEN = Card.parse("QS")


def told(*events: Event, verbosity: int = NORMAL, hands: dict[Seat, int] | None = None) -> tuple[UpdateRemark, ...]:
    return describe_update(events, ListenerProfile(ME, ZoneKinds(SPECS), verbosity, FORMS), frozenset(), hands or {})


def plays(seat: Seat, card: str, *, lead: bool = False) -> Announced:
    return announcements.plays(seat, Card.parse(card), lead=lead)


def spoken(found: tuple[UpdateRemark, ...], wording: WordingLevel, *, in_tricks: bool = True) -> str:
    return " ".join(WORDS.text(text) for text in word_remarks(found, wording, in_tricks=in_tricks))


TRICK = (plays(AMRIT, "7C"), plays(KAVYA, "6C"), plays(PARISA, "TC"), TrickWon(PARISA), plays(PARISA, "6S", lead=True))


def test_a_trick_in_full_short_and_very_short_words() -> None:
    found = told(*TRICK)
    full, short, very_short = (spoken(found, wording) for wording in WordingLevel)
    assert full.startswith("Amrit plays the seven of clubs. Kavya plays the six of clubs.")
    assert short == "Amrit 7 clubs. Kavya 6 clubs. Parisa 10 clubs, takes it, 6 spades."
    assert very_short == "Amrit 7, 6, 10 clubs, Parisa takes it. Parisa 6 spades."


def test_a_card_says_its_suit_unless_the_next_one_has_the_same() -> None:
    found = told(plays(AMRIT, "7C"), plays(KAVYA, "QD"), plays(PARISA, "TC"))
    assert spoken(found, WordingLevel.VERY_SHORT) == "Amrit 7 clubs, queen diamonds, 10 clubs."


def test_where_turns_are_long_each_player_has_a_sentence() -> None:
    drawn = says.draws(AMRIT, 1), says.discards(AMRIT, QUEEN, freezes=False), says.draws(KAVYA, 1)
    said = spoken(told(*drawn), WordingLevel.VERY_SHORT, in_tricks=False)
    assert said == "Amrit draws, discards queen spades. Kavya draws."


def test_melds_are_told_with_their_cards_and_the_new_size() -> None:
    group = MeldGroup(12, parse_cards(["QC", "QD", "2C", "2D"]))
    (found,) = told(says.melds(AMRIT, group, 7))
    assert WORDS.text(found.written) == "Amrit melds queens: 4 card(s)."
    assert WORDS.text(found.full) == "Amrit lays down 2 queen(s) and 2 deuce(s) to the queens, now 7."
    (new,) = told(says.melds(AMRIT, group, 4))
    assert WORDS.text(new.full) == "Amrit lays down 2 queen(s) and 2 deuce(s)."
    (wild,) = told(says.melds(AMRIT, MeldGroup(2, parse_cards(["2C", "JK"])), 5))
    assert WORDS.text(wild.full) == "Amrit lays down 1 joker(s) and 1 deuce(s) to the wild cards, now 5."


def test_the_cards_of_a_taken_pile_are_told() -> None:
    (found,) = told(says.takes(AMRIT, parse_cards(["5C", "5D", "KS"])))
    assert WORDS.text(found.full) == "Amrit takes the pile: 2 five(s) and 1 king(s)."


def test_who_wants_to_hear_little_is_told_what_decides_a_deal_and_what_they_do_themselves() -> None:
    told_to_few = told(
        plays(AMRIT, "7C"), plays(AMRIT, "QS"), plays(ME, "2C"), announcements.broken(),
        announcements.takes(KAVYA, QUEEN),
        says.completes(KAVYA, natural=False, wild=False), says.may_go_out((AMRIT, KAVYA)), verbosity=LITTLE,
    )  # fmt: skip
    assert spoken(told_to_few, WordingLevel.SHORT) == (
        "Amrit queen spades. Me 2 clubs. hearts broken. Kavya takes queen spades, mixed canasta. "
        "Amrit and Kavya may go out now."
    )


def test_who_has_few_cards_left_is_told_whenever_they_become_fewer() -> None:
    away = CardsMoved(Zone("hand", 1), Zone("stock"), parse_cards(["2C"]))
    for before, sentences in ((5, ""), (4, "Amrit has 3 card(s) left."), (2, "Amrit has 1 card(s) left."), (1, "")):
        assert spoken(told(away, hands={AMRIT: before}), WordingLevel.FULL) == sentences
    mine = CardsMoved(Zone("hand", 0), Zone("stock"), parse_cards(["2C"]))
    assert told(mine, hands={ME: 3}) == ()


def test_what_others_pass_waits_until_the_person_has_passed_and_is_one_sentence() -> None:
    teller = DeferredNarration()
    for seat in (KAVYA, PARISA):
        other = told(announcements.passes(seat, 3, AMRIT))
        assert teller.hear(other, ME, WordingLevel.FULL, chooses=True, due=False) == ()
    own = told(announcements.passes(ME, 3, AMRIT))
    now = teller.hear(own, ME, WordingLevel.FULL, chooses=True, due=False)
    assert spoken(now, WordingLevel.FULL) == "Me passes 3 card(s) to Amrit. Kavya and Parisa have passed their cards."
    assert not teller.is_keeping


def test_very_short_words_gather_all_up_to_the_next_decision_and_lose_nothing() -> None:
    teller = DeferredNarration()
    for event in TRICK[:-1]:
        assert teller.hear(told(event), ME, WordingLevel.VERY_SHORT, chooses=False, due=False) == ()
    now = teller.hear(told(TRICK[-1]), ME, WordingLevel.VERY_SHORT, chooses=False, due=True)
    assert now == told(*TRICK)
    teller.hear(told(TRICK[0]), ME, WordingLevel.VERY_SHORT, chooses=False, due=False)
    assert teller.release() == told(TRICK[0])
    teller.hear(told(TRICK[0]), ME, WordingLevel.VERY_SHORT, chooses=False, due=False)
    teller.forget()
    assert teller.release() == ()


def test_the_hand_that_was_dealt_is_told_by_suits_or_where_these_matter_little_by_ranks() -> None:
    stock = Zone("stock")
    own = CardsMoved(stock, Zone("hand", 0), parse_cards(["9C", "8C", "AS"]))
    deal = own, CardsMoved(stock, Zone("hand", 1), (None, None, None))
    kinds = ZoneKinds(SPECS)
    hearts, canasta = (
        describe_update(deal, ListenerProfile(ME, kinds, LITTLE, forms))
        for forms in (announcements.SPOKEN, says.SPOKEN)
    )
    assert spoken(hearts, WordingLevel.SHORT) == "Your cards: clubs 8 9, spades ace."
    assert spoken(canasta, WordingLevel.SHORT) == "Your cards: one each: 8 9 ace."
    assert describe_update(deal, ListenerProfile(AMRIT, kinds)) == ()


def test_who_has_no_turn_is_told_all_the_same_after_a_while() -> None:
    teller = DeferredNarration()
    now: tuple[UpdateRemark, ...] = ()
    for _ in range(MOST_KEPT):
        assert now == ()
        now = teller.hear(told(TRICK[0]), None, WordingLevel.VERY_SHORT, chooses=False, due=False)
    assert now == told(TRICK[0]) * MOST_KEPT


def prompt(source: str, *arguments: int) -> Text:
    return Text("T", source, args=arguments)


def test_a_prompt_is_told_when_the_turn_begins_and_another_kind_when_it_comes() -> None:
    asking, choose, enough = PromptAnnouncer(), prompt("Choose: %1 of 3", 0), prompt("Enough")
    assert asking.show(choose) is None  # that it is their turn has not been told yet
    assert asking.begin() == choose
    assert asking.show(prompt("Choose: %1 of 3", 1)) is None
    assert asking.show(enough) == enough
    assert asking.show(enough) is None
    assert asking.show(None) is None
    asking.turn()
    assert asking.show(choose) == choose


def test_a_prompt_that_something_else_says_is_not_told() -> None:
    asking = PromptAnnouncer()
    asking.turn()
    assert asking.show(prompt("Follow"), silently=True) is None
    assert asking.show(prompt("Follow")) is None
    assert asking.show(prompt("Meld")) == prompt("Meld")
    assert asking.show(prompt("Enough"), silently=True) is None  # a hint has prepared it, and is followed
    assert asking.show(prompt("Enough")) is None
    assert asking.show(prompt("Meld")) is None


def test_a_turn_without_a_prompt_is_told_all_the_same() -> None:
    asking = PromptAnnouncer()
    asking.turn()
    said = asking.show(Text("", ""))
    assert said is not None
    assert WORDS.text(said) == "Your turn."


def test_the_points_of_a_deal_are_told_of_everybody() -> None:
    found = told(HandScored((3, 0, 10, 13)), TurnStarted(frozenset({ME})))
    assert spoken(found, WordingLevel.FULL) == "Points of this deal: Me 3, Amrit 0, Kavya 10, Parisa 13."
    assert spoken(found, WordingLevel.VERY_SHORT) == "Me 3, Amrit 0, Kavya 10, Parisa 13."
