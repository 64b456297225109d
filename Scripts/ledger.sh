#!/usr/bin/env bash
# Prints which tests hold which rows of the feature ledger, and fails if a row that is due has none.
# ledger.sh FILE: what the tests noted, a row, a test and a place a line.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

noted=${1:?the file that the tests wrote}
[ -s "$noted" ] || fail "No test noted a row in $noted."
sort -u "$noted" | awk -F '\t' -v rows=Tests/Ledger/rows.tsv -f Scripts/ledger.awk
