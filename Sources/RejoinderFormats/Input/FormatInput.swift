import Foundation
public import RejoinderJSON

/// A content to read: some bytes, or a file that is read piece by piece.
public struct FormatInput: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8])
    case file(FilePath)
    case once(ReadOnce)
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
  /// What is no regular file, such as a pipe or a device, may give its bytes only once: it is read
  /// to its end when first asked for, and kept in memory as a whole, however much that is.
  ///
  /// - Parameter path: Where the file is.
  public init(path: String) { self.init(FilePath(path)) }

  /// Makes a content of a file whose name need not be UTF-8.
  package init(_ path: FilePath) {
    name = path.text
    let isStream = path.kind.map { $0 != .file && $0 != .folder } ?? false
    content = isStream ? .once(ReadOnce(path)) : .file(path)
  }

  /// Takes everything that standard input gives.
  ///
  /// - Returns: The content; a pipe cannot be read twice, so it is kept in memory.
  /// - Throws: That standard input cannot be read.
  public static func standardInput() throws(FormatError) -> FormatInput {
    let name = "standard input"
    return FormatInput(
      bytes: try FileSource(open: STDIN_FILENO, called: name).readAll(),
      name: name
    )
  }

  /// All bytes at once.
  ///
  /// - Returns: The bytes.
  /// - Throws: That the file cannot be read.
  public func bytes() throws(FormatError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .file(let path): return try FileSource(path).readAll()
    case .once(let stream): return try stream.bytes()
    }
  }

  /// The beginning, to recognise the format by.
  ///
  /// - Returns: At most 64 KB.
  /// - Throws: That the file cannot be read.
  public func sample() throws(FormatError) -> FormatSample {
    let start: [UInt8]
    if case .file(let path) = content {
      start = try FileSource(path).readAll(atMost: FormatSample.length + 1)
    } else {
      start = try bytes()
    }
    return FormatSample(
      name: name,
      bytes: Array(start.prefix(FormatSample.length)),
      isWhole: start.count <= FormatSample.length
    )
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
    guard case .file(let path) = content else {
      return try bytes().withUnsafeBufferPointer { (bytes) throws(FormatError) in
        var reader = JSONReader(bytes, documents: documents)
        do throws(JSONError) { try body(&reader) } catch { throw FormatError(error, in: name) }
      }
    }
    let source = try FileSource(path)
    var reader = JSONReader(documents: documents) { source.read(into: $0) }
    do throws(JSONError) { try body(&reader) } catch {
      // A file that fails looks like one that ends too early; the true reason comes first.
      throw source.failure ?? FormatError(error, in: name)
    }
    if let failure = source.failure { throw failure }
  }
}
