# shellcheck shell=bash
# What the other scripts share; sourced, never run.

# Says why and stops.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# The toolchain's lib/swift, wherever it is installed.
swift_resources() {
  swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'
}

# The compiler's builtins for WebAssembly, of the newest LLVM; prints nothing where there are none.
wasm_builtins() {
  find /usr/lib/llvm-*/lib/clang -name 'libclang_rt.builtins-wasm32.a' 2>/dev/null |
    sort -V | tail -n 1
}

# The paths among the given ones that exist.
existing() {
  local path
  for path in "$@"; do [ -e "$path" ] && printf '%s\n' "$path"; done
}

# The size of a file: as it is, and as a server sends it.
print_size() {
  printf '%s: %s bytes' "$(basename "$1")" "$(wc -c <"$1")"
  printf ', gzip -9 %s' "$(gzip -9 -c "$1" | wc -c)"
  command -v brotli >/dev/null && printf ', brotli %s' "$(brotli -q 11 -c "$1" | wc -c)"
  printf '\n'
}
