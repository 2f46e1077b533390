"""Scopes of a module: which names they bind, where a name is bound, and edits at places of the syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from copy import copy

from renaming.checkout import Checkout

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Scope:
    """The names that one module, class, function or comprehension binds; `imports`: (module, name) by local name."""

    def __init__(self, kind: str, parent: Scope | None, body: Sequence[ast.AST] = ()) -> None:
        self.kind = kind
        self.parent = parent
        self.bound: set[str] = set()
        self.imports: dict[str, tuple[str, str]] = {}
        self._foreign: set[str] = set()
        for node in body:
            self._collect(node)
        self.bound -= self._foreign

    def _collect(self, node: ast.AST) -> None:
        """Collect what a statement binds here, not in scopes within it."""
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                self.bound.add(node.name)
                for decorator in node.decorator_list:
                    self._collect(decorator)
                return
            case ast.Lambda() | ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                self.bound.update(one.target.id for one in ast.walk(node) if isinstance(one, ast.NamedExpr))
                return
            case ast.Import():
                for alias in node.names:
                    self.bound.add(alias.asname or alias.name.split(".")[0])
                    if alias.asname and "." in alias.name:
                        package, _, name = alias.name.rpartition(".")
                        self.imports[alias.asname] = (package, name)
            case ast.ImportFrom():
                for alias in node.names:
                    self.bound.add(alias.asname or alias.name)
                    if node.level == 0 and node.module:
                        self.imports[alias.asname or alias.name] = (node.module, alias.name)
            case ast.Name(ctx=ast.Store() | ast.Del()):
                self.bound.add(node.id)
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                self.bound.add(name)
            case ast.MatchMapping(rest=str(name)):
                self.bound.add(name)
            case ast.Global() | ast.Nonlocal():
                self._foreign.update(node.names)
        for child in ast.iter_child_nodes(node):
            self._collect(child)


class ScopeVisitor(ast.NodeVisitor):
    """Visits a module and knows in which scope it is."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.module = Scope("module", None, tree.body)
        self.scope = self.module

    def run(self) -> None:
        """Visit the whole module."""
        for node in self.tree.body:
            self.visit(node)

    def owner(self, name: str) -> Scope | None:
        """Return the scope that binds a name used here; None for one that is built in or unknown."""
        scope: Scope | None = self.scope
        while scope is not None:
            if name in scope.bound and (scope.kind != "class" or scope is self.scope):
                return scope
            scope = scope.parent
        return None

    def shadows(self, name: str, owner: Scope) -> bool:
        """Return whether a scope between here and the owner of another name binds this name."""
        scope: Scope | None = self.scope
        while scope is not None and scope is not owner:
            if name in scope.bound and scope.kind != "class":
                return True
            scope = scope.parent
        return False

    def _function(self, node: Function) -> None:
        given = node.args
        variable = [one for one in (given.vararg, given.kwarg) if one]
        arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, *variable]
        outside: list[ast.AST | None] = [one.annotation for one in arguments]
        outside += [*given.defaults, *given.kw_defaults]
        if not isinstance(node, ast.Lambda):
            outside += [*node.decorator_list, node.returns]
        self._visit_all(outside)
        body: Sequence[ast.AST] = [node.body] if isinstance(node, ast.Lambda) else node.body
        inner = Scope("function", self.scope, body)
        inner.bound.update(one.arg for one in arguments)
        self._within(inner, body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_all([*node.decorator_list, *node.bases, *(keyword.value for keyword in node.keywords)])
        self._within(Scope("class", self.scope, node.body), node.body)

    def _comprehension(self, node: Comprehension) -> None:
        self.visit(node.generators[0].iter)
        inner = Scope("function", self.scope, [generator.target for generator in node.generators])
        parts: list[ast.AST] = []
        for place, generator in enumerate(node.generators):
            parts += [*([generator.iter] if place else []), generator.target, *generator.ifs]
        parts += [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        self._within(inner, parts)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehension(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self._comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehension(node)

    def _visit_all(self, nodes: Sequence[ast.AST | None]) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    def _within(self, scope: Scope, nodes: Sequence[ast.AST]) -> None:
        self.scope, outer = scope, self.scope
        self._visit_all(nodes)
        self.scope = outer


class Edits:
    """Replacements in one file, at lines and byte columns as the syntax tree has them."""

    def __init__(self, checkout: Checkout, path: str) -> None:
        self.checkout = checkout
        self.path = path
        self.text = checkout.read(path)
        self.lines = [line.encode() for line in self.text.split("\n")]
        self._found: dict[tuple[int, int], tuple[str, str]] = {}
        self._first: tuple[int, int] | None = (0, 0)

    def within(self, node: ast.Constant) -> Edits:
        """Return edits of a program in a string, at places within it; they're reported if it's written otherwise."""
        value = str(node.value)
        segment = ast.get_source_segment(self.text, node) or ""
        before, found, _ = segment.partition(value)
        inner = copy(self)
        inner.text = value
        column = len(before.encode()) + (0 if "\n" in before else node.col_offset)
        inner._first = (node.lineno - 1 + before.count("\n"), column) if found and self._first == (0, 0) else None
        return inner

    def replace(self, line: int, column: int, old: str, new: str) -> None:
        """Replace what stands at a place; report it if something else stands there."""
        if self._first is None:
            self.checkout.report("PROGRAM", self.path, "has", old, "->", new)
            return
        column += self._first[1] if line == 1 else 0
        line += self._first[0]
        if self.lines[line - 1][column : column + len(old.encode())] != old.encode():
            self.checkout.report("NOT FOUND", f"{self.path}:{line}", old, "->", new)
        elif old != new:
            self._found[line, column] = (old, new)

    def replace_string(self, node: ast.Constant, new: str) -> None:
        """Replace the value of a string that is written in one line."""
        assert isinstance(node.value, str)
        if node.value == new:
            return
        if node.lineno != node.end_lineno or f"{node.value}" not in (ast.get_source_segment(self.text, node) or ""):
            self.checkout.report("STRING", f"{self.path}:{node.lineno}", node.value, "->", new)
            return
        self.replace(node.lineno, node.col_offset + 1, node.value, new)

    def replace_definition(self, node: Definition, new: str) -> None:
        """Replace the name of a class or function where it is defined."""
        keyword = {ast.ClassDef: "class ", ast.FunctionDef: "def ", ast.AsyncFunctionDef: "async def "}[type(node)]
        self.replace(node.lineno, node.col_offset + len(keyword), node.name, new)

    def result(self) -> str:
        """Return the text with all replacements."""
        lines = list(self.lines)
        for (number, column), (old, new) in sorted(self._found.items(), reverse=True):
            line = lines[number - 1]
            lines[number - 1] = line[:column] + new.encode() + line[column + len(old.encode()) :]
        return "\n".join(line.decode() for line in lines)
