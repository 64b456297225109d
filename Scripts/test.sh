#!/usr/bin/env bash
# Every test and every gate, one step after another, stopping at the first that fails.
# FILTER=name runs matching tests only; SEED=number goes to the random ones.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

started=$SECONDS
steps=0
mkdir -p .build
export REJOINDER_LEDGER=$PWD/.build/ledger.tsv
# What the live pages need is built below, so its absence is a failure and no reason to skip.
export REJOINDER_REQUIRES_WEB=1
rm -f "$REJOINDER_LEDGER"

# step NAME COMMAND…: runs a step and says how it went and how long it took.
step() {
  local name=$1 begin=$SECONDS status=0
  shift
  printf '\n── %s\n' "$name"
  # Not `"$@" || fail`: left of `||` a function goes on past its own failures.
  set +e
  (set -e && "$@")
  status=$?
  set -e
  [ "$status" = 0 ] || fail "✗ $name failed after $((SECONDS - begin)) s: $*"
  printf '✓ %s, %d s\n' "$name" $((SECONDS - begin))
  steps=$((steps + 1))
}

format_lint() {
  local paths
  mapfile -t paths < <(existing Package.swift Sources Tests Web Benchmarks Checks Examples)
  swift format lint --strict --parallel --recursive "${paths[@]}"
  ! git grep -nE '^(<{7}|>{7}) ' || fail 'A merge was left unfinished there.'
}

strict_build() {
  swift build --build-tests -Xswiftc -warnings-as-errors \
    --explicit-target-dependency-import-check error
}

# run_tests OPTION…: a run in which no test ran has failed.
run_tests() {
  swift test --disable-xctest "$@" 2>&1 | tee .build/tests.log
  ! grep -q 'Test run with 0 tests' .build/tests.log || fail 'No test ran.'
}

debug_tests() { run_tests --skip-build; }

filtered_tests() { run_tests --skip-build --filter "$FILTER"; }

# In a folder of its own: with -enable-testing everything differs from the product's build.
release_tests() {
  REJOINDER_LARGE=1 run_tests -c release -Xswiftc -enable-testing \
    --scratch-path .build/release-tests
}

if [ -n "${SEED:-}" ]; then echo "SEED is $SEED: random runs start from it."; fi

if [ -n "${FILTER:-}" ]; then
  echo "FILTER is set: only tests that match $FILTER run, and every gate is skipped."
  step 'Strict build' strict_build
  step 'The script of the pages' Scripts/web.sh
  step 'Matching tests' filtered_tests
  printf '\nmake test: tests matching %s passed in %d s; no gate ran.\n' "$FILTER" \
    $((SECONDS - started))
  exit
fi

step 'Format' format_lint
step 'Lengths of files' Scripts/lengths.sh
step 'Strict build' strict_build
step 'The script of the pages' Scripts/web.sh
step 'Tests, debug' debug_tests
step 'Native faces, against stand-ins for SwiftUI and UIKit' Scripts/apple.sh
step 'Release build of the command' swift build -c release --product rejoinder
step 'Size of what pages fetch' Scripts/size.sh
step 'Tests, release, with the large ones' release_tests
step 'Embedded build and the browser module' Scripts/embedded.sh
step 'Linkage' Scripts/linkage.sh
step 'Documentation' Scripts/docs.sh
step 'Ledger' Scripts/ledger.sh "$REJOINDER_LEDGER"
total=$((SECONDS - started))
printf '\nmake test: all %d steps passed in %d min %d s.\n' "$steps" $((total / 60)) $((total % 60))
