#!/usr/bin/env bash
# Compiles every snippet below Wrong/ twice: as it stands it has to fail with the words of its first
# line, and with RIGHT set it has to compile, so that it fails for the reason it says and no other.
#
# // error: words of the diagnostic
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

least=60

# check FILE: prints what is wrong about a snippet.
check() {
  local file=$1 words output options=()
  words=$(sed -n '1s,^// error: ,,p' "$file")
  [ -n "$words" ] || { echo "$file: its first line does not say which error it makes."; return; }
  case $file in
  */availability/*) options=(-enable-experimental-feature CustomAvailability
    -Xfrontend -define-disabled-availability-domain -Xfrontend IOS18) ;;
  */objc/*) options=(-Xfrontend -enable-objc-interop
    -Xfrontend -disable-objc-attr-requires-foundation-module) ;;
  esac
  compile=(swiftc -emit-sil -o /dev/null -parse-as-library -module-name Snippet "${common[@]}"
    "${upcoming[@]}" -I "$modules" "${options[@]}" "$file")
  if output=$("${compile[@]}" 2>&1); then
    echo "$file compiles, and must not."
  elif grep -q 'Stack dump' <<<"$output"; then
    echo "$file: the compiler stopped by itself."
  elif ! grep -qF "error: $words" <<<"$output"; then
    printf '%s does not fail with “%s” but with:\n%s\n' "$file" "$words" "$(grep error: <<<"$output")"
  fi
  if ! output=$("${compile[@]}" -DRIGHT 2>&1); then
    printf '%s has to compile with RIGHT, but:\n%s\n' "$file" "$(grep error: <<<"$output")"
  fi
}

if [ "${1:-}" = check ]; then
  check "$2"
  exit
fi
mapfile -t snippets < <(sources "$checks/Wrong")
[ "${#snippets[@]}" -ge "$least" ] || fail "There are ${#snippets[@]} wrong snippets, $least at least."
found=$(printf '%s\0' "${snippets[@]}" | xargs -0 -n 1 -P "$(nproc)" bash "$0" check)
[ -z "$found" ] || fail "$found"
echo "${#snippets[@]} wrong snippets fail as they should, and compile when they are put right."
