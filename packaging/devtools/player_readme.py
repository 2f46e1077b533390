"""The README as packages bring it: what is for players, without what needs the source tree."""

SECTIONS = ("Play", "Rules", "Privacy")


def make(readme: str) -> str:
    """Return title, introduction and SECTIONS of the README of the sources, without pictures and set-up."""
    top, *sections = readme.split("\n## ")
    words = [paragraph.strip() for paragraph in top.split("\n\n") if not paragraph.startswith(("```", "![", "| "))]
    chosen = [f"## {section.strip()}" for section in sections if section.splitlines()[0] in SECTIONS]
    return "\n\n".join([*words, *chosen]) + "\n"
