# Two commands do everything, set-up included: `make run` and `make test`.
#
#   make run                  serve the sample discussions, until Ctrl-C
#   make run FILE=thread.json serve one of your own
#   make install              puts the command and the script of its pages below PREFIX
#   make web                  the script of the pages, and what they fetch
#   make single-file          the SwiftUI face as one file, to copy
#   make screens              pictures of every look
#   make bench                measures the engine beside its baselines
#   make test                 every test and every gate
#   make test FILTER=Outline  only the tests whose name matches
#   make test SEED=7          random runs with another seed

SHELL := /bin/bash
MAKEFLAGS += --no-print-directory

FILE ?=
HOST ?= 127.0.0.1
PORT ?= 8080
PREFIX ?= /usr/local
FILTER ?=
SEED ?=

# What `make run` serves without FILE, and the arguments with which `rejoinder` writes one more,
# large, discussion beside it; nothing more is written where they are empty.
SAMPLES ?= Samples
GENERATE ?= sample --comments 10000

export FILE HOST PORT FILTER SEED SAMPLES GENERATE

.PHONY: run install test bench web screens single-file setup format

run:
	@Scripts/setup.sh run
	@exec Scripts/run.sh

# The command, and what makes its pages live where it looks for that.
install:
	@Scripts/setup.sh run
	@Scripts/web.sh
	@swift build -c release --product rejoinder
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install "$$(swift build -c release --show-bin-path)/rejoinder" "$(DESTDIR)$(PREFIX)/bin/rejoinder"
	@install -d "$(DESTDIR)$(PREFIX)/share/rejoinder/web"
	@install -m 644 .build/web/site/* "$(DESTDIR)$(PREFIX)/share/rejoinder/web"
	@echo "rejoinder is in $(DESTDIR)$(PREFIX)/bin."

test:
	@Scripts/setup.sh test
	@exec Scripts/test.sh

# The engine and the live page measured beside their baselines, as the table of Documentation/Benchmarks.md.
bench:
	@Scripts/setup.sh bench
	@Scripts/web.sh
	@swift build -c release --product rejoinder
	@swift run -c release --package-path Benchmarks

# The script of the pages with the browser's module, and the size of what a page fetches.
web:
	@Scripts/setup.sh test
	@Scripts/web.sh
	@exec Scripts/size.sh

# Pictures of every look, into .build/screens.
screens:
	@Scripts/setup.sh test
	@exec Scripts/screens.sh

# The SwiftUI face with what it needs of the engine, as .build/NestedCommentThread.swift.
single-file:
	@exec Scripts/single-file.sh

# Installs what `make run` and `make test` need.
setup:
	@Scripts/setup.sh test

# Brings all Swift into the house's form.
format:
	@swift format --in-place --parallel --recursive $(wildcard Package.swift Sources Tests Web Benchmarks Checks Examples)
