"""Two libraries that Windows has and Wine 10 lacks in part, made here for Wine's own folder and shipped with nothing.

Qt asks `icuuc.dll` for rare text codecs: this one says that it has none. numpy asks the C runtime for the parts of
complex numbers: `ucrtbase.dll` here has those four functions, and passes all others on to Wine's own.
"""

import struct
from collections.abc import Mapping
from pathlib import Path

RUNTIME, RUNTIME_OF_WINE = "ucrtbase", "winecrt_base"
_SIGNATURE = b"Wine builtin DLL"  # Wine takes no library with it from elsewhere than its own folder

# Functions in the calling convention of Windows on x86-64: arguments in rcx and rdx, results in eax and xmm0.
_NOTHING = bytes.fromhex("31c0c3")  # return 0
_ONE = bytes.fromhex("b801000000c3")  # return 1
_UNSUPPORTED = bytes.fromhex("4885d27406c7021000000031c0c3")  # *rdx = U_UNSUPPORTED_ERROR, unless null; return 0
_UNSUPPORTED_THIRD = bytes.fromhex("4d85c0740741c7001000000031c0c3")  # the same for the third argument
ICU: Mapping[str, bytes] = {
    "ucnv_open": _UNSUPPORTED,
    "ucnv_getName": _UNSUPPORTED,
    "ucnv_getStandardName": _UNSUPPORTED_THIRD,
    "ucnv_getMaxCharSize": _ONE,
    **dict.fromkeys(
        (
            *("ucnv_close", "ucnv_reset", "UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE"),
            *("ucnv_getToUCallBack", "ucnv_getFromUCallBack", "ucnv_setToUCallBack", "ucnv_setFromUCallBack"),
            *("ucnv_cbToUWriteUChars", "ucnv_cbFromUWriteUChars", "ucnv_toUnicode", "ucnv_fromUnicode"),
            *("ucnv_toUCountPending", "ucnv_fromUCountPending", "ucnv_getAvailableName", "ucnv_countAvailable"),
        ),
        _NOTHING,
    ),
}
COMPLEX: Mapping[str, bytes] = {
    "creal": bytes.fromhex("f20f1001c3"),  # xmm0 = [rcx]: a pair of doubles comes by its address
    "cimag": bytes.fromhex("f20f104108c3"),  # xmm0 = [rcx + 8]
    "crealf": bytes.fromhex("660f6ec1c3"),  # xmm0 = ecx: a pair of floats comes in rcx itself
    "cimagf": bytes.fromhex("48c1e920660f6ec1c3"),  # xmm0 = rcx >> 32
}

_HEADERS, _BASE = 0x400, 0x1000  # bytes of the headers; where the one section begins in memory
_PAGE, _FILE_UNIT = 0x1000, 0x200


def put_into(system: Path, runtime: Path) -> None:
    """Write both libraries into a prefix's folder system32; `runtime` is Wine's own ucrtbase.dll."""
    of_wine = runtime.read_bytes()
    (system / f"{RUNTIME_OF_WINE}.dll").write_bytes(of_wine.replace(_SIGNATURE, bytes(len(_SIGNATURE)), 1))
    passed_on = {name: f"{RUNTIME_OF_WINE}.{name}" for name in exports(of_wine) if name not in COMPLEX}
    whole: Mapping[str, bytes | str] = {**passed_on, **COMPLEX}
    for name, functions in (("icuuc", ICU), (RUNTIME, whole)):
        target = system / f"{name}.dll"
        target.unlink(missing_ok=True)  # a link to Wine's own, where there is one
        target.write_bytes(library(f"{name}.dll", functions))


def library(name: str, functions: Mapping[str, bytes | str]) -> bytes:
    """Return a DLL for x86-64 that exports these functions: code, or "library.function" where a call is passed on."""
    names = sorted(functions)  # Windows looks them up by bisection
    tables = 40 + 10 * len(names)  # the directory, and of each function an address, a name's address and a number
    texts = {name: name, **{f"name {one}": one for one in names}}
    texts.update({one: value for one, value in functions.items() if isinstance(value, str)})
    codes = {one: value for one, value in functions.items() if isinstance(value, bytes)}
    body, places, exported = bytearray(), {}, 0
    labelled: list[tuple[str, bytes | str]] = [*texts.items(), *codes.items()]
    for label, value in labelled:  # an address among the texts is a call passed on
        places[label] = _BASE + tables + len(body)
        body += value if isinstance(value, bytes) else value.encode() + b"\0"
        exported = exported if isinstance(value, bytes) else tables + len(body)
    count = len(names)
    lists = [_BASE + 40 + offset for offset in (0, 4 * count, 8 * count)]
    directory = struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, places[name], 1, count, count, *lists)
    addresses = struct.pack(f"<{count}I", *(places[one] for one in names))
    named = struct.pack(f"<{count}I", *(places[f"name {one}"] for one in names))
    section = directory + addresses + named + struct.pack(f"<{count}H", *range(count)) + body
    return _headers(len(section), exported) + section.ljust(_up(len(section), _FILE_UNIT), b"\0")


def exports(image: bytes) -> list[str]:
    """Return the names of the functions that a DLL exports."""
    (pe,) = struct.unpack_from("<I", image, 0x3C)
    sections, optional = struct.unpack_from("<H", image, pe + 6)[0], struct.unpack_from("<H", image, pe + 20)[0]
    table = pe + 24 + optional

    def at(address: int) -> int:
        """Return where an address in memory lies in the file."""
        for number in range(sections):
            size, begin, raw_size, raw = struct.unpack_from("<IIII", image, table + 40 * number + 8)
            if begin <= address < begin + max(size, raw_size):
                return int(address - begin + raw)
        raise ValueError(f"no section has the address {address:#x}")

    directory = at(struct.unpack_from("<I", image, pe + 24 + 112)[0])
    count, _, names = struct.unpack_from("<III", image, directory + 24)
    places = (at(one) for one in struct.unpack_from(f"<{count}I", image, at(names)))
    return [image[place : image.index(b"\0", place)].decode("ascii") for place in places]


def _headers(size: int, exported: int) -> bytes:
    """Return the headers of a DLL with one section of `size` bytes, which begins with `exported` bytes of exports."""
    dos = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40)
    file = b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, 240, 0x2022)  # a DLL for large addresses
    in_file, in_memory = _up(size, _FILE_UNIT), _up(size, _PAGE)
    optional = struct.pack("<HBBIIIII", 0x20B, 14, 0, in_file, 0, 0, 0, _BASE)
    optional += struct.pack("<QIIHHHHHHIIIIHH", 0x180000000, _PAGE, _FILE_UNIT, 6, 0, 0, 0, 6, 0, 0,
                            _BASE + in_memory, _HEADERS, 0, 2, 0x160)  # fmt: skip
    optional += struct.pack("<QQQQII", 0x100000, 0x1000, 0x100000, 0x1000, 0, 16)
    optional += struct.pack("<II", _BASE, exported) + bytes(15 * 8)
    section = b".text\0\0\0" + struct.pack("<IIIIIIHHI", size, _BASE, in_file, _HEADERS, 0, 0, 0, 0, 0x60000020)
    return (dos + file + optional + section).ljust(_HEADERS, b"\0")


def _up(size: int, unit: int) -> int:
    return -(-size // unit) * unit
