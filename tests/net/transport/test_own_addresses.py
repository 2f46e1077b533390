"""Which addresses of a computer are its house's, and which an invitation names (A5)."""

from cardtable.net.transport.network_addresses import LOOPBACK, invitation_addresses, local_addresses, own_addresses

HOUSE = ("192.168.1.23", "10.0.0.5", "fd00::17", "169.254.7.7")
WORLD = ("8.8.4.4", "2600:1f18::17")


def test_before_an_invitation_only_the_house_is_listened_to() -> None:
    assert local_addresses([*WORLD, LOOPBACK, *HOUSE]) == (LOOPBACK, *HOUSE)


def test_an_invitation_names_the_house_first_and_what_works_elsewhere() -> None:
    assert invitation_addresses([LOOPBACK, "169.254.7.7", *WORLD, "192.168.1.23", "fd00::17"]) == (
        "192.168.1.23",
        "fd00::17",
        *WORLD,
    )


def test_no_more_than_four_are_named() -> None:
    assert len(invitation_addresses([*HOUSE, *WORLD, "172.16.0.1"])) == 4


def test_a_computer_without_a_network_names_itself() -> None:
    assert invitation_addresses([LOOPBACK, "169.254.7.7"]) == (LOOPBACK,)


def test_this_computer_reaches_itself() -> None:
    assert own_addresses()[0] == LOOPBACK
