# Joins what tests noted (the input: row, test, place) with the ledger's rows (the file `rows`:
# row, due, feature, reason for declining).

{ if (!(($1, $2) in seen)) { seen[$1, $2]; tests[$1] = tests[$1] "\n       " $2; count[$1]++ } }

END {
  while ((getline line < rows) > 0) {
    if (line ~ /^# due now:/) {
      n = split(substr(line, 12), names, /[ ,]+/)
      for (i = 1; i <= n; i++) if (names[i] != "") isDue[names[i]]
    }
    if (line ~ /^#/ || line == "") continue
    split(line, field, "\t")
    total++
    place(field[1], field[2], field[3], field[4])
  }
  printf "%d of %d rows are held by a test.\n", held, total
  if (held) print "\nHeld, with the tests that ran:" heldList
  if (phases) print "\nNot yet due:" summary()
  if (declined) print "\nDeclined:" declinedList
  if (missing) { print "\nDue, and held by no test:" missingList; exit 1 }
}

# Puts a row into the list where it belongs.
function place(row, due, feature, reason,   entry) {
  entry = sprintf("\n  %-4s %s", row, feature)
  if (row in count) { held++; heldList = heldList entry tests[row] }
  else if (reason != "") { declined++; declinedList = declinedList entry " (" reason ")" }
  else if (due in isDue) { missing++; missingList = missingList entry }
  else postpone(row, due)
}

# One line for each phase to come: how many rows, and which.
function summary(   text, i) {
  for (i = 1; i <= phases; i++)
    text = text sprintf("\n  %-8s %2d: %s", phase[i], laterCount[phase[i]], laterRows[phase[i]])
  return text
}

# Adds a row to its phase, neighbours in the ledger as one range.
function postpone(row, due,   rows) {
  if (!laterCount[due]++) phase[++phases] = due
  rows = laterRows[due]
  if (lastLine[due] != total - 1 || rows == "") rows = rows (rows == "" ? "" : " ") row
  else { sub(/–[A-Z][0-9]+$/, "", rows); rows = rows "–" row }
  lastLine[due] = total
  laterRows[due] = rows
}
