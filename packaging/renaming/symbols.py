"""Rename classes, functions and constants of modules wherever they are defined, imported and used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

from renaming.checkout import Checkout, module_name
from renaming.scopes import Edits, Scope, ScopeVisitor

_WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
_ANNOTATION = re.compile(r"[A-Za-z_0-9\[\], .|]+")
_PROGRAM = re.compile(r"\b(?:from|import) [a-z_.]+")
_ATTRIBUTES = ("setattr", "getattr", "delattr")
LAZY = ("later", "lazy")  # core.later before and after its own renaming


class SymbolRenamer:
    """Renames symbols given as full name to new short name, in all Python files of a checkout."""

    def __init__(self, checkout: Checkout, symbols: Mapping[str, str]) -> None:
        self.checkout = checkout
        self.modules = checkout.modules()
        self.scopes = {
            module: Scope("module", None, ast.parse(checkout.read(path)).body) for module, path in self.modules.items()
        }
        self.symbols = dict(symbols)

    def rename(self) -> None:
        """Rename all symbols; report those that aren't there, and names that would hide a new one."""
        for full in list(self.symbols):
            module, _, name = full.rpartition(".")
            if module not in self.scopes:
                self.checkout.report("NO MODULE", full)
            elif name not in self.scopes[module].bound:
                self.checkout.report("NO SYMBOL", full)
            else:
                continue
            del self.symbols[full]
        self._follow_imports()
        for path in self.checkout.python_files():
            edits = Edits(self.checkout, path)
            _File(self, edits, module_name(path)).run()
            text = edits.result()
            if text != edits.text:
                self.checkout.write(path, text)

    def _follow_imports(self) -> None:
        """A module that imports a symbol has it under its new name as well."""
        known = -1
        while known != len(self.symbols):
            known = len(self.symbols)
            for module, scope in self.scopes.items():
                for local, (source, name) in scope.imports.items():
                    new = self.symbols.get(f"{source}.{name}")
                    if new and local == name:
                        self.symbols.setdefault(f"{module}.{local}", new)

    def new_name(self, dotted: str) -> str:
        """Return the dotted name of something in a module, with its symbol renamed."""
        parts = dotted.split(".")
        for count in range(len(parts) - 1, 0, -1):
            module = ".".join(parts[:count])
            if module in self.modules:
                new = self.symbols.get(f"{module}.{parts[count]}", parts[count])
                return ".".join([module, new, *parts[count + 1 :]])
        return dotted


