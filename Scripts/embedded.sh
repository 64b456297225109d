#!/usr/bin/env bash
# Builds everything that promises to be Embedded Swift for WebAssembly: the browser's module with
# Core and HTML, and JSON, which the module does not link.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/web.sh
swift build --package-path Web --scratch-path .build/web --triple wasm32-unknown-none-wasm \
  -c release --toolset Web/embedded.json -Xswiftc -warnings-as-errors --target RejoinderJSON
