#!/usr/bin/env bash
# Compiles every snippet below Wrong/ twice: as it stands it has to fail with the words of its first
# line, and with RIGHT set it has to compile, so that it fails for the reason it says and no other.
#
# // error: words of the diagnostic
#
# Those on availability are compiled together with what availability.sh left of the stand-in, since a
# domain of one's own does not reach beyond a module; those on Objective-C with its interoperation on.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

least=60

# words FILE: the words of the diagnostic that a snippet has to make.
words() { sed -n '1s,^// error: ,,p' "$1"; }

# judge FILE OUTPUT STATUS: prints what is wrong about how a snippet failed.
judge() {
  local file=$1 output=$2 status=$3 words
  words=$(words "$file")
  if [ -z "$words" ]; then
    echo "$file: its first line does not say which error it makes."
  elif [ "$status" = 0 ]; then
    echo "$file compiles, and must not."
  elif grep -q 'Stack dump' <<<"$output"; then
    echo "$file: the compiler stopped by itself."
  elif ! grep -E "^[^ ].*error: " <<<"$output" | grep -qF -- "$words"; then
    printf '%s does not fail with “%s” but with:\n%s\n' "$file" "$words" \
      "$(grep -E '^[^ ].*error: ' <<<"$output")"
  fi
}

# check FILE: compiles a snippet by itself, wrong and right.
check() {
  local file=$1 output status=0 compile
  compile=(swiftc -emit-sil -o /dev/null -parse-as-library -module-name Snippet "${common[@]}"
    "${upcoming[@]}" -I "$modules" "$file")
  case $file in */objc/*)
    compile+=(-Xfrontend -enable-objc-interop
      -Xfrontend -disable-objc-attr-requires-foundation-module -I "$scratch/objc") ;;
  esac
  output=$("${compile[@]}" 2>&1) || status=$?
  judge "$file" "$output" "$status"
  output=$("${compile[@]}" -DRIGHT 2>&1) ||
    printf '%s has to compile with RIGHT, but:\n%s\n' "$file" "$(grep error: <<<"$output")"
}

# check_availability FILE…: compiles snippets together with the stand-in, wrong and right.
check_availability() {
  local out=$scratch/wrong-availability compile output file name
  rm -rf "$out"
  mkdir -p "$out"
  for file in "$@"; do
    sed -E -e 's/(#?@?available)\(iOS 18[^)]*\)/\1(IOS18)/g' -e '/^import/d' "$file" \
      >"$out/$(basename "$file")"
  done
  mapfile -t framework < <(find "$scratch/availability" -name '*.swift' ! -name main.swift)
  compile=(swiftc -typecheck -wmo -parse-as-library -module-name SwiftUI -swift-version 5
    -package-name rejoinder -load-plugin-library "$macros" -I "$modules"
    -enable-experimental-feature CustomAvailability
    -Xfrontend -define-disabled-availability-domain -Xfrontend IOS18
    "${framework[@]}" "$out"/*.swift)
  output=$("${compile[@]}" 2>&1) || true
  for file in "$@"; do
    name=$out/$(basename "$file")
    judge "$file" "$(grep -F "$name" <<<"$output" || true)" "$(grep -cF "$name" <<<"$output")"
  done
  output=$("${compile[@]}" -DRIGHT 2>&1) ||
    printf 'The snippets on availability have to compile with RIGHT, but:\n%s\n' \
      "$(grep error: <<<"$output")"
}

if [ "${1:-}" = check ]; then
  check "$2"
  exit
fi
mapfile -t snippets < <(sources "$checks/Wrong")
[ "${#snippets[@]}" -ge "$least" ] || fail "There are ${#snippets[@]} wrong snippets, $least at least."
mapfile -t alone < <(printf '%s\n' "${snippets[@]}" | grep -v /availability/)
mapfile -t together < <(printf '%s\n' "${snippets[@]}" | grep /availability/)
found=$(
  printf '%s\0' "${alone[@]}" | xargs -0 -n 1 -P "$(nproc)" bash "$0" check
  check_availability "${together[@]}"
)
[ -z "$found" ] || fail "$found"
echo "${#snippets[@]} wrong snippets fail as they should, and compile when they are put right."
