"""One-line faults that a person might make: a comparison turned, a call left out, a number one too large."""

import ast
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

TURNED: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
WRITTEN: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
}
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}
WORDS = frozenset(
    {"translate", "tr", "filled", "cast", "TypeVar", "NewType"}
)  # calls whose arguments are not behaviour


class Fault(NamedTuple):
    """A change of one line; `after` takes the place of what stands from `start` to `end` (columns, in bytes)."""

    line: int  # from 1
    start: int
    end: int
    after: str
    what: str  # for people

    def planted(self, source: str) -> str:
        """Return the source with the fault in it."""
        lines = source.splitlines(keepends=True)
        old = lines[self.line - 1].encode()
        lines[self.line - 1] = (old[: self.start] + self.after.encode() + old[self.end :]).decode()
        return "".join(lines)


def faults(source: str) -> list[Fault]:
    """Return every fault that can be planted in a module, in the order of lines."""
    tree = ast.parse(source)
    found = [fault for node in behaviour(tree) for fault in faults_in(node, source)]
    return sorted(set(found))


def behaviour(tree: ast.AST) -> Iterator[ast.AST]:
    """Walk through what a module does: not through type hints, docstrings and sentences."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "bases", "decorator_list"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and not is_words(node):
                yield node
                yield from behaviour(node)


def is_words(node: ast.AST) -> bool:
    """Tell whether a node is a docstring, a sentence to be translated, or something for the type checker alone."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name in WORDS


def faults_in(node: ast.AST, source: str) -> Iterator[Fault]:
    """Return the faults of one node, if it stands on one line."""
    for kind, make in MAKERS.items():
        if isinstance(node, kind):
            yield from (fault for fault in make(node, source.splitlines()) if fault is not None)


def turned_comparison(node: ast.Compare, lines: list[str]) -> Iterator[Fault | None]:
    """`<` for `<=`, `is` for `is not`, and the like."""
    left: ast.expr = node.left
    for operator, right in zip(node.ops, node.comparators, strict=True):
        kind = type(operator)
        yield between(left, right, lines, WRITTEN[kind], TURNED[kind])
        left = right


def turned_connection(node: ast.BoolOp, lines: list[str]) -> Iterator[Fault | None]:
    """`and` for `or`."""
    old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    yield between(node.values[0], node.values[1], lines, old, new)


def turned_sum(node: ast.BinOp, lines: list[str]) -> Iterator[Fault | None]:
    """`-` for `+`."""
    if isinstance(node.op, ast.Add | ast.Sub):
        old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
        yield between(node.left, node.right, lines, old, new)


def without_not(node: ast.UnaryOp, lines: list[str]) -> Iterator[Fault | None]:
    """`not` left out."""
    if isinstance(node.op, ast.Not) and node.operand.lineno == node.lineno:
        yield Fault(node.lineno, node.col_offset, node.col_offset + len("not "), "", "not left out")


def other_constant(node: ast.Constant, lines: list[str]) -> Iterator[Fault | None]:
    """A number one larger, True for False."""
    if isinstance(node.value, bool):
        yield whole(node, str(not node.value))
    elif isinstance(node.value, int):
        yield whole(node, str(node.value + 1))


def other_function(node: ast.Call, lines: list[str]) -> Iterator[Fault | None]:
    """`max` for `min`, `all` for `any`."""
    if isinstance(node.func, ast.Name) and node.func.id in EXCHANGED:
        yield whole(node.func, EXCHANGED[node.func.id])


def left_out(node: ast.Expr | ast.AugAssign, lines: list[str]) -> Iterator[Fault | None]:
    """A call, or a change of a variable, that does not happen."""
    if not isinstance(node, ast.Expr) or isinstance(node.value, ast.Call):
        yield whole(node, "pass")


def turned_condition(node: ast.If | ast.IfExp, lines: list[str]) -> Iterator[Fault | None]:
    """A condition that holds whenever it should not."""
    if node.test.lineno == node.test.end_lineno and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
        text = ast.get_source_segment("\n".join(lines), node.test)
        yield whole(node.test, f"(not {text})")


# By the kind of node; a later kind never hides an earlier one.
MAKERS: Mapping[type[ast.AST] | tuple[type[ast.AST], ...], Callable[..., Iterator[Fault | None]]] = {
    ast.Compare: turned_comparison,
    ast.BoolOp: turned_connection,
    ast.BinOp: turned_sum,
    ast.UnaryOp: without_not,
    ast.Constant: other_constant,
    ast.Call: other_function,
    (ast.Expr, ast.AugAssign): left_out,
    (ast.If, ast.IfExp): turned_condition,
}


def whole(node: ast.expr | ast.stmt, after: str) -> Fault | None:
    """Return the fault that puts something into a node's place; None for a node of several lines."""
    if node.end_lineno != node.lineno or node.end_col_offset is None:
        return None
    return Fault(node.lineno, node.col_offset, node.end_col_offset, after, after)


def between(left: ast.expr, right: ast.expr, lines: list[str], old: str, new: str) -> Fault | None:
    """Return the fault that puts one operator into another's place; None if it does not stand between on one line."""
    if left.end_lineno != right.lineno or left.end_col_offset is None:
        return None
    text = lines[right.lineno - 1].encode()[left.end_col_offset : right.col_offset].decode()
    at = text.find(old)
    if at < 0:
        return None
    start = left.end_col_offset + len(text[:at].encode())
    return Fault(right.lineno, start, start + len(old.encode()), new, f"{old} → {new}")
