#!/usr/bin/env bash
# Puts axe-core, which finds faults of accessibility, where the tests look for it:
# .build/axe/axe.min.js. A Python package carries it, taken at one version and held to its hash.
set -euo pipefail
cd "$(dirname "$0")/.."

package=axe-playwright-python==0.1.8
hash=fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8

folder=.build/axe
[ ! -f "$folder/axe.min.js" ] || exit 0
echo "Fetching axe-core, in the package $package"
mkdir -p "$folder"
printf '%s --hash=sha256:%s\n' "$package" "$hash" >"$folder/requirements.txt"
python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
  --dest "$folder" --requirement "$folder/requirements.txt"
python3 -m zipfile -e "$folder"/axe_playwright_python-*.whl "$folder/package"
mv "$folder/package/axe_playwright_python/axe.min.js" "$folder/axe.min.js"
rm -rf "$folder/package" "$folder"/*.whl "$folder/requirements.txt"
