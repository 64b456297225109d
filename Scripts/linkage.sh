#!/usr/bin/env bash
# Fails if a program that uses the engine alone links Foundation.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

build=(swift build --package-path Checks/Linkage --scratch-path .build/linkage)
"${build[@]}"
programs=$("${build[@]}" --show-bin-path)

# links_foundation PROGRAM: whether the loader would bring Foundation in.
links_foundation() {
  local libraries
  libraries=$(ldd "$programs/$1") || fail "ldd cannot read $1."
  grep -E 'Foundation|_Foundation' <<<"$libraries"
}

# A check that cannot fail checks nothing: this program imports Foundation, and has to be caught.
links_foundation UsesFoundation >/dev/null || fail "The linkage check is blind to Foundation."
! links_foundation UsesEngine || fail "The engine links Foundation, which it must not."
"$programs/UsesEngine"
