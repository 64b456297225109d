#!/usr/bin/env bash
# Fails if what a live page fetches besides itself, or a page with a discussion of another site, is more
# than 90 KB as a server sends it: the script, the module, and the largest style sheet; or if the script
# that reads discussions in files is more than 13 KB besides.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

limit=$((90 * 1024))
file_limit=$((13 * 1024))
site=.build/web/site
[ -f "$site/rejoinder.wasm" ] || fail "There is no $site/rejoinder.wasm: Scripts/web.sh makes it."
swift build -c release --product rejoinder >/dev/null
rejoinder=$(swift build -c release --show-bin-path)/rejoinder

# sent FILE: its bytes as gzip makes them at the level of the server.
sent() { gzip -6 -n -c "$1" | wc -c; }

# A server on a free port, ended with this script: it alone knows the style sheets.
exec 3< <(exec "$rejoinder" serve Samples/town-clock.jsonl --port 0)
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
read -r line <&3 || fail 'The server did not start.'
address=$(sed -n 's|.*\(http://[^ ]*\)/ .*|\1|p' <<<"$line")
page=$(curl -sf -o /dev/null -w '%{redirect_url}' "$address/")

sheets=0
sheet=$(mktemp)
trap 'kill "$server" 2>/dev/null || true; rm -f "$sheet"' EXIT
for look in blocks simple imgur imgur-expanded reddit reddit-foldable hn hn-foldable; do
  path=$(curl -sf "$page?look=$look" | sed -n 's|.*<link rel="stylesheet" href="\([^"]*\)".*|\1|p')
  [ -n "$path" ] || fail "The page of $look names no style sheet."
  curl -sf -o "$sheet" "$address$path"
  size=$(sent "$sheet")
  [ "$size" -le "$sheets" ] || { sheets=$size && largest=$look; }
done

# modules ENTRY: the modules of script that one fetches, itself first.
modules() {
  local -a found=("$1")
  local index name
  for ((index = 0; index < ${#found[@]}; index++)); do
    while read -r name; do
      [[ " ${found[*]} " == *" $name "* ]] || found+=("$name")
    done < <(sed -nE 's#.*(from |import )"\./([a-z-]+\.js)".*#\2#p' "$site/${found[index]}")
  done
  printf '%s\n' "${found[@]}"
}

# bill WHAT ENTRY: what is fetched where the script begins with a module.
bill() {
  local total=0 bytes name
  printf '\n%s\n' "$1"
  while read -r name; do
    bytes=$(sent "$site/$name")
    printf '%8d  %s\n' "$bytes" "$name"
    total=$((total + bytes))
  done < <(
    modules "$2"
    echo rejoinder.wasm
  )
  printf '%8d  style sheet of %s, the largest\n' "$sheets" "$largest"
  total=$((total + sheets))
  printf '%8d  of %d bytes\n' "$total" "$limit"
  [ "$total" -le "$limit" ] || fail "$1: too much is fetched."
}

bill 'A live page' page.js
bill 'A discussion within another page' elements.js

# What is fetched besides where a discussion lies in a file.
printf '\nA discussion in a file, besides\n'
total=0
while read -r name; do
  bytes=$(sent "$site/$name")
  printf '%8d  %s\n' "$bytes" "$name"
  total=$((total + bytes))
done < <(comm -23 <(modules static.js | sort) <(modules elements.js | sort))
printf '%8d  of %d bytes\n' "$total" "$file_limit"
[ "$total" -le "$file_limit" ] || fail 'A discussion in a file: too much is fetched.'
