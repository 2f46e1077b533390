"""The whole table in a few spoken sentences."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.text import Who, Words
from cardtable.core.zones import Seat
from cardtable.table.board import Board
from cardtable.table.phrases import SUMMARY_HAND, SUMMARY_PLAYED, SUMMARY_SEAT, SUMMARY_TRICK, SUMMARY_TRICK_EMPTY
from cardtable.table.pile import Shape
from cardtable.table.seat_plate import SeatPlate
from cardtable.table.speech import ended, listed
from cardtable.table.stacking import ordered_piles


def summary(board: Board, words: Words, said: Sequence[str], plates: Sequence[SeatPlate]) -> str:
    """What is to do, the notes of the deal, the trick, every seat, the own hand."""
    sentences = [text for text in said if text]
    played = [
        SUMMARY_PLAYED.filled(widget.due, Who(Seat(pile.zone.owner)))
        for pile in ordered_piles(board)
        if pile.place.shape is Shape.SLOT and pile.zone.owner is not None
        for widget in pile.widgets
        if widget.due is not None
    ]
    sentences.append(words.text(SUMMARY_TRICK.filled(listed(played)) if played else SUMMARY_TRICK_EMPTY))
    sentences.extend(
        words.text(SUMMARY_SEAT.filled(plate.sitter.name, listed(plate.description())))
        for plate in plates
        if plate.description()
    )
    hand = board.own_hand()
    cards = [widget.due for widget in hand.widgets if widget.due is not None] if hand is not None else []
    if cards:
        sentences.append(words.text(SUMMARY_HAND.filled(listed(cards))))
    return " ".join(ended(words, sentence) for sentence in sentences)
