public import RejoinderCore

extension Formats {
  /// Reads everything that a content holds.
  ///
  /// - Parameters:
  ///   - input: The content.
  ///   - format: Its format; where left out, it is recognised.
  /// - Returns: The discussions, and what was odd about them.
  /// - Throws: Why it could not be read.
  public static func read(
    _ input: FormatInput,
    as format: DiscussionFormat? = nil
  ) throws(FormatError) -> Imported {
    try collect { (sink) throws(FormatError) in [try read(input, as: format, into: sink)] }
  }

  /// Reads bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: What messages call it.
  ///   - format: Its format; where left out, it is recognised.
  /// - Returns: The discussions, and what was odd about them.
  /// - Throws: Why it could not be read.
  public static func read(
    bytes: [UInt8],
    name: String = "input",
    as format: DiscussionFormat? = nil
  ) throws(FormatError) -> Imported {
    try read(FormatInput(bytes: bytes, name: name), as: format)
  }

  /// Reads a file, or all files of a folder.
  ///
  /// Files of a folder that have one format are read together, so that items kept in a file each find
  /// each other. What no format knows, and what is no regular file, is reported as an oddity, as long
  /// as anything else was read.
  ///
  /// - Parameters:
  ///   - path: Where the file or folder is.
  ///   - format: The format; where left out, it is recognised, in a folder for each file.
  /// - Returns: The discussions, and what was odd about them.
  /// - Throws: Why it could not be read.
  public static func read(
    path: String,
    as format: DiscussionFormat? = nil
  ) throws(FormatError) -> Imported {
    guard FilePath(path).kind == .folder else {
      return try read(FormatInput(path: path), as: format)
    }
    let (files, leftOut) = try FormatInput.files(inFolder: FilePath(path))
    return try collect { (sink) throws(FormatError) in
      for oddity in leftOut { sink(.oddity(oddity)) }
      return try readTogether(files, folder: path, as: format, into: sink)
    }
  }

  /// Reads a content piece by piece, without keeping anything.
  ///
  /// - Parameters:
  ///   - input: The content.
  ///   - format: Its format; where left out, it is recognised.
  ///   - sink: Takes what is found.
  /// - Returns: The format that was read.
  /// - Throws: Why it could not be read; what was found before has been handed on.
  @discardableResult
  public static func read(
    _ input: FormatInput,
    as format: DiscussionFormat? = nil,
    into sink: DiscussionSink
  ) throws(FormatError) -> DiscussionFormat {
    let sample = try input.sample()
    if let format { try check(format, with: sample) }
    guard let format = format ?? recognize(sample) else { throw unknown(sample, among: all) }
    let watch = Watch()
    try format.read(
      [input],
      DiscussionSink { event in
        watch.note(event)
        sink(event)
      }
    )
    guard watch.hasSeenAny else {
      throw FormatError(
        .malformed,
        file: input.name,
        found: sample.summary,
        expected: "a discussion in the format \(format.name)"
      )
    }
    return format
  }

  /// Refuses a format that was asked for where the content is plainly of another one.
  ///
  /// - Parameters:
  ///   - format: The format that was asked for.
  ///   - sample: The beginning of the content.
  /// - Throws: That the content is of another format.
  package static func check(
    _ format: DiscussionFormat,
    with sample: FormatSample
  ) throws(FormatError) {
    guard format.sniff(sample) == .none, let other = recognize(sample) else { return }
    throw FormatError(
      .wrongFormat,
      file: sample.name,
      found: "content of the format \(other.name)",
      expected: "content of the format \(format.name), which was asked for"
    )
  }

  private static func collect(
    _ read: (DiscussionSink) throws(FormatError) -> [DiscussionFormat]
  ) throws(FormatError) -> Imported {
    let collector = Collector()
    let formats = try read(DiscussionSink { event in collector.imported.receive(event) })
    collector.imported.formats = formats
    return collector.imported
  }

  private static func readTogether(
    _ files: [FormatInput],
    folder: String,
    as fixed: DiscussionFormat?,
    into sink: DiscussionSink
  ) throws(FormatError) -> [DiscussionFormat] {
    var groups: [(format: DiscussionFormat, inputs: [FormatInput])] = []
    for file in files {
      let sample: FormatSample
      do throws(FormatError) { sample = try file.sample() } catch {
        sink(.oddity(unread(file.name, error.found)))
        continue
      }
      guard let format = fixed ?? recognize(sample) else {
        sink(.oddity(unread(file.name, sample.summary)))
        continue
      }
      if let index = groups.firstIndex(where: { $0.format.name == format.name }) {
        groups[index].inputs.append(file)
      } else {
        groups.append((format, [file]))
      }
    }
    guard !groups.isEmpty else {
      let found = files.isEmpty ? "an empty folder" : "\(files.count) files, none of a known format"
      let names = all.map(\.name).joined(separator: ", ")
      throw FormatError(
        .unknownFormat,
        file: folder,
        found: found,
        expected: "files of one of the formats " + names
      )
    }
    for group in groups { try group.format.read(group.inputs, sink) }
    return groups.map(\.format)
  }

  private static func unread(_ file: String, _ seen: String) -> Oddity {
    Oddity(.unreadableFile, in: file, seen: seen, done: "the file was left out")
  }
}

/// Holds bytes while a writer hands them out.
private final class Gathered {
  var bytes: [UInt8] = []
}

/// Looks whether anything of a discussion was found.
private final class Watch {
  private(set) var hasSeenAny = false

  func note(_ event: borrowing DiscussionEvent) {
    guard !hasSeenAny else { return }
    if case .oddity = copy event { return }
    hasSeenAny = true
  }
}

/// Holds an import while a sink's closure fills it.
private final class Collector {
  var imported = Imported()
}

extension Discussion {
  /// Reads a file, or all files of a folder, of any format that is known.
  ///
  /// - Parameter path: Where the file or folder is.
  /// - Returns: The discussions, and what was odd about them.
  /// - Throws: Why it could not be read.
  public static func read(contentsOf path: String) throws(FormatError) -> Imported {
    try Formats.read(path: path)
  }
}

extension Formats {
  /// Writes discussions as bytes.
  ///
  /// - Parameters:
  ///   - discussions: The discussions.
  ///   - format: The format to write.
  /// - Returns: The bytes.
  /// - Throws: That the format can only be read.
  public static func write(
    _ discussions: [Discussion],
    as format: DiscussionFormat = .rejoinder
  ) throws(FormatError) -> [UInt8] {
    guard let write = format.write else {
      let writable = all.filter { $0.write != nil }.map(\.name).joined(separator: ", ")
      throw FormatError(
        .notWritable,
        file: "output",
        found: "\(format.name), which can only be read",
        expected: "one of the formats " + writable
      )
    }
    let gathered = Gathered()
    write(discussions) { gathered.bytes += $0 }
    return gathered.bytes
  }
}
