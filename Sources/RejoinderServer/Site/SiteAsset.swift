/// A file that pages refer to, such as the style sheet, under an address that names its version.
///
/// Asked for by that address it is kept by clients for a year; asked for without the version it is
/// checked each time. Where the path itself names the version, there is no other address.
public struct SiteAsset: Sendable {
  /// The path at which the asset is served, such as `/rejoinder.css`.
  public let path: String
  let content: ServedContent
  private let isVersionedByPath: Bool

  /// Makes an asset.
  ///
  /// - Parameters:
  ///   - path: The path at which it is served, with its leading slash.
  ///   - contentType: The media type, such as `text/css; charset=utf-8`.
  ///   - bytes: The bytes of the file.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(path: String, contentType: String, bytes: [UInt8]) {
    self.init(path, contentType, bytes, isVersionedByPath: false)
  }

  /// Makes an asset whose path changes with its bytes.
  ///
  /// - Parameters:
  ///   - versionedPath: The path at which it is served, with its leading slash.
  ///   - contentType: The media type, such as `application/wasm`.
  ///   - bytes: The bytes of the file.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(versionedPath: String, contentType: String, bytes: [UInt8]) {
    self.init(versionedPath, contentType, bytes, isVersionedByPath: true)
  }

  private init(
    _ path: String,
    _ contentType: String,
    _ bytes: [UInt8],
    isVersionedByPath: Bool
  ) {
    (self.path, self.isVersionedByPath) = (path, isVersionedByPath)
    content = ServedContent(bytes, contentType: HTTPResponse.Header("Content-Type", contentType))
  }

  /// The address that pages should write: it changes with the bytes.
  public var address: String { isVersionedByPath ? path : path + "?v=" + content.version }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let isThisVersion = isVersionedByPath || request.query["v"] == content.version
    return content.response(to: request, caching: isThisVersion ? .immutable : .revalidate)
  }
}
