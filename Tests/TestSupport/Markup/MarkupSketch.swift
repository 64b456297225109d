package import RejoinderCore

/// Markup as lines to compare: containers with what they hold indented, words on the line of their
/// block, `‹strong: …›` around what has a style, `→` before an address, `“…”` around a title, and
/// `⏎` for the end of a line.
package func sketch(_ markup: Markup) -> String {
  var lines: [String] = []
  var indents: [Bool] = []
  for run in markup.runs {
    switch run.kind {
    case .end:
      let opener = markup.runs[run.opener ?? 0]
      if opener.kind.isContainer { indents.removeLast() }
    case .text, .lineBreak: lines[lines.count - 1] += piece(run, of: markup)
    default:
      lines.append(String(repeating: "  ", count: indents.count) + name(run, of: markup))
      if run.kind.isContainer { indents.append(true) }
    }
  }
  return lines.joined(separator: "\n")
}

private func name(_ run: Markup.Run, of markup: Markup) -> String {
  var name = "\(run.kind)"
  if run.kind == .heading { name += " \(run.headingLevel)" }
  if run.kind == .orderedList { name += " from \(run.firstNumber)" }
  if run.alignment != .natural { name += " \(run.alignment)" }
  if let language = markup.language(of: run) { name += " in \(language)" }
  return run.kind.isLeaf ? name + ": " : name
}

private func piece(_ run: Markup.Run, of markup: Markup) -> String {
  let text = run.kind == .lineBreak ? "⏎" : markup.text(of: run).replacing("\n", with: "⏎")
  var marks = styleNames.filter { run.style.contains($0.style) }.map(\.name)
  if let link = markup.link(of: run) { marks.append("→" + link) }
  if let title = markup.title(of: run) { marks.append("“\(title)”") }
  return marks.isEmpty ? text : "‹" + marks.joined(separator: " ") + ": " + text + "›"
}

private let styleNames: [(style: Markup.Style, name: String)] = [
  (.spoiler, "spoiler"), (.mention, "mention"), (.strong, "strong"), (.emphasis, "emphasis"),
  (.strikethrough, "strikethrough"), (.inserted, "inserted"), (.marked, "marked"),
  (.superscript, "superscript"), (.subscript, "subscript"), (.code, "code"),
  (.keyboard, "keyboard"),
]
