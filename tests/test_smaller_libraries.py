"""The smaller libraries of the packages do for Qt and numpy what those do that they stand in for."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import PySide6
import pytest

from devtools import icu_data, smaller_libraries

SITE_PACKAGES = Path(PySide6.__file__).parents[1]
HEADING = b"\x10\x00\xda\x27".ljust(12, b"\0") + b"CmnD"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the other systems' packages keep what came")


@pytest.fixture(scope="module")
def smaller(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("smaller")
    assert smaller_libraries.make(SITE_PACKAGES, folder), "needs gcc and binutils"
    return folder


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


# ---- ICU


def test_data_with_fewer_items_is_found_by_its_names() -> None:
    items = {"icudt99l/coll/fa.res": b"12345", "icudt99l/unit/fa.res": b"6" * 99, "icudt99l/root.res": b"78"}

    heading, found = icu_data.items_in(icu_data.packed(HEADING, items) + b"what lies behind it")
    kept = icu_data.kept(found)

    assert heading == HEADING
    assert list(kept) == ["icudt99l/coll/fa.res", "icudt99l/root.res"]
    assert [content.rstrip(b"\0") for content in kept.values()] == [b"12345", b"78"]


def test_contents_lie_where_processors_like_them() -> None:
    items = {f"icudt99l/coll/{name}.res": b"x" * length for name, length in (("a", 1), ("b", 17), ("c", 16))}

    data = icu_data.packed(HEADING, items)

    begins = [icu_data.ENTRY.unpack_from(data, len(HEADING) + 4 + 8 * place)[1] for place in range(3)]
    assert [(len(HEADING) + begin) % 16 for begin in begins] == [0, 0, 0]
    assert [data[len(HEADING) + begin :][:1] for begin in begins] == [b"x"] * 3


@pytest.mark.parametrize("data", [b"", b"CmnD", HEADING[:4] + bytes(12), bytes(99)])
def test_other_data_is_refused(data: bytes) -> None:
    with pytest.raises(icu_data.NoData):
        icu_data.items_in(data)


ASK_QT = """
from functools import cmp_to_key
from PySide6.QtCore import QCollator, QLocale, QStringConverter, Qt
words = [chr(first) + chr(second) + str(number)
         for first in (*range(0x41, 0x180, 3), *range(0x621, 0x6d0, 3), *range(0x905, 0x940, 3),
                       *range(0xa05, 0xa39, 3), *range(0xc05, 0xc39, 3), *range(0x4e00, 0x9fa5, 997))
         for second, number in ((0x61, 10), (0x915, 9))]
for language in ("en", "pa", "hi", "te", "fa", "de", "sv", "lt", "tr", "zh", "ja", "ko", "C"):
    locale = QLocale(language)
    collator = QCollator(locale)
    for numeric in (False, True):
        collator.setNumericMode(numeric)
        collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive if numeric else Qt.CaseSensitivity.CaseSensitive)
        print(ascii(sorted(words, key=cmp_to_key(collator.compare))))
    print(ascii([locale.toUpper(word) + locale.toLower(word) for word in words]))
