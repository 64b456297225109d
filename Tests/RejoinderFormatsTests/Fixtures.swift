import Foundation

/// The fixture files beside the tests, and where a collection of real files may lie.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Every fixture as its path below the folder: a file, or a folder that is read as one.
  static let all: [String] = {
    let formats = names(in: folder)
    return formats.flatMap { format in
      names(in: folder.appendingPathComponent(format)).filter { !$0.hasSuffix(".golden.txt") }
        .map { format + "/" + $0 }
    }
  }()

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The collection of real files: the environment's `REJOINDER_CORPUS`, or beside the package.
  static let corpus: URL = {
    if let path = ProcessInfo.processInfo.environment["REJOINDER_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    return folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/corpus")
  }()

  /// Whether a part of the collection is there; says so where it is not.
  static func hasCorpus(_ part: String) -> Bool {
    let path = corpus.appendingPathComponent(part).path
    if FileManager.default.fileExists(atPath: path) { return true }
    print("SKIPPED: no real files at \(path); set REJOINDER_CORPUS to test on them")
    return false
  }

  /// The real files of a part with one of some endings, those in its folders too.
  static func corpusFiles(_ part: String, _ endings: String...) -> [String] {
    let folder = corpus.appendingPathComponent(part)
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let names = (walk?.allObjects as? [String] ?? []).sorted()
    return names.filter { name in endings.contains { name.hasSuffix("." + $0) } }
      .map { folder.appendingPathComponent($0).path }
  }
}
