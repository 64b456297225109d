#!/usr/bin/env bash
# Builds the browser's module and fills .build/web/site with what makes pages live: the module and
# the script. `rejoinder serve --web` takes that folder.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

triple=wasm32-unknown-none-wasm
unicode=$(swift_resources)/embedded/$triple/libswiftUnicodeDataTables.a
builtins=$(wasm_builtins)
[ -f "$unicode" ] || fail "This toolchain has no Embedded standard library for $triple."
[ -n "$builtins" ] || fail "The compiler's builtins for WebAssembly are missing: try make setup."

swift build --package-path Web --scratch-path .build/web --triple "$triple" -c release \
  --toolset Web/embedded.json -Xswiftc -warnings-as-errors \
  -Xlinker -L/usr/lib/wasm32-wasi -Xlinker -lc -Xlinker "$builtins" -Xlinker "$unicode"

# wasm-opt is not worth its package: with -Oz the module lost 0.4 % of what a server sends.
site=.build/web/site
rm -rf "$site"
mkdir -p "$site"
cp ".build/web/$triple/release/RejoinderWeb.wasm" "$site/rejoinder.wasm"
mapfile -t modules < <(existing Web/Page/*.js)

# A fifth of what a server sends of the script would be comments.
for module in "${modules[@]}"; do
  awk '/^ *\/\*\*/ { inside = 1 }
    !inside && !/^ *\/\// && !/^$/
    /\*\/$/ { inside = 0 }' "$module" >"$site/$(basename "$module")"
done
print_size "$site/rejoinder.wasm"
