"""Asks about every pinned dependency what is known against it (docs/decisions/0006-audit.md).

Who cannot be asked here is said aloud, and is no fault; what is found is one.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from innkeeper_build import bundle

SERVICES: Final = ("osv", "pypi")
"""Where `pip-audit` can ask: OSV knows what PyPI knows, and more."""

YANKED: Final = re.compile(r"^warning: `(\S+)` is yanked(.*)$", re.MULTILINE)
UNREACHED: Final = 2
"""How uv ends where the registry does not answer; 1 is a pin that the registry does not have."""


class Vulnerable(Exception):
    """Something is known against a pinned dependency; the message says what."""


class NotAsked(Exception):
    """Who should be asked cannot be; the message says who, and why."""


def audit(root: Path, say: Callable[[str], None]) -> None:
    """Ask all, and say what they answer. Raises Vulnerable with everything that was found."""
    locks = sorted((root / "requirements").glob("*.txt"))
    found: list[str] = []
    for ask in (partial(advisories, locks), partial(withdrawn, locks), partial(npm_advisories, root / "web")):
        try:
            say(ask())
        except NotAsked as reason:
            say(f"NOT RUN: {reason}")
        except Vulnerable as faults:
            found.append(str(faults))
    if found:
        raise Vulnerable("\n".join(found))


def advisories(locks: Iterable[Path]) -> str:
    """Ask the advisories about Python packages. Raises Vulnerable also for a pin without its digest."""
    pip_audit = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner", "off"]
    command = [*pip_audit, "--format", "json", *(f"--requirement={lock}" for lock in locks)]
    whole = run([*command, "--dry-run"])
    if whole.returncode:
        raise Vulnerable(f"The lock files cannot be audited: {cause_of(whole.stderr)}")
    reason = ""
    for service in SERVICES:
        asked = run([*command, f"--vulnerability-service={service}"])
        packages = read(asked.stdout).get("dependencies", [])
        answered = [package for package in packages if "vulns" in package]
        if answered:
            _refuse(_known(package, fault) for package in answered for fault in package["vulns"])
            return _told("advisories about Python packages", len(answered), len(packages))
        skipped = [package["skip_reason"] for package in packages]
        reason = f"{reason}; {service}: {skipped[0] if skipped else cause_of(asked.stderr)}"
    raise NotAsked(f"the advisories about Python packages do not answer{reason}")


def _known(package: dict[str, Any], fault: dict[str, Any]) -> str:
    mended = ", ".join(fault["fix_versions"]) or "no version yet"
    return f"{package['name']} {package['version']}: {fault['id']}, mended in {mended}."


def withdrawn(locks: Iterable[Path]) -> str:
    """Ask the registry of Python packages whether it still has every pin, and none was withdrawn by its makers."""
    found: list[str] = []
    for lock in locks:
        resolve = [sys.executable, "-m", "uv", "pip", "compile", "--no-deps", "--universal", "--no-header"]
        asked = run([*resolve, "--python-version=3.11", str(lock)])
        if asked.returncode == UNREACHED:
            raise NotAsked(f"the registry of Python packages does not answer: {cause_of(asked.stderr)}")
        if asked.returncode:
            found.append(f"{lock.name}: {cause_of(asked.stderr)}")
        found += [f"{pin} was withdrawn by its makers{why}" for pin, why in YANKED.findall(asked.stderr)]
    _refuse(found)
    return "The registry of Python packages has every pin, and none was withdrawn."


def npm_advisories(web: Path) -> str:
    """Ask the advisories about what the browser client is made of and built with."""
    bundle.install_packages(web)  # it verifies the lock file: what fails after that is the service
    command, environment = bundle.npm_command()
    asked = read(run([*command, "audit", "--json"], cwd=web, env=environment).stdout)
    if "vulnerabilities" not in asked:
        raise NotAsked(f"the advisories about npm packages do not answer: {asked.get('message', 'nothing was said')}")
    _refuse(
        f"{cause['name']} {cause['range']}: {cause['title']} ({cause['url']})."
        for fault in asked["vulnerabilities"].values()
        for cause in fault["via"]
        if isinstance(cause, dict)  # else it is the name of another that is listed itself
    )
    count = asked["metadata"]["dependencies"]["total"]
    return _told("advisories about npm packages", count, count)


def _refuse(found: Iterable[str]) -> None:
    faults = list(dict.fromkeys(found))
    if faults:
        raise Vulnerable("\n".join(faults))


def _told(who: str, answered: int, asked: int) -> str:
    missing = "" if answered == asked else f" NOT RUN: {asked - answered} others are unknown there."
    return f"The {who} know nothing against {answered} of {asked}.{missing}"


def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a program, and keep what it says."""
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def read(text: str) -> dict[str, Any]:
    """A JSON object; empty for what is none."""
    try:
        data = json.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def cause_of(text: str) -> str:
    """Why a program has ended: its first cause, or else the last line that says something."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    causes = [line.removeprefix("cause:").strip() for line in lines if line.startswith("cause:")]
    return (causes or lines[-1:] or ["nothing was said"])[0]
