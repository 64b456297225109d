#!/usr/bin/env bash
# Holds the Xcode project of the example apps to their folders, where no Xcode can open it: every Swift
# file of a folder is built by the right app, every file that is named is there, brackets close, and
# every object that is named is defined, once, and used.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

folder=Examples/Looks
project=$folder/Looks.xcodeproj/project.pbxproj
package=$(cd "$folder" && cd "$(sed -n 's/.*relativePath = \(.*\);/\1/p' "Looks.xcodeproj/project.pbxproj")" && pwd)
[ "$package" = "$PWD" ] || fail "$project takes its package from $package."

problems=$(
  # Objects: 24 digits each, defined at the left of an equals sign at the level of objects.
  defined=$(sed -nE 's/^\t\t([0-9A-F]{24})( \/\*.*\*\/)? = \{.*/\1/p' "$project" | sort)
  uniq -d <<<"$defined" | sed 's/$/ is defined twice/'
  used=$(sed -E 's/^\t\t[0-9A-F]{24}( \/\*[^*]*\*\/)? = /\t\t/' "$project" |
    grep -oE '\b[0-9A-F]{24}\b' | sort -u)
  comm -13 <(sort -u <<<"$defined") <(echo "$used") | sed 's/$/ is used and not defined/'
  comm -23 <(sort -u <<<"$defined") <(echo "$used") | sed 's/$/ is defined and not used/'

  # Brackets, outside of strings and comments.
  sed -E 's/"([^"\\]|\\.)*"//g; s/\/\*[^*]*\*\///g; s/^\/\/.*//' "$project" | awk '
    { for (i = 1; i <= length($0); i++) {
        c = substr($0, i, 1)
        if (c == "{" || c == "(") open[++depth] = c
        if (c == "}" && open[depth--] != "{" || c == ")" && open[depth--] != "(")
          print "line " NR ": a bracket closes that was not opened" } }
    END { if (depth != 0) print depth " brackets are left open" }'

  # Files: what the groups name is what the folders hold.
  sed -nE 's/.*lastKnownFileType = sourcecode.swift; path = ([^;]*);.*/\1/p' "$project" | sort |
    diff - <(cd "$folder" && find Looks Demos Shared -name '*.swift' -printf '%f\n' | sort) |
    sed -n 's/^< \(.*\)/\1 is named and not there/p; s/^> \(.*\)/\1 is there and not named/p'

  # What each app builds: its own folder and the shared one.
  for app in Looks Demos; do
    phase=$(awk -v app="$app" '
      $0 ~ "^\t\t[0-9A-F]* /\\* " app " \\*/ = {$" { target = 1 }
      target && /isa = PBXGroup/ { target = 0 }
      target && /\/\* Sources \*\// { print $1; exit }' "$project")
    awk -v phase="$phase" '
      $1 == phase && /= {$/ { inside = 1 }
      inside && / in Sources \*\// { print $3 }
      inside && /^\t\t};/ { exit }' "$project" | sort |
      diff - <(cd "$folder" && find "$app" Shared -name '*.swift' -printf '%f\n' | sort) |
      sed -n "s/^< \(.*\)/$app builds \1, which is not its own/p; s/^> \(.*\)/$app does not build \1/p"
  done

  # Schemes lead to targets that are there.
  sed -nE 's/.*BlueprintIdentifier = "([^"]*)".*/\1/p' "$folder"/Looks.xcodeproj/xcshareddata/xcschemes/* |
    sort -u | comm -23 - <(sort -u <<<"$defined") | sed 's/$/ is named by a scheme and not defined/'
)
[ -z "$problems" ] || fail "$project:
$problems"
echo "$project: $(grep -c 'isa = PBXFileReference; lastKnown' "$project") sources, all there and all built."
