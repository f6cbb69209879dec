"""Compiles the rules, the bots and who else asks for it ahead of time with mypyc (docs/decisions/0001-build.md)."""

import hashlib
import json
import os
import shutil
import sysconfig
from importlib.metadata import version
from pathlib import Path

COMPILED_PACKAGES = ("engine", "games", "bots")
# As a line of its own among a module's first lines: inside the packages not this one; elsewhere this one, too.
LEFT_OUT = "# mypyc: interpreted"
TAKEN_IN = "# mypyc: compiled"
OPTIMISATION = "1"  # 94 % of the speed of -O3 in two thirds of the time to build
SCRATCH = "scratch"  # the folder of the C sources, beside the results
MANIFEST = "compiled.json"  # what `innkeeper.form` reads: each compiled module with the digest of its source


class CannotCompile(Exception):
    """Compiling was asked for and is not possible; the message says what would be right."""


def requirements() -> list[str]:
    """What compiling needs in the build environment; nothing when it is not wanted."""
    return ["mypy[mypyc]>=1.19", "setuptools>=75"] if wanted() else []


def wanted() -> bool:
    """Whether to compile: INNKEEPER_COMPILE is 0 (no), 1 (yes) or unset (where there is a C compiler)."""
    choice = os.environ.get("INNKEEPER_COMPILE", "")
    if choice not in ("", "0", "1"):
        raise CannotCompile(f"INNKEEPER_COMPILE is {choice!r}; set it to 0 (interpreted) or 1 (compiled), or unset it.")
    if choice == "0":
        return False
    lacking = what_a_compiler_lacks()
    if lacking and choice == "1":
        raise CannotCompile(f"INNKEEPER_COMPILE is 1, but {lacking}; install it, or set INNKEEPER_COMPILE=0.")
    if lacking:
        print(
            f"innkeeper: building the interpreted form (same play, slower), as {lacking}.",
            flush=True,
        )
    return not lacking


def what_a_compiler_lacks() -> str:
    """Why this machine cannot compile an extension module, or nothing when it can."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    if not shutil.which(command):
        return f"there is no C compiler here ({command})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"Python's C headers are not here ({header.name})"


def modules(package: Path) -> list[Path]:
    """The sources to compile, without the `__init__.py`s."""
    found = [source for source in sorted(package.rglob("*.py")) if source.name != "__init__.py"]
    return [source for source in found if compiles(source, package)]


def compiles(source: Path, package: Path) -> bool:
    """Whether a module is compiled: in those packages unless it declines, elsewhere if it asks for it."""
    first_lines = source.read_text(encoding="utf-8").splitlines()[:20]
    if source.relative_to(package).parts[0] in COMPILED_PACKAGES:
        return LEFT_OUT not in first_lines
    return TAKEN_IN in first_lines


def build(root: Path) -> Path:
    """Compile the modules, unless that was done before; return the folder that holds the result."""
    package = root / "src" / "innkeeper"
    sources = modules(package)
    # Taken before compiling: a source edited meanwhile is then seen to be stale.
    digests = {source.relative_to(package).as_posix(): digest(source) for source in sources}
    built = root / "build" / "mypyc" / fingerprint(digests)
    if not (built / "innkeeper" / MANIFEST).exists():
        compile_into(built, sources)
        write_manifest(built, digests)
        remove_others(built)
    return built


def fingerprint(digests: dict[str, str]) -> str:
    """What the result depends on: the sources, mypyc, the kind of Python and how this module calls them."""
    tools = (version("mypy"), sysconfig.get_config_var("SOABI"), digest(Path(__file__)))
    return hashlib.sha256(json.dumps([tools, digests]).encode()).hexdigest()[:16]


def digest(source: Path) -> str:
    """The digest by which `innkeeper.form` later tells whether a source was edited."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def compile_into(built: Path, sources: list[Path]) -> None:
    """Run mypyc and the C compiler; their scratch files stay out of the result."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    print(f"innkeeper: compiling {len(sources)} modules, once.", flush=True)
    scratch = str(built.parent / SCRATCH)
    # Types are judged by `make check`. Here the sources are taken as they are, for the build environment
    # lacks the libraries that the interpreted modules use.
    options = ["--config-file=", "--ignore-missing-imports", *map(str, sources)]
    extensions = mypycify(options, opt_level=OPTIMISATION, debug_level="0", group_name="innkeeper", target_dir=scratch)
    command = Distribution({"name": "innkeeper", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(built), scratch
    command.ensure_finalized()
    command.run()


def write_manifest(built: Path, digests: dict[str, str]) -> None:
    """Say of which sources the modules were compiled. Written last: its presence means success."""
    manifest = built / "innkeeper" / MANIFEST
    manifest.parent.mkdir(parents=True, exist_ok=True)
    manifest.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


def remove_others(built: Path) -> None:
    """Remove the results of earlier builds."""
    for other in built.parent.iterdir():
        if other not in (built, built.parent / SCRATCH):
            shutil.rmtree(other)


def files(built: Path) -> dict[Path, str]:
    """Each file of a result, and its place below site-packages."""
    return {file: file.relative_to(built).as_posix() for file in sorted(built.rglob("*")) if file.is_file()}


def link_tree(root: Path, into: Path) -> None:
    """Lay out the compiled form in a clone. Its sources are links: one edited later is seen to be stale."""
    package = root / "src" / "innkeeper"
    built = files(build(root)) if wanted() else {}
    shutil.rmtree(into, ignore_errors=True)
    for file, place in {**places(package), **built}.items():
        link = into / place
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(file)


def places(package: Path) -> dict[Path, str]:
    """What to link of the package: whole folders, but one by one what lies beside compiled modules."""
    mixed = {folder for module in modules(package) for folder in module.parents}
    found: list[Path] = []
    folders = [package]
    while folders:
        for entry in folders.pop().iterdir():
            (folders if entry in mixed else found).append(entry)
    kept = [entry for entry in found if entry.name != "__pycache__"]
    return {entry: f"innkeeper/{entry.relative_to(package).as_posix()}" for entry in kept}
