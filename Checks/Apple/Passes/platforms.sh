#!/usr/bin/env bash
# The SwiftUI face with what macOS lacks left out of the stand-in, and with what iOS lacks.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

for platform in ONLY_MACOS ONLY_IOS; do
  out=$scratch/$platform
  stand_in_module "$out" "-D$platform"
  compile_face RejoinderUI "$out" "${upcoming[@]}"
done
