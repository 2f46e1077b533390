"""Arguments of sentences: which placeholder holds a person, a card, a suit, or a number, as far as the code says it.

Read from the syntax tree: `PLAYS.filled(Who(seat), card)` and `Announced.by(seat, PLAYS, card)`, where `card` is a
parameter with an annotation.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from devtools import messages

PERSON, CARD, SUIT, NUMBER = "person", "card", "suit", "number"
CARDS, COUNTED, RANKS = "cards", "counted cards", "ranks"
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


def kinds(sources: Path) -> Kinds:
    """Return the kind of each placeholder that has one and the same wherever the sentence is filled in."""
    trees = {dotted(path, sources): ast.parse(path.read_text(encoding="utf-8")) for path in sources.rglob("*.py")}
    own = {module: named_here(tree) for module, tree in trees.items()}
    found: dict[tuple[Key, int], set[str]] = defaultdict(set)
    for module, tree in trees.items():
        contexts = dict(messages.bound_markers(tree))
        named = {**dict(imported(tree, own)), **own[module]}
        passed = dict(passing(tree))
        for call, within in calls(tree, ()):
            receiver, arguments = filled(call)
            here = [] if receiver is None else [(receiver, [kind(argument, within) for argument in arguments])]
            here += [(text, given) for at, given in passed.get(called(call), ()) for text in call.args[at : at + 1]]
            for text, given in here:
                for key in {*said(text, contexts, named, within)}:
                    for place, argument in enumerate(given, 1):
                        found[key, place].add(argument)
    settled = {where: min(each) for where, each in found.items() if len(each) == 1 and each != {""}}
    for module, tree in trees.items():
        contexts, named = dict(messages.bound_markers(tree)), {**dict(imported(tree, own)), **own[module]}
        for whole, part in spoken(tree):
            for key in said(part, contexts, named, ()):
                for sentence in said(whole, contexts, named, ()):
                    same = {(key, place): kind for (one, place), kind in settled.items() if one == sentence}
                    settled = {**same, **settled}
    return settled


def passing(tree: ast.Module) -> Iterator[tuple[str, list[tuple[int, list[str]]]]]:
    """Yield the functions that fill in a text which they are given: the place of the text, and the kinds."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [one.arg for one in node.args.args if one.arg != "self"]
            inside = [(filled(call), within) for call, within in calls(node, (node,))]
            given = [
                (names.index(text.id), [kind(argument, within) for argument in arguments])
                for (text, arguments), within in inside
                if isinstance(text, ast.Name) and text.id in names
            ]
            if given:
                yield node.name, given


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


def named_here(tree: ast.Module) -> Named:
    """Return the sentences that a module gives names to."""
    named: Named = defaultdict(set)
    contexts = dict(messages.bound_markers(tree))
    for name, value in assigned(tree.body):
        named[name] |= set(keys(value, contexts))
    return named


def imported(tree: ast.Module, modules: Mapping[str, Named]) -> Iterator[tuple[str, set[Key]]]:
    """Yield the sentences that a module imports, under "NAME" or "module.NAME"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                local, whole = alias.asname or alias.name, f"{node.module}.{alias.name}"
                if whole in modules:
                    yield from ((f"{local}.{name}", found) for name, found in modules[whole].items())
                else:
                    yield local, modules.get(node.module or "", {}).get(alias.name, set())


def assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """Yield name and value of each assignment of a module, a class or a function."""
    for node in body:
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                yield name, value
            case ast.Assign([ast.Tuple(targets)], value):
                yield from ((target.id, value) for target in targets if isinstance(target, ast.Name))
            case ast.ClassDef() | ast.For() | ast.If() | ast.Match() | ast.With():
                yield from assigned([part for part in ast.iter_child_nodes(node) if isinstance(part, ast.stmt)])


def keys(value: ast.expr, contexts: Mapping[str, ast.expr]) -> Iterator[Key]:
    """Yield the sentences that an expression marks for translation, person forms included."""
    for node in ast.walk(value):
        marked = messages.as_marker(node, contexts) if isinstance(node, ast.Call) else None
        if marked is not None and len(marked.args) > 1:
            words = [messages.literal(argument) or "" for argument in marked.args[:2]]
            yield words[0], words[1], messages.noted(marked)


def calls(node: ast.AST, within: tuple[Function, ...]) -> Iterator[tuple[ast.Call, tuple[Function, ...]]]:
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


def said(
    receiver: ast.expr, contexts: Mapping[str, ast.expr], named: Named, within: tuple[Function, ...]
) -> Iterator[Key]:
    """Yield the sentences that an expression may be: those that it marks or names."""
    yield from keys(receiver, contexts)
    local = {name: value for function in within for name, value in assigned(function.body)}
    for node in ast.walk(receiver):
        name = ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""
        if name in local:
            yield from said(local[name], contexts, named, ())
        else:
            yield from named.get(name, ())


def kind(argument: ast.expr, within: tuple[Function, ...]) -> str:
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
            local = [value for function in within for bound, value in assigned(function.body) if bound == name]
            if annotations:
                return BY_ANNOTATION.get(ast.unparse(annotations[-1]) if annotations[-1] else "", "")
            return kind(local[0], ()) if len(local) == 1 and not isinstance(local[0], ast.Name) else ""
    return ""


def called(call: ast.Call) -> str:
    """Return the bare name of a called function."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
