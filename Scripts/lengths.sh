#!/usr/bin/env bash
# Fails if a source file has more than 400 lines or the README more than 150.
# Scripts/long-files.txt lists the only files that may be longer: tables of constants.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

sources() {
  local places
  mapfile -t places < <(existing Package.swift Sources Tests Scripts Web Checks Benchmarks Examples)
  find "${places[@]}" -name '.?*' -prune -o -type f \
    \( -name '*.swift' -o -name '*.sh' -o -name '*.js' -o -name '*.css' \) -print |
    grep -vxFf <(grep -v '^#' Scripts/long-files.txt)
}

# longer_than LIMIT: those of the files named on the input that have more lines.
longer_than() {
  local file lines
  while read -r file; do
    [ -f "$file" ] || continue
    lines=$(wc -l <"$file")
    [ "$lines" -le "$1" ] || printf '%s: %d lines, %d at most\n' "$file" "$lines" "$1"
  done
}

found=$(
  sources | longer_than 400
  echo README.md | longer_than 150
)
[ -z "$found" ] || fail "$found"
