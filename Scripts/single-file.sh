#!/usr/bin/env bash
# Writes the SwiftUI face and what it needs of the engine into one file that compiles by itself, for
# people who copy a file rather than add a package.
#
#   single-file.sh [FILE]   .build/NestedCommentThread.swift unless another one is named
#
# Scripts/single-file.txt lists what of those folders the face does not reach.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

target=${1:-.build/NestedCommentThread.swift}
core=Sources/RejoinderCore

# The folders in the order of the file: the face first, which is what one reads.
folders=(
  Sources/RejoinderUI
  Sources/RejoinderText
  "$core/Presentation" "$core/Speech" "$core/Wording" "$core/Looks" "$core/Layout"
  "$core/Rows" "$core/Tree" "$core/Ranking" "$core/Model" "$core/Markup"
)

# Every Swift file of the folders that the list does not leave out; an entry that ends in / is a folder.
sources() {
  local folder
  for folder in "${folders[@]}"; do find "$folder" -name '*.swift' | LC_ALL=C sort; done |
    grep -vFf <(grep -v '^#' Scripts/single-file.txt | sed '/^$/d')
}

# A file without its imports and without the condition around it.
unwrapped() {
  awk '
    FNR == 1 && /^#if canImport\(SwiftUI\)$/ { wrapped = 1; next }
    /^(@_exported )?((public|internal|package) )?import / { next }
    !started && /^$/ { next }
    { started = 1; line[++count] = $0 }
    END {
      if (wrapped) { while (line[count] != "#endif") count--; count-- }
      for (i = 1; i <= count; i++) print line[i]
    }' "$1"
}

# What is only good for modules goes: access beyond the module, and names that say the module.
local_only() {
  sed -E '
    /^ *\/\//b
    s/(^|[ (])(public|package|internal) /\1/g
    s/(package|internal|public)\(set\) //
    s/@(inlinable|usableFromInline|frozen)( |$)//
    s/\b(RejoinderCore|RejoinderText)\.//g'
}

version() { git describe --tags --always 2>/dev/null || echo unversioned; }

mkdir -p "$(dirname "$target")"
mapfile -t files < <(sources)
{
  cat <<EOF
// NestedCommentThread: threaded discussion for SwiftUI, in one file.
//
// ScrollView { NestedCommentThread(comments: comments, tint: .teal) }
//
// Rejoinder $(version), made of ${#files[@]} of its files by \`make single-file\`: the SwiftUI face, and what
// that needs of the engine. For iOS 17 or later, Swift 6. Do not edit it: change the package, and
// write it again. The package has more: UIKit, sessions, formats, pages, the terminal.
//
EOF
  sed 's|^|// |; s| *$||' LICENSE
  printf '\nimport SwiftUI\n'
  for file in "${files[@]}"; do
    printf '\n// MARK: %s\n\n' "${file#Sources/}"
    unwrapped "$file" | local_only
  done
} >"$target"
printf '%s: %d lines of %d files, %d bytes\n' "$target" "$(wc -l <"$target")" "${#files[@]}" \
  "$(wc -c <"$target")"
