import Foundation
import RejoinderCore
import RejoinderFormats

/// Reads the discussions of files, folders and the standard input.
///
/// What is named must be readable, or the command ends; of a folder what can't be read is named on
/// a line of its own and left out.
struct DiscussionLoader {
  private let format: DiscussionFormat?
  private let isVerbose: Bool
  private let progress: Progress

  init(_ arguments: Arguments, progress: Progress) {
    (format, isVerbose) = (arguments.format, arguments.has(.verbose))
    self.progress = progress
  }

  /// Reads everything that some paths name.
  func load(_ words: [Word]) throws(CommandFailure) -> [LoadedDiscussion] {
    var discussions: [LoadedDiscussion] = []
    for part in try parts(words) {
      switch part {
      case .folder(let path): discussions += try load(folder: path)
      case .contents(let inputs, let name, let format):
        discussions += try load(inputs, name: name, as: format)
      }
    }
    progress.end()
    return discussions
  }

  private func load(
    _ inputs: [FormatInput],
    name: String,
    as format: DiscussionFormat?
  ) throws(CommandFailure) -> [LoadedDiscussion] {
    let imported: Imported
    do throws(FormatError) { imported = try read(inputs, as: format) } catch {
      progress.end()
      throw CommandFailure(error)
    }
    guard !imported.discussions.isEmpty else {
      throw CommandFailure(.data, "\(inputs[0].name): there is no discussion in it")
    }
    return named(imported, name)
  }

  /// Reads contents that belong together into one import.
  private func read(
    _ inputs: [FormatInput],
    as format: DiscussionFormat?
  ) throws(FormatError) -> Imported {
    let imported = Box(Imported())
    let sink = DiscussionSink { event in
      imported.value.receive(event)
      progress.report("Reading \(inputs[0].name)", imported.value.commentCount, "comments")
    }
    if let format {
      if self.format != nil {
        for input in inputs { try Formats.check(format, with: try input.sample()) }
      }
      try format.read(inputs, sink)
    } else {
      for input in inputs { try Formats.read(input, into: sink) }
    }
    let lines = OddityReport(imported.value).lines(isVerbose: isVerbose)
    if !lines.isEmpty { progress.end() }
    for line in lines { StandardError.line("rejoinder: \(line)") }
    return imported.value
  }

  private func named(_ imported: Imported, _ name: String) -> [LoadedDiscussion] {
    let isOnly = imported.discussions.count == 1
    return imported.discussions.map { discussion in
      let titled = titled(discussion, name)
      return LoadedDiscussion(name: isOnly ? name : titled.title, discussion: titled)
    }
  }
}

// MARK: What is named

extension DiscussionLoader {
  /// What is read at a time.
  private enum Part {
    case folder(FilePath)
    /// Contents that belong together, and what their discussion is called.
    case contents([FormatInput], name: String, format: DiscussionFormat?)
  }

  /// Puts files together where one discussion may lie in several of them, such as a page and what
  /// was loaded later.
  private func parts(_ words: [Word]) throws(CommandFailure) -> [Part] {
    var parts: [Part] = []
    for word in words {
      let path = FilePath(bytes: word.bytes)
      if word != "-" && path.kind == .folder {
        parts.append(.folder(path))
        continue
      }
      let input =
        word == "-"
        ? FormatInput(bytes: try StandardInput.bytes(progress), name: "standard input")
        : FormatInput(path)
      let name = word == "-" ? "discussion" : Folder.stem(of: path.text)
      add(input, name, to: &parts, alone: words.count == 1)
    }
    return parts
  }

  private func add(_ input: FormatInput, _ name: String, to parts: inout [Part], alone: Bool) {
    guard !alone, let joining = joiningFormat(of: input) else {
      return parts.append(.contents([input], name: name, format: format))
    }
    for index in parts.indices {
      guard case .contents(let inputs, let first, let known) = parts[index],
        known?.name == joining.name
      else { continue }
      parts[index] = .contents(inputs + [input], name: first, format: joining)
      return
    }
    parts.append(.contents([input], name: name, format: joining))
  }

