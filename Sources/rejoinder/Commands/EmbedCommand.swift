import Foundation
import RejoinderCore
import RejoinderFormats
import RejoinderServer

extension Command {
  /// Writes what sites without a server need.
  static let embed = Command(
    name: "embed",
    summary: "Writes what a site without a server needs to show discussions.",
    operands: .folder("FOLDER [FILE|FOLDER|-…]"),
    details: [
      "The folder is made where it is not there, and has everything that <rejoinder-thread> and "
        + "<rejoinder-count> fetch: rejoinder.js, which pages name, the modules, the engine, and "
        + "the looks in all languages. Whatever serves files can serve it.",
      "The discussions that are named are written into it too, as NAME.jsonl, with their bodies as "
        + "HTML of our own writer.",
    ],
    options: [.web, .look, .format, .verbose],
    run: { arguments throws(CommandFailure) in
      guard let live = try LiveScript(arguments) else {
        throw CommandFailure(.noInput, "no script; --web takes the folder that make web fills")
      }
      let progress = Progress()
      let words = Array(arguments.operands.dropFirst())
      let discussions = try DiscussionLoader(arguments, progress: progress).load(words)
      progress.end()
      let names = Slug.distinct(discussions.map { Slug.made(of: $0.name) }).map { $0 + ".jsonl" }
      let files =
        live.embeddable(StyleSheets(first: arguments.look))
        + zip(names, discussions).map { ($0, $1.exported) }
      let folder = URL(fileURLWithPath: arguments.operands[0].text, isDirectory: true)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
      } catch {
        throw CommandFailure(.output, "\(folder.path): this folder cannot be written into")
      }
      try StandardOutput.write("\(files.count) files are in \(folder.path)\n")
    }
  )
}

extension LiveScript {
  /// The files that pages fetch of a site without a server, all in one folder.
  fileprivate func embeddable(_ sheets: StyleSheets) -> [(name: String, bytes: [UInt8])] {
    let script = Self.embedScript(of: files, look: sheets.styles[0]) { "./" + $0 }
    return files + sheets.staticFiles + [(name: "rejoinder.js", bytes: script)]
  }
}
