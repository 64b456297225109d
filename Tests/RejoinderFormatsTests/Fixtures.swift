import Foundation
import TestSupport

/// The fixture files beside the tests, and the real files where there are any.
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

  /// The real files of a part with one of some endings, those in its folders too.
  static func corpusFiles(_ part: String, _ endings: String...) -> [String] {
    guard let folder = corpus(part) else { return [] }
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let names = (walk?.allObjects as? [String] ?? []).sorted()
    return names.filter { name in endings.contains { name.hasSuffix("." + $0) } }
      .map { folder.appendingPathComponent($0).path }
  }
}
