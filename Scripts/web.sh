#!/usr/bin/env bash
# Builds the browser's module, .build/web/RejoinderWeb.wasm, and prints its size.
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

cp ".build/web/$triple/release/RejoinderWeb.wasm" .build/web/RejoinderWeb.wasm
print_size .build/web/RejoinderWeb.wasm
