#!/usr/bin/env bash
# The UIKit face as Objective-C sees it. Without Objective-C the compiler does not know which members
# and protocols are of it, nor what a generic class may not do with them.
#
# Here it checks with Objective-C switched on, types only, and against a copy of the stand-in in which
# everything is marked that really is of Objective-C. Left out are what mentions a class of Foundation
# that is of Swift here, such as NSAttributedString, and requirements with a pointer to a C struct.
#
# What it leaves serves wrong.sh.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

# The least members of the stand-in that have to keep their mark.
least=1300

out=$objc
rm -rf "$out"
mkdir -p "$out/sources"
options=(-parse-as-library -package-name rejoinder "${objc_options[@]}")

# emit_module NAME OPTION…: what others import, without a look at the bodies of functions.
emit_module() {
  local name=$1
  shift
  swiftc -emit-module -emit-module-path "$out/$name.swiftmodule" -module-name "$name" -wmo \
    -Xfrontend -experimental-skip-all-function-bodies "${options[@]}" "$@"
}

# names PATTERN: what is declared by lines of the stand-in, with blanks around.
names() { grep -rhoE "$1" "$checks/StandIns/UIKit" | sed -E 's/.*[ ]//' | tr '\n' ' '; }

# derive: copies the stand-in, everything marked that may be of Objective-C.
derive() {
  local file number=0 classes protocols
  classes=" $(names '^(@MainActor )?open class [A-Za-z]+')"
  # Those that are of Swift there too refine no protocol of Objective-C here, but for one.
  protocols=" $(find "$checks/StandIns/UIKit" -name '*.swift' -exec cat {} + | tr '\n' ' ' |
    grep -oE 'protocol [A-Za-z]+: *(NSObjectProtocol|UI[A-Za-z]*(Delegate|Context|Animating))\b' |
    sed -E 's/protocol ([A-Za-z]+).*/\1/' | grep -v UIContentView | tr '\n' ' ')"
  while read -r file; do
    number=$((number + 1))
    awk -v classes="$classes" -v protocols="$protocols" -v bridged="$out/sources/$number.bridged" \
      -f "$checks/Passes/ObjC/derive.awk" "$file" >"$out/sources/$number-$(basename "$file")"
  done < <(sources "$checks/StandIns/UIKit")
  cat "$out"/sources/*.bridged >"$out/sources/Bridged.swift"
  cp "$checks/Passes/ObjC/Bridging.swift" "$out/sources"
}

# unmark LOG: takes the mark from every line with an error; fails where there is none to take.
unmark() {
  local file line
  while IFS=: read -r file line; do
    sed -n "${line}p" "$file" | grep -q '@objc' ||
      fail "The stand-in can't be made one of Objective-C: $(grep -F "$file:$line" "$1" | head -1)"
    # What a protocol of Objective-C can't require goes altogether, as far as the next declaration.
    awk -v line="$line" 'NR == line { if (/@objc optional/) gone = 1; else sub(/@objc /, "") }
      NR > line && /^(  \/\/\/|})/ { gone = 0 }
      { print gone ? "" : $0 }' "$file" >"$out/unmarked"
    mv "$out/unmarked" "$file"
  done < <(grep -oE '^[^ ]*\.swift:[0-9]+:[0-9]+: error' "$1" | cut -d: -f1,2 | sort -u)
}

# check_face NAME FOLDER: checks the types of everything in a folder, and leaves a module of it.
#
# Foundation comes by way of UIKit, whose classes of Objective-C are put before its own.
check_face() {
  mkdir -p "$out/faces"
  cp -rL "$2" "$out/faces/$1"
  mapfile -t files < <(sources "$out/faces/$1")
  sed -i -E 's/^(.*)import Foundation$/\1import UIKit/' "${files[@]}"
  swiftc -typecheck -module-name "$1" "${common[@]}" "${options[@]}" "${upcoming[@]}" "${files[@]}" \
    2>&1 | sed "s,$out/faces/$1,$2,g" >&2
  emit_module "$1" "${common[@]}" "${upcoming[@]}" "${files[@]}"
  echo "$1: ${#files[@]} files are right where Objective-C is."
}

emit_module ObjectiveC "$checks/Passes/ObjC/ObjectiveC.swift"
derive
round=0
until emit_module UIKit -swift-version 6 -suppress-warnings "$out"/sources/*.swift 2>"$out/round.log"; do
  round=$((round + 1))
  [ "$round" -le 6 ] || fail "$(grep error: "$out/round.log")"
  unmark "$out/round.log"
done
for module in RejoinderCore RejoinderText; do ln -s "$modules/$module.swiftmodule" "$out"; done
marked=$(cat "$out"/sources/*.swift | grep -cE '@objc .*\b(func|var|let|init)\b')
[ "$marked" -ge "$least" ] || fail "$marked members of the stand-in are of Objective-C; there were $least."
check_face RejoinderUIKit Sources/RejoinderUIKit
check_face Client "$checks/Sources/Client/UIKit"
