/// A model of an app's own, which knows its answers.
public struct Post: Identifiable, Hashable, Sendable {
  public let id: Int
  public var text: String
  public var answers: [Post]?

  public init(_ id: Int, _ text: String = "", _ answers: [Post]? = nil) {
    (self.id, self.text, self.answers) = (id, text, answers)
  }
}

/// Another one, flat, which knows what it answers.
public struct FlatPost: Identifiable, Sendable {
  public let id: Int
  public var inReplyTo: Int?
  public var text = ""

  public init(_ id: Int, inReplyTo: Int? = nil, text: String = "") {
    (self.id, self.inReplyTo, self.text) = (id, inReplyTo, text)
  }
}
