internal import RejoinderCore

/// What opens above a page: a heading, a button that closes it, and what it is about.
struct ControlDialog {
  /// The name of the part, and of the ids in it.
  let name: StaticString
  let title: String
  /// The name of the button that closes it.
  let closing: String

  func write(to writer: inout PageWriter, _ content: (inout PageWriter) -> Void) {
    writer.literal("<dialog class=\"panel\" data-part=\"")
    writer.literal(name)
    writer.literal("\" aria-labelledby=\"rejoinder-")
    writer.literal(name)
    writer.literal("\">\n<form method=\"dialog\"><header><h2 id=\"rejoinder-")
    writer.literal(name)
    writer.literal("\">")
    writer.text(title)
    writer.literal("</h2>")
    ControlButton.close(closing).write(to: &writer)
    writer.literal("</header>\n<div class=\"pane\">")
    content(&writer)
    writer.literal("</div></form></dialog>\n")
  }
}
