import Foundation
import TestSupport

/// Comment bodies of real discussions and attacks, where this machine has them.
enum CorpusBodies {
  /// The HTML in some folders' JSON files: the values of keys that hold bodies.
  static func html(in folders: [String]) -> [String] {
    let keys: Set<String> = [
      "text", "body_html", "selftext_html", "cooked", "content", "comment", "textDisplay",
    ]
    var bodies: Set<String> = []
    for file in files(in: folders) where file.pathExtension.hasPrefix("json") {
      for document in documents(in: file) { collect(document, keys, into: &bodies) }
    }
    return bodies.sorted()
  }

  /// The files of some folders that are bodies themselves, each as a whole, and each of their lines.
  static func wholesAndLines(in folders: [String]) -> [String] {
    files(in: folders).flatMap { file in
      let data = (try? Data(contentsOf: file)) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      return [text] + text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  static func files(in folders: [String]) -> [URL] {
    folders.flatMap { folder -> [URL] in
      guard let root = corpus(folder),
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: root.path)
      else { return [] }
      return paths.sorted().map { root.appending(path: $0) }
    }
  }

  private static func documents(in file: URL) -> [Any] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    if file.pathExtension == "jsonl" {
      return data.split(separator: 0x0A).compactMap { try? JSONSerialization.jsonObject(with: $0) }
    }
    return (try? JSONSerialization.jsonObject(with: data)).map { [$0] } ?? []
  }

  private static func collect(_ root: Any, _ keys: Set<String>, into bodies: inout Set<String>) {
    var rest = [root]
    while let value = rest.popLast() {
      if let list = value as? [Any] { rest += list }
      guard let object = value as? [String: Any] else { continue }
      for (key, value) in object {
        if keys.contains(key), let text = value as? String { bodies.insert(text) }
        rest.append(value)
      }
    }
  }
}