  /// The format of a content, if it is one whose files are read together.
  ///
  /// What can't be looked at fails when it is read, in its turn.
  private func joiningFormat(of input: FormatInput) -> DiscussionFormat? {
    guard let sample = try? input.sample() else { return nil }
    let found = format ?? Formats.recognize(sample)
    return found?.joinsFiles == true ? found : nil
  }

  /// A discussion without a title goes by the name of its file, wherever it is shown.
  private func titled(_ discussion: Discussion, _ name: String) -> Discussion {
    guard discussion.title.isEmpty else { return discussion }
    var titled = discussion
    titled.title = name
    return titled
  }
}

// MARK: Folders

extension DiscussionLoader {
  private func load(folder: FilePath) throws(CommandFailure) -> [LoadedDiscussion] {
    var discussions: [LoadedDiscussion] = []
    for group in groups(of: try Folder.contents(of: folder)) {
      discussions += load(group)
    }
    guard !discussions.isEmpty else {
      throw CommandFailure(.data, "\(folder.text): no file in this folder holds a discussion")
    }
    return discussions
  }

  private typealias Group = (format: DiscussionFormat, inputs: [FormatInput])

  /// The files by their format: items that lie in a file each belong together.
  private func groups(of paths: [FilePath]) -> [Group] {
    var groups: [Group] = []
    for path in paths {
      // Reading what is no file might never end.
      if let kind = path.kind, kind != .file {
        leaveOut("\(path.text): \(kind.rawValue), and no file")
        continue
      }
      let input = FormatInput(path)
      guard let format = recognized(input) else { continue }
      if let index = groups.firstIndex(where: { $0.format.name == format.name }) {
        groups[index].inputs.append(input)
      } else {
        groups.append((format, [input]))
      }
    }
    return groups
  }

  private func recognized(_ input: FormatInput) -> DiscussionFormat? {
    if let format { return format }
    do throws(FormatError) {
      let sample = try input.sample()
      if let format = Formats.recognize(sample) { return format }
      leaveOut("\(input.name): no format knows this content (\(sample.summary))")
    } catch {
      leaveOut(CommandFailure(error).message)
    }
    return nil
  }

  /// Reads a group together, or one by one where that fails, to find out which are to blame.
  private func load(_ group: Group) -> [LoadedDiscussion] {
    let names = group.inputs.map { Folder.stem(of: $0.name) }
    if group.inputs.count > 1, let imported = try? read(group.inputs, as: group.format) {
      // Where each file has a discussion of its own, the files name them.
      guard imported.discussions.count == names.count else { return named(imported, names[0]) }
      return zip(names, imported.discussions).map {
        LoadedDiscussion(name: $0, discussion: titled($1, $0))
      }
    }
    if group.format.joinsFiles && group.inputs.count > 1 {
      let rest = group.inputs.filter { isReadable($0, as: group.format) }
      if rest.count < group.inputs.count { return load((group.format, rest)) }
    }
    var discussions: [LoadedDiscussion] = []
    for (input, name) in zip(group.inputs, names) {
      do throws(FormatError) {
        let imported = try read([input], as: group.format)
        if imported.discussions.isEmpty { leaveOut("\(input.name): there is no discussion in it") }
        discussions += named(imported, name)
      } catch {
        leaveOut(CommandFailure(error).message)
      }
    }
    return discussions
  }

  /// Whether a file can be read by itself; one that can't is named, so that the others stay together.
  private func isReadable(_ input: FormatInput, as format: DiscussionFormat) -> Bool {
    do throws(FormatError) { try format.read([input], DiscussionSink { _ in }) } catch {
      leaveOut(CommandFailure(error).message)
      return false
    }
    return true
  }

  private func leaveOut(_ reason: String) {
    progress.end()
    StandardError.line("rejoinder: \(reason); left out")
  }
}

/// Holds a value while closures fill it.
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
