# The verbs of the project. Plain `make` sets up and builds everything.
PYTHON ?= python3
BIN := .venv/bin
SETUP := $(PYTHON) src/cardpress_setup

.PHONY: all setup dev testable build test check quick hooks format golden schemas picture bench waits soak outside mutants reports site clean
all: build

setup: ; @$(SETUP)
dev: ; @$(SETUP) --dev
testable: ; @$(SETUP) --tests

build: setup ## compile every game into build/
	@$(BIN)/cardpress build

test: export PYTHONDONTWRITEBYTECODE :=
test: testable ## set up, build, run every test
	@$(BIN)/cardpress build
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal

check: quick ## all that is looked at without running anything
	@$(BIN)/mypy

quick: dev ## the part of check that takes seconds: format, lint, import direction, fresh schemas, sorted JSON
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m cardpress.generated_docs.schemas --check
	@$(BIN)/python -m pytest tests/test_sources.py

hooks: dev ## let git run `make quick` before every commit
	@$(BIN)/pre-commit install

format: dev ## write Python and JSON in the project's form
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

golden: dev ## rewrite the expected outputs of tests; read the difference before you commit it
	@CARDPRESS_GOLDEN=write $(BIN)/python -m pytest -k golden
	@git --no-pager diff --stat -- tests content

schemas: dev ## publish the JSON Schemas of the models and the page of the vocabulary
	@$(BIN)/python -m cardpress.generated_docs.schemas

picture: dev build ## draw the picture of the README from the built cards
	@$(BIN)/python docs/images/picture.py

bench: dev build ## ratios against Typst, a naive WeasyPrint build and other engines; releases: make bench RUN="--sizes 60"
	@$(BIN)/python tests/bench/run.py $(RUN)
	@$(BIN)/python tests/bench/release.py
	@$(BIN)/python tests/bench/studio.py
	@$(BIN)/python tests/bench/engines.py
	@$(BIN)/python tests/bench/machines.py

waits: dev build ## every wait that has a goal, measured in one run: was, to reach, now, how; make waits RUN="--only typst", --rest, --list, --write
	@$(BIN)/python tests/bench/waits.py $(RUN)

soak: dev build ## what tests sample, whole, in every test file that knows tests/sampling.py, and games on many more seeds: make soak SEEDS=1000
	@PYTHONPATH=.:build/python $(BIN)/python tests/engines/properties/soak.py --seeds $(or $(SEEDS),100)
	@$(BIN)/cardpress preflight
	@CARDPRESS_SOAK=1 $(BIN)/python -m pytest $$(grep -rl --include='test_*.py' -e 'tests.sampling' -e 'properties.ways' -e 'properties.digests' -e 'from hypothesis' tests)

reports: build ## let programs play and write the figures of docs/games/*/balance.md; stopped, it goes on where it was
	@$(BIN)/cardplay report mephisto --lang en --players 2,1 --games 400 --pairs 4 --docs docs/games/mephisto/balance.md
	@$(BIN)/cardplay report meat_the_cult --lang en --players 2,4 --policy random:200,greedy:200,search:24 --pairs 2 --docs docs/games/meat_the_cult/balance.md
	@$(BIN)/cardplay report adrenaline --lang en --players 3,4 --policy random:60,greedy:200,search:24 --pairs 2 --docs docs/games/adrenaline/balance.md
	@$(BIN)/cardplay report neuroshima_hex --lang en --policy random:200,greedy:200,search:40 --pairs 2 --docs docs/games/neuroshima_hex/balance.md
	@$(BIN)/cardplay report carnomorphs --lang en --players 2,1,3,4,5 --policy random:100,greedy:40 --pairs 0 --docs docs/games/carnomorphs/balance.md

outside: dev ## judge exports by the libraries of their programs: a round on boardgame.io, Foundry's packing tool
	@npm ci --prefix tests/targets/exports/outside --ignore-scripts --no-audit --no-fund
	@$(BIN)/python -m pytest tests/targets/exports/test_outside.py

mutants: dev build ## plant faults in the code and tell which no test finds: make mutants ROOMS="kernel --fresh"
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet -r requirements-mutants.lock
	@$(BIN)/python -m tests.mutants $(ROOMS)

site: dev build ## the docs as a site with search, gallery and reference, in dist/site
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet -r requirements-site.lock
	@COLUMNS=100 $(BIN)/python docs/site/make.py

clean: ## remove what builds made; the environment stays
	rm -rf build
