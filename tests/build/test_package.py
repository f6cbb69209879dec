"""The package starts quickly and says its version once."""

import subprocess
import sys
from importlib.metadata import version

import innkeeper


def test_the_package_says_the_version_that_is_installed() -> None:
    assert innkeeper.__version__ == version("innkeeper")


def test_importing_innkeeper_imports_nothing_else() -> None:
    script = "import sys; before = set(sys.modules); import innkeeper; print(*set(sys.modules) - before)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["innkeeper"]
