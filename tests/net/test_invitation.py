"""Invitations: the same to the bit everywhere, and what is typed wrong is noticed."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cardtable.core.language.user_error import UserError
from cardtable.net.invitation import (
    LINK,
    SYMBOLS,
    BadInvitation,
    Invitation,
    InvitationFault,
    PeerAddress,
    fingerprint_cards,
    is_relay,
    read_invitation,
    write_invitation,
)
from tests.conformance.sentences import is_sentence
from tests.net.samples import FINGERPRINT, INVITATION, SECRET, TABLE

BOTH = replace(INVITATION, addresses=("192.168.1.23", "2001:db8::17"))
SIGNED = Invitation(("cards.example.org",), 47190, TABLE, SECRET, None)
LINKS = {
    INVITATION: "040B-GNJF-5JD1-F6RX-FH0E-5A2Z-6SGA-7Z40-SP6G-GYY8-2T7P-AW16-KQ2G-2160-N00H-E0XQ-Z",
    BOTH: "040B-GNJF-5JD1-F6RX-FH0E-5A2Z-6SGA-7Z40-SP6G-GYY8-2T7P-AW16-KQ2G-4160-N00H-E1H0-046V-G000-0000-0000-"
    "0000-000Q-NFEB",
    SIGNED: "040V-GNJF-5JD1-F6RX-FH0E-5A2Z-6R0G-E4B3-C5S6-8WSE-CNW6-2VBG-DHJJ-WVVJ-CWWD-M5",
}
CODE = LINKS[INVITATION]
KEY = bytes(range(32))
PEER = PeerAddress(KEY, 47190, "https://relay.example.org")
DIALLED = replace(INVITATION, peer=PEER)


@pytest.mark.parametrize("invitation", LINKS)
def test_links_are_the_same_to_the_bit(invitation: Invitation) -> None:
    assert write_invitation(invitation) == LINK + LINKS[invitation]
    assert read_invitation(LINK + LINKS[invitation]) == invitation


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        CODE.lower(),
        CODE.replace("-", ""),
        CODE.replace("-", " "),
        f"  {CODE}\n",
        f"{LINK.upper()}{CODE}",
        f"Come and play! {LINK}{CODE} See you at eight.",
        f"<a href='{LINK}{CODE}'>",
        f"{LINK}{CODE[:40]}\r\n{CODE[40:]}",
        CODE.replace("1", "l").replace("0", "o"),
        CODE.replace("1", "I").replace("0", "O"),
    ],
)
def test_case_hyphens_blanks_and_what_stands_around_do_not_matter(text: str) -> None:
    assert read_invitation(text) == INVITATION


@pytest.mark.parametrize("invitation", LINKS)
def test_every_single_wrong_letter_or_digit_is_noticed(invitation: Invitation) -> None:
    code = LINKS[invitation].replace("-", "")
    for place, right in enumerate(code):
        for wrong in SYMBOLS.replace(right, ""):
            with pytest.raises(UserError):
                read_invitation(code[:place] + wrong + code[place + 1 :])


def test_two_neighbours_that_change_places_are_noticed() -> None:
    code = CODE.replace("-", "")
    for place, (one, other) in enumerate(pairwise(code)):
        if one != other:
            with pytest.raises(UserError):
                read_invitation(code[:place] + other + one + code[place + 2 :])


@pytest.mark.parametrize("invitation", LINKS)
def test_whoever_pasted_the_beginning_alone_is_told_so(invitation: Invitation) -> None:
    code = LINKS[invitation].replace("-", "")
    for length in range(1, len(code)):
        with pytest.raises(UserError) as noticed:
            read_invitation(LINK + code[:length])
        assert str(noticed.value).startswith("The end is missing")
    with pytest.raises(UserError, match=f"64 of {len(CODE.replace('-', ''))} characters are here"):
        read_invitation(CODE[:-1])


@pytest.mark.parametrize("relay", ["", PEER.relay, "http://[fd00::17]:3340", "https://euc1-1.relay.n0.iroh.link./"])
@pytest.mark.parametrize("invitation", [BOTH, SIGNED])
def test_it_can_also_say_how_to_dial_from_another_house(invitation: Invitation, relay: str) -> None:
    dialled = replace(invitation, peer=replace(PEER, relay=relay))

    assert read_invitation(f"Come! {write_invitation(dialled)} see you") == dialled


def test_of_the_longer_form_no_end_may_be_missing() -> None:
    code = write_invitation(DIALLED).removeprefix(LINK).replace("-", "")
    for length in range(1, len(code)):
        with pytest.raises(BadInvitation) as noticed:
            read_invitation(LINK + code[:length])
        assert noticed.value.fault is InvitationFault.CUT


@pytest.mark.parametrize(
    "url",
    ["relay.example.org", "ftp://relay.example.org", "https://relay.example.org/path", "https://", "https://x:port"],
)
def test_what_is_no_relay(url: str) -> None:
    assert not is_relay(url)
    with pytest.raises(ValueError, match="relay"):
        write_invitation(replace(DIALLED, peer=replace(PEER, relay=url)))


def test_four_addresses_are_as_many_as_there_may_be() -> None:
    four = replace(INVITATION, addresses=("10.0.0.1", "2001:db8::17", "cards.example.org", "10.0.0.2"))

    assert read_invitation(write_invitation(four)) == four


def test_a_text_is_understood_before_its_length_counts() -> None:
    """Blanks are no part of a code; of what has its letters, no more is looked at than any code could have."""
    assert read_invitation(" " * 100_000 + CODE) == INVITATION
    assert read_invitation(f"{LINK}{CODE[:40]}{' ' * 100_000}{CODE[40:]}") == INVITATION
    with pytest.raises(UserError):
        read_invitation("0" * 1_000_000 + CODE)


def test_letters_behind_a_bare_code_are_no_invitation() -> None:
    with pytest.raises(UserError):
        read_invitation(CODE + "22")


@pytest.mark.parametrize("text", ["", " ", "-", LINK, "hello!", CODE.replace("J", "U"), "http://example.org", "٠٤٠"])
def test_what_is_no_invitation_is_called_so(text: str) -> None:
    with pytest.raises(UserError) as noticed:
        read_invitation(text)
    assert is_sentence(str(noticed.value))


@pytest.mark.parametrize("text", ["hello Asha", "come at 8", "see you there - Meera"])
def test_words_that_happen_to_have_the_letters_of_a_code_are_no_cut_invitation(text: str) -> None:
    with pytest.raises(BadInvitation) as noticed:
        read_invitation(text)
    assert noticed.value.fault is InvitationFault.NONE


def test_the_beginning_of_a_code_that_is_being_typed_is_a_cut_one() -> None:
    for length in range(1, 30):
        with pytest.raises(BadInvitation) as noticed:
            read_invitation(CODE[:length])
        assert noticed.value.fault is InvitationFault.CUT


def sealed(content: bytes) -> str:
    """Content with a check that fits it, as a stranger may write it."""
    check = hashlib.sha256(b"cardtable/invitation/" + content).digest()
    return symbols(content) + symbols(check)[:4]


def symbols(content: bytes) -> str:
    bits = "".join(f"{byte:08b}" for byte in content)
    bits += "0" * (-len(bits) % 5)
    return "".join(SYMBOLS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


HEAD = bytes.fromhex("0100b8564f2c9a179b1d7c40e2a85f36") + FINGERPRINT[:16]
V4 = bytes.fromhex("04c0a80117")


def test_the_content_is_what_the_protocol_says() -> None:
    assert sealed(HEAD + b"\x01" + V4) == CODE.replace("-", "")


@pytest.mark.parametrize(
    "content",
    [
        HEAD + b"\x00",  # no address
        HEAD + b"\x05" + V4 * 5,
        HEAD + b"\x02" + V4,
        HEAD + b"\x01" + V4 * 2,
        HEAD + b"\x01" + V4 + b"\x00",  # something behind
        HEAD + b"\x01" + b"\x05" + V4[1:],  # a kind of address that there is not
        HEAD + b"\x01" + b"\x06" + bytes.fromhex("fe800000000000000000000000000001"),  # in this network only
        HEAD + b"\x01" + b"\x06" + bytes.fromhex("00000000000000000000ffffc0a80117"),  # an IPv4 address in disguise
        HEAD + b"\x01" + b"\x07\x00",
        HEAD + b"\x01" + b"\x07\x04A.de",
        HEAD + b"\x01" + b"\x07\x041.23",
        HEAD + b"\x01" + b"\x07\x02\xc3\xa9",
        HEAD + b"\x01" + b"\x07\x0aa",
        HEAD[:1] + b"\x02" + HEAD[2:] + b"\x01" + V4,  # a flag that there is not
        HEAD[:1] + b"\x01" + HEAD[2:16] + b"\x01" + V4,  # authorities vouch for no number
        HEAD[:2] + b"\x00\x00" + HEAD[4:] + b"\x01" + V4,  # port 0
        HEAD[:7],
        b"\x01",
    ],
)
def test_content_that_we_never_write_is_refused_though_its_check_fits(content: bytes) -> None:
    with pytest.raises(UserError):
        read_invitation(sealed(content))


def test_an_invitation_of_another_form_asks_for_a_newer_program() -> None:
    with pytest.raises(UserError, match="newer"):
        read_invitation(sealed(b"\x03" + HEAD[1:] + b"\x01" + V4))


LONGER = b"\x02" + HEAD[1:] + b"\x01" + V4 + bytes.fromhex("b856") + KEY


def test_the_content_of_the_longer_form_is_what_the_protocol_says() -> None:
    relay = PEER.relay.encode()
    content = LONGER + bytes([len(relay)]) + relay
    assert LINK + sealed(content) == write_invitation(DIALLED).replace("-", "")


@pytest.mark.parametrize(
    "content",
    [
        LONGER,  # without a relay's length
        LONGER + b"\x01",
        LONGER + b"\x05ftp:x",
        LONGER + b"\x00\x00",
        LONGER[:-34] + bytes(2) + KEY + b"\x00",  # port 0
        LONGER + b"\x01\xff",
    ],
)
def test_a_longer_form_that_we_never_write_is_refused(content: bytes) -> None:
    with pytest.raises(UserError):
        read_invitation(sealed(content))


def test_the_last_symbol_is_filled_with_zeros() -> None:
    code = sealed(HEAD + b"\x01" + V4)
    last = SYMBOLS[SYMBOLS.index(code[-5]) + 1]
    with pytest.raises(UserError):
        read_invitation(code[:-5] + last + code[-4:])


@pytest.mark.parametrize(
    "change",
    [
        {"addresses": ()},
        {"addresses": ("10.0.0.1",) * 5},
        {"addresses": ("fe80::1",)},
        {"addresses": ("fe80::1%eth0",)},
        {"addresses": ("::ffff:10.0.0.1",)},
        {"addresses": ("Cards.example.org",)},
        {"addresses": ("x" * 64,)},
        {"addresses": ("10.0.0",)},
        {"port": 0},
        {"table": "4f2c"},
        {"secret": "9b1d"},
        {"fingerprint": b"short"},
        {"fingerprint": None},  # nobody vouches for a number
    ],
)
def test_what_no_link_can_say_is_not_written(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        write_invitation(replace(INVITATION, **change))


def test_a_host_with_a_short_name_is_no_address_of_numbers() -> None:
    short = replace(INVITATION, addresses=("a.de", "server1", "10.0.0.1"))

    assert read_invitation(write_invitation(short)) == short


def test_the_mark_of_a_certificate() -> None:
    mark, another = fingerprint_cards(FINGERPRINT), fingerprint_cards(bytes(16))  # each takes 0.1 s
    assert " ".join(map(str, mark)) == "4D AS 9H JS"
    assert fingerprint_cards(FINGERPRINT[:16]) == mark
    assert another != mark
    assert len(set(another)) == 4
