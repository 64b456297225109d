#!/usr/bin/env bash
# Pictures of every look into .build/screens: wide and narrow, light and dark, and of each the other
# direction of writing and large text; and one sheet for each look that shows them side by side.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

browser=$(command -v chromium || command -v google-chrome) || fail 'No Chromium to take pictures with.'
swift build --product rejoinder
rejoinder=$(swift build --show-bin-path)/rejoinder
screens=$PWD/.build/screens
pages=$screens/pages
rm -rf "$screens"
mkdir -p "$pages"

# A server on a free port, ended with this script.
: >"$screens/address"
"$rejoinder" serve "${FILE:-Samples/town-clock.jsonl}" --port 0 >"$screens/address" &
trap 'kill %1 2>/dev/null || true' EXIT
until grep -q 'http://' "$screens/address"; do sleep 0.1; done
site=$(sed -n 's|.*\(http://[^ /]*\)/.*|\1|p' "$screens/address" | head -n 1)
path=$(curl -s -o /dev/null -w '%{redirect_url}' "$site/")

# picture NAME ADDRESS WIDTH HEIGHT
picture() {
  "$browser" --headless=new --no-sandbox --hide-scrollbars --force-device-scale-factor=1 \
    --allow-file-access-from-files --window-size="$3,$4" --screenshot="$screens/$1.png" "$2" \
    >/dev/null 2>&1
}

# variant NAME QUERY ATTRIBUTES STYLE: a page with something of its own, as a file.
variant() {
  curl -s "$path?$2" |
    sed -e "s|<html|<html $3|" -e "s|href=\"/rejoinder|href=\"$site/rejoinder|" \
      -e "s|</head>|<style>$4</style></head>|" >"$pages/$1.html"
}

for look in blocks simple imgur imgur-expanded reddit reddit-foldable hn hn-foldable; do
  for theme in light dark; do
    query="look=$look&theme=$theme"
    picture "$look-$theme-1100" "$path?$query" 1100 1400
    picture "$look-$theme-360" "$path?$query" 360 1400
  done
  variant "$look-rtl" "look=$look" 'dir="rtl"' ''
  picture "$look-rtl-360" "file://$pages/$look-rtl.html" 360 1400
  variant "$look-large" "look=$look&theme=dark" '' 'html{font-size:150%}'
  picture "$look-large-500" "file://$pages/$look-large.html" 500 1400
  {
    printf '<body style="margin:0;display:flex;gap:8px;background:#888">'
    for picture in light-1100 dark-1100 light-360 dark-360 rtl-360 large-500; do
      printf '<img src="%s/%s-%s.png" style="height:1000px">' "$screens" "$look" "$picture"
    done
  } >"$pages/$look-sheet.html"
  picture "$look-sheet" "file://$pages/$look-sheet.html" 2760 1000
  printf '%s\n' "$screens/$look-sheet.png"
done

# The picture of the README: four looks as a phone shows them, at a thread of the sample.
{
  printf '<body style="margin:0;display:flex;gap:6px;background:#888">'
  thread=2013
  for pair in blocks-light reddit-light imgur-expanded-dark hn-dark; do
    look=${pair%-*}
    variant "readme-$pair" "look=$look&theme=${pair##*-}&comment=$thread&context=0" '' \
      '.skip,.site,.page-head,.counts,.choices,.appearance,.notice,.why{display:none}.list{border:0;margin:0}.row[aria-current=true]{--current:var(--card)}'
    picture "readme-$pair" "file://$pages/readme-$pair.html" 360 600
    printf '<img src="%s/readme-%s.png" style="width:270px">' "$screens" "$pair"
  done
} >"$pages/readme.html"
picture looks "file://$pages/readme.html" 1098 450
printf '%s\n' "$screens/looks.png"
