import Foundation
import RejoinderCore
import RejoinderFormats
import RejoinderHTML
import RejoinderServer

/// The files that make pages live: the modules of the script and the engine for the browser.
struct LiveScript: Sendable {
  /// The module to begin with, and the engine, without which the others are of no use.
  private static let neededNames = [entryName, embedName, "rejoinder.wasm"]
  private static let entryName = "page.js"
  /// The module for pages of somebody else.
  private static let embedName = "elements.js"
  private static let hint = "--web takes the one that make web fills, .build/web/site"

  /// The files, and the one with an address that stays, for sites that show discussions within pages
  /// of their own.
  let assets: [SiteAsset]
  /// The files of the folder as they are.
  let files: [(name: String, bytes: [UInt8])]
  /// What pages say of them.
  let script: DiscussionPage.Script

  /// The files of the folder that was named, or else of the one beside the command; `nil` where neither is.
  init?(_ arguments: Arguments) throws(CommandFailure) {
    if let named = arguments.text(.web) {
      try self.init(FilePath(named), StyleSheets(first: arguments.look))
    } else if let beside = Self.folderBesideCommand, Self.missingNames(in: beside).isEmpty {
      try self.init(beside, StyleSheets(first: arguments.look))
    } else {
      return nil
    }
  }

  private init(_ folder: FilePath, _ sheets: StyleSheets) throws(CommandFailure) {
    guard folder.kind == .folder || folder.kind == nil else {
      throw CommandFailure(.noInput, "\(folder.text): not a folder; " + Self.hint)
    }
    let paths = try Folder.contents(of: folder)
    let missing = Self.missingNames(in: folder)
    guard missing.isEmpty else {
      throw CommandFailure(
        .noInput,
        "\(folder.text): no \(missing.joined(separator: " and no ")) in this folder; " + Self.hint
      )
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for path in paths { files.append((Self.name(of: path), try Self.bytes(of: path))) }
    self.files = files
    let assets = AssetFolder(path: "/web", files: files + sheets.staticPages)
    let entry = assets.address(of: Self.entryName)
    let stable = SiteAsset(
      path: "/rejoinder.js",
      contentType: "text/javascript; charset=utf-8",
      bytes: Self.embedScript(of: files, look: sheets.styles[0], address: assets.address)
    )
    self.assets = assets.assets + [stable]
    script = DiscussionPage.Script(
      address: entry,
      preloads: Self.imports(of: Self.entryName, in: files).map(assets.address)
    )
  }

  /// The module that pages of somebody else load.
  ///
  /// - Parameters:
  ///   - files: The modules.
  ///   - look: The look that discussions in files have where nobody says another one.
  ///   - address: Where a file is.
  /// - Returns: Its bytes.
  static func embedScript(
    of files: [(name: String, bytes: [UInt8])],
    look: DiscussionStyle,
    address: (String) -> String
  ) -> [UInt8] {
    var script = EmbedScript(
      address: address(embedName),
      imports: imports(of: embedName, in: files).map(address)
    )
    script.look = look.name
    return script.bytes
  }

  /// The modules that the first one needs before it runs, itself left out, those it names first in front.
  private static func imports(
    of entryName: String,
    in files: [(name: String, bytes: [UInt8])]
  ) -> [String] {
    var names = [entryName]
    for index in 0..<files.count where index < names.count {
      guard let file = files.first(where: { $0.name == names[index] }) else { continue }
      for match in String(decoding: file.bytes, as: UTF8.self).matches(
        of: /\b(?:from|import)\s*["']\.\/([\w.-]+)["']/
      ) {
        let name = String(match.1)
        if !names.contains(name), files.contains(where: { $0.name == name }) { names.append(name) }
      }
    }
    return Array(names.dropFirst())
  }

  /// `share/rejoinder/web` beside the folder that the command is in, links to it followed.
  private static var folderBesideCommand: FilePath? {
    guard let command = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let prefix = command.deletingLastPathComponent().deletingLastPathComponent()
    return FilePath(prefix.appending(path: "share/rejoinder/web").path)
  }

  private static func missingNames(in folder: FilePath) -> [String] {
    neededNames.filter { FilePath(folder.text + "/" + $0).kind != .file }
  }

  private static func name(of path: FilePath) -> String {
    URL(fileURLWithPath: path.text).lastPathComponent
  }

  private static func bytes(of path: FilePath) throws(CommandFailure) -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path.text))) } catch {
      throw CommandFailure(.noInput, "\(path.text): found something that cannot be read")
    }
  }
}
