internal import RejoinderCore

/// The dialog that lists all keys.
struct KeyHelp {
  let wording: Wording

  /// What keys do, and the keys: those that do the same as others apart from them.
  typealias Entry = (words: String, ways: [[KeyChord]])

  func write(to writer: inout PageWriter) {
    let (keys, controls) = (wording.keys, wording.controls)
    ControlDialog(name: "help", title: controls.help, closing: controls.close).write(to: &writer) {
      table(keys.moving, moving, to: &$0)
      table(keys.folding, folding, to: &$0)
      table(keys.finding, finding, to: &$0)
      table(keys.other, other, to: &$0)
      $0.literal("<p>")
      $0.text(keys.whileSelected)
      $0.literal("</p>")
    }
  }

  private func table(_ caption: String, _ entries: [Entry], to writer: inout PageWriter) {
    writer.literal("<table><caption>")
    writer.text(caption)
    writer.literal("</caption><tbody>\n")
    for entry in entries {
      writer.literal("<tr><th scope=\"row\">")
      writer.text(entry.words)
      writer.literal("</th><td>")
      for chords in entry.ways { write(chords, to: &writer) }
      writer.literal("</td></tr>\n")
    }
    writer.literal("</tbody></table>\n")
  }

  private func write(_ chords: [KeyChord], to writer: inout PageWriter) {
    writer.literal("<span>")
    for (index, chord) in chords.enumerated() {
      if index > 0 { writer.literal(" ") }
      chord.write(to: &writer)
    }
    writer.literal("</span> ")
  }

  // MARK: Keys

  private var moving: [Entry] {
    let words = wording.keys
    let (control, command) = (KeyCap(text: words.control), KeyCap(text: "⌘"))
    return [
      (
        words.nextComment,
        [pair("j", "k"), [KeyChord(down), KeyChord(up)], pair(words.pageDown, words.pageUp)]
      ),
      (words.sibling, [pair("J", "K")]), (words.thread, [pair("n", "N")]),
      (words.new, [pair("u", "U")]), (words.parent, [[KeyChord("p")]]),
      (words.ends, [pair(words.home, words.end)]),
      (
        words.undo,
        [[KeyChord(control, KeyCap(text: "Z"))], [KeyChord(command, KeyCap(text: "Z"))]]
      ),
    ]
  }

  private var folding: [Entry] {
    let words = wording.keys
    let (back, on) = wording.isRightToLeft ? (right, left) : (left, right)
    return [
      (words.toggle, [pair(words.enter, words.space)]),
      (words.fold, [[KeyChord("h")], [KeyChord(back)]]),
      (words.unfold, [[KeyChord("l")], [KeyChord(on)]]),
      (words.levels, [pair("[", "]")]), (words.unfoldBelow, [[KeyChord("*")]]),
    ]
  }

  private var finding: [Entry] {
    let words = wording.keys
    let previous = KeyChord(KeyCap(text: words.shift), KeyCap(text: words.enter))
    return [
      (words.find, [[KeyChord("/")]]), (words.match, [[KeyChord(words.enter)], [previous]]),
    ]
  }

  private var other: [Entry] {
    let words = wording.keys
    return [
      (words.peek, [[KeyChord("P")]]), (words.copyLink, [[KeyChord("c")]]),
      (words.help, [[KeyChord("?")]]), (words.close, [[KeyChord(words.escape)]]),
    ]
  }

  /// Two keys that are each other's opposite.
  private func pair(_ first: String, _ second: String) -> [KeyChord] {
    [KeyChord(first), KeyChord(second)]
  }

  private var up: KeyCap { KeyCap(text: "↑", name: wording.keys.arrowUp) }
  private var down: KeyCap { KeyCap(text: "↓", name: wording.keys.arrowDown) }
  private var left: KeyCap { KeyCap(text: "←", name: wording.keys.arrowLeft) }
  private var right: KeyCap { KeyCap(text: "→", name: wording.keys.arrowRight) }
}
