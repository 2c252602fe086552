# make play   sets up and plays
# make test   sets up and runs every check, compiled and uncompiled
# make bench  measures speed, compiled against uncompiled

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) -not -path '*/tests/*')
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: setup play test lint test-compiled test-uncompiled bench lock clean

setup: .venv/kibako.stamp

play: setup
	@$(BIN)/kibako play

test: lint test-compiled test-uncompiled

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: setup
	KIBAKO_TESTED=compiled $(BIN)/pytest -n 2 -q

test-uncompiled: setup
	KIBAKO_TESTED=uncompiled PYTHONPATH=src $(BIN)/pytest -n 2 -q

bench: setup
	$(BIN)/python benchmarks/speed.py

# The tools, pinned.
.venv/tools.stamp: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kibako needs Python 3.11 or newer, this is " + sys.version)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { echo "Python's venv module is missing: on Debian, apt-get install python3-venv"; exit 1; }
	@echo "Fetching the pinned tools ..."
	@$(PIP) install -r requirements.lock
	@touch $@

# Kibako itself, installed into .venv with compiled modules, so that no compiled file ever lies beside its source.
.venv/kibako.stamp: .venv/tools.stamp pyproject.toml setup.py $(SOURCES)
	@echo "Compiling the rules ..."
	@rm -rf build
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@rm -rf build src/*.egg-info
	@touch $@

# After a change of dependencies in pyproject.toml.
lock: .venv/tools.stamp
	$(PIP) install uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --group dev --quiet --no-annotate --no-header --no-emit-index-url pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist src/*.egg-info
