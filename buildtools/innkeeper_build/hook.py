"""What hatchling does before it packs a wheel: the browser bundle, then the compiled modules."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from innkeeper_build import bundle, compiled


class WheelHook(BuildHookInterface[Any]):
    """Adds to the wheel what is built rather than written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; `version` is 'editable' or 'standard', and only the latter is compiled."""
        root = Path(self.root)
        bundle.build(root)
        if version == "standard" and compiled.wanted():
            built = compiled.build(root)
            build_data["force_include"] = {str(file): to for file, to in compiled.files(built).items()}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
