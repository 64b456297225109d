#!/usr/bin/env bash
# The file of `make single-file` alone, as in a project that has nothing else of the package: without
# and with the manifest's settings, under iOS 17's isolation, and used by a small client, which runs.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Checks/Apple/Passes/lib.sh

out=$scratch/single-file
rm -rf "$out"
mkdir -p "$out/alone"
file=$out/NestedCommentThread.swift
Scripts/single-file.sh "$file"

# Where the stand-in is the only module: an import that was left in would not be found.
ln -s "$modules/SwiftUI.swiftmodule" "$out/alone"

alone() { swiftc -module-name Alone -parse-as-library -wmo "${common[@]}" "$@"; }

alone -emit-sil -o /dev/null -I "$out/alone" "${upcoming[@]}" "$file"
mkdir "$out/ios17"
ln -s "$scratch/ios17/SwiftUI.swiftmodule" "$out/ios17"
alone -emit-sil -o /dev/null -I "$out/ios17" "$file"

cat >"$out/Client.swift" <<'EOF'
import SwiftUI

@main
struct Client {
  @MainActor static func main() {
    let comments = [
      Comment(
        id: "1",
        author: "Marta",
        text: "The pear tree bears again.",
        age: "2h",
        replies: [Comment(id: "2", author: "Luis", text: "Since when?", age: "1h")]
      )
    ]
    let host = ViewHost(ScrollView { NestedCommentThread(comments: comments, tint: .teal) })
    print(host.root.text)
  }
}
EOF
alone -o "$out/client" -I "$out/alone" "$file" "$out/Client.swift" "$scratch"/debug/SwiftUI.build/*.o
shown=$("$out/client")
[[ $shown == *Marta*pear\ tree*Luis*Since\ when* ]] || fail "The client of the single file shows: $shown"
echo 'The single file compiles alone, and its client shows a thread.'
