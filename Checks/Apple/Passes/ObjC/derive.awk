# Makes of a file of the stand-in for UIKit one whose classes, members, enums and protocols are of
# Objective-C, as they really are. Everything is marked; objc.sh takes the mark from what the compiler
# can't represent there.
#
#   -v protocols=NAMES  the protocols of Objective-C, with blanks around
#   -v classes=NAMES    its classes, with blanks around
#   -v bridged=FILE     where the structs are listed, which are C structs there
#
# The stand-in is formatted, so that its indentation tells what stands in what.

# The name that follows a word.
function named(word, text) {
  sub("^.*" word " ", "", text)
  match(text, /^[A-Za-z_.]+/)
  return substr(text, 1, RLENGTH)
}

# The name of the declaration at a depth, with everything around it.
function path(depth,   level, text) {
  for (level = 0; level <= depth; level++) text = text (level ? "." : "") scope[level]
  return text
}

# Puts a mark before the first word of the line.
function mark(text) { sub(/[^ ]/, text " &") }

{ match($0, /^ */); depth = RLENGTH / 2 }

# What protocols have by default here is optional there, and this struct is another module's.
dropping { if (/^}/) dropping = 0; next }
/^extension [A-Za-z]+ [{]/ && index(protocols, " " $2 " ") { dropping = !/}$/; next }
/^public struct Selector/ { dropping = 1; next }

/^ *(@MainActor )?((open|public|private|final) )*(class|struct|enum|protocol|extension) [A-Z]/ {
  match($0, /(class|struct|enum|protocol|extension) [A-Z]/)
  kind[depth] = substr($0, RSTART, RLENGTH - 2)
  scope[depth] = named(kind[depth], $0)
  generic = $0 ~ (kind[depth] " [A-Za-z.]+<")
  # Only what clients can see is of Objective-C, and nothing in a generic class.
  seen = (depth == 0 || isSeen[depth - 1]) && (/public|open/ || kind[depth] == "extension")
  isSeen[depth] = seen && !generic
  isObjC[depth] = isSeen[depth] && (kind[depth] == "class" || index(classes, " " scope[depth] " "))
  optional = 0
  if (!isSeen[depth]) { print; next }
  if (kind[depth] == "class") mark("@objc")
  else if (kind[depth] == "protocol") {
    isObjC[depth] = index(protocols, " " scope[depth] " ") > 0
    if (isObjC[depth]) mark("@objc")
  } else if (kind[depth] == "enum" && /: Int[, ]/) mark("@objc")
  else if (kind[depth] == "struct" || kind[depth] == "enum") {
    print "extension " path(depth) ": Represented {}" >bridged
  }
  print
  next
}

depth == 1 && kind[0] == "protocol" && isObjC[0] {
  if (/\/\/ Optional/) optional = 1
  else if (/^  (@MainActor )?(func|var) /) mark(optional ? "@objc optional" : "@objc")
  print
  next
}

depth > 0 && isObjC[depth - 1] && kind[depth - 1] != "protocol" &&
  /^ *(open|public) / && / (func|var|let|init)[ (?]/ && !/typealias/ { mark("@objc") }

{ print }
