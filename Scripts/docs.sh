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

# The symbols of a native face, which is empty here: those of its build against the stand-ins.
extract_face() {
  local package=(--package-path Checks/Apple --scratch-path .build/apple)
  Scripts/apple.sh prepare
  swift build "${package[@]}" --target "$1" >"$out/$1.build.log" 2>&1 ||
    fail "$(cat "$out/$1.build.log")"
  swift symbolgraph-extract -module-name "$1" -I .build/apple/debug/Modules \
    -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public \
    -skip-synthesized-members -output-dir "$out/$1.graphs"
}

for catalog in Sources/*/*.docc; do
  module=$(basename "$catalog" .docc)
  mkdir -p "$out/$module.graphs"
  if [ "$(uname)" = Linux ] && [[ $module == RejoinderUI* ]]; then
    extract_face "$module"
    rm -f "$out/$module.graphs/"*@*
  else
    cp "$graphs/$module.symbols.json" "$out/$module.graphs/"
  fi
  docc convert "$catalog" --additional-symbol-graph-dir "$out/$module.graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "rejoinder.$module" \
    --output-dir "$out/$module" --warnings-as-errors >"$out/$module.log" 2>&1 ||
    fail "$(cat "$out/$module.log")"
  echo "$module: documented without warnings"
done
