"""Write the golden files again: `make golden`."""

from tests.golden import FOLDER, golden_files

for old in FOLDER.glob("*.jsonl"):
    old.unlink()
for name, text in golden_files().items():
    (FOLDER / name).write_text(text, encoding="utf-8")
