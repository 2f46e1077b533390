"""A bot that is slow, wrong, silent or mad harms nobody: the deal goes on by rules of thumb, and no process is left."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardtable.bots.bot_process import BotFaultInfo, BotFaultKind, fault_sentences
from cardtable.bots.external_player import MOST_IN_A_ROW
from cardtable.core.language.source_renderer import SourceRenderer
from tests.bots.one_deal import HELLO, play_a_deal, python

SHORT = 0.2  # seconds; whatever such a bot does it never answers, so that a busy machine changes nothing
GOOD = """
for line in sys.stdin:
    news = json.loads(line)
    if "legal" in news:
        {before}
        print(json.dumps({{"t": "do", "id": news["n"], "v": news["update"]["v"], "action": {action}}}), flush=True)
"""


def good(action: str = 'news["legal"][0]', before: str = "pass") -> str:
    """The lines of a bot that answers every question."""
    return GOOD.format(action=action, before=before)


def kinds(faults: Sequence[BotFaultInfo]) -> list[str]:
    return [mishap.kind.value for mishap in faults]


def test_nothing_goes_wrong_with_a_good_one(tmp_path: Path) -> None:
    assert play_a_deal(python(tmp_path, good())).faults == []


@pytest.mark.parametrize(
    "body", ["import time; time.sleep(600)", "for line in sys.stdin: pass"], ids=["deaf", "silent"]
)
def test_one_that_never_answers_is_asked_three_times(tmp_path: Path, body: str) -> None:
    assert kinds(play_a_deal(python(tmp_path, body), patience=SHORT).faults) == ["late"] * MOST_IN_A_ROW


def test_one_that_says_nothing_at_all_is_late(tmp_path: Path) -> None:
    command = (sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)")
    assert kinds(play_a_deal(command, patience=SHORT).faults) == ["late"] * MOST_IN_A_ROW


def test_a_move_that_the_rules_refuse_is_played_by_rules_of_thumb(tmp_path: Path) -> None:
    faults = play_a_deal(python(tmp_path, good('"play 2C"'))).faults
    assert kinds(faults) == ["wrong"] * MOST_IN_A_ROW
    assert faults[0].detail.startswith("play 2C (HR-")


def test_what_is_no_action_is_refused_too(tmp_path: Path) -> None:
    faults = play_a_deal(python(tmp_path, good('"dance"'))).faults
    assert faults == [BotFaultInfo(BotFaultKind.WRONG, "dance")] * MOST_IN_A_ROW


def test_one_wrong_move_between_good_ones_is_forgiven(tmp_path: Path) -> None:
    action = '"dance" if news["n"] % 3 == 2 else news["legal"][0]'
    faults = play_a_deal(python(tmp_path, good(action))).faults
    assert kinds(faults) == ["wrong"] * 5  # at the decisions 2, 5, 8, 11 and 14 of fourteen


def test_an_answer_to_another_question_is_passed_over(tmp_path: Path) -> None:
    stale = 'print(json.dumps({"t": "do", "id": 1, "v": 2147483647, "action": "play 2C"}), flush=True)'
    assert play_a_deal(python(tmp_path, good(before=stale))).faults == []


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("while True: print('I am mad', flush=True)", "garbage"),
        ("while True: sys.stdout.buffer.write(bytes(range(256)))", "garbage"),
        ("sys.stdout.write('x' * 10_000_000)\nsys.stdin.read()", "garbage"),
        ("print('[' * 2000, flush=True)\nsys.stdin.read()", "garbage"),
        (f"print({HELLO!r}, flush=True)\nsys.stdin.read()", "garbage"),
        ('while True: print(\'{"t":"here"}\', flush=True)', "flood"),
        ('while True: print(\'{"t":"bye"}\', flush=True)', "ended"),
        ("sys.exit('no heart')", "ended"),
        ("while True: sys.stderr.write('x' * 100_000 + '\\n'); sys.exit('no heart')", "ended"),
    ],
)
def test_a_mad_one_is_asked_once(tmp_path: Path, body: str, kind: str) -> None:
    assert kinds(play_a_deal(python(tmp_path, body)).faults) == [kind]


@pytest.mark.skipif(sys.platform != "linux", reason="no limit can be set from outside here")
def test_one_that_wants_all_memory_ends(tmp_path: Path) -> None:
    (mishap,) = play_a_deal(python(tmp_path, "sys.stdin.readline()\nbytearray(3 << 30)")).faults
    assert mishap == BotFaultInfo(BotFaultKind.ENDED, "MemoryError")


def test_one_of_another_game_or_of_none(tmp_path: Path) -> None:
    other = HELLO.replace("hearts", "bridge")
    assert kinds(play_a_deal(python(tmp_path, good(), other)).faults) == ["other game"]
    assert kinds(play_a_deal(python(tmp_path, good(), "Good evening")).faults) == ["garbage"]
    assert kinds(play_a_deal(("./not-there",)).faults) == ["not started"]


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked for in another way there")
def test_its_children_end_with_it(tmp_path: Path) -> None:
    began = tmp_path / "child"
    body = "import os, time\nchild = os.fork()\nif not child: time.sleep(600)\n"
    body += f"open({str(began)!r}, 'w').write(str(child))\n"
    play_a_deal(python(tmp_path, body + good()))
    assert is_gone(int(began.read_text()))


@pytest.mark.skipif(sys.platform != "linux", reason="a process that has left its group is found on Linux alone")
def test_a_child_that_has_gone_its_own_way_ends_with_it(tmp_path: Path) -> None:
    """With a session of its own, and a parent that has ended."""
    began = tmp_path / "child"
    body = f"""import os, time
