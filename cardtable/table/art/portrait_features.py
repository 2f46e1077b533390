"""Portrait features: the persons of the portraits, their hair and headgear (disc radius 50)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from PySide6.QtGui import QPainter

from cardtable.table.art import vector_drawing as draw

FAIR = ("#F6D9BC", "#E6BB96")
WHEAT = ("#EFC49A", "#DBA474")
BRONZE = ("#D69E6F", "#BB8052")
BROWN = ("#B4774B", "#975C36")
DEEP = ("#8A5636", "#704226")
BLACK_HAIR, DARK_HAIR, CHESTNUT = "#1B1412", "#34211A", "#6A4027"
GINGER, GREY, WHITE = "#B4532A", "#7C7873", "#EDE9E2"

_GOLD = "#F4D35E"
_TURBAN = "M-28,-11 C-37,-50 37,-50 28,-11 16,-27 -16,-27 -28,-11 Z"
_VEIL = "M-21,8 C-26,-24 -13,-27 0,-25 13,-27 26,-24 21,8 L34,10 C36,-52 -36,-52 -34,10 Z"
_SIDE_HAIR = "M0,-33 C16,-35 26,-22 22,4 17,-10 12,-20 0,-26 Z"
_PARTED = (
    "M-21,-8 C-27,-42 -6,-43 4,-41 24,-40 25,-22 21,-8 19,-18 15,-24 8,-27 "
    "0,-22 -13,-24 -17,-22 -19,-18 -21,-8 -21,-8 Z"
)
_FRINGE = "M-22,-14 C-22,-42 22,-42 22,-14 12,-19 -12,-19 -22,-14 Z"
_STRAW_CROWN = "M-19,-21 C-19,-48 19,-48 19,-21 Z"


class PortraitFeatures(NamedTuple):
    """Colours and features of a portrait.

    `ground` colours the disc, `ground_shape` is the pattern on it: "rays", "arch", "sun", "dots" or "slope". `head`
    names the hair or headgear, `gear` is its colour. `collar` is "plain", "shirt", "vest" or "beads"; `face` "round",
    "long" or "broad"; `beard` "", "full", "short" or "moustache"; `glasses` a colour or "".
    """

    ground: str
    ground_shape: str
    skin: tuple[str, str]
    hair: str
    head: str
    gear: str
    cloth: str
    collar: str
    face: str
    beard: str = ""
    glasses: str = ""


PEOPLE: tuple[PortraitFeatures, ...] = (
    PortraitFeatures("#F2B84B", "rays", BRONZE, BLACK_HAIR, "turban", "#B23A48", "#2F4B7C", "plain", "long", "full"),
    PortraitFeatures("#4FA3A5", "arch", FAIR, DARK_HAIR, "veil", "#27456B", "#27456B", "plain", "round"),
    PortraitFeatures("#E98A6B", "sun", BROWN, BLACK_HAIR, "bun", "#F4D35E", "#5B2A86", "beads", "round"),
    PortraitFeatures("#B8D8A8", "slope", FAIR, CHESTNUT, "parted", "", "#33658A", "shirt", "long", "", "#2A2A2E"),
    PortraitFeatures("#7A5AA6", "arch", WHEAT, BLACK_HAIR, "kulah", "#2C8C5E", "#D8C9A0", "vest", "broad", "moustache"),
    PortraitFeatures("#F4E3B2", "slope", BRONZE, GREY, "bald", "", "#3B7A57", "plain", "broad", "full", "#6B4A2B"),
    PortraitFeatures("#7FB2EA", "dots", DEEP, BLACK_HAIR, "curls", "#F4D35E", "#E0573C", "beads", "round"),
    PortraitFeatures("#F3A9B8", "sun", FAIR, GINGER, "bob", "#2A9D8F", "#264653", "shirt", "long", "", "#C2334D"),
    PortraitFeatures("#97A84A", "rays", BRONZE, DARK_HAIR, "braid", "#E0447C", "#8A2846", "beads", "long"),
    PortraitFeatures("#54677F", "slope", WHEAT, WHITE, "pakol", "#B58B57", "#8D5B4C", "vest", "broad", "short"),
    PortraitFeatures("#2F8F6B", "dots", WHEAT, CHESTNUT, "straw", "#F2D388", "#F07F4F", "plain", "round"),
    PortraitFeatures("#D9D2EE", "rays", DEEP, BLACK_HAIR, "ponytail", "#E4572E", "#3E3A8C", "shirt", "long"),
)


Painting: TypeAlias = Callable[[QPainter, PortraitFeatures], None]


def _veil_behind(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.rounded(-31, -38, 62, 70, 28), person.gear)
    draw.fill(painter, draw.polygon((-31, 0), (31, 0), (46, 60), (-46, 60)), person.gear)


def _bun_behind(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.circle(0, -39, 11.5), person.hair)
    draw.fill(painter, draw.rounded(-24, -34, 48, 40, 22), person.hair)


def _curls_behind(painter: QPainter, person: PortraitFeatures) -> None:
    for i in range(11):
        angle = math.radians(140 + i * 26)
        draw.fill(painter, draw.circle(27 * math.cos(angle), -13 + 25 * math.sin(angle), 12), person.hair)


def _hair_behind(*box: float) -> Painting:
    """Return a painting of hair as a rounded rectangle; `box` as for `rounded`."""
    return lambda painter, person: draw.fill(painter, draw.rounded(*box), person.hair)


def _ponytail_behind(painter: QPainter, person: PortraitFeatures) -> None:
    tail = draw.outline("M14,-36 C36,-46 46,-22 38,10 34,22 28,24 26,20 32,-2 26,-20 12,-24 Z")
    draw.fill(painter, tail, person.hair)
    draw.fill(painter, draw.rounded(-22, -34, 44, 34, 20), person.hair)


def _turban(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.outline(_TURBAN), person.gear)
    for i in range(3):
        fold = draw.outline(
            f"M{-27 + i * 2},{-17 - i * 6} C-10,{-33 - i * 4} 8,{-29 - i * 5} {26 - i * 3},{-18 - i * 6}"
        )
        draw.stroke(painter, fold, draw.colour("#FFFFFF", 0.5), 2)
    draw.fill(painter, draw.lozenge(0, -28, 13), _GOLD)


def _veil(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.outline(_VEIL), person.gear)
    draw.stroke(painter, draw.line((-21, 4), (-21.5, -12), (-10, -25), (10, -25), (21.5, -12), (21, 4)), _GOLD, 2.4)


def _sides(painter: QPainter, person: PortraitFeatures) -> None:
    for half in (draw.outline(_SIDE_HAIR), draw.mirrored(draw.outline(_SIDE_HAIR), 0)):
        draw.fill(painter, half, person.hair)


def _bun(painter: QPainter, person: PortraitFeatures) -> None:
    _sides(painter, person)
    draw.fill(painter, draw.rounded(-10, -36, 20, 5, 2), person.gear)
    draw.fill(painter, draw.circle(0, -17.5, 2), "#B3333A")
    for x in (-21, 21):
        draw.fill(painter, draw.circle(x, 7, 3.6), person.gear)


def _parted(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.outline(_PARTED), person.hair)


def _kulah(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.polygon((-22, -17), (-16, -49), (16, -49), (22, -17)), person.gear)
    draw.fill(painter, draw.polygon((0, -17), (0, -49), (16, -49), (22, -17)), draw.colour("#000000", 0.15))
    draw.fill(painter, draw.rounded(-24.5, -24, 49, 9, 3), _GOLD)
    for x in (-16, -8, 0, 8, 16):
        draw.fill(painter, draw.lozenge(x, -19.5, 6), person.gear)


def _bald(painter: QPainter, person: PortraitFeatures) -> None:
    for x in (-20.5, 20.5):
        draw.fill(painter, draw.ellipse(x, -8, 4.5, 9), person.hair)
    draw.stroke(painter, draw.outline("M-11,-27 Q-5,-31 3,-30"), draw.colour("#FFFFFF", 0.5), 3)


def _curls(painter: QPainter, person: PortraitFeatures) -> None:
    for x, y in ((-17, -26), (-8, -31), (4, -32), (14, -28), (-21, -17), (21, -18)):
        draw.fill(painter, draw.circle(x, y, 7.5), person.hair)
    for x in (-23, 23):
        draw.stroke(painter, draw.circle(x, 9, 5), person.gear, 2.4)


def _bob(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.outline(_FRINGE), person.hair)
    for x in (-26, 17):
        draw.fill(painter, draw.rounded(x, -20, 9, 42, 4), person.hair)
    draw.fill(painter, draw.rounded(9, -30, 13, 5, 2.5), person.gear)


def _braid(painter: QPainter, person: PortraitFeatures) -> None:
    _sides(painter, person)
    for i in range(4):
        draw.fill(painter, draw.ellipse(26, 10 + i * 10, 8.5 - i * 0.6, 7.5), person.hair)
        draw.stroke(
            painter,
            draw.line((20, 12 + i * 10), (26, 15 + i * 10), (32, 12 + i * 10)),
            draw.colour("#FFFFFF", 0.25),
            1.4,
        )
    for i in range(5):
        draw.fill(painter, draw.placed(draw.ellipse(0, -5.5, 3.6, 5), -18, -24, 1, 72 * i), person.gear)
    draw.fill(painter, draw.circle(-18, -24, 3), _GOLD)


def _pakol(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.ellipse(0, -34, 25, 12), person.gear)
    draw.fill(painter, draw.rounded(-26, -33, 52, 14, 7), draw.mix(person.gear, "#000000", 0.22))
    draw.stroke(painter, draw.line((-21, -26), (21, -26)), draw.colour("#FFFFFF", 0.3), 1.6)


def _straw(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.outline(_STRAW_CROWN), person.gear)
    draw.fill(painter, draw.rounded(-19, -29, 38, 8, 2), person.cloth)
    draw.fill(painter, draw.ellipse(0, -20, 40, 7), draw.mix(person.gear, "#8A5A20", 0.18))
    draw.fill(painter, draw.ellipse(0, -21, 38, 5.4), person.gear)


def _ponytail(painter: QPainter, person: PortraitFeatures) -> None:
    draw.fill(painter, draw.outline("M-21,-12 C-23,-42 23,-42 21,-12 14,-22 -14,-22 -21,-12 Z"), person.hair)
    draw.stroke(painter, draw.outline("M-21,-18 Q0,-31 21,-18"), person.gear, 5.5)
    draw.fill(painter, draw.placed(draw.star(4, 0.5), 17, -33, 11), person.gear)
    for x in (-20.5, 20.5):
        draw.fill(painter, draw.circle(x, 6, 2.8), _GOLD)


BEHIND: Mapping[str, Painting] = {
    "veil": _veil_behind,
    "bun": _bun_behind,
    "curls": _curls_behind,
    "bob": _hair_behind(-29, -37, 58, 62, 24),
    "braid": _hair_behind(-25, -35, 50, 52, 24),
    "straw": _hair_behind(-25, -30, 50, 66, 20),
    "ponytail": _ponytail_behind,
}
IN_FRONT: Mapping[str, Painting] = {
    "turban": _turban,
    "veil": _veil,
    "bun": _bun,
    "parted": _parted,
    "kulah": _kulah,
    "bald": _bald,
    "curls": _curls,
    "bob": _bob,
    "braid": _braid,
    "pakol": _pakol,
    "straw": _straw,
    "ponytail": _ponytail,
}
