extension Browser {
  /// What the style sheet draws before and after an element, which is no element itself.
  public struct Drawing: Sendable {
    /// The element's id.
    public var id: String
    /// The box before the element's content.
    public var before: Rect?
    /// The box after the element's content.
    public var after: Rect?
  }

  private struct Document: Decodable {
    var root: Node
  }

  private struct Node: Decodable {
    var nodeId: Int
    var attributes: [String]?
    var children: [Node]?
    var pseudoType: String?
    var pseudoElements: [Node]?

    /// The value of the attribute `id`: names and values stand in turn.
    var id: String? {
      guard let attributes, let index = attributes.firstIndex(of: "id") else { return nil }
      return attributes.indices.contains(index + 1) ? attributes[index + 1] : nil
    }
  }

  private struct Box: Decodable {
    struct Model: Decodable {
      var border: [Double]
    }
    var model: Model

    /// Corners come as pairs, clockwise from the top left.
    var rect: Rect {
      let corners = model.border
      return Rect(
        x: corners[0],
        y: corners[1],
        width: corners[4] - corners[0],
        height: corners[5] - corners[1]
      )
    }
  }

  /// The boxes that the style sheet draws at elements with an id.
  ///
  /// - Returns: The boxes in the order of the page, their places counted from what can be seen.
  /// - Throws: What the browser answers where it cannot tell.
  public func drawings() async throws -> [Drawing] {
    let document: Document = try await driver.command("DOM.getDocument", #"{"depth": -1}"#)
    var (waiting, drawings) = ([document.root], [Drawing]())
    while let node = waiting.popLast() {
      waiting += (node.children ?? []).reversed()
      guard let id = node.id, let boxes = node.pseudoElements, !boxes.isEmpty else { continue }
      var drawing = Drawing(id: id)
      for box in boxes {
        if box.pseudoType == "before" { drawing.before = try await rect(of: box) }
        if box.pseudoType == "after" { drawing.after = try await rect(of: box) }
      }
      drawings.append(drawing)
    }
    return drawings
  }

  private func rect(of node: Node) async throws -> Rect {
    let box: Box = try await driver.command("DOM.getBoxModel", #"{"nodeId": \#(node.nodeId)}"#)
    return box.rect
  }
}
