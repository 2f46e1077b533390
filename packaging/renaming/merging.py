"""Merge several modules into one: docstrings, imports and bodies, with names that meet given the file's name."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Sequence

from renaming.checkout import Checkout, module_path
from renaming.plan import Plan
from renaming.scopes import Scope

Key = tuple[str, str, str | None]  # module, name, local name; the module is empty for `import name`


class Source:
    """A module that is merged: its docstring, its imports, the rest of it and the names it defines."""

    def __init__(self, checkout: Checkout, module: str) -> None:
        self.module = module
        self.path = module_path(module)
        text = checkout.read(self.path)
        self.size = len(text)
        self._lines = text.split("\n")
        self.tree = ast.parse(text)
        self.docstring = (ast.get_docstring(self.tree, clean=False) or "").strip("\n")
        self.has_future = False
        self.imports: list[str] = []
        self.type_imports: list[str] = []
        self.imported: dict[str, str] = {}
        self._dropped: set[int] = set()
        for node in self.tree.body:
            self._take(node)
        self.defined = Scope("module", None, self.tree.body).bound - set(self.imported) - {"annotations", "__all__"}
        kept = [line for number, line in enumerate(self._lines, 1) if number not in self._dropped]
        self.body = "\n".join(kept).strip("\n")

    def _take(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Expr) and node is self.tree.body[0] and self.docstring:
            self._drop(node)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            self._take_import(node, self.imports)
        elif isinstance(node, ast.If) and _is_for_types(node):
            for one in node.body:
                if isinstance(one, ast.Import | ast.ImportFrom):
                    self._take_import(one, self.type_imports)
            self._drop(node)

    def _take_import(self, node: ast.Import | ast.ImportFrom, into: list[str]) -> None:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            self.has_future = True
            self._drop(node)
            return
        first = node.lineno
        # A comment over an import is of this import.
        while first > 1 and first - 1 not in self._dropped and self._lines[first - 2].lstrip().startswith("#"):
            first -= 1
            self._dropped.add(first)
        into.append("\n".join(line[node.col_offset :] for line in self._lines[first - 1 : node.end_lineno]))
        self._drop(node)
        for module, name, local in _keys(node):
            self.imported[local or name.split(".")[0]] = f"{module}.{name}" if module else name

    def _drop(self, node: ast.stmt) -> None:
        self._dropped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))

    def needs(self, modules: Collection[str]) -> set[str]:
        """Return which of these modules it imports when it's loaded."""
        found = {f"{module}.{name}" for text in self.imports for module, name, _ in _keys(_statement(text))}
        return {
            module for module in modules if module in found or module in {name.rpartition(".")[0] for name in found}
        }

    def constant(self, name: str) -> ast.Assign | None:
        """Return the assignment of a constant, if it's one."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and [ast.dump(one) for one in node.targets] == [
                ast.dump(ast.Name(name, ast.Store()))
            ]:
                return node
        return None


class Merge:
    """The modules that become one, in the order in which they can stand."""

    def __init__(self, checkout: Checkout, target: str, modules: Sequence[str]) -> None:
        self.checkout = checkout
        self.target = target
        self.sources = self._in_order([Source(checkout, module) for module in modules])

    def _in_order(self, sources: Sequence[Source]) -> list[Source]:
        rest = list(sources)
        names = {source.module for source in sources}
        ordered: list[Source] = []
        while rest:
            there = {source.module for source in ordered}
            ready = [one for one in rest if one.needs(names - {one.module}) <= there]
            if not ready:
                self.checkout.report("CIRCLE", self.target)
            ordered.append(ready[0] if ready else rest[0])
            rest.remove(ordered[-1])
        return ordered

    def drop_twins(self) -> None:
        """Drop constants that an earlier source has with the same value."""
        known: dict[str, str] = {}
        for place, source in enumerate(self.sources):
            lines = self.checkout.read(source.path).split("\n")
            twins: list[ast.Assign] = []
            for name in sorted(source.defined):
                node = source.constant(name)
                value = ast.dump(node.value) if node else ""
                if node and known.get(name) == value:
                    twins.append(node)
                known.setdefault(name, value)
            for node in sorted(twins, key=lambda node: -node.lineno):
                del lines[node.lineno - 1 : node.end_lineno]
            if twins:
                self.checkout.write(source.path, "\n".join(lines))
                self.sources[place] = Source(self.checkout, source.module)

    def clashes(self, plan: Plan) -> dict[str, str]:
        """Return new names for names that meet: full old name to new short name."""
        names = {source.module for source in self.sources}
        found: dict[str, str] = {}
        known: set[str] = set()
        for source in self.sources:
            clash = source.defined & known
            for other in self.sources:
                for name in source.defined & set(other.imported):
                    full = other.imported[name]
                    within = full in names or full.rpartition(".")[0] in names
                    # A module that gets another name leaves this one.
                    leaves = plan.modules.get(full, full).rpartition(".")[2] != name and full.endswith(f".{name}")
                    if other is not source and not within and not (full in plan.modules and leaves):
                        clash.add(name)
            for name in sorted(clash):
                new = _prefixed(source.module, name)
                found[f"{source.module}.{name}"] = new
                if not name.startswith("_") and not name.isupper():
                    self.checkout.report("MEET", self.target, name, "of", source.module, "->", new)
            known |= source.defined
        return found

    def write(self) -> None:
        """Write the merged module, in the place of the largest source, whose history it has."""
        self.sources = [Source(self.checkout, source.module) for source in self.sources]
        self._check()
        path = module_path(self.target)
        largest = max(self.sources, key=lambda source: source.size)
        text = self._text()
        if largest.path != path:
            if self.checkout.path(path).exists():
                if path not in {source.path for source in self.sources}:
                    self.checkout.report("EXISTS", path)
                self.checkout.remove(path)
            self.checkout.move(largest.path, path)
        for source in self.sources:
            if source.path != path and self.checkout.path(source.path).exists():
                self.checkout.remove(source.path)
        self.checkout.write(path, text)

    def _check(self) -> None:
        """Report names that mean two things in the merged module."""
        known: dict[str, str] = {}
        for source in self.sources:
            for name in source.defined:
                if name in known:
                    self.checkout.report("MEET", self.target, name, "of", known[name], "and", source.module)
                known[name] = source.module
        for source in self.sources:
            for name, full in source.imported.items():
                if known.get(name, full) != full:
                    self.checkout.report("IMPORTS MEET", self.target, name, full, known[name])
                known[name] = full

    def _text(self) -> str:
        docstring = "\n\n".join(dict.fromkeys(source.docstring for source in self.sources if source.docstring))
        many = len([source for source in self.sources if source.docstring]) > 1
        parts = [f'"""{docstring}' + ('\n"""\n' if many else '"""\n')] if docstring else []
        if any(source.has_future for source in self.sources):
            parts.append("from __future__ import annotations\n")
        texts = [text for source in self.sources for text in source.imports]
        parts.append("\n".join(_joined(texts, ())) + "\n")
        typed = _joined(
            [text for source in self.sources for text in source.type_imports],
            [key for text in texts for key in _keys(_statement(text))],
        )
        if typed:
            lines = [f"    {line}" for text in typed for line in text.split("\n")]
            parts.append("if TYPE_CHECKING:\n" + "\n".join(lines) + "\n")
        parts.append("\n" + "\n\n\n".join(source.body for source in self.sources if source.body) + "\n")
        return "\n".join(parts)


