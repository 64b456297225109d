#!/usr/bin/env bash
# The faces under iOS 17's isolation, where only the body of a view is on the main actor.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

out=$scratch/ios17
mkdir -p "$out"
mapfile -t files < <(sources "$checks/StandIns/SwiftUI")
swiftc -emit-module -emit-module-path "$out/SwiftUI.swiftmodule" -module-name SwiftUI \
  -parse-as-library -wmo -swift-version 5 -load-plugin-library "$macros" -DIOS17_ISOLATION \
  "${files[@]}"
for module in RejoinderCore RejoinderText; do ln -sf "$modules/$module.swiftmodule" "$out"; done
compile_face RejoinderUI "$out" "${upcoming[@]}"
compile_face RejoinderUI "$out"
