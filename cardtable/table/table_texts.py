"""All texts of the table itself, shown and spoken, and the rules for capitals and full stops."""

from __future__ import annotations

from functools import partial

from cardtable.core.cards import Card
from cardtable.core.language.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Text, TextRenderer, Who, translate
from cardtable.core.zones import Seat

tr = partial(translate, "Table")

NO_FURTHER_CARD = tr("There is no further card.")
NO_FURTHER_SET = tr("There are no further cards of another suit or rank.")
NO_FURTHER_PILE = tr("There is no further pile.")
NO_CARDS = tr("There are no cards to go to.")
NO_CARD_CHOSEN = tr("Go to a card first, with the arrow keys.")
NOT_SO_MANY = tr("Only %1 card(s) can be played now.", n=0)
LET_GO_HERE = tr("Let go here: %1 card(s)", "how many a dragged card makes there", n=0)
NOTHING_PLAYABLE = tr("No card can be played now.")
ONLY_WATCHING = tr("You're watching.")
NO_MEANING = tr("This key does nothing here. F1 lists the keys.")
SINGLE_KEYS_OFF = tr("Single keys are switched off, under Preferences, Accessibility.")

YOUR_HAND_LIST = tr("Your hand, %1 card(s)", n=0)
HAND_LIST = in_person_form(tr("%1's hand, %2 card(s)", n=0), {1: tr("Your hand, %2 card(s)", n=0)})
TRICK_LIST = tr("On the table, %1 card(s)", n=0)
MIDDLE_LIST = tr("In the middle of the table, %1 card(s)", n=0)
PILE_LIST = tr("%1, %2 card(s)", "a pile by its name, and how many cards it has", n=0)
IN_THE_MIDDLE = tr("Piles in the middle of the table")
LAID_BY = tr("Laid out by %1", "the name of a list of cards; a side, or a player")
PLAYERS = tr("Players")
SCORE_AND_DEAL = tr("Score and deal", "a list of what is written in the corners of the table")
NOTHING_ELSE = tr("Nothing else to go to.", "spoken when Tab finds nothing more")

_HIDDEN = tr("Face down in the middle: %1 card(s).", n=0)
_OPEN = tr("In the middle: %1 card(s), on top %2.", n=0)


def pile_in_words(cards: int, top: Card | None) -> Text:
    """Return the size of a pile in the middle, and its top card if that is visible."""
    return _HIDDEN.filled(cards, n=cards) if top is None else _OPEN.filled(cards, top, n=cards)


CARD_TABLE = tr("Card table", "name of the whole table, for screen readers")
FACE_DOWN = tr("a card face down")
GO_ON = tr("Click, or press Space, to continue.")
WELCOME_BACK = tr("Welcome back. Click, or press Space, to play on.")
YOUR_TURN = tr("Your turn.")
TURN_OF = in_person_form(tr("It's %1's turn."), {1: tr("It's your turn.")})
WINS_TRICK = in_person_form(tr("%1 wins the trick."), {1: tr("You win the trick.")})
TRICK_CANCELLED = tr("Nobody wins the trick.")
DEALT = tr("The cards are dealt.")
RECEIVED = tr("You receive %1.")
DRAWN = tr("You draw %1.", "cards from the stock, such as: the two of clubs, the ace of spades")
DEAL_POINTS = in_person_form(tr("%1: %2 in this deal."), {1: tr("You: %2 in this deal.")})
PLACE_OF = in_person_form(tr("%1 finishes in place %2."), {1: tr("You finish in place %2.")})
SENTENCE = tr("%1.", "a note made into a sentence")
LIST_OF_TWO = tr("%1, %2", "a list of things, one after another")

TRICK_BY = in_person_form(tr("on the table, played by %1"), {1: tr("on the table, played by you")})
PILE_OF_TABLE = tr("in the middle of the table, %1 of %2")
PLACE_AT_TABLE = in_person_form(
    tr("Seat %1, where %2 sits", "a place that can be chosen"),
    {2: tr("Seat %1, where you sit", "a place that can be chosen")},
)
MARKED = tr("selected")
DESELECTED = tr("Not selected: %1", "cards in a sentence, which were selected before")
ADVISED = tr("suggested", "a card that a hint names")
JUST_RECEIVED = tr("just received", "a card that another player has passed")
ENTER_DOES_IT = tr("Press Enter to do it.", "behind a hint")
WINNING = tr("winning so far")
CANCELLED = tr("cancelled")
CROSSWISE = tr("lies crosswise", "a card that lies across a pile")
WILD = tr("wild card")
ON_TRIAL = tr("not final yet", "a card that is laid out but not yet melded")
COMING = tr("would join your hand")
PLAYED_THEN = tr("what you chose", "a card, in a deal that is looked at")
BETTER_THEN = tr("better", "a card, in a deal that is looked at")
CAME_LATER = tr("came later", "a card, in a deal that is looked at")
NOT_PLAYABLE = tr("can't be played now")

PLATE_HOLDS = tr("%1 card(s) in hand")
PLATE_SCORES = tr("%1 in this deal, %2 in all")
PLATE_SCORES_SHORT = tr("this deal %1 · total %2", "second line of a plate")
PLATE_POINTS = tr("this deal %1", "points in this deal, a line of a small plate")
PLATE_TOTAL = tr("total %1", "second line of a plate")
PLATE_DEALS = tr("dealer")
PLATE_TURN = tr("to play")

