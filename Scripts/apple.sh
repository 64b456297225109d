#!/usr/bin/env bash
# The native faces: compiled strictly against what stands in for SwiftUI and UIKit, run there, and
# compiled again in every other way in which a project may compile them.
#
#   apple.sh          everything
#   apple.sh prepare  only what `swift build --package-path Checks/Apple` needs beforehand
#   apple.sh tests    the build and the tests, no passes
set -euo pipefail
cd "$(dirname "$0")/.."
. Checks/Apple/Passes/lib.sh

build_macros
[ "${1:-}" != prepare ] || exit 0

package=(--package-path "$checks" --scratch-path "$scratch")
swift build "${package[@]}" --build-tests -Xswiftc -warnings-as-errors \
  --explicit-target-dependency-import-check error
swift test "${package[@]}" --disable-xctest --skip-build 2>&1 | tee .build/apple-tests.log
! grep -q 'Test run with 0 tests' .build/apple-tests.log || fail 'No test ran.'
[ "${1:-}" != tests ] || exit 0

Scripts/xcode-project.sh
Scripts/moving.sh
for pass in ios17 plain platforms availability objc single-file lines wrong; do
  printf '· %s\n' "$pass"
  "$checks/Passes/$pass.sh"
done
