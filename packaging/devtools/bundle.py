"""What systems are told of the program beside its files: identifier, version, kinds of files."""

from pathlib import Path

from devtools.places import BUILD, LANGUAGES

IDENTIFIER = "org.cardtable.CardTable"
MIME_TYPE = "application/x-cardtable"
SCHEME = "cardtable"  # of links to tables of people: cardtable:join/…
ENDING = "cardtable"  # of a saved game
COPYRIGHT = "Copyright © 2026 CardTable contributors; MIT licence"
SUMMARY = "Card games against fair computer players"
OLDEST_MACOS = "13.0"  # that Qt 6.11 runs on


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows keeps it."""
    numbers = [int(part) for part in version.split(".") if part.isdigit()]
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def windows_version(version: str) -> str:
    """Write what Windows shows of the program under Details; return the file, which PyInstaller reads."""
    numbers = four_numbers(version)
    words = {
        "CompanyName": "CardTable contributors",
        "FileDescription": "CardTable",
        "FileVersion": version,
        "InternalName": "cardtable",
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": "cardtable.exe",
        "ProductName": "CardTable",
        "ProductVersion": version,
    }
    lines = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    english = (
        f"StringFileInfo([StringTable('040904B0', [{lines}])]), VarFileInfo([VarStruct('Translation', [1033, 1200])])"
    )
    path = BUILD / "windows-version.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=[{english}])\n",
        encoding="utf-8",
    )
    return str(path)


def macos_information(version: str) -> dict[str, object]:
    """Return what goes into Info.plist beside what PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": "CardTable",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", *LANGUAGES],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "CardTable game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.game"],
            }
        ],
        "CFBundleURLTypes": [
            {
                "CFBundleURLName": f"{IDENTIFIER}.invitation",
                "CFBundleTypeRole": "Viewer",
                "CFBundleURLSchemes": [SCHEME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.game",
                "UTTypeDescription": "CardTable game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [ENDING], "public.mime-type": MIME_TYPE},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
    }


def size(path: Path) -> int:
    """Return the bytes of a file or of all files in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files)


def size_text(path: Path) -> str:
    """Return the size of a file or of all files in a folder, in megabytes of a million bytes."""
    return f"{size(path) / 1e6:.1f} MB"
