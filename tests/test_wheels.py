"""Every pin has a wheel for the Macs and the Windows PCs that it is for: resolved offline, by the record of files."""

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from devtools import bundle, pins, wheels

FILES = {name: (pins.FOLDER / name).read_text(encoding="utf-8") for name in wheels.FILES}
RECORD = wheels.recorded(wheels.RECORD.read_text(encoding="utf-8"))
ARM, INTEL, WINDOWS = wheels.MACHINES


@pytest.mark.parametrize("name", wheels.FILES)
@pytest.mark.parametrize("machine", wheels.MACHINES, ids=lambda machine: machine.name)
@pytest.mark.parametrize("python", wheels.PYTHONS)
def test_every_pin_has_a_wheel(name: str, machine: wheels.Machine, python: str) -> None:
    lacking = wheels.without_wheel(wheels.pins_in(pins.bare(FILES[name])), RECORD, machine, python)

    assert not lacking, f"no wheel for {machine.name} with Python {python}: {', '.join(lacking)}"


def test_recorded_files_are_those_that_pip_takes() -> None:
    hashes = {pin: digests for text in FILES.values() for pin, digests in pins.hashes_of(text).items()}
    named = {file: "{}=={}".format(*parse_wheel_filename(file)[:2]) for file in RECORD}

    assert [
        file for file, pin in named.items() if pin in hashes and f"--hash=sha256:{RECORD[file]}" not in hashes[pin]
    ] == []


@pytest.mark.parametrize("machine", wheels.MACHINES, ids=lambda machine: machine.name)
def test_each_machine_gets_each_package_once(machine: wheels.Machine) -> None:
    wanted = [
        canonicalize_name(pin.name)
        for pin in wheels.pins_in(pins.bare(FILES["requirements.txt"]))
        if machine.wants(pin, wheels.PYTHONS[0])
    ]

    assert {"cryptography", "zeroconf", "pyside6-essentials"} <= set(wanted)
    assert len(wanted) == len(set(wanted))


@pytest.mark.parametrize(
    ("machine", "file", "fits"),
    [
        (ARM, "one-1.0-py3-none-any.whl", True),
        (ARM, "one-1.0-cp39-abi3-macosx_13_0_universal2.whl", True),
        (ARM, "one-1.0-cp311-cp311-macosx_11_0_arm64.whl", True),
        (ARM, "one-1.0-cp311-cp311-macosx_14_0_arm64.whl", False),  # newer than the oldest macOS that is promised
        (ARM, "one-1.0-cp312-cp312-macosx_11_0_arm64.whl", False),
        (ARM, "one-2.0-py3-none-any.whl", False),
        (INTEL, "one-1.0-cp311-cp311-macosx_11_0_arm64.whl", False),
        (INTEL, "one-1.0-cp311-cp311-macosx_10_9_x86_64.whl", True),
        (WINDOWS, "one-1.0-cp311-cp311-win_amd64.whl", True),
        (WINDOWS, "one-1.0-cp311-cp311-win_arm64.whl", False),
        (WINDOWS, "one-1.0-cp311-cp311-manylinux_2_17_x86_64.whl", False),
    ],
)
def test_a_pin_without_a_wheel_is_named(machine: wheels.Machine, file: str, fits: bool) -> None:
    pin = Requirement("One==1.0")

    assert wheels.without_wheel([pin], [file], machine, "3.11") == ([] if fits else ["One==1.0"])


def test_a_pin_for_other_machines_needs_no_wheel() -> None:
    pin = Requirement('one==1.0 ; sys_platform == "darwin" and platform_machine == "x86_64"')

    assert [machine for machine in wheels.MACHINES if wheels.without_wheel([pin], [], machine, "3.11")] == [INTEL]


def test_macs_are_as_old_as_the_bundle_allows() -> None:
    for machine in (ARM, INTEL):
        assert machine.platforms[0] == f"macosx_{bundle.OLDEST_MACOS.replace('.', '_')}_{machine.name.split()[1]}"


LOCK = """
[[packages]]
name = "one"
version = "1.0"
wheels = [
    { url = "https://example.org/a/one-1.0-cp311-cp311-win_amd64.whl", hashes = { sha256 = "b" } },
    { url = "https://example.org/a/one-1.0-cp311-cp311-macosx_11_0_arm64.whl", hashes = { sha256 = "a" } },
    { url = "https://example.org/a/one-1.0-cp311-cp311-manylinux_2_17_x86_64.whl", hashes = { sha256 = "c" } },
]
[[packages]]
name = "two"
version = "1.0"
sdist = { url = "https://example.org/a/two-1.0.tar.gz", hashes = { sha256 = "d" } }
"""


def test_a_record_has_the_files_of_these_machines() -> None:
    text = wheels.record([LOCK])

    assert text.startswith("#")
    assert wheels.recorded(text) == {
        "one-1.0-cp311-cp311-macosx_11_0_arm64.whl": "a",
        "one-1.0-cp311-cp311-win_amd64.whl": "b",
    }
