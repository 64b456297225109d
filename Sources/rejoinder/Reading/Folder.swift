import Foundation
import RejoinderFormats

/// What the command makes of folders and the names in them.
enum Folder {
  /// What lies in a folder, hidden files and further folders left out, numbers in names counted as
  /// numbers.
  static func contents(of folder: FilePath) throws(CommandFailure) -> [FilePath] {
    do throws(FormatError) { return try folder.entries().filter { $0.kind != .folder } } catch {
      throw CommandFailure(error)
    }
  }

  /// The name of a file without its ending.
  static func stem(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
