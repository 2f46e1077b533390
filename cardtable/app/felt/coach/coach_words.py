"""What the coach says beside the sentences of the lessons."""

from __future__ import annotations

from cardtable.core.text import translate

GOT_IT = translate("Lesson", "Got it")
ENTER_GOES_ON = translate("Lesson", "Enter goes on.", "the key")
ENTER_LEAVES = translate("Lesson", "Enter leaves, Esc goes on.", "the keys")
TAKES_BACK = translate("Lesson", "Enter takes it back, Esc plays on.", "the keys")
SHOWS_A_HINT = translate("Lesson", "Enter shows a hint.", "the key")
LEAVE = translate("Lesson", "Leave the lesson")
LEAVE_NOW = translate("Lesson", "Leave the lesson? You can come back and go on here.")
LEAVE_IT = translate("Lesson", "Leave")
STAY = translate("Lesson", "Go on")
PLAY_ON = translate("Lesson", "Play on")
TAKE_BACK = translate("Lesson", "Take it back")
HINT = translate("Lesson", "Show a hint")
ANOTHER = translate("Lesson", "Another lesson")
ONCE_MORE = translate("Lesson", "Once more")
SHOW_ME = translate("Lesson", "Show me")
NOT_NOW = translate("Lesson", "Not now")
NEVER = translate("Lesson", "Don't ask again")
COACH = translate("Lesson", "Coach")
SHOW_AGAIN = translate("Lesson", "Show the coach's sentence again")
PLACE = translate("Lesson", "Lesson, %1 of %2.", "how many sentences it has, and which of them follows")
HEADING = translate("Lesson", "%1, a lesson", "the name of a game")
