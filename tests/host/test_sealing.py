"""The seed of a deal comes from everybody's numbers, and nobody can change one afterwards."""

from __future__ import annotations

import pytest

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import CommitReveal, commitment_of, seed_of
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage

TABLE = "4f2c9a17"
SHARES = {
    "dealer": "000102030405060708090a0b0c0d0e0f",
    "seat 0": "101112131415161718191a1b1c1d1e1f",
    "seat 1": "202122232425262728292a2b2c2d2e2f",
}
HASHES = {who: commitment_of(TABLE, 1, who, share) for who, share in SHARES.items()}
SEED = "f251ff26a19c348d5cb3a97cfc82fa90fd7e2a88be9e24f2b98bbfb9bf441591"
OTHER = "f" * 32


def sealing() -> CommitReveal:
    return CommitReveal(TABLE, 1, tuple(SHARES), SHARES["dealer"])


def committed() -> CommitReveal:
    made = sealing()
    assert made.commit("seat 0", HASHES["seat 0"])
    assert made.commit("seat 1", HASHES["seat 1"])
    return made


def test_hashes_and_seed_are_the_same_to_the_byte_in_every_program() -> None:
    assert HASHES["dealer"] == "dea2843018befa765f131fcd8a5ba8dcfd07bb0122094a1243f5e2e70b757b08"
    assert HASHES["seat 0"] == "524ccd8d4186b4adc7edec11fb5e8e6c3406754e9b193e7dcc2aae046937e676"
    assert HASHES["seat 1"] == "ee563e6fff141f3c859a813aeffa206778fd4c6517749f11b30c6ae40fd98f76"
    assert seed_of(TABLE, 1, SHARES) == SEED


def test_the_order_of_numbers_is_that_of_code_points() -> None:
    eleven = {"seat 2": OTHER, "seat 10": "0" * 32, "dealer": "1" * 32}
    assert seed_of(TABLE, 1, eleven) == seed_of(TABLE, 1, dict(reversed(eleven.items())))
    assert seed_of(TABLE, 1, eleven) != seed_of(TABLE, 2, eleven) != seed_of("0" * 8, 2, eleven)


def test_a_deal_in_order() -> None:
    made = sealing()
    assert made.call == CommitCall(1, tuple(SHARES), HASHES["dealer"])
    assert made.commitments is None
    made.commit("seat 1", HASHES["seat 1"])
    assert made.commitments is None
    made.commit("seat 0", HASHES["seat 0"])
    assert made.commitments == CommitmentsMessage(1, HASHES)
    assert made.commitments is not None
    assert list(made.commitments.hashes) == list(SHARES)
    assert made.reveal("seat 0", SHARES["seat 0"])
    assert made.seed is None
    assert made.reveal("seat 1", SHARES["seat 1"])
    assert made.seed == SEED
    assert made.reveal_message([(Seat(0), "play 2C")]) == RevealMessage(1, SEED, SHARES, (), ((Seat(0), "play 2C"),))


def test_whoever_is_late_with_a_hash_is_left_out_of_the_deal() -> None:
    made = sealing()
    made.commit("seat 0", HASHES["seat 0"])
    made.too_late()

    assert made.commit("seat 1", HASHES["seat 1"])  # no fault, but too late
    assert made.commitments is not None
    assert set(made.commitments.hashes) == {"dealer", "seat 0"}
    assert made.reveal("seat 1", SHARES["seat 1"])
    made.reveal("seat 0", SHARES["seat 0"])
    assert made.seed == seed_of(TABLE, 1, {who: SHARES[who] for who in ("dealer", "seat 0")})


def test_whoever_is_late_with_a_number_is_named() -> None:
    made = committed()
    made.reveal("seat 1", SHARES["seat 1"])
    made.too_late()
    seed = made.seed

    made.reveal("seat 0", SHARES["seat 0"])
    assert made.seed == seed == seed_of(TABLE, 1, {who: SHARES[who] for who in ("dealer", "seat 1")})
    assert made.reveal_message(()).missing == ("seat 0",)
    assert set(made.reveal_message(()).shares) == {"dealer", "seat 1"}


def test_a_second_other_hash_is_a_fault_and_changes_nothing() -> None:
    made = committed()

    assert made.commit("seat 1", HASHES["seat 1"])
    assert not made.commit("seat 1", HASHES["seat 0"])
    assert made.commitments == CommitmentsMessage(1, HASHES)


def test_a_number_that_does_not_fit_its_hash_is_a_fault_and_is_not_taken() -> None:
    made = committed()

    assert not made.reveal("seat 1", OTHER)
    made.reveal("seat 0", SHARES["seat 0"])
    assert made.seed is None


def test_nobody_can_send_a_number_before_all_hashes_are_known() -> None:
    made = sealing()
    made.commit("seat 0", HASHES["seat 0"])
    made.reveal("seat 0", SHARES["seat 0"])
    made.commit("seat 1", HASHES["seat 1"])
    made.reveal("seat 1", SHARES["seat 1"])

    assert made.seed is None


@pytest.mark.parametrize("who", ["seat 2", "Meera"])
def test_whoever_was_not_called_does_not_count(who: str) -> None:
    made = sealing()
    made.commit(who, OTHER * 2)
    made.commit("seat 0", HASHES["seat 0"])
    made.commit("seat 1", HASHES["seat 1"])

    assert made.commitments == CommitmentsMessage(1, HASHES)


def test_after_a_restart_the_deal_has_the_same_hashes() -> None:
    made = CommitReveal(TABLE, 1, tuple(SHARES), SHARES["dealer"], {who: HASHES[who] for who in ("dealer", "seat 1")})

    assert made.commitments == CommitmentsMessage(1, {who: HASHES[who] for who in ("dealer", "seat 1")})
    made.commit("seat 0", HASHES["seat 0"])
    assert "seat 0" not in made.commitments.hashes
    made.reveal("seat 1", SHARES["seat 1"])
    assert made.seed is not None


def test_without_people_the_dealers_number_is_enough() -> None:
    alone = CommitReveal(TABLE, 1, ("dealer",), SHARES["dealer"])

    assert alone.commitments is not None
    assert alone.seed == seed_of(TABLE, 1, {"dealer": SHARES["dealer"]})
