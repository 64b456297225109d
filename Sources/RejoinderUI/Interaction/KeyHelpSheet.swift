#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The list of all keys.
@MainActor
struct KeyHelpSheet: View {
  @Binding var isShown: Bool
  @Environment(\.discussionOptions) private var options
  @Environment(\.layoutDirection) private var layoutDirection

  private struct Entry: Hashable {
    let words: String
    let keys: String
  }

  var body: some View {
    let words = options.wording
    NavigationStack {
      List {
        section(words.keys.moving, moving)
        section(words.keys.folding, folding)
        section(words.keys.other, other)
      }
      .navigationTitle(Text(verbatim: words.controls.help))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(words.controls.close) { isShown = false }.keyboardShortcut(.cancelAction)
        }
      }
    }
  }

  private func section(_ title: String, _ entries: [Entry]) -> some View {
    Section {
      ForEach(entries, id: \.self) { entry in
        HStack {
          Text(verbatim: entry.words)
          Spacer()
          Text(verbatim: entry.keys).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
      }
    } header: {
      Text(verbatim: title)
    }
  }

  private var moving: [Entry] {
    let words = options.wording.keys
    return [
      Entry(words: words.nextComment, keys: "j k, ↓ ↑"),
      Entry(words: words.sibling, keys: "J K"),
      Entry(words: words.thread, keys: "n N"),
      Entry(words: words.new, keys: "u U"),
      Entry(words: words.parent, keys: "p"),
      Entry(words: words.ends, keys: words.home + " " + words.end),
      Entry(words: words.undo, keys: "⌘Z, " + words.control + " Z"),
    ]
  }

  private var folding: [Entry] {
    let words = options.wording.keys
    let (back, on) = layoutDirection == .rightToLeft ? ("→", "←") : ("←", "→")
    return [
      Entry(words: words.toggle, keys: words.enter + ", " + words.space),
      Entry(words: words.fold, keys: "h, " + back),
      Entry(words: words.unfold, keys: "l, " + on),
      Entry(words: words.levels, keys: "[ ]"),
      Entry(words: words.unfoldBelow, keys: "*"),
    ]
  }

  private var other: [Entry] {
    let words = options.wording.keys
    return [
      Entry(words: words.help, keys: "?"),
      Entry(words: words.close, keys: words.escape),
    ]
  }
}
#endif