def _is_for_types(node: ast.If) -> bool:
    """Return whether a block holds nothing but imports for types."""
    test = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return (
        test and not node.orelse and all(isinstance(one, ast.Import | ast.ImportFrom | ast.Pass) for one in node.body)
    )


def _prefixed(module: str, name: str) -> str:
    """Return a name with its file's name before it, written as the name is: _EDGE of row is _ROW_EDGE."""
    file = module.rpartition(".")[2]
    bare = name.lstrip("_")
    if bare.isupper():
        new = f"{file.upper()}_{bare}"
    elif bare[0].isupper():
        new = "".join(word.capitalize() for word in file.split("_")) + bare
    else:
        new = f"{file}_{bare}"
    return name[: len(name) - len(bare)] + new


def _statement(text: str) -> ast.Import | ast.ImportFrom:
    (node,) = ast.parse(text).body
    assert isinstance(node, ast.Import | ast.ImportFrom)
    return node


def _keys(node: ast.Import | ast.ImportFrom) -> list[Key]:
    module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
    return [(module, alias.name, alias.asname) for alias in node.names]


def _joined(texts: Iterable[str], known: Iterable[Key]) -> list[str]:
    """Return imports without what is there twice; one with a comment stays as it is, before the others."""
    seen = set(known)
    commented: list[str] = []
    groups: dict[str, list[str]] = {}
    for text in sorted(dict.fromkeys(texts), key=lambda text: "#" not in text):
        keys = _keys(_statement(text))
        if "#" in text:
            commented.append(text)
            seen.update(keys)
            continue
        for module, name, local in keys:
            if (module, name, local) not in seen:
                seen.add((module, name, local))
                groups.setdefault(module, []).append(name if local is None else f"{name} as {local}")
    plain = [f"import {name}" for name in groups.pop("", [])]
    return [*plain, *(f"from {module} import {', '.join(names)}" for module, names in groups.items()), *commented]
