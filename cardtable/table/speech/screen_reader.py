"""Whether somebody listens to a screen reader."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

_GET_SCREEN_READER = 0x46  # SPI_GETSCREENREADER of winuser.h, which Narrator, NVDA and JAWS set


def is_on() -> bool:
    """Whether assistive technology is at work that reads aloud.

    On Windows other programs, too, ask what is in a window, such as keyboards on the screen: there the system knows.
    """
    return QAccessible.isActive() and _is_set_in_windows()


def _is_set_in_windows() -> bool:
    """The flag of Windows; True on other systems."""
    import ctypes  # only Windows needs it, and only where somebody listens

    libraries = getattr(ctypes, "windll", None)
    if libraries is None:
        return True
    answer = ctypes.c_int(0)
    libraries.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(answer), 0)
    return bool(answer.value)
