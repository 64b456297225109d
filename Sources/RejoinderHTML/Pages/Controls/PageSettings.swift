internal import RejoinderCore

/// The dialog in which one sets how a page behaves: choices that the script keeps.
struct PageSettings {
  let wording: Wording
  let style: DiscussionStyle

  private var words: ControlWords { wording.controls }

  func write(to writer: inout PageWriter) {
    ControlDialog(name: "settings", title: words.settings, closing: words.close).write(to: &writer)
    {
      writeChoices(to: &$0)
    }
  }

  private func writeChoices(to writer: inout PageWriter) {
    let (start, end) =
      wording.isRightToLeft ? (words.right, words.left) : (words.left, words.right)
    fieldset(
      words.jumpButton,
      "jump",
      [("start", start), ("end", end), ("off", words.isOff)],
      chosen: 1,
      &writer
    )
    fieldset(
      words.foldBy,
      "fold",
      [("control", words.byControl), ("heading", words.byHeading), ("row", words.byRow)],
      chosen: style.tap == .toggle ? 2 : 0,
      &writer
    )
    fieldset(
      words.swipe,
      "swipe",
      [("on", words.isOn), ("off", words.isOff)],
      chosen: style.swipe == nil ? 1 : 0,
      &writer
    )
    writer.literal("<p>")
    writer.text(words.motion)
    writer.literal("</p>")
  }

  private func fieldset(
    _ legend: String,
    _ name: StaticString,
    _ choices: [(value: StaticString, title: String)],
    chosen: Int,
    _ writer: inout PageWriter
  ) {
    writer.literal("<fieldset><legend>")
    writer.text(legend)
    writer.literal("</legend>")
    for (index, choice) in choices.enumerated() {
      writer.literal("<label><input type=\"radio\" name=\"")
      writer.literal(name)
      writer.literal("\" value=\"")
      writer.literal(choice.value)
      writer.literal(index == chosen ? "\" checked=\"\">" : "\">")
      writer.text(choice.title)
      writer.literal("</label>")
    }
    writer.literal("</fieldset>\n")
  }
}
