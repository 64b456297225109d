import Foundation

/// Where a file or folder is, as the bytes that the system knows it by.
///
/// Names of files are bytes, and on Linux they need not be UTF-8; a `String` could not hold those.
package struct FilePath: Hashable, Sendable {
  /// What is found at a path.
  package enum Kind: String, Sendable {
    case file
    case folder
    case pipe = "a pipe"
    case socket = "a socket"
    case device = "a device"
  }

  /// The bytes, without the zero that ends them in C.
  package let bytes: [UInt8]

  /// Makes a path from its bytes.
  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Makes a path from a text.
  package init(_ text: String) { self.init(bytes: text.utf8) }

  /// The path for messages, U+FFFD in place of what is no text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What is there, links followed; `nil` where nothing is, or where nobody may look.
  package var kind: Kind? {
    var status = stat()
    guard (withCString { stat($0, &status) }) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFIFO: return .pipe
    case S_IFSOCK: return .socket
    default: return .device
    }
  }

  /// Whether a link is there.
  var isLink: Bool {
    var status = stat()
    return (withCString { lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The last part.
  var name: ArraySlice<UInt8> { bytes[((bytes.lastIndex(of: 0x2F) ?? -1) + 1)...] }

  /// The path of something in this folder.
  func appending(_ name: some Sequence<UInt8>) -> FilePath {
    FilePath(bytes: bytes + (bytes.last == 0x2F ? [] : [0x2F]) + Array(name))
  }

  /// Hands out the path as C wants it; one with a zero in it leads nowhere.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = (bytes.contains(0) ? [] : bytes) + [0]
    return body(characters.map { CChar(bitPattern: $0) })
  }
}

extension FilePath {
  /// What lies in this folder, hidden things left out, numbers in the names counted as numbers.
  ///
  /// - Returns: The paths.
  /// - Throws: That the folder cannot be read.
  package func entries() throws(FormatError) -> [FilePath] {
    guard let folder = withCString({ opendir($0) }) else { throw .unreadable(self, errno) }
    defer { closedir(folder) }
    var paths: [FilePath] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = Self.name(of: entry)
      if name.first != 0x2E { paths.append(appending(name)) }
      errno = 0
    }
    guard errno == 0 else { throw .unreadable(self, errno) }
    return paths.sorted { $0.stands(before: $1) }
  }

  /// Whether a path comes first where people look for it.
  func stands(before other: FilePath) -> Bool {
    switch text.compare(other.text, options: [.numeric]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    // The name may be longer than the array that stands for it in C.
    let name = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self)
    return UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
  }
}

extension FormatError {
  /// The error for a file or folder that cannot be read, by the system's number for the reason.
  static func unreadable(_ path: FilePath, _ reason: Int32) -> FormatError {
    let found =
      if path.bytes.isEmpty {
        "an empty path"
      } else if reason == ENOENT || reason == ENOTDIR {
        "nothing at this path"
      } else {
        "something that cannot be read (\(words(for: reason)))"
      }
    let name = path.bytes.isEmpty ? "''" : path.text
    return FormatError(.unreadable, file: name, found: found, expected: "a file or a folder")
  }

  /// The system's words for a reason, as they stand within a sentence.
  private static func words(for reason: Int32) -> String {
    let words = String(cString: strerror(reason))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
