"""The program as people have it on Windows: set up, started from there, renewed over an older one, and taken away."""

import re
import shutil
from pathlib import Path

from devtools.bundle import ENDING, SCHEME
from devtools.places import BUILD
from devtools.processes import Stop, say
from devtools.windows import origin, wine
from devtools.windows.steps import step
from devtools.windows.windows_python import FOLDER as PYTHON

USER = wine.DRIVE / "users" / "root"
FOLDER = USER / "AppData" / "Local" / "Programs" / "CardTable"
DATA = USER / "AppData" / "Local" / "CardTable"
MENU = USER / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "CardTable"
KEYS = (  # beside them, Windows' own list of what is installed
    rf"HKCU\Software\Classes\.{ENDING}",
    r"HKCU\Software\Classes\CardTable.Game",
    rf"HKCU\Software\Classes\{SCHEME}",
)
COMMANDS = (rf"{KEYS[1]}\shell\open\command", rf"{KEYS[2]}\shell\open\command")
MATCH = DATA / "match.log"
DEMONSTRATIONS = {"en": 110, "fa": 20, "te": 20}  # seconds for each language: in the first, a whole deal
# Waits for the log, which is written once the cards are dealt, at most five minutes.
_BEGIN = """
"$@" &
for _ in $(seq 300); do [ -s "$0" ] && break; sleep 1; done
sleep 5
wineserver --kill
"""
_SILENT = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/SP-")


def try_all(setup: Path, older: Path) -> None:
    """Install an older version and renew it, then test, play and uninstall the program. Raises Stop."""
    for folder in (FOLDER, DATA):
        shutil.rmtree(folder, ignore_errors=True)
    install(older)
    of_older = FOLDER / "_internal" / "of_the_older_version.txt"
    of_older.touch()
    with step("Leaving a match unfinished in the older version"):
        kept = leave_match()
    install(setup)
    if of_older.exists():
        raise Stop("The set-up program leaves files of the version before it: see [InstallDelete].", 1)
    if MATCH.read_bytes() != kept:
        raise Stop("The set-up program has changed an unfinished match.", 1)
    start("replay", wine.path_in(MATCH))
    check_entries()
    demand_own_libraries(FOLDER)
    with step("The installed program's own test"):
        start("--self-test")
    for code, seconds in DEMONSTRATIONS.items():
        picture = BUILD / f"windows-{code}.png"
        picture.unlink(missing_ok=True)
        with step(f"A demonstration by the installed program ({code}), pictured in {picture}"):
            play(code, picture, seconds)
    with step("Uninstalling"):
        left = uninstall()
    report_left(left)


def leave_match() -> bytes:
    """Begin a match with the installed program, end that as a power failure would, and return the log. Raises Stop."""
    program = wine.path_in(FOLDER / "cardtable-window.exe")
    wine.run(("sh", "-c", _BEGIN, MATCH, "wine", program, "--game", "hearts", "--deal", "7"))
    try:
        return MATCH.read_bytes()
    except OSError as error:
        raise Stop(f"The installed program has kept no match in {MATCH} ({error.strerror}).", 1) from error


def install(setup: Path) -> None:
    """Run a set-up program without questions. Raises Stop."""
    with step(f"Installing {setup.name}"):
        status = wine.run(("wine", wine.path_in(setup), *_SILENT))
    if status or not (FOLDER / "cardtable-window.exe").exists():
        raise Stop(f"{setup.name} has not installed the program (status {status}).", 1)


def check_entries() -> None:
    """See that the menu and the kinds of files open the program. Raises Stop."""
    wanted = '"' + wine.path_in(FOLDER / "cardtable-window.exe") + '" "%1"'
    for key in COMMANDS:
        _, told = wine.heard(("wine", "reg", "query", key, "/ve"))
        if wanted.lower() not in told.lower():
            raise Stop(f"{key} does not open the program, but: {told.strip()}", 1)
    if not (MENU / "CardTable.lnk").exists():
        raise Stop("The menu has no entry for the program.", 1)


def demand_own_libraries(folder: Path) -> None:
    """See that every library is Python's, a wheel's, or Microsoft's in one of them. Raises Stop."""
    found = [name for name in origin.strangers(folder, [PYTHON]) if not re.fullmatch(r"unins\d+\.exe", name)]
    if found:
        raise Stop(f"{', '.join(found)} in {folder} comes neither from Python nor from a wheel: leave it out.", 1)


def start(*arguments: str) -> None:
    """Run the installed program with its console. Raises Stop."""
    status, output = wine.heard(("wine", wine.path_in(FOLDER / "cardtable.exe"), *arguments))
    if status:
        raise Stop(f"The installed program fails with {' '.join(arguments)}: {output.strip()}", 1)
    say(output.strip())


def play(language: str, picture: Path, seconds: int) -> None:
    """Let the installed program play, and save what its window shows. Raises Stop."""
    shown = ("--size", "1280x800", "--screenshot", wine.path_in(picture))
    start("--lang", language, "--game", "hearts", "--deal", "7", "--demo", str(seconds), *shown)
    if not picture.exists():
        raise Stop(f"The installed program has saved no picture of its window in {language}.", 1)


def uninstall() -> list[str]:
    """Uninstall the program without questions; return what is left of it, as people would find it."""
    wine.run(("wine", wine.path_in(FOLDER / "unins000.exe"), *_SILENT[:3]))
    files = [path for folder in (FOLDER, MENU) if folder.exists() for path in (folder, *folder.rglob("*"))]
    keys = [key for key in KEYS if not wine.heard(("wine", "reg", "query", key))[0]]
    return [*(wine.path_in(path) for path in files), *keys]


def report_left(left: list[str]) -> None:
    """Say what stays after uninstalling: what people have played, and nothing else. Raises Stop."""
    if left:
        raise Stop(f"Uninstalling has left {', '.join(left)}.", 1)
    own = [path for path in (DATA, USER / "AppData" / "Roaming" / "CardTable") if path.exists()]
    say(f"Left of it, as meant: {', '.join(map(wine.path_in, own)) or 'nothing'} (games and settings).")
