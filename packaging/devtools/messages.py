"""Find every translate("Context", "Source", …) of the program, and every call of `tr = partial(translate, "Context")`.

lupdate reads Python by its look alone and passes over calls with keywords, `translate("Hearts", "%1 card(s)", n=n)`.
So the calls are read here from the syntax tree and handed to lupdate as C++, which it reads best.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from devtools.processes import Stop

MARKER = "translate"
PLURAL_IN_SOURCE = re.compile(r"\((?:s|es|ies)\)")


class Message(NamedTuple):
    """A sentence to translate."""

    context: str
    source: str
    disambiguation: str
    plural: bool
    comment: str  # the lines beginning with "#:" right above the call, for translators


def messages_in(code: str, name: str) -> Iterator[Message]:
    """Yield the messages of one file in the order of its lines; Stop names a call whose words are not literal."""
    lines, tree = code.splitlines(), ast.parse(code, name)
    contexts = dict(bound_markers(tree))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        marked = as_marker(call, contexts)
        if marked is None:
            continue
        words = [literal(node) for node in (*marked.args[:2], *named(marked, "context", "source"))]
        if len(words) != 2 or None in words:
            raise Stop(f"{name}:{call.lineno}: write the context and the sentence of {MARKER}() as plain strings.", 1)
        comment = comment_above(lines, call.lineno)
        yield Message(words[0] or "", words[1] or "", noted(marked), is_plural(marked), comment)


def bound_markers(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Yield name and context of each marker that a file binds to a context, as `tr = partial(translate, "Hearts")`."""
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("partial"), [ast.Name("translate"), context])):
                yield name, context


def as_marker(call: ast.Call, contexts: Mapping[str, ast.expr]) -> ast.Call | None:
    """Return a call to the marker by its bare name, with its context as an argument; None for anything else.

    str.translate and Qt's own translate are methods.
    """
    if not isinstance(call.func, ast.Name):
        return None
    if call.func.id in contexts:
        return ast.Call(call.func, [contexts[call.func.id], *call.args], call.keywords)
    return call if call.func.id == MARKER else None


def named(call: ast.Call, *names: str) -> list[ast.expr]:
    """Return the keyword arguments of these names, in the order of the names."""
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    return [given[name] for name in names if name in given]


def literal(node: ast.expr) -> str | None:
    """Return the text of a plain string, None for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def noted(call: ast.Call) -> str:
    """Return the disambiguation of a call, "" where it has none."""
    nodes = [*call.args[2:3], *named(call, "disambiguation")]
    return (literal(nodes[0]) if nodes else "") or ""


def is_plural(call: ast.Call) -> bool:
    """Tell whether a call's sentence has plural forms: it is given a number, or spells "(s)"."""
    given = [*call.args[3:4], *named(call, "n")]
    return bool(given) or bool(PLURAL_IN_SOURCE.search(literal(call.args[1]) or "" if len(call.args) > 1 else ""))


def comment_above(lines: list[str], number: int) -> str:
    """Return the text of the "#:" lines that end right above line `number` (counted from 1)."""
    found: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith("#:"):
            break
        found.insert(0, line.strip()[2:].strip())
    return " ".join(found)


def as_cpp(messages: Iterator[Message]) -> str:
    """Return C++ that says the same to lupdate."""
    return "".join(f"{remark(message)}QCoreApplication::translate({arguments(message)});\n" for message in messages)


def remark(message: Message) -> str:
    """Return the line in which lupdate looks for a note to translators."""
    return f"//: {message.comment}\n" if message.comment else ""


def arguments(message: Message) -> str:
    """Return the arguments of one call in C++."""
    words = [quoted(message.context), quoted(message.source), quoted(message.disambiguation)]
    return ", ".join([*words, "1"] if message.plural else words if message.disambiguation else words[:2])


def quoted(text: str) -> str:
    """Return a C++ string literal."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def extract(sources: Path, target: Path) -> None:
    """Write, for each Python file below `sources` with messages, a C++ file into the folder `target`."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(sources.rglob("*.py")):
        extract_file(path, path.relative_to(sources.parent).as_posix(), target)


def extract_file(path: Path, name: str, target: Path) -> None:
    """Write the messages of one Python file, if it has any, as C++; `name` is what complaints call it."""
    code = as_cpp(messages_in(path.read_text(encoding="utf-8"), name))
    if code:
        (target / (name.replace("/", "_") + ".cpp")).write_text(code, encoding="utf-8")