PLATE_FOR = tr("for %1", "the name on a plate: a computer plays for this player")
PLATE_COMPUTER_FOR = tr("A computer, for %1", "spoken: who plays at a seat")
TAKE_BACK = tr("Take back", "button beside the pile, after a discard")
LET_COMPUTER_PLAY = tr("Let a computer play")
LET_COMPUTER_PLAY_FOR = tr("Let a computer play for %1")
PLAYS_ON_FOR = tr("A computer then plays on for %1, who can come back at any time.")
ROUND_BUTTONS = tr("Round buttons", "a row of buttons on the table, for screen readers")
WATCHING = tr("You're watching")
SAYS = in_person_form(
    tr("%1 says: %2", "a player, and a phrase such as: Well played!"),
    {1: tr("You say: %2", "a player, and a phrase such as: Well played!")},
)

HEAD_DEAL = tr("This deal", "heading of a column: points in this deal")
HEAD_TOTAL = tr("Total", "heading of a column")
HEAD_NEEDS = tr("First meld", "heading of a column: points that a first meld must count")
WE = tr("We", "the viewer's side of two")
THEY = tr("They", "the other side of two")

SUMMARY_TRICK = tr("On the table: %1.")
SUMMARY_PLAYED = in_person_form(tr("%1 by %2"), {2: tr("%1 by you")})
SUMMARY_TRICK_EMPTY = tr("No card lies on the table.")
SUMMARY_LAID_ALONE = in_person_form(
    tr("%1 has laid out: %2.", "a player, and their cards"), {1: tr("You have laid out: %2.", "your cards")}
)
SUMMARY_NOTHING_ALONE = in_person_form(
    tr("%1 has laid out nothing.", "a player"), {1: tr("You have laid out nothing.")}
)
SUMMARY_LAID = tr("%1 have laid out: %2.", "a side, and its cards")
SUMMARY_LAID_NOTHING = tr("%1 have laid out nothing.", "a side")
SUMMARY_MELD = tr("%1 (%2)", "cards laid out together, such as aces, and how many of which kind")
NATURAL_CARDS = tr("%1 natural card(s)", n=0)
WILD_CARDS = tr("%1 wild card(s)", n=0)
SUMMARY_WRITTEN = tr("The table is described above.")
SUMMARY_HAND = tr("Your hand: %1.")
SUMMARY_SEAT = tr("%1: %2.")

NAMED = in_person_form(
    translate("Spoken", "%1 %2", "a name, and in few words what its player did: Amrit 7 clubs"),
    {1: translate("Spoken", "You %2", "and in few words what you did: You 7 clubs")},
)
ADVISED_CARDS = translate("Spoken", "Suggested: %1.", "cards: the two of clubs and a joker")
YOUR_CARDS = translate("Spoken", "Your cards: %1.", "that have just been dealt: clubs 8 9 ace, hearts 5")
CARDS_LEFT = in_person_form(
    translate("Spoken", "%1 has %2 card(s) left.", n=0), {1: translate("Spoken", "You have %2 card(s) left.", n=0)}
)
BRIEF_LEFT = in_person_form(
    translate("Spoken", "%2 left", "behind a name: so many cards"),
    {1: translate("Spoken", "have %2 left", "behind: You")},
)
BRIEF_DRAWN = translate("Spoken", "draw %1", "behind: You")
BRIEF_RECEIVED = translate("Spoken", "get %1", "behind: You")
_TAKES = in_person_form(
    translate("Spoken", "takes it", "behind a name: the trick"), {1: translate("Spoken", "take it", "behind: You")}
)
_TAKES_POINTS = in_person_form(
    translate("Spoken", "takes it, %2", "behind a name: the trick, and its points"),
    {1: translate("Spoken", "take it, %2", "behind: You; the trick, and its points")},
)
_POINTS = translate("Spoken", "%2", "points in a deal, behind a name")
_PLACE = translate("Spoken", "place %2", "in a match, behind a name")
TABLE_SPOKEN = SpokenForms(
    {
        TRICK_CANCELLED: SpeechForm(brief=translate("Spoken", "nobody takes it")),
        DEAL_POINTS: SpeechForm(
            brief=_POINTS, listing=translate("Spoken", "Points of this deal: %1.", "such as: Amrit 3, Kavya 10")
        ),
        PLACE_OF: SpeechForm(
            brief=_PLACE, listing=translate("Spoken", "The match is over: %1.", "Amrit place 1, Kavya …")
        ),
    }
)


def takes_trick(seat: Seat, points: int) -> Text:
    """Return, behind the name of who has won a trick, that they take it, and its points if it has any."""
    return _TAKES_POINTS.filled(Who(seat), points) if points else _TAKES.filled(Who(seat))


_STOPS = ".!?…।؟"


def with_full_stop(renderer: TextRenderer, note: str) -> str:
    """Return a note as a sentence; a note that ends in a stop stays as it is."""
    return note if note[-1:] in _STOPS else renderer.text(SENTENCE.filled(note))


def with_capital(sentence: str) -> str:
    """Return the sentence with a capital first letter, where the script has capitals."""
    return sentence[:1].upper() + sentence[1:]
