# make play   sets up, starts the table and opens the browser
# make test   sets up and runs every check, compiled and uncompiled
# make bench  measures speed, compiled against uncompiled, and a search's memory
# make strength     measures how strong the bots are: hours on a small machine; it can be stopped and goes on
# make bench-peers  the same measures for OpenSpiel, catanatron and RLCard, beside ours
# make bench-table  measures the table under load, beside boardgame.io's server
# make bench-review  measures looking back at the longest games

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.css' -o -name '*.js' -o -name '*.html' -o -name '*.md' \) \
	-not -path '*/tests/*' -not -path '*/art/*')
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# What runs otherwise uncompiled: the engine, its contract and the rules. Server and browser are the same either way.
PLAIN := tests/test_contract.py tests/test_chance.py tests/test_api.py tests/test_saves.py src/kibako/games

.PHONY: setup play test system lint test-compiled test-uncompiled bench bench-peers strength bench-table bench-review lock clean

setup: .venv/kibako.stamp

play: setup
	@$(BIN)/kibako

test: system lint test-compiled test-uncompiled

# A browser and a database server for the tests; only root can install them.
system:
	@command -v chromium >/dev/null && ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || test "$$(id -u)" != 0 \
		|| { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium postgresql; }

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# A browser or a server that stood still on a busy machine is no fault of the table: what fails is tried twice more, and named.
PYTEST = $(BIN)/pytest -n 2 -q --reruns 2 -rR

test-compiled: setup
	KIBAKO_TESTED=compiled $(PYTEST)

test-uncompiled: setup
	KIBAKO_TESTED=uncompiled PYTHONPATH=src $(PYTEST) $(PLAIN)

bench: setup
	$(BIN)/python benchmarks/speed.py

strength: setup
	$(BIN)/python benchmarks/strength.py --write

# Each peer has its own environment under benchmarks/peers/.venv.
bench-peers: setup
	$(BIN)/python benchmarks/peers/run.py

bench-table: setup
	$(BIN)/python benchmarks/table.py

bench-review: setup
	$(BIN)/python benchmarks/review.py

# The tools, pinned.
.venv/tools.stamp: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kibako needs Python 3.11 or newer, this is " + sys.version)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { echo "Python's venv module is missing: on Debian, apt-get install python3-venv"; exit 1; }
	@echo "Fetching the pinned tools ..."
	@$(PIP) install -r requirements.lock
	@touch $@

# Kibako itself, installed into .venv with compiled modules, so that no compiled file ever lies beside its source.
.venv/kibako.stamp: .venv/tools.stamp pyproject.toml setup.py art/build.py art/package-lock.json $(SOURCES)
	@echo "Fetching fonts and icons ..."
	@$(BIN)/python art/build.py
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
