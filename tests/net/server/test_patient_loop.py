"""The clock of the tests' loop: waiting takes its time, a machine that stands still takes none."""

from __future__ import annotations

import asyncio
import time

from tests.net.server.patient_loop import MOMENT, PatientLoop


def test_waiting_takes_its_time_and_a_machine_that_is_busy_takes_none() -> None:
    async def passed() -> tuple[float, float]:
        clock = asyncio.get_running_loop().time
        began = clock()
        await asyncio.sleep(0.05)
        waited, began = clock() - began, clock()
        end = time.monotonic() + 0.05
        while time.monotonic() < end:
            pass
        return waited, clock() - began

    with asyncio.Runner(loop_factory=PatientLoop) as runner:
        waited, busy = runner.run(passed())
    assert waited > 0.04
    assert busy < 2 * MOMENT
