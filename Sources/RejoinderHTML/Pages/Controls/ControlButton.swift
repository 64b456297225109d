internal import RejoinderCore

/// A button for the script of a page: an icon, and its name beside it or only heard.
struct ControlButton {
  /// What it does, as the script names it.
  let action: StaticString
  let name: String
  let icon: ControlIcon
  /// The keys that do the same, as `aria-keyshortcuts` has them; empty for none.
  let keys: StaticString
  /// Whether the name stands beside the icon where there is room.
  var showsName = true
  var classes: StaticString = "do"
  /// Further attributes, with a space before each.
  var state: StaticString = ""

  init(_ action: StaticString, _ name: String, _ icon: ControlIcon, keys: StaticString = "") {
    (self.action, self.name, self.icon, self.keys) = (action, name, icon, keys)
  }

  /// The button that closes what it stands in.
  static func close(_ name: String) -> ControlButton {
    var button = ControlButton("close", name, .close, keys: "Escape")
    button.showsName = false
    return button
  }

  func write(to writer: inout PageWriter) {
    writer.literal("<button type=\"button\" class=\"")
    writer.literal(classes)
    writer.literal("\" data-do=\"")
    writer.literal(action)
    writer.literal("\"")
    writer.literal(state)
    if keys.utf8CodeUnitCount > 0 {
      writer.literal(" aria-keyshortcuts=\"")
      writer.literal(keys)
      writer.literal("\"")
    }
    // The name beside the icon goes where room is short, and then the title says it to the pointer.
    writer.attribute(" title=", name)
    if !showsName { writer.attribute(" aria-label=", name) }
    writer.literal(">")
    icon.write(to: &writer)
    if showsName {
      writer.literal("<span>")
      writer.text(name)
      writer.literal("</span>")
    }
    writer.literal("</button>")
  }
}
