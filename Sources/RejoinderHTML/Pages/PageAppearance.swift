/// How a page looks and speaks, as far as its address says so.
///
/// What an address leaves out, the site and the device decide.
public struct PageAppearance: Hashable, Sendable {
  /// Whether a page is light or dark.
  public enum Theme: UInt8, Hashable, Sendable, CaseIterable {
    /// Dark words on light ground.
    case light
    /// Light words on dark ground.
    case dark

    /// The name in an address, and the class of the page.
    public var name: String { self == .light ? "light" : "dark" }
  }

  /// The name of the look, `nil` for that of the site.
  public var look: String?
  /// Light or dark, `nil` as the device has it.
  public var theme: Theme?
  /// The language as BCP 47 writes it, `nil` for the one that the request asks for.
  public var language: String?

  /// Makes the appearance that the site and the device decide.
  public init() {}

  /// Whether names are equal, byte for byte.
  ///
  /// - Parameters:
  ///   - lhs: An appearance.
  ///   - rhs: Another one.
  /// - Returns: Whether both are the same.
  public static func == (lhs: PageAppearance, rhs: PageAppearance) -> Bool {
    lhs.theme == rhs.theme && same(lhs.look, rhs.look) && same(lhs.language, rhs.language)
  }

  /// Hashes the theme and the lengths of the names.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(theme)
    hasher.combine(look?.utf8.count)
    hasher.combine(language?.utf8.count)
  }

  private static func same(_ lhs: String?, _ rhs: String?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return lhs.utf8.elementsEqual(rhs.utf8)
  }
}
