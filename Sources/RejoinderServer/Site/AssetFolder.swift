/// Files that belong together, such as the modules of a script, under an address that names their
/// version.
///
/// The version stands in the path, so that files which name each other by relative addresses all come
/// from the same version; any other file or byte gives another path.
///
/// ```swift
/// let folder = AssetFolder(path: "/web", files: [(name: "page.js", bytes: script)])
/// folder.address(of: "page.js")   // /web/1f-8a3e…/page.js
/// ```
public struct AssetFolder: Sendable {
  /// The files, each at the folder's path with its name behind it.
  public let assets: [SiteAsset]
  /// The path of the folder, with its version and without a slash at its end.
  public let path: String

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - path: The path that the version is put behind, with its leading slash.
  ///   - files: The names and bytes of the files. Those whose ending says no media type of the web are
  ///     left out.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(path: String, files: [(name: String, bytes: [UInt8])]) {
    let known = files.compactMap { file in
      Self.contentType(of: file.name).map { (file.name, $0, file.bytes) }
    }
    let version = Self.version(of: known.map { ($0.0, $0.2) })
    let folder = path + "/" + version
    self.path = folder
    assets = known.map { name, type, bytes in
      SiteAsset(versionedPath: folder + "/" + name, contentType: type, bytes: bytes)
    }
  }

  /// The address of a file.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: The address, whether there is such a file or not.
  public func address(of name: String) -> String { path + "/" + name }

  /// The media type that the ending of a name says; `nil` for one that no page asks for.
  static func contentType(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return switch name[name.index(after: dot)...] {
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "wasm": "application/wasm"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    case "html": "text/html; charset=utf-8"
    case "svg": "image/svg+xml"
    default: nil
    }
  }

  /// The tag of all names and bytes: lengths stand before both, so that no byte can change its place.
  private static func version(of files: [(String, [UInt8])]) -> String {
    var all: [UInt8] = []
    for (name, bytes) in files {
      all += "\(name.utf8.count) \(name) \(bytes.count) ".utf8
      all += bytes
    }
    return EntityTag(of: all).digits
  }
}
