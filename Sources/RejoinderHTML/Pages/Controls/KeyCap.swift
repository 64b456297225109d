internal import RejoinderCore

/// A key as it is drawn, and what it is called where the drawing does not say it.
struct KeyCap {
  let text: String
  var name = ""

  func write(to writer: inout PageWriter) {
    writer.literal("<kbd>")
    if name.utf8.isEmpty {
      writer.text(text)
    } else {
      writer.literal("<span aria-hidden=\"true\">")
      writer.text(text)
      writer.literal("</span>")
      writer.hidden(name)
    }
    writer.literal("</kbd>")
  }
}

/// Keys to be pressed at once.
struct KeyChord {
  let keys: [KeyCap]

  init(_ keys: KeyCap...) { self.keys = keys }

  /// A key of one sign.
  init(_ sign: String) { keys = [KeyCap(text: sign)] }

  func write(to writer: inout PageWriter) {
    guard keys.count > 1 else {
      for key in keys { key.write(to: &writer) }
      return
    }
    writer.literal("<kbd>")
    for (index, key) in keys.enumerated() {
      if index > 0 { writer.literal("+") }
      key.write(to: &writer)
    }
    writer.literal("</kbd>")
  }
}
