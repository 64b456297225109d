#!/usr/bin/env bash
# The SwiftUI face where newer API is there, and where it is not.
#
# The compiler ignores availability on this platform, so that a newer call without a check would pass
# silently. Here `iOS 18` in copies of stand-in and face reads as a domain of its own, in one module: with
# the domain off an unchecked use is an error, and the older path of each check is the one that runs.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

out=$scratch/availability
rm -rf "$out"
mkdir -p "$out"
number=0
while read -r file; do
  number=$((number + 1))
  # The one module has the framework's name, so that what is named by it is found.
  sed -E -e 's/(#?@?(un)?available)\(iOS 18[^)]*\)/\1(IOS18)/g' \
    -e 's/^(public |internal |package )?import SwiftUI$//' \
    -e 's/^(@_exported )?import (Foundation|Observation|RejoinderCore|RejoinderText)$/\1public import \2/' \
    "$file" >"$out/$number-$(basename "$file")"
done < <(sources "$checks/StandIns/SwiftUI"; sources Sources/RejoinderUI)
sed -E "s/available\(iOS 18[^)]*\)/available(IOS18)/g" "$checks/Passes/Availability/main.swift" >"$out/main.swift"

mapfile -t objects < <(find "$scratch"/debug/Rejoinder{Core,Text}.build -name '*.o')
for domain in disabled enabled; do
  swiftc -o "$out/$domain" -module-name SwiftUI -swift-version 5 -package-name rejoinder \
    -load-plugin-library "$macros" -I "$modules" -enable-experimental-feature CustomAvailability \
    -Xfrontend "-define-$domain-availability-domain" -Xfrontend IOS18 \
    "$out"/*.swift "${objects[@]}" 2>"$out/$domain.log" ||
    fail "$(grep -A3 error: "$out/$domain.log")"
  "$out/$domain" "$domain"
done
