internal import RejoinderCore

/// Writes the phrases with numbers or names that a script fills in, as JSON.
///
/// A phrase is a string, or an object with a form for each of Unicode's plural categories that differs
/// from `other`. Places for what is filled in are `{n}`, `{m}`, `{name}` and `{title}`.
struct LiveWordsWriter {
  let wording: Wording

  /// Writes the object.
  func write(to writer: inout PageWriter) {
    writer.literal("{\"language\":")
    writer.json(wording.language)
    writer.literal(",\"toggle\":[")
    for phrase in TogglePhrase.allCases {
      if phrase.rawValue > 0 { writer.literal(",") }
      write(phrase, &writer)
    }
    writer.literal("],\"firstGroupedLength\":")
    writer.number(wording.numbers.firstGroupedLength)
    for (name, phrase) in texts {
      write(name, &writer)
      writer.json(phrase)
    }
    for (name, phrase) in plurals {
      write(name, &writer)
      writer.json(phrase)
    }
    writer.literal("}")
  }

  private var texts: [(StaticString, String)] {
    let live = wording.live
    return [
      ("groupSeparator", wording.numbers.groupSeparator),
      ("toggleTo", wording.counts.toggleTo),
      ("hideCommentBy", wording.navigation.hideCommentBy),
      ("showCommentBy", wording.navigation.showCommentBy),
      ("found", live.found),
      ("foundNone", live.foundNone),
      ("loadFailed", wording.announcements.notLoaded),
      ("nothingNew", live.nothingNew),
      ("copied", live.copied),
      ("notCopied", live.notCopied),
      ("offline", live.offline),
    ]
  }

  private var plurals: [(StaticString, Plural)] {
    [
      ("newComments", wording.counts.new),
      ("collapsed", wording.announcements.hidden),
      ("expanded", wording.announcements.shown),
    ]
  }

  private func write(_ phrase: TogglePhrase, _ writer: inout PageWriter) {
    switch phrase {
    case .hideReplies: writer.json(wording.counts.hideReplies)
    case .showReplies: writer.json(wording.counts.showReplies)
    case .replies: writer.json(wording.counts.replies)
    case .hide: writer.json(wording.navigation.hide)
    case .show: writer.json(wording.navigation.show)
    case .showAll: writer.json(wording.navigation.showAll)
    }
  }

  private func write(_ name: StaticString, _ writer: inout PageWriter) {
    writer.literal(",\"")
    writer.literal(name)
    writer.literal("\":")
  }
}
