"""Move and merge the modules of a checkout by a plan; packages, data files and documents follow."""

from __future__ import annotations

from pathlib import PurePosixPath

from renaming.checkout import TEXTS, Checkout, module_name, module_path
from renaming.imports import ImportRewriter
from renaming.merging import Merge
from renaming.plan import Plan
from renaming.symbols import SymbolRenamer


def move_modules(checkout: Checkout, plan: Plan) -> None:
    """Rewrite all imports, move and merge modules, then move what else is in their packages."""
    place_the_rest(checkout, plan)
    targets: dict[str, list[str]] = {}
    there = checkout.modules()
    for old, new in plan.modules.items():
        if old in there:
            targets.setdefault(new, []).append(old)
        else:
            checkout.report("NO MODULE", old)
    merges = [Merge(checkout, new, olds) for new, olds in targets.items() if len(olds) > 1]
    _part_names(checkout, plan, merges)
    partners = {old: set(olds) - {old} for olds in targets.values() for old in olds}
    for path in checkout.python_files():
        ImportRewriter(checkout, plan, path, partners.get(module_name(path), set())).rewrite()
    _move(checkout, {olds[0]: new for new, olds in targets.items() if len(olds) == 1 and olds[0] != new})
    for merge in merges:
        merge.write()
    move_packages(checkout, plan)
    _rewrite_documents(checkout, plan)


def place_the_rest(checkout: Checkout, plan: Plan) -> None:
    """Give modules that the plan doesn't name their own name in their new package, and report those of the program."""
    for module, path in checkout.modules().items():
        package, _, name = module.rpartition(".")
        if module in plan.modules or path.endswith("__init__.py"):
            continue
        new_package = plan.packages.get(package)
        if new_package:
            plan.modules[module] = f"{new_package}.{name}"
            if module.startswith("cardtable."):
                checkout.report("NOT NAMED", module, "->", plan.modules[module])


def _part_names(checkout: Checkout, plan: Plan, merges: list[Merge]) -> None:
    """Rename symbols that would meet in a merge, wherever they're used."""
    symbols: dict[str, str] = {}
    for merge in merges:
        merge.drop_twins()
        symbols.update(merge.clashes(plan))
    SymbolRenamer(checkout, symbols).rename()


def _move(checkout: Checkout, modules: dict[str, str]) -> None:
    """Move modules; one that goes where another one leaves waits for it."""
    rest = dict(modules)
    while rest:
        free = [old for old, new in rest.items() if not checkout.path(module_path(new)).exists()]
        if not free:
            checkout.report("EXISTS", *rest.values())
            return
        for old in free:
            checkout.move(module_path(old), module_path(rest.pop(old)))


def move_packages(checkout: Checkout, plan: Plan) -> None:
    """Move `__init__.py` and data files where the modules went; give each package of the program an `__init__.py`."""
    for old, new in sorted(plan.packages.items()):
        if old != new:
            _move_rest(checkout, old.replace(".", "/"), new.replace(".", "/"))
    for folder in _folders(checkout):
        start = str(folder / "__init__.py")
        if checkout.files(f"{folder}/*.py") == [start]:
            checkout.remove(start)
        elif not checkout.path(start).exists():
            within = folder.relative_to("cardtable").as_posix()
            text = plan.descriptions.get(within, "")
            if not text:
                checkout.report("NO DESCRIPTION", within)
            checkout.write(start, f'"""{text[:1].upper()}{text[1:]}."""\n')
            checkout.git("add", start)


def _folders(checkout: Checkout) -> list[PurePosixPath]:
    """Return the packages of the program, with folders that hold nothing but packages."""
    paths = [PurePosixPath(path) for path in checkout.files("cardtable/*.py")]
    return sorted({parent for path in paths for parent in path.parents if parent != PurePosixPath(".")})


def _move_rest(checkout: Checkout, old: str, new: str) -> None:
    for path in checkout.files(f"{old}/*"):
        if PurePosixPath(path).parent != PurePosixPath(old):
            continue
        target = f"{new}/{PurePosixPath(path).name}"
        if not path.endswith(".py"):
            checkout.move(path, target)
        elif not path.endswith("/__init__.py"):
            checkout.report("LEFT", path)
        elif _says_nothing(checkout, path) or checkout.path(target).exists():
            if not _says_nothing(checkout, path):
                checkout.report("TWO", path, target)
            checkout.remove(path)
        else:
            checkout.move(path, target)


def _says_nothing(checkout: Checkout, path: str) -> bool:
    """Return whether an `__init__.py` of the program is a docstring alone, which the new package has of its own."""
    return path.startswith("cardtable/") and len(checkout.read(path).splitlines()) <= 1


def _rewrite_documents(checkout: Checkout, plan: Plan) -> None:
    for path in checkout.files(*TEXTS):
        text = checkout.read(path)
        new = plan.new_document(text) if path.endswith(".md") else plan.new_text(text)
        if new != text:
            checkout.write(path, new)
