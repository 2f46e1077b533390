"""What tells one portrait from another."""

from __future__ import annotations

from typing import NamedTuple


class PortraitFeatures(NamedTuple):
    """Colours and features.

    `ground` colours the disc, `ground_shape` is the pattern on it: "rays", "arch", "sun", "dots" or "slope".
    `head` names the hair or headgear, `gear` is its colour. `collar` is "plain", "shirt", "vest" or "beads";
    `face` "round", "long" or "broad"; `beard` "", "full", "short" or "moustache"; `glasses` a colour or "".
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


FAIR = ("#F6D9BC", "#E6BB96")
WHEAT = ("#EFC49A", "#DBA474")
BRONZE = ("#D69E6F", "#BB8052")
BROWN = ("#B4774B", "#975C36")
DEEP = ("#8A5636", "#704226")

BLACK_HAIR, DARK_HAIR, CHESTNUT, GINGER, GREY, WHITE = (
    "#1B1412",
    "#34211A",
    "#6A4027",
    "#B4532A",
    "#7C7873",
    "#EDE9E2",
)

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
