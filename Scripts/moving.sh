#!/usr/bin/env bash
# Holds Documentation/Moving.md to the code: each block whose fence names members must be, letter for
# letter, the snippet of that name in Checks/Apple/Sources/Client/Moving, which is compiled there; every
# member must have such a block or a line that begins with "No code:".
#
#   moving.sh          compares
#   moving.sh update   writes the snippets into the blocks
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

page=Documentation/Moving.md
out=.build/moving
rm -rf "$out"
mkdir -p "$out/code" "$out/page"

# Each snippet becomes a file of its name, moved to the left margin.
awk -v out="$out/code" '
  function finish(  i, line) {
    for (i = 1; i <= count; i++) {
      line = lines[i]
      if (substr(line, 1, indent) ~ /^ *$/) line = substr(line, indent + 1)
      print line > (out "/" name)
    }
    close(out "/" name)
    name = ""
  }
  /^ *\/\/ snippet: / {
    if (name != "") { print FILENAME ": " name " has no end" > "/dev/stderr"; exit 1 }
    indent = index($0, "/") - 1
    sub(/^ *\/\/ snippet: /, ""); gsub(/ /, "-")
    name = $0; count = 0; next
  }
  /^ *\/\/ end$/ && name != "" { finish(); next }
  name != "" { lines[++count] = $0 }
  END { if (name != "") { print FILENAME ": " name " has no end" > "/dev/stderr"; exit 1 } }
' Checks/Apple/Sources/Client/Moving/*.swift

if [ "${1:-}" = update ]; then
  awk -v code="$out/code" '
    /^```swift ./ {
      print
      name = substr($0, 10); gsub(/ /, "-", name)
      while ((getline line < (code "/" name)) > 0) print line
      skip = 1; next
    }
    skip && !/^```$/ { next }
    { skip = 0; print }
  ' "$page" >"$out/updated"
  cp "$out/updated" "$page"
fi

# Each block that names members becomes a file; so does the list of members that have one, or a reason.
awk -v out="$out/page" -v held="$out/held" '
  /^### / { members = $0; gsub(/^### |:.*|,/, "", members) }
  /^No code: / { print members > held }
  /^```swift ./ { name = substr($0, 10); print name > held; gsub(/ /, "-", name); next }
  /^```$/ && name != "" { close(out "/" name); name = ""; next }
  name != "" { print > (out "/" name) }
' "$page"

diff -r "$out/code" "$out/page" ||
  fail "$page and Checks/Apple/Sources/Client/Moving differ; Scripts/moving.sh update writes the page."

missing=$({ seq -f 'N%g' 1 9; seq -f 'S%g' 1 26; } | grep -vxFf <(tr ' ' '\n' <"$out/held") || true)
[ -z "$missing" ] || fail "$page says nothing of" $missing
echo "$page: $(find "$out/page" -type f | wc -l) blocks are the compiled ones; no member is missing."
