"""PROTOCOL.md says what the program does: its examples go through the readers, its tables are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable.core.wire.value_codecs import TAGS
from cardtable.games import discover
from cardtable.host import room_types
from cardtable.host.commit_reveal import commitment_of, seed_of
from cardtable.host.phrases import PHRASES
from cardtable.host.room_messages import CommitmentsMessage, RevealMessage, UpdateMessage
from cardtable.host.room_types import DisconnectCode, RoomProposalKind
from cardtable.net.invitation import fingerprint_cards, read_invitation, write_invitation
from cardtable.net.lan_advertisement import decode_advertisement, encode_advertisement
from cardtable.net.message_codec import TO_SEAT, TO_TABLE, RoomMessageReader, decode_request, encode_message
from cardtable.net.resumption import FINAL
from tests.known_sentences import known_sentences
from tests.net.facts import facts_table
from tests.net.option_tables import levels_line, options_table
from tests.net.samples import FINGERPRINT, SECRET, TABLE, wire

PAGE = (Path(__file__).resolve().parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")
READER = RoomMessageReader(known_sentences())


def blocks(info: str) -> list[str]:
    """What stands in the fenced blocks with this word behind the fence."""
    return [block.strip() for block in re.findall(rf"```{info}\n(.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize("text", blocks("json from seat"))
def test_examples_from_seats_are_read_and_written_so(text: str) -> None:
    assert encode_message(decode_request(text, host=True)) == text


@pytest.mark.parametrize("text", blocks("json from table"))
def test_examples_from_tables_are_read_and_written_so(text: str) -> None:
    message = READER.read(text)
    assert encode_message(message) == text
    if isinstance(message, UpdateMessage):
        update, deal = wire().read_update(message.update)
        assert wire().write_update(update, deal) == message.update


def test_there_is_an_example_of_every_message() -> None:
    assert {type(decode_request(text, host=True)) for text in blocks("json from seat")} == set(TO_TABLE.values())
    assert {type(READER.read(text)) for text in blocks("json from table")} == set(TO_SEAT.values())


def test_every_example_is_one_of_a_seat_or_of_the_table() -> None:
    assert len(re.findall("```json", PAGE)) == len(blocks("json from seat")) + len(blocks("json from table"))


@pytest.mark.parametrize("game", discover())
def test_public_facts_are_those_of_the_games(game: str) -> None:
    assert facts_table(game) in PAGE
    assert f"**{game}** " in PAGE


@pytest.mark.parametrize("game", discover())
def test_options_and_levels_are_those_of_the_games(game: str) -> None:
    assert options_table(game) in PAGE
    assert f"**Options of {game}**. {levels_line(game)}" in PAGE


@pytest.mark.parametrize("game", discover())
def test_every_kind_of_zone_is_named(game: str) -> None:
    section = PAGE.split(f"**{game}**")[1].split("|")[0]
    if "Zones as Hearts'" in section:
        section += PAGE.split("**hearts**")[1].split("|")[0]
    definition = discover()[game]
    kinds = {
        spec.kind
        for preset in definition.options.PRESETS
        for seats in definition.seats
        if preset in definition.options.presets_for(seats)
        for spec in definition.rules(definition.options.preset(preset), seats).zones
    }

    assert [kind for kind in sorted(kinds) if not re.search(rf"\b{kind}\b", section)] == []


def test_tags_of_events_codes_of_closing_wishes_and_phrases_are_all_there() -> None:
    assert [tag for tag in TAGS if f'| `["{tag}"' not in PAGE] == []
    assert [wish for wish in RoomProposalKind if f"`{wish.value}`" not in PAGE] == []
    for code in DisconnectCode:
        again = "no" if code in FINAL else "yes"
        assert re.search(rf"^\| {code.value} \| [^|]+ \| {again} \|$", PAGE, re.MULTILINE), code
    assert "\n".join(f"{number}. {phrase.source}" for number, phrase in enumerate(PHRASES)) in PAGE


def test_invitations_are_written_so() -> None:
    (block,) = blocks("invitation")
    lines = block.splitlines()
    for addresses, link in zip(lines[::2], lines[1::2], strict=True):
        invitation = read_invitation(link)
        assert write_invitation(invitation) == link
        assert (" ".join(invitation.addresses), invitation.port) == (addresses, 47190)
        assert (invitation.table, invitation.secret) == (TABLE, SECRET)
        assert invitation.fingerprint in (None, FINGERPRINT[:16])
    assert f"**{' '.join(map(str, fingerprint_cards(FINGERPRINT)))}**" in PAGE


def test_a_found_table_is_read_and_written_so() -> None:
    (block,) = blocks("txt")
    texts = dict(line.split("=", 1) for line in block.splitlines())
    post = decode_advertisement({key.encode(): value.encode() for key, value in texts.items()})

    assert post is not None
    assert encode_advertisement(post) == texts
    assert (post.room.table, post.room.secret, post.fingerprint) == (TABLE, SECRET, FINGERPRINT)


def test_the_examples_of_sealing_fit_each_other() -> None:
    messages = [READER.read(text) for text in blocks("json from table")]
    (sealed,) = (message for message in messages if isinstance(message, CommitmentsMessage))
    (opened,) = (message for message in messages if isinstance(message, RevealMessage))

    assert opened.seed == seed_of(TABLE, opened.deal, opened.shares)
    assert sealed.hashes == {who: commitment_of(TABLE, 1, who, share) for who, share in opened.shares.items()}


@pytest.mark.parametrize(
    "said",
    [
        f"At most {room_types.HELD_MESSAGES} messages or {room_types.HELD_BYTES:,} bytes",
        f"more than {room_types.UNREAD_MESSAGES} waiting messages lead to 4003",
        f"then {room_types.MESSAGES_PER_SECOND} a second "
        f"({room_types.TABLE_MESSAGES_PER_SECOND} from all connections of a table)",
        f"{room_types.BYTES_PER_SECOND:,} bytes a second",
        f"have {room_types.LINES_OF_ADDRESS} connections, {room_types.SILENT_LINES_OF_ADDRESS} of them before",
        f"make {room_types.ARRIVALS_PER_MINUTE} in a minute",
        f"join {room_types.JOINS_PER_MINUTE} times a minute",
        f"after {room_types.WRONG_SECRETS_PER_MINUTE} wrong secrets",
        f"after {room_types.UNKNOWN_TABLES_PER_MINUTE} unknown tables in a minute",
    ],
)
def test_the_limits_of_a_line_are_those_of_the_program(said: str) -> None:
    assert said in " ".join(PAGE.split())
