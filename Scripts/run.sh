#!/usr/bin/env bash
# Builds the command and serves FILE, or the samples.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/lib.sh

what=("${FILE:-${SAMPLES:-Samples}}")
[ -e "${what[0]}" ] || fail "There is nothing to serve at ${what[0]}."

Scripts/web.sh
swift build -c release --product rejoinder
rejoinder=$(swift build -c release --show-bin-path)/rejoinder

if [ -z "${FILE:-}" ] && [ -n "${GENERATE:-}" ]; then
  generated=.build/samples/generated.jsonl
  mkdir -p "$(dirname "$generated")"
  # shellcheck disable=SC2086 # GENERATE is a list of arguments.
  [ -s "$generated" ] || "$rejoinder" $GENERATE >"$generated"
  what+=("$generated")
fi
serve=("$rejoinder" serve "${what[@]}" --host "${HOST:-127.0.0.1}" --port "${PORT:-8080}")
serve+=(--web .build/web/site)

# Whether Ctrl-C in a terminal would reach this script.
in_foreground() {
  local group terminal
  [ -t 0 ] && read -r group terminal < <(ps -o pgid=,tpgid= -p $$ 2>/dev/null) &&
    [ "$group" = "$terminal" ]
}

in_foreground || exec "${serve[@]}"

# A job of its own, so that Ctrl-C ends the server and not make, which would call it an error.
set -m
status=0
"${serve[@]}" || status=$?
[ "$status" = 130 ] && status=0
exit "$status"
