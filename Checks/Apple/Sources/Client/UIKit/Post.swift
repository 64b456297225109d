/// A model of an app's own, which knows its answers.
package struct Post: Identifiable, Hashable, Sendable {
  package let id: Int
  package var text: String
  package var answers: [Post]?

  package init(_ id: Int, _ text: String = "", _ answers: [Post]? = nil) {
    (self.id, self.text, self.answers) = (id, text, answers)
  }
}

/// Another one, flat, which knows what it answers.
package struct FlatPost: Identifiable, Sendable {
  package let id: Int
  package var inReplyTo: Int?
  package var text = ""

  package init(_ id: Int, inReplyTo: Int? = nil, text: String = "") {
    (self.id, self.inReplyTo, self.text) = (id, inReplyTo, text)
  }
}
