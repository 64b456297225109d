/// Who wrote a comment.
public struct Author: Hashable, Sendable {
  /// The id under which the source knows the person; the name where it has none.
  public var id: Comment.ID

  /// The name to show.
  public var name: String

  /// The address of a picture, or an empty string.
  public var avatar: String

  /// Makes an author.
  ///
  /// - Parameters:
  ///   - name: The name to show.
  ///   - id: The id under which the source knows the person; the name where left out.
  ///   - avatar: The address of a picture, if there is one.
  public init(_ name: String, id: Comment.ID? = nil, avatar: String = "") {
    self.id = id ?? Comment.ID(name)
    self.name = name
    self.avatar = avatar
  }

  /// Whether every field is the same, texts byte for byte.
  ///
  /// - Parameters:
  ///   - lhs: One author.
  ///   - rhs: Another author.
  /// - Returns: Whether they are equal.
  public static func == (lhs: Author, rhs: Author) -> Bool {
    lhs.id == rhs.id && lhs.name.utf8.elementsEqual(rhs.name.utf8)
      && lhs.avatar.utf8.elementsEqual(rhs.avatar.utf8)
  }

  /// Hashes the id, which decides together with the name.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Author: ExpressibleByStringLiteral {
  /// Makes an author known by name only.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { self.init(value) }
}
