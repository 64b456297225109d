import Foundation
import RejoinderCore
import RejoinderMarkdown
import RejoinderTerminal

extension Command {
  /// Shows discussions in the terminal.
  static let read = Command(
    name: "read",
    summary: "Shows discussions as text, replies on lines under what they answer.",
    operands: .some("FILE|FOLDER|-…"),
    details: [
      "A hyphen reads the standard input. Of a folder all files are read, without those in "
        + "folders in it and hidden ones; what can't be read is named and left out. The format "
        + "is recognised: rejoinder formats lists them.",
      "Files of Reddit are read together: a page and the answers to its “more comments”.",
      "Words keep three fifths of the width however deep the thread is: deeper levels share a "
        + "column, and each comment there names its level and whom it answers.",
    ],
    options: [
      .terminalLook, .sort, .foldBelow, .width, .dates, .terminalLang, .theme, .color, .palette,
      .ascii,
      .format, .verbose,
    ],
    run: { arguments throws(CommandFailure) in
      let progress = Progress()
      defer { progress.end() }
      let discussions = try DiscussionLoader(arguments, progress: progress)
        .load(arguments.operands)
      try DiscussionReading(arguments, progress: progress).show(discussions)
    }
  )
}

/// Shows discussions one after the other.
private struct DiscussionReading {
  private let arguments: Arguments
  private let progress: Progress
  private let writer: TerminalWriter

  init(_ arguments: Arguments, progress: Progress) {
    (self.arguments, self.progress) = (arguments, progress)
    let settings = TerminalSettings(arguments)
    var writer = TerminalWriter(now: .now)
    writer.width = settings.width
    writer.style = arguments.look
    writer.palette = settings.palette
    writer.wording = arguments.wording()
    writer.characters = settings.characters
    writer.dates = arguments.text(.dates).flatMap(TerminalWriter.Dates.init) ?? .age
    self.writer = writer
  }

  /// What is folded at first: as asked, else as the look has it.
  private var initialFold: Outline.InitialFold {
    arguments.has(.foldBelow) ? arguments.initialFold : arguments.look.folding.initialFold
  }

  func show(_ discussions: [LoadedDiscussion]) throws(CommandFailure) {
    // Taken out one by one, so that each is freed once it is shown.
    var rest = discussions[...]
    var isFirst = true
    while let next = rest.popFirst() {
      if !isFirst { try StandardOutput.write("\n\n") }
      isFirst = false
      try show(next)
    }
  }

  private func show(_ loaded: LoadedDiscussion) throws(CommandFailure) {
    let discussion = loaded.discussion
    var writer = writer
    writer.markup = { Markup($0, dialect: loaded.dialect) }
    progress.report("Putting in order", discussion.comments.count, "comments")
    let tree = CommentTree(discussion, order: arguments.order ?? .source, now: writer.now)
    let outline = CommentOutline(tree, initialFold: initialFold)
    try StandardOutput.write(
      writer.head(
        of: discussion,
        readableCount: outline.readableCount,
        loadedCount: outline.tree.count
      )
    )
    var failure: CommandFailure?
    writer.write(outline, opener: discussion.author?.id) { bytes, count in
      do throws(CommandFailure) { try StandardOutput.write(bytes) } catch {
        failure = error
        return false
      }
      if !TerminalSettings.isOutputTerminal {
        progress.report("Writing", count, "of \(outline.rowCount) rows")
      }
      return true
    }
    if let failure { throw failure }
  }
}

extension Timestamp {
  /// What time it is.
  static var now: Timestamp { Timestamp(fractionalSeconds: Date().timeIntervalSince1970) }
}
