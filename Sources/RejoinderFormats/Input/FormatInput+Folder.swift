extension FormatInput {
  /// The files of a folder and the folders in it, numbers in their names counted as numbers.
  ///
  /// Hidden files are left out, and so are the folders that browsers save beside a page; what is no
  /// regular file is left out and reported, since reading a pipe might never end.
  static func files(
    inFolder path: FilePath
  ) throws(FormatError) -> (inputs: [FormatInput], leftOut: [Oddity]) {
    var files: [FilePath] = []
    var leftOut: [Oddity] = []
    var entries = try path.entries()
    while let entry = entries.popLast() {
      switch entry.kind {
      case .folder:
        // A link could lead back to where it lies.
        if entry.isLink || entry.name.suffix(6).elementsEqual("_files".utf8) { continue }
        do throws(FormatError) { entries += try entry.entries() } catch {
          leftOut.append(unread(entry, error.found))
        }
      case .file, nil: files.append(entry)
      case let kind?: leftOut.append(unread(entry, kind.rawValue))
      }
    }
    files.sort { $0.stands(before: $1) }
    return (files.map { FormatInput($0) }, leftOut)
  }

  private static func unread(_ path: FilePath, _ seen: String) -> Oddity {
    Oddity(.unreadableFile, in: path.text, seen: seen, done: "it was left out")
  }
}
