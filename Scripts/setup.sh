#!/usr/bin/env bash
# Installs the system packages that are missing: setup.sh run | setup.sh test | setup.sh bench
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

# Checks for the toolchain, which no Debian package holds.
require_swift() {
  command -v swift >/dev/null ||
    fail "Swift 6.3 or later is needed and not here: https://www.swift.org/install tells how."
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
  [ "$(printf '%s\n' 6.3 "$version" | sort -V | head -n 1)" = 6.3 ] ||
    fail "Swift 6.3 or later is needed; this is $version. See https://www.swift.org/install."
}

missing=()

# need PACKAGE COMMAND…: remembers a package unless the command finds what it brings.
need() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

has_wasm_builtins() { [ -n "$(wasm_builtins)" ]; }

# Asks before it becomes root, and only where someone is there to answer.
ask() {
  [ -t 0 ] || fail "Not root, and nobody to ask. Please run: sudo apt-get install ${missing[*]}"
  command -v sudo >/dev/null || fail "Please install as root: apt-get install ${missing[*]}"
  local answer
  read -r -p "Install ${missing[*]} with sudo? [Y/n] " answer
  case $answer in
    '' | [Yy]*) ;;
    *) fail "Nothing was installed." ;;
  esac
}

install_missing() {
  command -v apt-get >/dev/null ||
    fail "Missing: ${missing[*]} (Debian's names). Without apt-get, please install them yourself."
  local root=()
  if [ "$(id -u)" != 0 ]; then
    ask
    root=(sudo)
  fi
  echo "Installing ${missing[*]}"
  "${root[@]}" apt-get -qq update
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -y --no-install-recommends install "${missing[@]}" >/dev/null
}

require_swift
need pkg-config command -v pkg-config
need libmicrohttpd-dev pkg-config --exists libmicrohttpd
need libmd4c-dev pkg-config --exists md4c
need zlib1g-dev pkg-config --exists zlib
# For the script of the pages.
need wasi-libc test -f /usr/lib/wasm32-wasi/libc.a
need libclang-rt-dev-wasm32 has_wasm_builtins
[ "${1:-test}" = run ] || need chromium command -v chromium
if [ "${1:-test}" = test ]; then
  need curl command -v curl
  need python3-pip python3 -m pip --version
  need chromium-driver command -v chromedriver
fi
[ "${1:-test}" != bench ] || need libxml2-dev pkg-config --exists libxml-2.0
if [ ${#missing[@]} -gt 0 ]; then install_missing; fi
if [ "${1:-test}" = test ]; then Scripts/axe.sh; fi
