"""The pseudo-language: every sentence in «…», 40 % longer, its holes kept; shows untranslated and clipped text."""

import re
from math import ceil
from xml.sax.saxutils import escape, unescape

GROWTH = 0.4  # German and Hindi are about that much longer than English
PADDING = "aeiou "  # letters: the width of a sign such as ~ says nothing about words, and differs from font to font
MESSAGE = re.compile(
    r"<source>(?P<source>[^<]*)</source>(?P<between>(?:(?!</message>).)*?)<translation type=\"unfinished\">"
    r"(?P<forms>.*?)</translation>",
    re.DOTALL,
)


def longer(sentence: str) -> str:
    """Return a sentence in the pseudo-language; %1 … %9 stay as they are, at least one letter is added."""
    more = ceil(len(sentence) * GROWTH)
    return f"«{sentence}{(PADDING * more)[:more].rstrip()}»"


def translated(ts: str) -> str:
    """Return a .ts file without translations with all of them filled in."""
    return MESSAGE.sub(fill, ts)


def fill(message: re.Match[str]) -> str:
    """Return one message with its translation, in each of its plural forms."""
    text = escape(longer(unescape(message["source"], {"&quot;": '"', "&apos;": "'"})))
    forms = re.sub(r"<numerusform></numerusform>", lambda _: f"<numerusform>{text}</numerusform>", message["forms"])
    filled = forms if "<numerusform>" in forms else text
    return f"<source>{message['source']}</source>{message['between']}<translation>{filled}</translation>"
