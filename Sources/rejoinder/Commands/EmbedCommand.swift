import Foundation
import RejoinderFormats

extension Command {
  /// Writes what sites without a server need.
  static let embed = Command(
    name: "embed",
    summary: "Writes what a site without a server of comments needs to show discussions in files.",
    operands: .folder("FOLDER"),
    details: [
      "The folder is made where it is not there, and has everything that <rejoinder-thread> and "
        + "<rejoinder-count> fetch: rejoinder.js, which pages name, the modules, the engine, and "
        + "the looks in all languages. Any web server for files can serve it.",
      "The discussions are files of JSON, anywhere on the site.",
    ],
    options: [.web, .look],
    run: { arguments throws(CommandFailure) in
      guard let live = try LiveScript(arguments) else {
        throw CommandFailure(.noInput, "no script; --web takes the folder that make web fills")
      }
      let sheets = StyleSheets(first: arguments.look)
      let script = LiveScript.embedScript(of: live.files, look: sheets.styles[0]) { "./" + $0 }
      let files = live.files + sheets.staticFiles + [(name: "rejoinder.js", bytes: script)]
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