began = {str(began)!r}
if not os.fork():
    os.setsid()
    if os.fork(): os._exit(0)
    open(began + ".new", "w").write(str(os.getpid()))
    os.rename(began + ".new", began)
    time.sleep(600)
while not os.path.exists(began): time.sleep(0.001)
"""
    play_a_deal(python(tmp_path, body + good()))
    assert is_gone(int(began.read_text()))


def test_a_bot_is_told_no_password_of_this_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CARDTABLE_STORE", "NATS_PASSWORD", "NATS_ROUTES"):  # all that packaging/server/README.md exports
        monkeypatch.setenv(name, "nats://me:secret@host")
    note = tmp_path / "environment"
    body = f"import os\nopen({str(note)!r}, 'w').write(repr(dict(os.environ)))\n"
    play_a_deal(python(tmp_path, body + good()))
    assert "PATH" in note.read_text()
    assert "secret" not in note.read_text()


def test_no_thread_is_left_of_one_that_has_ended(tmp_path: Path) -> None:
    """Else a long simulation would run out of threads and files."""
    before = set(threading.enumerate())
    assert kinds(play_a_deal(python(tmp_path, "sys.exit()")).faults) == ["ended"]
    for thread in set(threading.enumerate()) - before:
        thread.join(60)
        assert not thread.is_alive()


def is_gone(pid: int) -> bool:
    """Whether the process ends, for a killed one may still be on its way out."""
    for _ in range(10_000):
        try:
            os.kill(pid, 0)
            if " Z " in Path(f"/proc/{pid}/stat").read_text():  # dead, and nobody has asked yet how it died
                return True
        except OSError:
            return True
        time.sleep(0.001)
    return False


def test_what_went_wrong_is_told_in_a_sentence() -> None:
    faults = [BotFaultInfo(BotFaultKind.WRONG, "play 2C (HR-05)"), BotFaultInfo(BotFaultKind.WRONG, "play 3C")]
    words = SourceRenderer()
    assert [words.text(line) for line in fault_sentences("./mybot", faults)] == [
        "“./mybot” broke the rules 2 time(s); a simple built-in player moved instead.",
        "The first one was: play 2C (HR-05)",
    ]
    for kind in BotFaultKind:
        assert "a simple built-in player" in words.text(next(fault_sentences("./mybot", [BotFaultInfo(kind)])))