codecs = set(QStringConverter.availableCodecs())
print({"UTF-8", "UTF-16", "UTF-32", "ISO-8859-1", "ISO-8859-6", "windows-1256"} <= codecs)
"""


@pytest.mark.slow
def test_qt_sorts_and_spells_alike_in_every_language(smaller: Path) -> None:
    assert only(smaller, "libicudata.so.*").stat().st_size < 6e6

    as_it_came, with_less = (told_by(ASK_QT, LD_LIBRARY_PATH=str(folder)) for folder in (smaller / "nothing", smaller))

    assert as_it_came.endswith("True\n")
    assert with_less == as_it_came


def told_by(code: str, **more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **more}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# ---- products of matrices

ROW_MAJOR, COLUMN_MAJOR = 101, 102
PLAIN, TRANSPOSED = 111, 112
LAYOUTS = {ROW_MAJOR: "C", COLUMN_MAJOR: "F"}
KINDS = {"s": (np.float32, ctypes.c_float, 1e-4), "d": (np.float64, ctypes.c_double, 1e-12)}


@pytest.fixture(scope="module")
def blas(smaller: Path) -> ctypes.CDLL:
    library = only(smaller, "libscipy_openblas64_*.so")
    assert library.stat().st_size < 200_000
    return ctypes.CDLL(str(library))


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def matrix(rows: int, columns: int, kind: str, order: int = ROW_MAJOR) -> Any:
    values = np.random.default_rng(rows * 1000 + columns).normal(size=(rows, columns))
    return np.array(values, KINDS[kind][0], order=LAYOUTS[order])  # type: ignore[call-overload]


def called(blas: ctypes.CDLL, kind: str, name: str) -> Callable[..., Any]:
    """The function, given whole numbers, arrays and, as floats, numbers of its kind."""
    function = getattr(blas, f"scipy_cblas_{kind}{name}64_")
    number = KINDS[kind][1]
    function.restype = number

    def call(*arguments: Any) -> Any:
        return function(*(_as_c(argument, number) for argument in arguments))

    return call


def _as_c(argument: Any, number: Any) -> Any:
    if isinstance(argument, float):
        return number(argument)
    return ctypes.c_int64(argument) if isinstance(argument, int) else ctypes.c_void_p(argument.ctypes.data)


@pytest.mark.parametrize(
    ("rows", "columns", "depth"), [(1, 1, 1), (8, 16, 256), (9, 17, 257), (3, 70, 600), (40, 5, 2)]
)
@pytest.mark.parametrize("order", LAYOUTS)
@pytest.mark.parametrize(("left", "right"), list(product((PLAIN, TRANSPOSED), repeat=2)))
def test_matrices_are_multiplied(
    blas: ctypes.CDLL, kind: str, rows: int, columns: int, depth: int, order: int, left: int, right: int
) -> None:
    a = matrix(*((rows, depth) if left == PLAIN else (depth, rows)), kind, order)
    b = matrix(*((depth, columns) if right == PLAIN else (columns, depth)), kind, order)
    a_leading, b_leading = _lead(a, order), _lead(b, order)
    wanted = (a if left == PLAIN else a.T).astype(float) @ (b if right == PLAIN else b.T).astype(float)
    gemm = called(blas, kind, "gemm")
    c_leading = columns if order == ROW_MAJOR else rows

    for alpha, beta in ((1.0, 0.0), (2.0, 0.5)):
        c = np.full((rows, columns), 7 if beta else np.nan, a.dtype, order=LAYOUTS[order])  # type: ignore[call-overload]
        gemm(order, left, right, rows, columns, depth, alpha, a, a_leading, b, b_leading, beta, c, c_leading)
        assert np.allclose(c, alpha * wanted + (beta * 7 if beta else 0), rtol=0, atol=KINDS[kind][2] * depth)


def _lead(one: Any, order: int) -> int:
    return int(one.shape[1] if order == ROW_MAJOR else one.shape[0])


@pytest.mark.parametrize("order", LAYOUTS)
@pytest.mark.parametrize("transposed", [PLAIN, TRANSPOSED])
def test_matrices_are_multiplied_with_vectors_and_with_themselves(
    blas: ctypes.CDLL, kind: str, order: int, transposed: int
) -> None:
    a = matrix(19, 33, kind, order)
    leading = _lead(a, order)
    turned = a if transposed == PLAIN else a.T
    near = KINDS[kind][2] * 33
    x, y = matrix(turned.shape[1], 2, kind), np.zeros((turned.shape[0], 3), a.dtype)

    called(blas, kind, "gemv")(order, transposed, 19, 33, 1.0, a, leading, x, 2, 0.0, y, 3)
    assert np.allclose(y[:, 0], turned @ x[:, 0], rtol=0, atol=near)
    assert not y[:, 1:].any()

    size, depth = turned.shape
    c = np.zeros((size, size), a.dtype)
    called(blas, kind, "syrk")(order, 121, transposed, size, depth, 1.0, a, leading, 0.0, c, size)
    assert np.allclose(c, turned @ turned.T, rtol=0, atol=near)


def test_vectors_are_multiplied_and_added(blas: ctypes.CDLL, kind: str) -> None:
    x, y = matrix(50, 1, kind)[:, 0], matrix(50, 2, kind)
    wanted = y[:, 0] + 3 * x

    assert called(blas, kind, "dot")(50, x, 1, y, 2) == pytest.approx(float(x @ y[:, 0]), abs=1e-4)
    called(blas, kind, "axpy")(50, 3.0, x, 1, y, 2)
    assert np.allclose(y[:, 0], wanted, atol=1e-6)


def test_numpy_thinks_with_it_what_it_thinks_without(smaller: Path) -> None:
    code = (
        "from cardtable.app.self_test.self_test_checks import networks; print(networks());"
        "from cardtable.games.hearts.neural.value_network import shipped;"
        "from cardtable.games.hearts.neural.batch_deals import WIDTH; import numpy as np;"
        "seen = np.random.default_rng(1).integers(0, 2, (200, WIDTH)).astype(np.float32);"
        "print(*shipped().best(seen, np.ones((200, 52), bool))[0])"
    )
    alone = told_by(code)
    assert told_by(code, LD_PRELOAD=str(only(smaller, "libscipy_openblas64_*.so"))) == alone


def test_what_is_left_out_of_it_is_asked_for_by_nothing_here() -> None:
    """The rest of linear algebra, and products of complex numbers, would end the packed program."""
    sources = Path(__file__).parents[1] / "cardtable"
    texts = {path: path.read_text(encoding="utf-8") for path in sources.rglob("*.py")}
    asked = ("linalg", "complex", "np.polyfit", "np.matrix", "np.linalg", "np.cov")
    assert [path.name for path, text in texts.items() if "numpy" in text and any(word in text for word in asked)] == []


# ---- what cannot be made smaller


@pytest.mark.parametrize("compiler", ["/no/such/compiler", "false"])
def test_without_a_compiler_that_works_numpy_keeps_its_library(
    compiler: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", compiler)

    assert not smaller_libraries.make(SITE_PACKAGES, tmp_path)

    (told,) = capsys.readouterr().err.splitlines()
    assert told.startswith("libscipy_openblas64_")
    assert f"stays as it came, because {compiler} failed" in told
    assert [path.name.partition(".")[0] for path in tmp_path.glob("lib*")] == ["libicudata"]


def test_libraries_that_are_made_in_another_way_stay_as_they_came(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    library = tmp_path / "packages" / "PySide6" / "Qt" / "lib" / "libicudata.so.99"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"\x7fELF, and nothing that is known")

    assert not smaller_libraries.make(tmp_path / "packages", tmp_path / "smaller")

    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("libicudata.so.99 is made in another way than expected.")
    assert second.startswith("There are 0 files like numpy.libs/libscipy_openblas64_*.so, not one.")


ICU_DATA = ("PySide6/Qt/lib/libicudata.so.73", "/site/libicudata.so.73", "BINARY")
CAME = [
    ("PySide6/Qt/lib/libicuuc.so.73", "/site/libicuuc.so.73", "BINARY"),
    ("libicudata.so.73", "PySide6/Qt/lib/libicudata.so.73", "SYMLINK"),
    ("numpy/_core/_multiarray_umath.so", "/site/_multiarray_umath.so", "EXTENSION"),
]
NUMPYS = [
    ("numpy.libs/libgfortran-04.so.5", "/site/libgfortran-04.so.5", "BINARY"),
    ("libgfortran-04.so.5", "numpy.libs/libgfortran-04.so.5", "SYMLINK"),
    ("numpy.libs/libscipy_openblas64_-32.so", "/site/libscipy_openblas64_-32.so", "BINARY"),
]


def test_a_smaller_one_goes_in_under_the_name_that_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "libicudata.so.73").touch()

    put = smaller_libraries.put_in([ICU_DATA, *CAME, *NUMPYS], tmp_path)

    assert put == [(ICU_DATA[0], str(tmp_path / "libicudata.so.73"), "BINARY"), *CAME, *NUMPYS]


def test_what_openblas_needed_stays_out_with_it(tmp_path: Path) -> None:
    (tmp_path / "libscipy_openblas64_-32.so").touch()

    put = smaller_libraries.put_in([ICU_DATA, *CAME, *NUMPYS], tmp_path)

    assert put == [ICU_DATA, *CAME, (NUMPYS[2][0], str(tmp_path / "libscipy_openblas64_-32.so"), "BINARY")]
