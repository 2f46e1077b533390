"""Every dialog, ready to be shown, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.common.question_dialogs import ClaimDialog, ConfirmDialog
from cardtable.app.dialogs.common.saved_matches_dialog import SavedMatchesDialog
from cardtable.app.dialogs.help.fairness_dialog import FairnessDialog, FairnessInfo
from cardtable.app.dialogs.help.help_dialogs import AboutDialog, HelpDialog, ShortcutsDialog
from cardtable.app.dialogs.help.how_to_play_dialog import HowToPlayDialog
from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.dialogs.help.verification_dialog import DealVerificationDialog, what_it_cannot_show
from cardtable.app.dialogs.help.verification_results import Runs, rows_of
from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog
from cardtable.app.dialogs.new_game.opponent_rows import BotPickerDialog
from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.dialogs.statistics.career_dialog import CareerDialog
from cardtable.app.dialogs.statistics.score_sheet_dialog import ScoreSheetDialog
from cardtable.app.dialogs.statistics.statistics_dialog import StatisticsDialog
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.multiplayer.leave_dialogs import CloseRoomDialog
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.reachability import ReachabilityDialog
from cardtable.app.multiplayer.room_rules_dialog import RoomRulesDialog
from cardtable.app.multiplayer.room_texts import summarize_rules
from cardtable.app.settings.settings_sections import SECTIONS, PlayersSettings, Settings, first_preset
from cardtable.app.speech_output.speech_history import SpeechHistoryDialog
from cardtable.app.statistics.career import DealsCounted, Outcome, Played, PlayedMatch
from cardtable.app.statistics.statistics_store import StatisticsRow
from cardtable.app.storage.saved_matches import SavedMatch
from cardtable.core.basics.incremental import Steps
from cardtable.core.cards import Card, standard_pack
from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.games import discover, in_order
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.host_messages import ClaimPreview
from cardtable.host.match_config import StatisticsGroup
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.models.play_history import PastTrick
from cardtable.models.score_model import ScoreModel
from cardtable.net.agent_messages import DealVerified, OutsideChanged, OutsideState
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from tests.app.dialogs.toy import ToyOptions, toy
from tests.app.multiplayer.rooms import INVITATION, ROOM, found_table

Maker = Callable[[TextRenderer], QWidget]

LINES = (
    ScoreLine(translate("Toy", "Hearts"), (1, 7, 5, 0)),
    ScoreLine(translate("Toy", "Queen of spades"), (0, 13, 0, 0)),
)
DEALS = (HandScored((1, 20, 5, 0), LINES), HandScored((0, 26, 26, 26)), HandScored((-10, 20, 6, 0)))
TRICK = PastTrick(tuple((Seat(seat), Card.parse(text)) for seat, text in enumerate(("2C", "KC", "QS", "9C"))), Seat(1))
ROWS = (
    StatisticsRow(StatisticsGroup("toy", "party", "club"), 12, 5, 2.04, 88, -6.31, 3, 1, 4, 9),
    StatisticsRow(StatisticsGroup("gone", "custom", "mixed"), 2, 0, None, 8, 6.31, 0, 0, 0),
)

_MATCHES = tuple(
    PlayedMatch(f"{game} {number}", "2026-11-10 12:00:00", game, level, 4, 1 + number % 2, 45 + number)
    for game, matches in (("toy", 20), ("hearts", 2), ("canasta", 4))
    for number, level in enumerate(("beginner", "club", "expert", "people") * (matches // 4) or ("club",) * matches)
)
CAREERS = Played(
    tuple(Outcome(match.game, match.level, match.won) for match in _MATCHES),
    _MATCHES,
    (DealsCounted("toy", "party", 0, 2, 1),),
)

KEPT = (
    SavedMatch(Path("a"), translate("Toy", "Toy Hearts"), 4, 0, 3, 46),
    SavedMatch(Path("b"), translate("Toy", "Toy Hearts"), 11, 1, 12, -7),
    SavedMatch(Path("c"), None, 0, 45),
)


def scored(kept: SavedMatch) -> Steps[SavedMatch]:
    """Find out nothing of a match."""
    yield
    return kept


def _careers(played: Played) -> Maker:
    """The cards of all games; today is in the month after."""

    def made(words: TextRenderer) -> QWidget:
        def read(_since: str) -> Steps[Played]:
            yield
            return played

        today = date(2026, 12, 1)
        return CareerDialog(words, games(), read, CardStyle(), today, lambda *_: True, _nothing, moves=False)

    return made


def games() -> dict[str, AnyGame]:
    """All real games, and the toy that has every kind of option."""
    return {**discover(), "toy": toy()}


def score_model(words: TextRenderer) -> ScoreModel:
    """Three deals of four players."""
    model = ScoreModel(words)
    model.setDeals(tuple(Seat(seat) for seat in range(4)), DEALS)
    return model


def full_score_model(words: TextRenderer) -> ScoreModel:
    """Three deals of eleven players."""
    model = ScoreModel(words)
    deals = [HandScored(tuple((7 * seat + 5 * deal) % 23 for seat in range(11))) for deal in range(3)]
    model.setDeals(tuple(Seat(seat) for seat in range(11)), deals)
    return model


def _preferences(section: str) -> Maker:
    def made(words: TextRenderer) -> QWidget:
        dialog = PreferencesDialog(words, games(), Settings(), section=section)
        for form in dialog.findChildren(OptionForm):
            form.complete()
        return dialog

    return made


def _rules(name: str) -> Maker:
    game = games()[name]
    options = ToyOptions(target=50) if name == "toy" else first_preset(game)
    return lambda words: RulesDialog(words, game, options, 4)


ASHA = PlayersSettings(name="Asha")


def _people(words: TextRenderer, way: MultiplayerPage, players: PlayersSettings = ASHA) -> MultiplayerDialog:
    real = in_order(discover())
    dialog = MultiplayerDialog(words, real, Settings(players=players), CardStyle(), Announcer(), way=way)
    dialog.begin()
    if way is MultiplayerPage.INVITATION:
        dialog.show_invitation(INVITATION)
    for place, game in enumerate(real):
        dialog.add(found_table(f"{place:08x}", game=game, rules_version=real[game].version))
    return dialog


def _nobody(words: TextRenderer) -> MultiplayerDialog:
    dialog = MultiplayerDialog(words, in_order(discover()), Settings(players=ASHA), CardStyle(), Announcer())
    dialog.begin()
    dialog.house.give_up()
    return dialog


def _change_rules(words: TextRenderer) -> RoomRulesDialog:
    rules = summarize_rules(ROOM, discover())
    assert rules is not None
    return RoomRulesDialog(words, in_order(discover()), rules, ROOM.house)


def _nothing() -> None:
    pass


def how_to_play(words: TextRenderer, game: str) -> HowToPlayDialog:
    """The page of a game, whose buttons do nothing."""
    look = TableLook()
    return HowToPlayDialog(words, games(), lambda _game: look, (0, 1, 2, 3), lambda _game: None, _nothing, game=game)


CLAIM = ClaimPreview(tuple(map(Card.parse, ("AC", "KC", "QD", "7D", "2D", "9S", "4S"))), (0, 13, -10, 23))


def among_people(words: TextRenderer) -> DealVerificationDialog:
    """A deal in play, one that was correct, and one that is doubtful."""
    places = tuple(
        RoomSeatInfo(SeatOccupant.PERSON, name, face) for name, face in zip(_PEOPLE, (8, 2, 7, 3), strict=True)
    )
    host, me = Seat(1), Seat(0)
    house = HouseRules()
    info = RoomInfo(1, "hearts", 1, {}, house, RoomStage.PLAYING, places, host, me, 0, 4)
    who = ("dealer", "seat 0", "seat 1", "seat 2", "seat 3")
    deals = (
        (1, who, ()),
        (2, who[:4], ()),
        (3, (who[0], *who[2:]), (VerificationResult.LEFT_OUT,)),
    )
    checks = [
        DealVerified(
            "4f2c9a17", deal, took_part, (), doubts, RevealMessage(deal, "ab" * 32, {"dealer": "cd" * 16}, (), ())
        )
        for deal, took_part, doubts in deals
    ]
    rows, cannot = rows_of(checks, info, Runs.ELSEWHERE), what_it_cannot_show(info, Runs.ELSEWHERE)
    return DealVerificationDialog(words, rows, cannot, standard_pack())


_PEOPLE = ("Asha", "Meera", "Leila", "Ravi")

MAKERS: Mapping[str, Maker] = {
    "about": AboutDialog,
    "claim": lambda words: ClaimDialog(words, CLAIM, CardStyle()),
    "confirm": lambda words: ConfirmDialog(
        words,
        translate("Toy", "Give the match up?"),
        translate("Toy", "It cannot be taken up again."),
        translate("Toy", "Give up"),
    ),
    "fairness": lambda words: FairnessDialog(words, FairnessInfo("ab" * 32)),
    "fairness, among people": among_people,
    "fairness, afterwards": lambda words: FairnessDialog(words, FairnessInfo("ab" * 32, "17", typed=True)),
    "fairness, with cuts": lambda words: FairnessDialog(words, FairnessInfo("ab" * 32, "17", cuts=(44, 61))),
    "help": HelpDialog,
    "how to play, hearts": lambda words: how_to_play(words, "hearts"),
    "how to play, without pictures": lambda words: how_to_play(words, "toy"),
    "new game": lambda words: NewGameDialog(words, games(), Settings(), person="Asha"),
    "new game, a bot": lambda words: BotPickerDialog(words, "/home/asha/bots/mybot"),
    "people": lambda words: _people(words, MultiplayerPage.HOUSE),
    "people, nothing found": _nobody,
    "people, from outside": lambda words: ReachabilityDialog(words, anywhere=False),
    "people, from anywhere": lambda words: ReachabilityDialog(
        words, anywhere=True, outside=OutsideChanged(OutsideState.OPEN)
    ),
    "people, no relay answers": lambda words: ReachabilityDialog(
        words, anywhere=False, outside=OutsideChanged(OutsideState.SILENT)
    ),
    "people, by invitation": lambda words: _people(words, MultiplayerPage.INVITATION),
    "people, open a table": lambda words: _people(words, MultiplayerPage.OPEN),
    "people, first time": lambda words: _people(words, MultiplayerPage.HOUSE, PlayersSettings()),
    "people, first time by invitation": lambda words: _people(words, MultiplayerPage.INVITATION, PlayersSettings()),
    "host closes": lambda words: CloseRoomDialog(words, replace(ROOM, stage=RoomStage.PLAYING)),
    "change rules": _change_rules,
    "score sheet": lambda words: ScoreSheetDialog(words, score_model(words), 100),
    "score sheet, eleven": lambda words: ScoreSheetDialog(words, full_score_model(words), 100),
    "shortcuts": ShortcutsDialog,
    "statistics": _careers(CAREERS),
    "statistics, none": _careers(Played()),
    "all figures": lambda words: StatisticsDialog(words, games(), ROWS, ROWS[:1], _nothing),
    "all figures, none": lambda words: StatisticsDialog(words, games(), (), (), _nothing),
    "was said": lambda words: SpeechHistoryDialog(words, ("Amrit deals.", "Your turn."), lambda _sentence: None),
    "was said, nothing": lambda words: SpeechHistoryDialog(words, (), lambda _sentence: None),
    "unfinished": lambda words: SavedMatchesDialog(words, KEPT, scored, lambda path: True),
    "unfinished, none": lambda words: SavedMatchesDialog(words, (), scored, lambda path: True),
    **{f"preferences, {section}": _preferences(section) for section in (*games(), *SECTIONS)},
    **{f"rules, {name}": _rules(name) for name in games()},
}
