#!/usr/bin/env bash
# The faces under iOS 17's isolation, where only the body of a view is on the main actor.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

out=$scratch/ios17
stand_in_module "$out" -DIOS17_ISOLATION
compile_face RejoinderUI "$out" "${upcoming[@]}"
compile_face RejoinderUI "$out"
