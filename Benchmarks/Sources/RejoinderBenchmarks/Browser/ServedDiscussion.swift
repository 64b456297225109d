import Foundation

/// A large discussion in files, and the command that serves it to a browser.
final class ServedDiscussion {
  /// The address of the page that comes alive.
  private(set) var live = ""
  /// The address of the page that only hides rows.
  let plain: String

  private let process = Process()
  private let folder: URL

  private static let root =
    URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  /// Serves a discussion; `nil` where the command or the browser's module was not built.
  init?(_ count: Int) {
    let command = Self.root.appending(path: ".build/release/rejoinder")
    let site = Self.root.appending(path: ".build/web/site")
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let files = (folder.appending(path: "large.jsonl"), folder.appending(path: "plain.html"))
    plain = files.1.absoluteString
    let discussion = LargeDiscussion(count)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(discussion.lines.utf8).write(to: files.0)
      try Data(discussion.plainPage.utf8).write(to: files.1)
      guard FileManager.default.fileExists(atPath: site.appending(path: "rejoinder.wasm").path)
      else { return nil }
      process.executableURL = command
      process.arguments = ["serve", "--port", "0", "--web", site.path, files.0.path]
      process.environment = ["LC_ALL": "C.UTF-8"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      live = Self.address(in: output) + "large"
    } catch {
      return nil
    }
  }

  /// The address that the command tells when it is ready.
  private static func address(in output: Pipe) -> String {
    var text = ""
    while !text.contains("\n"), case let data = output.fileHandleForReading.availableData,
      !data.isEmpty
    {
      text += String(decoding: data, as: UTF8.self)
    }
    return text.split(separator: " ").first { $0.hasPrefix("http") }.map { String($0) } ?? ""
  }

  /// Ends serving.
  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
