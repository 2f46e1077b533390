"""Appearance of the table: the settings as a look, and highlights of the match."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.i18n.catalogue_renderer import is_right_to_left
from cardtable.app.settings.setting_choices import HandOrder, Letters, SpeechPause, SpokenWords, Verbosity
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.controls import Controls
from cardtable.core.language.speech_forms import WordingLevel
from cardtable.core.session import Update
from cardtable.models.table_model import TableModel
from cardtable.models.update_facts import Highlight, UpdateFacts, facts_of, highlights_of
from cardtable.models.update_queue import UpdateQueue
from cardtable.table.animation.animator import Animator
from cardtable.table.art.themes import THEMES, CardStyle, Theme
from cardtable.table.style.table_style import TableLook

LOOK = frozenset({"cards", "motion", "table", "accessibility", "language"})  # sections that `table_look_of` reads
_OWN_LETTERS = frozenset({"pa", "hi", "te", "fa"})
_VERBOSITY = {Verbosity.LITTLE: 0, Verbosity.NORMAL: 1, Verbosity.EVERYTHING: 2}
_SPEECH_SHARES = {SpeechPause.AUTOMATIC: None, SpeechPause.OFF: 0.0, SpeechPause.SHORT: 1.0, SpeechPause.LONG: 1.6}
_WORDS = {
    SpokenWords.FULL: WordingLevel.FULL,
    SpokenWords.SHORT: WordingLevel.SHORT,
    SpokenWords.VERY_SHORT: WordingLevel.VERY_SHORT,
}


def table_look_of(settings: Settings, language: str, *, red_and_black: bool = False) -> TableLook:
    """Return the look of the table; `red_and_black` as the game declares it: cards of a rank lie together."""
    cards, motion, table, access = settings.cards, settings.motion, settings.table, settings.accessibility
    order = cards.hand_order.value
    if cards.hand_order is HandOrder.GAME:
        order = "sets" if red_and_black else "suit"
    own = cards.letters is Letters.LANGUAGE and language in _OWN_LETTERS
    return TableLook(
        theme=table.theme.value,
        four_colours=cards.four_colours and not (red_and_black and cards.two_where_due),
        large_indices=cards.large_indices,
        letters=language if own else "latin",
        back=cards.back.value,
        speed=motion.speed / 100,
        reduce_motion=motion.reduce_motion,
        trick_pause_ms=None if motion.wait_for_click else motion.trick_pause,
        dim_illegal=table.dim_illegal,
        hand_order=order,
        right_to_left=is_right_to_left(language),
        verbosity=_VERBOSITY[access.verbosity],
        words=_WORDS[access.words],
        speech_share=_SPEECH_SHARES[access.speech_pause],
        single_keys=access.single_keys,
        scan_ms=1000 * access.scan,
        round_buttons=table.round_buttons,
    )


def theme_and_cards(settings: Settings, language: str) -> tuple[Theme, CardStyle]:
    """Return the theme and the style of cards outside of a match."""
    look = table_look_of(settings, language)
    return THEMES[look.theme], CardStyle(look.four_colours, look.large_indices, look.letters, look.back)


class HighlightAnnouncer(QObject):
    """Emits the highlights of each update once it has been shown; to be made before the presenter."""

    told = Signal(object)  # Highlight

    def __init__(
        self, model: TableModel, animator: Animator, controls: Controls[Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._controls = model, controls
        self._updates = UpdateQueue()
        self._pending: tuple[int, tuple[Highlight, ...]] = (0, ())  # version and highlights of the update being shown
        model.updateStarted.connect(self._receive)
        animator.started.connect(self._begin)
        animator.finished.connect(self._finish)

    def _receive(self, update: Update[Any]) -> None:
        if update.heard is None:
            self._updates.add(update)
        else:
            self._updates.clear()

    def _begin(self, version: int) -> None:
        update = self._updates.next(version)
        if update is not None:
            facts = UpdateFacts(*facts_of(update, self._model, self._controls))
            self._pending = version, highlights_of(facts)

    def _finish(self, version: int) -> None:
        pending, highlights = self._pending
        if version == pending:
            self._pending = 0, ()
            for highlight in highlights:
                self.told.emit(highlight)
