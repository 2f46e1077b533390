"""The data of ICU, the library that Qt asks how to sort and spell: what of it Qt asks for, without all the rest.

Nine tenths are names of countries, currencies and units in 800 languages, which Qt has of its own. A file of data is a
table of contents (a number, then for each item where its name and where its content begin, from the number on), the
names, and the contents.
"""

import struct
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch

FORMAT, FORMAT_AT = b"CmnD", 12  # what data begins with, and behind how many bytes
KEPT = (  # by name, within the folder that is named for the version
    "coll/*",  # how each language sorts: lists of files
    *("cnvalias.icu", "*.cnv"),  # encodings; Unicode's and Latin 1 need no file
    *("likelySubtags.res", "supplementalData.res", "metadata.res", "keyTypeData.res"),  # which language is meant
    *("root.res", "pool.res", "res_index.res"),
    *("timezoneTypes.res", "zoneinfo64.res"),
)
LARGEST_ENCODING = 20_000  # bytes: that of an encoding of single bytes; Qt takes none but UTF-8 from the locale
_MARK = b"\xda\x27"
ENTRY = struct.Struct("<II")  # where the name and where the content of an item begin
_ROUND = 16  # bytes, to which contents are aligned


class NoData(ValueError):
    """This is no data of ICU that is understood here."""


def items_in(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Return the heading of the data, and by name what is in it; `data` may go on behind its end."""
    length = int.from_bytes(data[:2], "little")
    if data[2:4] != _MARK or data[FORMAT_AT : FORMAT_AT + len(FORMAT)] != FORMAT:
        raise NoData("This is no data of ICU, or not for this kind of machine.")
    toc = data[length:]
    count = int.from_bytes(toc[:4], "little")
    entries = [ENTRY.unpack_from(toc, 4 + place * ENTRY.size) for place in range(count)]
    ends = [start for _, start in entries[1:]] + [len(toc)]
    names = [toc[at : toc.index(b"\0", at)].decode("ascii") for at, _ in entries]
    return data[:length], {name: toc[at:end] for name, (_, at), end in zip(names, entries, ends, strict=True)}


def packed(heading: bytes, items: Mapping[str, bytes]) -> bytes:
    """Return data with these items; ICU finds them by their names, which must be in order."""
    order = sorted(items, key=lambda name: name.encode("ascii"))
    at = 4 + len(order) * ENTRY.size
    names = b""
    places = []
    for name in order:
        places.append(at + len(names))
        names += name.encode("ascii") + b"\0"
    contents = bytearray()
    begin = at + len(names)
    begin += -(len(heading) + begin) % _ROUND
    table = bytearray(len(order).to_bytes(4, "little"))
    for name, place in zip(order, places, strict=True):
        contents += bytes(-len(contents) % _ROUND)
        table += ENTRY.pack(place, begin + len(contents))
        contents += items[name]
    return bytes(heading + (table + names).ljust(begin, b"\0") + contents)


def kept(items: Mapping[str, bytes], wanted: Iterable[str] = KEPT) -> dict[str, bytes]:
    """Return the items that Qt asks for."""
    patterns = tuple(wanted)
    return {name: content for name, content in items.items() if _is_kept(name.partition("/")[2], content, patterns)}


def _is_kept(name: str, content: bytes, patterns: tuple[str, ...]) -> bool:
    too_large = name.endswith(".cnv") and len(content) > LARGEST_ENCODING
    return not too_large and any(fnmatch(name, pattern) for pattern in patterns)
