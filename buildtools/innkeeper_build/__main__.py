"""What `make` needs of the build: `python -m innkeeper_build audit | bundle | compiled | has-node | npm ...`."""

import sys
from pathlib import Path

from innkeeper_build import audit, bundle, compiled

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Do the one thing that is asked for, or say in one sentence why not."""
    try:
        match sys.argv[1:]:
            case ["audit"]:
                audit.audit(ROOT, print)
            case ["bundle"]:
                bundle.build(ROOT)
            case ["compiled"]:
                compiled.link_tree(ROOT, ROOT / "build" / "compiled")
            case ["has-node"]:
                sys.exit(not bundle.machine_has_node())
            case ["npm", *arguments]:
                bundle.install_packages(ROOT / "web")
                bundle.npm(ROOT / "web", *arguments)
            case _:
                sys.exit(__doc__)
    except (audit.Vulnerable, bundle.NoBundle, compiled.CannotCompile) as reason:
        sys.exit(f"innkeeper: {reason}")


main()
