import Foundation

/// What the system knows of files and folders.
enum Folder {
  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The files of a folder, hidden ones left out, numbers in their names counted as numbers.
  static func files(of folder: String) throws(CommandFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandFailure(.noInput, "\(folder): this folder cannot be read")
    }
    return names.filter { !$0.hasPrefix(".") }
      .sorted { $0.compare($1, options: [.numeric]) == .orderedAscending }
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0).relativePath }
      .filter { !isFolder($0) }
  }

  /// The name of a file without its ending.
  static func stem(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
