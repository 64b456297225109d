#!/usr/bin/env bash
# The faces as a project compiles them that has none of the manifest's settings.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

compile_face RejoinderUI "$modules"
compile_face RejoinderUIKit "$modules"
