"""Rewrite the imports of a file for modules that move, and its uses of modules as namespaces."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator

from renaming.checkout import Checkout, module_name
from renaming.plan import Plan
from renaming.scopes import Edits, ScopeVisitor
from renaming.symbols import LAZY, lazy_names

_LONGEST_LINE = 110


class ImportRewriter(ScopeVisitor):
    """Rewrites one file in its old place; `same`: the modules that will be merged with this one."""

    def __init__(self, checkout: Checkout, plan: Plan, path: str, same: Collection[str]) -> None:
        self.checkout = checkout
        self.plan = plan
        self.path = path
        self.same = same
        self.moved = {**plan.packages, **plan.modules}
        self.edits = Edits(checkout, path)
        super().__init__(ast.parse(self.edits.text))
        self.names = self._names_of_modules()

    def rewrite(self) -> None:
        """Write the file with its new imports and all other names of modules in it."""
        self.run()
        lines = self.edits.result().split("\n")
        for node, statements in sorted(self._statements(), key=lambda found: -found[0].lineno):
            lines[node.lineno - 1 : node.end_lineno] = statements
        text = self.plan.new_text("\n".join(lines))
        if text != self.edits.text:
            self.checkout.write(self.path, text)

    def _names_of_modules(self) -> dict[str, str]:
        """Return the new local names of imported modules; "" for one whose symbols will be this file's own."""
        bound = Counter(_names_bound(self.tree))
        names: dict[str, str] = {}
        taken: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.ImportFrom) or node.level:
                continue
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if full not in self.moved:
                    continue
                local = alias.asname or alias.name
                new = self.moved[full]
                base = new.rpartition(".")[2]
                if full in self.same:
                    names[local] = ""
                    continue
                name = local if alias.asname or (bound[base] and base != local) else base
                if taken.get(name, new) != new:
                    name = local
                names[local] = name
                taken[name] = new
        return names

    def _statements(self) -> Iterator[tuple[ast.ImportFrom, list[str]]]:
        """Yield import statements that change, with the lines that take their place."""
        changed: dict[ast.ImportFrom, dict[str, list[str]]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                groups = self._new_import(node)
                if groups != {node.module: [_written(alias.name, alias.asname) for alias in node.names]}:
                    changed[node] = groups
        emptied = {node for node, groups in changed.items() if not groups}
        filled = {body[0] for body in _bodies(self.tree) if all(node in emptied for node in body)}
        for node, groups in changed.items():
            indent = " " * node.col_offset
            last = self.edits.lines[(node.end_lineno or node.lineno) - 1].decode()
            comment = found[0] if (found := re.search(r"\s+#.*$", last)) else ""
            statements: list[str] = [f"{indent}pass"] if node in filled else []
            for module, names in groups.items():
                statements += _import_lines(indent, module, list(dict.fromkeys(names)), comment)
                comment = ""
            yield node, statements

    def _new_import(self, node: ast.ImportFrom) -> dict[str, list[str]]:
        """Return what a statement imports from where, with new names of modules."""
        groups: dict[str, list[str]] = {}
        assert node.module
        for alias in node.names:
            full = f"{node.module}.{alias.name}"
            local = alias.asname or alias.name
            if full in self.moved:
                if full in self.same:
                    continue
                package, _, base = self.moved[full].rpartition(".")
                groups.setdefault(package, []).append(_written(base, self.names[local]))
            elif node.module in self.same:
                if alias.asname:
                    self.checkout.report("ALIAS within a merge", f"{self.path}:{node.lineno}", alias.name, alias.asname)
            else:
                module = self.moved.get(node.module, node.module)
                groups.setdefault(module, []).append(_written(alias.name, alias.asname))
        return groups

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            new = self.plan.new_name(alias.name)
            self.edits.replace(alias.lineno, alias.col_offset, alias.name, new)

    def _is_module(self, node: ast.AST) -> bool:
        """Return whether a node is the name of an imported module that moves."""
        if not isinstance(node, ast.Name) or node.id not in self.names:
            return False
        owner = self.owner(node.id)
        return owner is not None and node.id in owner.imports

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and self._is_module(node.value) and not self.names[node.value.id]:
            if self.shadows(node.attr, self.module):
                self.checkout.report("SHADOW within a merge", f"{self.path}:{node.lineno}", node.attr)
            self.edits.replace(node.value.lineno, node.value.col_offset, f"{node.value.id}.", "")
        else:
            self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if self._is_module(node):
            new = self.names[node.id]
            if new:
                self.edits.replace(node.lineno, node.col_offset, node.id, new)
            else:
                self.checkout.report("MODULE AS A VALUE within a merge", f"{self.path}:{node.lineno}", node.id)

    def visit_Call(self, node: ast.Call) -> None:
        if getattr(node.func, "id", "") in LAZY and (lazy := lazy_names(node)):
            package, module, _ = lazy
            own = module_name(self.path)
            package = package or (own if self.path.endswith("__init__.py") else own.rpartition(".")[0])
            new = self.plan.modules.get(f"{package}.{module.value!s}")
            start = self.plan.packages.get(package, package) + "."
            if new and new.startswith(start):
                self.edits.replace_string(module, new.removeprefix(start))
            elif new:
                self.checkout.report("LAZY", f"{self.path}:{node.lineno}", new, "is not in", start)
        self.generic_visit(node)


def _written(name: str, local: str | None) -> str:
    return name if local in (None, name) else f"{name} as {local}"


def _import_lines(indent: str, module: str, names: list[str], comment: str) -> list[str]:
    line = f"{indent}from {module} import {', '.join(names)}"
    if len(line) <= _LONGEST_LINE:
        return [line + comment]
    return [f"{indent}from {module} import ({comment}", *(f"{indent}    {name}," for name in names), f"{indent})"]


def _names_bound(tree: ast.Module) -> Iterator[str]:
    """Yield the names that anything but an import binds anywhere in a file."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def _bodies(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    """Yield the blocks within a module, which may not become empty."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module):
            for field in ("body", "orelse", "finalbody"):
                body = getattr(node, field, None)
                if isinstance(body, list) and body:
                    yield body
