# Everything for a fresh clone: what a target needs it installs itself, into .venv and web/node_modules.

PYTHON ?= python3
BIN := .venv/bin
BUILD := PYTHONPATH=buildtools $(BIN)/python -m innkeeper_build
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled
AS_ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)
PIP := $(BIN)/pip install -qq --disable-pip-version-check
LOCK := build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock'
# Without a display a browser would take over the terminal.
OPEN := $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open,--no-open)
GOLDEN := tests.golden
# As many tests at once as there are processors.
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# The tests start a cluster of their own from these programs (tests/server/postgres.py).
HAS_POSTGRESQL := ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null

.DEFAULT_GOAL := help
.PHONY: help play test test-compiled check generate bench kills golden compiled interpreted bundle chromium postgresql lock audit clean

help: ## say what there is
	@sed -n 's/^\([a-z-]*\):.*## /\1 /p' Makefile | awk '{ name = $$1; $$1 = ""; printf "make %-14s%s\n", name, $$0 }'

play: bundle compiled ## start innkeeper and open its page
	$(COMPILED) $(BIN)/innkeeper serve $(OPEN)

test: bundle compiled chromium postgresql ## run every test, then those of what is compiled again on the compiled form
	@command -v chromium >/dev/null || echo 'NOT RUN: the tests in the browser (tests/browser), for lack of chromium.'
	$(PYTEST) $$(command -v chromium >/dev/null || echo --ignore=tests/browser)
	@$(MAKE) --no-print-directory test-compiled

test-compiled: compiled ## run the tests of what is compiled on the compiled form
	@if [ -e build/compiled/innkeeper/compiled.json ]; then $(COMPILED) $(PYTEST) -m both_forms; \
	else echo 'NOT RUN: the tests of the compiled form, as it was not built (see above).'; fi

check: .venv/.ready ## format, lint, types, imports, the browser client, generated files
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BUILD) npm run check
	$(BUILD) npm test
	@before="$$(git diff HEAD; git status --short)"; $(MAKE) --no-print-directory generate; \
	[ "$$before" = "$$(git diff HEAD; git status --short)" ] \
	|| { echo 'Generated files were out of date; they are right now, commit them:'; git status --short; exit 1; }

generate: .venv/.ready ## write the browser client's types from the Python ones
	$(BIN)/python -m innkeeper.server.types web/src

bench: compiled .venv/.bench ## measure the compiled form, as ratios
	$(COMPILED) $(BIN)/python -m bench
	$(COMPILED) $(BIN)/python -m bench.load

kills: .venv/.ready postgresql ## kill a server under load, 200 times on each database: nothing that was acknowledged may be lost
	INNKEEPER_KILLS=$${INNKEEPER_KILLS:-200} $(BIN)/pytest -q -n 0 --timeout 0 tests/server/test_kill.py

golden: .venv/.ready ## write the golden records again
	$(BIN)/python -m $(GOLDEN)

compiled: .venv/.ready ## build the compiled form into build/compiled, where there is a C compiler
	@$(BUILD) compiled

interpreted: ## remove the compiled form
	rm -rf build/compiled build/mypyc

bundle: .venv/.ready ## build the browser client into the package
	@$(BUILD) bundle

chromium:
	@command -v chromium >/dev/null \
	|| { $(AS_ROOT) apt-get update -qq && $(AS_ROOT) apt-get install -qq -y --no-install-recommends chromium; } \
	|| echo 'chromium is missing and could not be installed: install it for the tests in the browser.'

postgresql:
	@{ $(HAS_POSTGRESQL); } \
	|| { $(AS_ROOT) apt-get update -qq && $(AS_ROOT) apt-get install -qq -y --no-install-recommends postgresql; } \
	|| echo 'PostgreSQL is missing and could not be installed: install it for the tests of the server on it.'

lock: ## resolve the pins in requirements/ anew
	$(PYTHON) -m venv build/uv
	build/uv/bin/pip install --quiet uv
	$(LOCK) --group dev --extra mcp --extra postgres pyproject.toml -o requirements/dev.txt
	$(LOCK) --extra postgres -c requirements/dev.txt pyproject.toml -o requirements/serve.txt
	$(LOCK) --extra openspiel -c requirements/dev.txt pyproject.toml -o requirements/bench.txt
	$(LOCK) --group node -o requirements/node.txt

audit: .venv/.ready ## ask the advisories, and the registries, about every pinned dependency
	$(BIN)/pip check --disable-pip-version-check
	$(BUILD) audit

clean: interpreted ## remove all that was installed and built
	rm -rf .venv build dist web/node_modules src/innkeeper/server/static

.venv/.ready: requirements/dev.txt requirements/node.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Innkeeper needs Python 3.11 or newer: make PYTHON=python3.x" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements/dev.txt
	$(BUILD) has-node || $(PIP) --require-hashes -r requirements/node.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.bench: .venv/.ready requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@
