# shellcheck shell=bash
# What the passes share; sourced, never run. They start in the main package's folder.
. Scripts/lib.sh

checks=Checks/Apple
scratch=$PWD/.build/apple
modules=$scratch/debug/Modules
macros=$PWD/.build/apple-macros/libPreviewMacros.so

# The settings with which the faces are compiled in the main package.
upcoming=()
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility \
  NonisolatedNonsendingByDefault InferIsolatedConformances ImmutableWeakCaptures; do
  upcoming+=(-enable-upcoming-feature "$feature")
done

# What every frontend call of a pass gets.
common=(-swift-version 6 -warnings-as-errors -load-plugin-library "$macros" -package-name rejoinder)

# How types are checked where Objective-C is, against what objc.sh made.
objc=$scratch/objc
objc_options=(-I "$objc" -Xfrontend -enable-objc-interop
  -Xfrontend -disable-objc-attr-requires-foundation-module)

# sources FOLDER: its Swift files.
sources() { find -L "$1" -name '*.swift' | sort; }

# Builds the stand-in for Xcode's `#Preview`, once.
build_macros() {
  local host
  [ "$macros" -nt "$checks/Macros/PreviewMacro.swift" ] && return
  host=$(swift_resources)/host
  mkdir -p "$(dirname "$macros")"
  swiftc -emit-library -o "$macros" -module-name PreviewMacros -parse-as-library \
    -I "$host" "$checks/Macros/PreviewMacro.swift" -L "$host" \
    -lSwiftSyntax -lSwiftSyntaxMacros -lSwiftSyntaxBuilder -Xlinker -rpath -Xlinker "$host"
}

# stand_in_module FOLDER OPTION…: makes the stand-in for SwiftUI anew, and puts what the faces import
# beside it.
stand_in_module() {
  local out=$1 files module
  shift
  mkdir -p "$out"
  mapfile -t files < <(sources "$checks/StandIns/SwiftUI")
  swiftc -emit-module -emit-module-path "$out/SwiftUI.swiftmodule" -module-name SwiftUI \
    -parse-as-library -wmo -swift-version 5 -load-plugin-library "$macros" "$@" "${files[@]}"
  for module in RejoinderCore RejoinderText; do ln -sf "$modules/$module.swiftmodule" "$out"; done
}

# compile_face NAME IMPORTS OPTION…: compiles a face without keeping anything, to the end of what the
# compiler diagnoses: data races and missing returns are found after type checking only.
compile_face() {
  local name=$1 imports=$2
  shift 2
  mapfile -t files < <(sources "Sources/$name")
  swiftc -emit-sil -o /dev/null -module-name "$name" -parse-as-library -wmo \
    "${common[@]}" -I "$imports" "$@" "${files[@]}"
}
