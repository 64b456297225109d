#!/usr/bin/env bash
# Counts the lines of the faces that are really compiled here: what stands under a condition that does
# not hold is skipped by the compiler without a word. Fails where any are, or where a face has shrunk.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

# Each region under a condition gets a warning of its own; those that the compiler utters are compiled.
mark='{ print }
/^ *#(if|elseif|else)( |$)/ { printf "#warning(\"region %s:%d\")\n", name, FNR }'

# What lies in a region without its warning is skipped. A line that is nothing but `@objc` may be: there
# is no Objective-C here that could be told of a method.
count='
NR == FNR { seen[$0]; next }
/^ *#if / { depth++; inner[depth] = (FILENAME ":" FNR) in seen }
/^ *#(elseif|else)( |$)/ { inner[depth] = (FILENAME ":" FNR) in seen }
/^ *#endif/ { depth-- }
{ total++; skips = 0
  for (d = 1; d <= depth; d++) if (!inner[d]) skips = 1
  if (skips && !/^ *@objc(\(.*\))?$/) { skipped++; print FILENAME ":" FNR ": " $0 > "/dev/stderr" } }
END { print total + 0, skipped + 0 }'

out=$scratch/lines
rm -rf "$out"
while read -r name least; do
  mapfile -t files < <(sources "Sources/$name")
  mkdir -p "$out/$name"
  number=0
  for file in "${files[@]}"; do
    number=$((number + 1))
    awk -v name="$file" "$mark" "$file" >"$out/$name/$number-$(basename "$file")"
  done
  swiftc -typecheck -module-name "$name" -parse-as-library -swift-version 6 -package-name rejoinder \
    -load-plugin-library "$macros" "${upcoming[@]}" -I "$modules" "$out/$name"/*.swift 2>&1 </dev/null |
    sed -n 's/.*warning: region \(.*\)$/\1/p' | sort -u >"$out/$name.seen"
  read -r total skipped < <(awk "$count" "$out/$name.seen" "${files[@]}")
  [ "$skipped" = 0 ] || fail "$skipped of the $total lines of $name are not compiled here."
  [ "$total" -ge "$least" ] || fail "$name has $total compiled lines; there were $least."
  echo "$name: all $total lines in ${#files[@]} files are compiled."
done <"$checks/compiled-lines.txt"
