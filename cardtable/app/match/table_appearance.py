"""What the settings mean for the table.

Tells the small moments of a match when the update that holds them has been shown.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.i18n.catalogue_renderer import is_right_to_left
from cardtable.app.settings.setting_choices import HandOrder, Letters, SpeechPause, SpokenWords, Verbosity
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.controls import Controls
from cardtable.core.session import Update
from cardtable.core.speech_forms import WordingLevel
from cardtable.models.table_model import TableModel
from cardtable.models.update_facts import Highlight, UpdateFacts, facts_of, moments_of
from cardtable.models.update_queue import UpdateQueue
from cardtable.table.animation.animator import Animator
from cardtable.table.style.table_style import TableLook

LOOK = frozenset({"cards", "motion", "table", "accessibility", "language"})  # the sections that `table_look` reads
_OWN_LETTERS = frozenset({"pa", "hi", "te", "fa"})
_VERBOSITY = {Verbosity.LITTLE: 0, Verbosity.NORMAL: 1, Verbosity.EVERYTHING: 2}
_SHARES = {SpeechPause.AUTOMATIC: None, SpeechPause.OFF: 0.0, SpeechPause.SHORT: 1.0, SpeechPause.LONG: 1.6}
_WORDS = {
    SpokenWords.FULL: WordingLevel.FULL,
    SpokenWords.SHORT: WordingLevel.SHORT,
    SpokenWords.VERY_SHORT: WordingLevel.VERY_SHORT,
}


def table_look_of(settings: Settings, language: str, *, red_and_black: bool = False) -> TableLook:
    """The look of the table under these settings in this language.

    `red_and_black` as the game declares it: where suits matter so little, the cards of a rank lie together.
    """
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
        speech_share=_SHARES[access.speech_pause],
        single_keys=access.single_keys,
        round_buttons=table.round_buttons,
    )


class HighlightAnnouncer(QObject):
    """Listens to a model and its animator, and holds nothing up; to be made before whoever plans what is shown."""

    told = Signal(object)  # Moment

    def __init__(
        self, model: TableModel, animator: Animator, controls: Controls[Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._controls = controls
        self._updates = UpdateQueue()
        self._begun: tuple[int, tuple[Highlight, ...]] = (0, ())  # of the update that is being shown
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
            seen = UpdateFacts(*facts_of(update, self._model, self._controls))
            self._begun = version, moments_of(seen)

    def _finish(self, version: int) -> None:
        begun, moments = self._begun
        if version == begun:
            self._begun = 0, ()
            for moment in moments:
                self.told.emit(moment)
