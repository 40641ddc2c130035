# Everything is kept in .venv; its stamp files say what is already done.

PYTHON ?= python3
BIN := .venv/bin
# One more than there are cores: tests with a browser wait as often as they work.
WORKERS = $$($(BIN)/python -c "import os; print(os.cpu_count() + 1)")
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install

HASH := \#
MARKED := $(sort $(shell grep -rlx --include='*.py' '$(HASH) mypyc: compiled' carrack))
NPM := npm --prefix client
PAGE := $(shell find client/src client/public -type f) $(wildcard client/*.json client/*.ts client/*.js client/*.html)
BUILD := CARRACK_PURE=0 $(BIN)/python setup.py --quiet build_ext --inplace
# Whether what is compiled is there and as new as its sources.
FIT := CARRACK_PURE=1 $(BIN)/python -c 'import sys; from carrack import _modes; sys.exit(not _modes.is_fit())'
COMPILE := nice $(MAKE) --no-print-directory .venv/built

.PHONY: help run test interpreted soak bench format build wheel clean always
.NOTPARALLEL:

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

# People play interpreted while it is compiled behind them, if it is not yet; CARRACK_PURE=1 leaves it at that.
run: .venv/python ## open the table in the browser
	@$(MAKE) --no-print-directory .venv/page & page=$$!; trap 'kill $$page' INT TERM; \
	$(MAKE) --no-print-directory .venv/installed; installed=$$?; wait $$page && exit $$installed
	@if [ "$${CARRACK_PURE:-0}" != 0 ] || $(FIT); then $(BIN)/carrack serve --open; else rm -f .venv/built; \
	CARRACK_PURE=1 CARRACK_COMPILE='$(COMPILE)' $(BIN)/carrack serve --open; fi

# The compiler takes minutes of one core; meanwhile the rest is installed, and what needs nothing compiled is checked.
ifdef TITLE
test: .venv/dev .venv/built .venv/page .venv/browser
	CARRACK_PURE=0 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --title $(TITLE)
else
test: .venv/marked ## check everything: style, types, rules, page, tests in both modes; with TITLE=… that title alone
	@CARRACK_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory .venv/built & compiler=$$!; trap 'kill $$compiler' INT TERM; \
	$(MAKE) --no-print-directory interpreted; checked=$$?; wait $$compiler && exit $$checked
	CARRACK_PURE=0 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
endif

interpreted: export CARRACK_PURE = 1
interpreted: .venv/dev .venv/page .venv/browser
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/carrack rules
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not once'

soak: .venv/dev .venv/compiled .venv/page .venv/browser ## the long runs: fuzzing, kills, a day of 50 tables, load
	$(BIN)/python -m bench.soak

bench: .venv/dev .venv/bench .venv/compiled ## measure the speed against named peers
	$(BIN)/python -m bench

format: .venv/dev ## put every file into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

build: .venv/compiled .venv/page ## compile the modules marked for it, and the page

wheel: build ## pack both into one file in dist/
	rm -rf build/lib* build/bdist* dist
	CARRACK_PURE=0 CARRACK_BUILT=1 $(PIP:install=wheel) --no-build-isolation --no-deps --wheel-dir dist .
	@echo dist/*.whl

clean: ## remove whatever make has made
	rm -rf client/node_modules carrack/web/page
	rm -rf .venv build dist carrack.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find carrack \( -name '*.so' -o -name '*.pyd' \) -exec rm -f {} +
	find carrack $(wildcard tests bench) -name __pycache__ -prune -exec rm -rf {} +

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit("Carrack needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	@touch $@

# mypy and setuptools are enough to build; the file with all the pins holds them to theirs.
.venv/installed: .venv/python requirements.txt requirements-dev.txt pyproject.toml
	$(PIP) -r requirements.txt -c requirements-dev.txt mypy setuptools
	CARRACK_PURE=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

.venv/dev: .venv/installed requirements-dev.txt
	$(PIP) -r requirements-dev.txt
	@touch $@

.venv/bench: .venv/installed requirements-bench.txt
	$(PIP) -r requirements-bench.txt
	@touch $@

# Changes only when a module is marked, unmarked, added or removed.
.venv/marked: .venv/installed always
	@echo '$(MARKED)' | cmp -s - $@ || echo '$(MARKED)' > $@

# Either way setup.py knows what has to be compiled again. For those who measure or install, the compiler watches some
# games first and sees all modules at once, which takes minutes; to play and to test it need not.
# The stamp is as old as the beginning of the build, so that an edit during it is not missed.
.venv/compiled: .venv/marked setup.py $(MARKED)
	@touch $@.begun
	CARRACK_REQUIRE_COMPILED=1 $(BUILD)
	@cp -p $@.begun .venv/built
	@mv $@.begun $@

# A machine that cannot compile plays interpreted.
.venv/built: .venv/marked setup.py $(MARKED)
	@rm -f .venv/compiled
	@touch $@.begun
	CARRACK_QUICK=1 $(BUILD)
	@mv $@.begun $@

client/node_modules/.package-lock.json: client/package-lock.json client/package.json client/.npmrc
	@case "$$(command -v npm > /dev/null && node --version)" in \
	v20.19.* | v20.[2-9]?.* | v22.1[2-9].* | v22.[2-9]?.* | v2[3-9].* | v[3-9]?.*) ;; \
	*) echo 'The page needs npm and Node.js 20.19 or a later 20, or 22.12 or newer: install them and run make again.'; \
	exit 1 ;; esac
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

.venv/page: .venv/python client/node_modules/.package-lock.json $(PAGE)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The browser that the tests drive: an installed one, or the script gets one.
.venv/browser: .venv/dev tests/tools/browser.py
	$(BIN)/python -m tests.tools.browser > $@.path
	@mv $@.path $@