class _File(ScopeVisitor):
    """The edits of one file."""

    def __init__(self, renamer: SymbolRenamer, edits: Edits, name: str) -> None:
        self.renamer = renamer
        self.symbols = renamer.symbols
        self.path = edits.path
        self.name = name
        self.edits = edits
        super().__init__(ast.parse(edits.text))

    def run(self) -> None:
        super().run()
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                new = self.symbols.get(f"{self.name}.{node.name}")
                if new:
                    self.edits.replace_definition(node, new)
        for name, (module, original) in self.module.imports.items():
            new = self.symbols.get(f"{module}.{original}")
            if new and name == original and self._is_taken(new):
                self.renamer.checkout.report("CLASH", self.path, name, "->", new)
        for name in self.module.bound:
            new = self.symbols.get(f"{self.name}.{name}")
            if new and name not in self.module.imports and self._is_taken(new):
                self.renamer.checkout.report("CLASH", self.path, name, "->", new)

    def _is_taken(self, new: str) -> bool:
        """Return whether the module binds a new name already, and keeps it."""
        return new in self.module.bound and f"{self.name}.{new}" not in self.symbols

    def _new(self, name: str, owner: Scope | None) -> str | None:
        """Return the new name of a name that a scope binds; one that is imported under another name stays."""
        if owner is None:
            return None
        if name in owner.imports:
            module, original = owner.imports[name]
            return self.symbols.get(f"{module}.{original}") if original == name else None
        return self.symbols.get(f"{self.name}.{name}") if owner.kind == "module" else None

    def _module_of(self, node: ast.AST) -> str | None:
        """Return the module that a name stands for, if it does."""
        owner = self.owner(node.id) if isinstance(node, ast.Name) else None
        if owner is None or not isinstance(node, ast.Name) or node.id not in owner.imports:
            return None
        full = ".".join(owner.imports[node.id])
        return full if full in self.renamer.modules else None

    def visit_Name(self, node: ast.Name) -> None:
        owner = self.owner(node.id)
        new = self._new(node.id, owner)
        if new and owner is not None:
            if self.shadows(new, owner):
                self.renamer.checkout.report("SHADOW", f"{self.path}:{node.lineno}", node.id, "->", new)
            self.edits.replace(node.lineno, node.col_offset, node.id, new)

    def visit_Global(self, node: ast.Global) -> None:
        line = self.edits.lines[node.lineno - 1]
        for name in node.names:
            new = self._new(name, self.module)
            found = re.search(rb"\b" + name.encode() + rb"\b", line[node.col_offset + 6 :])
            if new and found:
                self.edits.replace(node.lineno, node.col_offset + 6 + found.start(), name, new)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            new = self.symbols.get(f"{node.module}.{alias.name}") if node.level == 0 else None
            if new:
                self.edits.replace(alias.lineno, alias.col_offset, alias.name, new)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        module = self._module_of(node.value)
        new = self.symbols.get(f"{module}.{node.attr}") if module else None
        if new and node.end_lineno and node.end_col_offset:
            self.edits.replace(node.end_lineno, node.end_col_offset - len(node.attr), node.attr, new)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        arguments = node.args
        if name in _ATTRIBUTES and len(arguments) > 1 and (word := _string(arguments[1])):
            module = self._module_of(arguments[0])
            if module:
                self.edits.replace_string(word, self.symbols.get(f"{module}.{word.value!s}", str(word.value)))
        if name in LAZY and (lazy := lazy_names(node)):
            package, module_word, symbol = lazy
            full = f"{package or self.name}.{module_word.value!s}.{symbol.value!s}"
            self.edits.replace_string(symbol, self.symbols.get(full, str(symbol.value)))
        if name == "cast" and arguments and (word := _string(arguments[0])):
            self._rename_quoted(word)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            for word in _strings_in(node.value):
                self._rename_quoted(word)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._rename_annotation(node.annotation)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._rename_annotations(node)
        super().visit_FunctionDef(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._rename_annotations(node)
        super().visit_AsyncFunctionDef(node)

    def _rename_annotations(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for part in ast.walk(node.args):
            if isinstance(part, ast.arg) and part.annotation:
                self._rename_annotation(part.annotation)
        if node.returns:
            self._rename_annotation(node.returns)

    def _rename_annotation(self, annotation: ast.expr) -> None:
        for word in _strings_in(annotation):
            if _ANNOTATION.fullmatch(str(word.value)):
                self._rename_quoted(word)

    def _rename_quoted(self, word: ast.Constant) -> None:
        """Rename the names in a string that is read as an expression."""
        text = str(word.value)
        new = _WORD.sub(lambda found: self._new(found[0], self.owner(found[0])) or found[0], text)
        self.edits.replace_string(word, new)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Rename what a dotted string names, such as the target of a patch."""
        if isinstance(node.value, str) and re.fullmatch(r"\w+(\.\w+)+", node.value):
            self.edits.replace_string(node, self.renamer.new_name(node.value))
        elif isinstance(node.value, str) and _PROGRAM.search(node.value):
            self._rename_program(node)

    def _rename_program(self, node: ast.Constant) -> None:
        """Rename symbols in a program that is written as a string."""
        try:
            ast.parse(str(node.value))
        except SyntaxError:
            return
        _File(self.renamer, self.edits.within(node), "").run()


def lazy_names(node: ast.Call) -> tuple[str, ast.Constant, ast.Constant] | None:
    """Return package, module and symbol of a lazy import; the package is empty where it is the file's own."""
    if len(node.args) != 3:
        return None
    package, module, symbol = _string(node.args[0]), _string(node.args[1]), _string(node.args[2])
    return (str(package.value) if package else "", module, symbol) if module and symbol else None


def _string(node: ast.AST) -> ast.Constant | None:
    return node if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _strings_in(node: ast.AST) -> Iterator[ast.Constant]:
    for part in ast.walk(node):
        if word := _string(part):
            yield word
