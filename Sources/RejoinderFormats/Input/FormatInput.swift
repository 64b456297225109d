import Foundation
public import RejoinderJSON

/// A content to read: some bytes, or a file that is read piece by piece.
public struct FormatInput: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8])
    case file(path: String)
  }

  /// What messages call it.
  public let name: String
  private let content: Content

  /// Makes a content of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: What messages call them.
  public init(bytes: [UInt8], name: String = "input") {
    (self.name, content) = (name, .bytes(bytes))
  }

  /// Makes a content of a file, which is opened when it is read.
  ///
  /// - Parameter path: Where the file is.
  public init(path: String) { (name, content) = (path, .file(path: path)) }

  /// Takes everything that standard input gives.
  ///
  /// - Returns: The content; a pipe cannot be read twice, so it is kept in memory.
  /// - Throws: That standard input cannot be read.
  public static func standardInput() throws(FormatError) -> FormatInput {
    let source = FileSource(.standardInput, path: "standard input")
    let bytes = source.readAll()
    if let failure = source.failure { throw failure }
    return FormatInput(bytes: bytes, name: "standard input")
  }

  /// All bytes at once.
  ///
  /// - Returns: The bytes.
  /// - Throws: That the file cannot be read.
  public func bytes() throws(FormatError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .file(let path):
      let source = try FileSource(path: path)
      let bytes = source.readAll()
      if let failure = source.failure { throw failure }
      return bytes
    }
  }

  /// The beginning, to recognise the format by.
  ///
  /// - Returns: At most 64 KB.
  /// - Throws: That the file cannot be read.
  public func sample() throws(FormatError) -> FormatSample {
    switch content {
    case .bytes(let bytes):
      let start = Array(bytes.prefix(FormatSample.length))
      return FormatSample(name: name, bytes: start, isWhole: start.count == bytes.count)
    case .file(let path):
      let source = try FileSource(path: path)
      let start = source.readAll(atMost: FormatSample.length + 1)
      if let failure = source.failure { throw failure }
      return FormatSample(
        name: name,
        bytes: Array(start.prefix(FormatSample.length)),
        isWhole: start.count <= FormatSample.length
      )
    }
  }

  /// Reads the content as JSON, piece by piece.
  ///
  /// - Parameters:
  ///   - documents: How many values it holds.
  ///   - body: Reads; what it throws is put together with the name of the file.
  /// - Throws: What is wrong with the content, or that the file cannot be read.
  public func readJSON(
    documents: JSONReader.Documents = .one,
    _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(FormatError) {
    switch content {
    case .bytes(let bytes):
      try bytes.withUnsafeBufferPointer { (bytes) throws(FormatError) in
        var reader = JSONReader(bytes, documents: documents)
        do throws(JSONError) { try body(&reader) } catch { throw FormatError(error, in: name) }
      }
    case .file(let path):
      let source = try FileSource(path: path)
      var reader = JSONReader(documents: documents) { source.read(into: $0) }
      do throws(JSONError) { try body(&reader) } catch {
        // A file that fails looks like one that ends too early; the true reason comes first.
        throw source.failure ?? FormatError(error, in: name)
      }
      if let failure = source.failure { throw failure }
    }
  }
}

extension FormatInput {
  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The files of a folder and the folders in it, numbers in their names counted as numbers.
  ///
  /// Hidden files are left out, and so are the folders that browsers save beside a page.
  static func files(inFolder path: String) throws(FormatError) -> [FormatInput] {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey]
    guard
      let walk = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: keys,
        options: [.skipsHiddenFiles]
      )
    else {
      throw FormatError(.unreadable, file: path, found: "nothing", expected: "a readable folder")
    }
    var paths: [String] = []
    for case let url as URL in walk {
      if url.lastPathComponent.hasSuffix("_files") {
        walk.skipDescendants()
      } else if (try? url.resourceValues(forKeys: Set(keys)))?.isRegularFile == true {
        paths.append(url.path)
      }
    }
    paths.sort { $0.compare($1, options: [.numeric]) == .orderedAscending }
    return paths.map(FormatInput.init(path:))
  }
}

/// Reads a file from its beginning to its end.
private final class FileSource {
  private let handle: FileHandle
  private let path: String
  /// Why reading stopped before the end.
  private(set) var failure: FormatError?

  init(path: String) throws(FormatError) {
    self.path = path
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw Self.unreadable(path, error)
    }
  }

  init(_ handle: FileHandle, path: String) { (self.handle, self.path) = (handle, path) }

  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let data = next(buffer.count) else { return 0 }
    return data.copyBytes(to: buffer)
  }

  func readAll(atMost limit: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit, let data = next(min(1 << 20, limit - bytes.count)) {
      bytes.append(contentsOf: data)
    }
    return bytes
  }

  private func next(_ count: Int) -> Data? {
    do {
      guard let data = try handle.read(upToCount: count), !data.isEmpty else { return nil }
      return data
    } catch {
      failure = Self.unreadable(path, error)
      return nil
    }
  }

  private static func unreadable(_ path: String, _ error: any Error) -> FormatError {
    FormatError(
      .unreadable,
      file: path,
      found: FileManager.default.fileExists(atPath: path)
        ? error.localizedDescription : "nothing at this path",
      expected: "a file or a folder"
    )
  }
}
