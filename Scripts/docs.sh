#!/usr/bin/env bash
# Builds the documentation of every library product; a broken link or a missing symbol fails.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

out=.build/documentation
rm -rf "$out"
mkdir -p "$out"
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
  >"$out/symbols.log" 2>&1 || fail "$(cat "$out/symbols.log")"
graphs=$(sed -n 's/^Files written to //p' "$out/symbols.log")
[ -d "$graphs" ] || fail "No symbol graphs were written."

for catalog in Sources/*/*.docc; do
  module=$(basename "$catalog" .docc)
  mkdir -p "$out/$module.graphs"
  cp "$graphs/$module.symbols.json" "$out/$module.graphs/"
  docc convert "$catalog" --additional-symbol-graph-dir "$out/$module.graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "rejoinder.$module" \
    --output-dir "$out/$module" --warnings-as-errors >"$out/$module.log" 2>&1 ||
    fail "$(cat "$out/$module.log")"
  echo "$module: documented without warnings"
done
