"""Two copies of the program never share a match."""

import subprocess
import sys
from pathlib import Path

from cardtable.app.storage.file_storage import take_place
from cardtable.files.file_locks import Lock

HOLD = """
import sys
from pathlib import Path
from cardtable.app.storage.file_storage import take_place
place, lock = take_place(Path(sys.argv[1]))
print(place, flush=True)
sys.stdin.read()
"""


def test_a_second_copy_gets_its_own_place_and_a_killed_one_leaves_its_place_free(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "1\n"
        place, lock = take_place(tmp_path)
        assert place == 2
        lock.release()
        other.kill()
        other.wait()
    place, lock = take_place(tmp_path)
    assert place == 1
    lock.release()


def test_where_no_lock_can_be_made_nobody_is_kept_out(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    assert Lock(tmp_path / "folder" / "match.lock").take()
