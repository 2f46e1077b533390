"""Arguments of sentences: which placeholder holds a person, a card, a suit, or a number, as far as the code says it.

Read from the syntax tree: `PLAYS.filled(Who(seat), card)` and `Announced.by(seat, PLAYS, card)`, where `card` is a
parameter with an annotation.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from devtools import messages

PERSON, CARD, SUIT, NUMBER = "person", "card", "suit", "number"
CARDS, COUNTED, RANKS, SHORT = "cards", "counted cards", "ranks", "short card"
BRIEF = {CARD: SHORT}  # what a brief form has in place of an argument
BY_ANNOTATION = {"Who": PERSON, "Card": CARD, "Suit": SUIT, "int": NUMBER}
BY_CALL = {
    "len": NUMBER,
    "sum": NUMBER,
    "cards_in_sentence": CARDS,
    "counted_by_rank": COUNTED,
    "counted": COUNTED,
    "ranks_name": RANKS,
}
Key: TypeAlias = tuple[str, str, str]  # context, source, disambiguation
Kinds: TypeAlias = Mapping[tuple[Key, int], str]  # by sentence and placeholder
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Named: TypeAlias = dict[str, set[Key]]  # sentences by the name that they have in a module
Within: TypeAlias = tuple[Function, ...]  # the functions that something stands in
SAYS = re.compile(r"translate\(|tr\(|filled\(|Announced\.by\(")


class Module:
    """A module that says something: its sentences by name, and its calls."""

    def __init__(self, code: str, name: str) -> None:
        tree = ast.parse(code, name)
        self.imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        self.contexts = dict(messages.bound_markers(tree))
        self.own: Named = defaultdict(set)
        for bound, value in assigned(tree):
            self.own[bound] |= set(keys(value, self.contexts))
        self.named: Named = {}  # with what it imports
        self.calls = list(calls(tree, ()))
        self.spoken = list(spoken(tree)) if "SpeechForm" in code else []

    def said(self, text: ast.expr, within: Within) -> set[Key]:
        """Return the sentences that an expression may be: those that it marks or names."""
        found = set(keys(text, self.contexts))
        local = {name: value for function in within for name, value in assigned(function)}
        for node in ast.walk(text):
            name = ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""
            found |= self.said(local[name], ()) if name in local else self.named.get(name, set())
        return found


@cache
def kinds(sources: Path) -> Kinds:
    """Return the kind of each placeholder that has one and the same wherever the sentence is filled in.

    To read all sources takes seconds, so a process does it once; their syntax trees are not kept.
    """
    codes = {dotted(path, sources): path.read_text(encoding="utf-8") for path in sources.rglob("*.py")}
    modules = {name: Module(code, name) for name, code in codes.items() if SAYS.search(code)}
    found: dict[tuple[Key, int], set[str]] = defaultdict(set)
    for module in modules.values():
        module.named = {**dict(imported(module, modules)), **module.own}
        for text, within, given in filled_in(module):
            for key in module.said(text, within):
                for place, argument in enumerate(given, 1):
                    found[key, place].add(argument)
    settled: dict[Key, dict[int, str]] = defaultdict(dict)
    for (key, place), each in found.items():
        if len(each) == 1 and each != {""}:
            settled[key][place] = min(each)
    for module in modules.values():
        for whole, part in module.spoken:
            same = [settled.get(key, {}) for key in module.said(whole, ())]
            for key in module.said(part, ()):
                for places in same:
                    settled[key] = {**{place: BRIEF.get(kind, kind) for place, kind in places.items()}, **settled[key]}
    assigned.cache_clear()  # its keys would keep 800,000 objects, which every collection of garbage visits
    return {(key, place): kind for key, places in settled.items() for place, kind in places.items()}


def filled_in(module: Module) -> Iterator[tuple[ast.expr, Within, list[str]]]:
    """Yield each text that is filled in, and the kinds of its arguments; also where a function is given the text."""
    given: dict[str, list[tuple[int, list[str]]]] = defaultdict(list)
    for call, within in module.calls:
        text, arguments = filled(call)
        if text is not None:
            of_kinds = [kind(argument, within) for argument in arguments]
            yield text, within, of_kinds
            names = [one.arg for one in within[-1].args.args if one.arg != "self"] if within else []
            if isinstance(text, ast.Name) and text.id in names:
                given[within[-1].name].append((names.index(text.id), of_kinds))
    for call, within in module.calls:
        for at, of_kinds in given.get(called(call), ()):
            yield from ((text, within, of_kinds) for text in call.args[at : at + 1])


def spoken(tree: ast.Module) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield a sentence and a spoken form of it, which has the same arguments: `TAKES: SpeechForm(brief=…)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for whole, form in zip(node.keys, node.values, strict=True):
                if whole is not None and isinstance(form, ast.Call) and called(form) == "SpeechForm":
                    yield from ((whole, part) for part in form.args)
                    yield from ((whole, part.value) for part in form.keywords if part.arg in ("full", "brief"))


def dotted(path: Path, sources: Path) -> str:
    """Return the name of a module as it is imported."""
    return ".".join(path.relative_to(sources.parent).with_suffix("").parts).removesuffix(".__init__")


def imported(module: Module, modules: Mapping[str, Module]) -> Iterator[tuple[str, set[Key]]]:
    """Yield the sentences that a module imports, under "NAME" or "module.NAME"."""
    for node in module.imports:
        for alias in node.names:
            package = node.module or ""
            local, whole = alias.asname or alias.name, f"{package}.{alias.name}"
            if whole in modules:
                yield from ((f"{local}.{name}", found) for name, found in modules[whole].own.items())
            elif package in modules:
                yield local, modules[package].own.get(alias.name, set())


@cache
def assigned(node: ast.Module | Function) -> tuple[tuple[str, ast.expr], ...]:
    """Return name and value of each assignment in a module or a function; of a module not those in functions."""
    found: list[tuple[str, ast.expr]] = []
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        part = waiting.pop()
        match part:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                found.append((name, value))
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(parts)):
                pairs = zip(targets, parts, strict=False)
                found += [(target.id, value) for target, value in pairs if isinstance(target, ast.Name)]
            case ast.Assign([ast.Tuple(targets)], value):
                found += [(target.id, value) for target in targets if isinstance(target, ast.Name)]
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.expr():
                pass
            case _:
                waiting += ast.iter_child_nodes(part)
    return tuple(found)


def keys(value: ast.expr, contexts: Mapping[str, ast.expr]) -> Iterator[Key]:
    """Yield the sentences that an expression marks for translation, person forms included."""
    for node in ast.walk(value):
        marked = messages.as_marker(node, contexts) if isinstance(node, ast.Call) else None
        if marked is not None and len(marked.args) > 1:
            words = [messages.literal(argument) or "" for argument in marked.args[:2]]
            yield words[0], words[1], messages.noted(marked)


def calls(node: ast.AST, within: Within) -> Iterator[tuple[ast.Call, Within]]:
    """Yield every call and the functions that it stands in."""
    for part in ast.iter_child_nodes(node):
        inside = (*within, part) if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) else within
        if isinstance(part, ast.Call):
            yield part, inside
        yield from calls(part, inside)


def filled(call: ast.Call) -> tuple[ast.expr | None, list[ast.expr]]:
    """Return what is filled in by a call, and its arguments up to the first that is unpacked; None for other calls."""
    match call:
        case ast.Call(ast.Attribute(receiver, "filled"), given):
            pass
        case ast.Call(ast.Attribute(ast.Name("Announced"), "by"), [seat, receiver, *rest]):
            given = [ast.Call(ast.Name("Who"), [seat], []), *rest]
        case _:
            return None, []
    until = next((place for place, argument in enumerate(given) if isinstance(argument, ast.Starred)), len(given))
    return receiver, given[:until]


def kind(argument: ast.expr, within: Within) -> str:
    """Return the kind of an argument, "" if it is another one or unknown."""
    if any(isinstance(node, ast.Call) and called(node) == "Who" for node in ast.walk(argument)):
        return PERSON
    match argument:
        case ast.Call():
            return BY_CALL.get(called(argument), "")
        case ast.Attribute(_, "suit"):
            return SUIT
        case ast.Constant(int()) | ast.BinOp():
            return NUMBER
        case ast.Name(name):
            annotations = [
                one.annotation
                for function in within
                for one in (*function.args.args, *function.args.kwonlyargs)
                if one.arg == name
            ]
            local = [value for function in within for bound, value in assigned(function) if bound == name]
            if annotations:
                return BY_ANNOTATION.get(ast.unparse(annotations[-1]) if annotations[-1] else "", "")
            return kind(local[0], ()) if len(local) == 1 and not isinstance(local[0], ast.Name) else ""
    return ""


def called(call: ast.Call) -> str:
    """Return the bare name of a called function."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
