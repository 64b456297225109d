extension Browser {
  /// A page as it is laid out: where everything is and how it is drawn, read at one moment.
  public struct Layout: Sendable {
    /// An element, or a box that the style sheet draws at one.
    public struct Box: Sendable {
      /// The name of the element in small letters; `::before` or `::after` for such boxes.
      public var name: String
      /// The attributes of the element.
      public var attributes: [String: String]
      /// The box around it, −1 for none: its place among all of them.
      public var parent: Int
      /// Where it is, counted from the top left corner of the page.
      public var rect: Rect
      /// The values of the properties that were asked for.
      public var styles: [String: String]

      /// The words of its attribute `class`.
      public var classes: [Substring] { attributes["class", default: ""].split(separator: " ") }

      /// Whether it has a class.
      ///
      /// - Parameter name: The class.
      /// - Returns: Whether it is among its classes.
      public func has(_ name: String) -> Bool { classes.contains { $0 == name } }

      /// A length of its style.
      ///
      /// - Parameter property: A property that was asked for.
      /// - Returns: The number of pixels, NaN where it is no length.
      public func length(_ property: String) -> Double {
        styles[property].flatMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : Double($0) }
          ?? .nan
      }
    }

    /// Everything that takes room, parents before what is in them.
    public var boxes: [Box]

    /// The first box within another one that satisfies a condition.
    ///
    /// - Parameters:
    ///   - ancestor: The place of the other box; −1 for the page.
    ///   - matches: The condition.
    /// - Returns: Its place, or `nil` where there is none.
    public func first(in ancestor: Int = -1, where matches: (Box) -> Bool) -> Int? {
      boxes.indices.first { matches(boxes[$0]) && (ancestor < 0 || isInside($0, ancestor)) }
    }

    private func isInside(_ index: Int, _ ancestor: Int) -> Bool {
      var parent = boxes[index].parent
      while parent > ancestor { parent = boxes[parent].parent }
      return parent == ancestor
    }
  }

  /// Reads how the page is laid out.
  ///
  /// - Parameter properties: The properties of style to read.
  /// - Returns: All boxes of the page.
  /// - Throws: What the browser answers where it cannot tell.
  public func layout(_ properties: [String] = []) async throws -> Layout {
    let names = try WebDriver.quoted(properties)
    let snapshot: Snapshot = try await driver.command(
      "DOMSnapshot.captureSnapshot",
      #"{"computedStyles": \#(names)}"#
    )
    return snapshot.layout(properties)
  }

  /// What the browser's own protocol says of a page: tables that refer to each other by number.
  private struct Snapshot: Decodable {
    struct Nodes: Decodable {
      var parentIndex: [Int]
      var nodeName: [Int]
      var attributes: [[Int]]
    }

    struct Boxes: Decodable {
      var nodeIndex: [Int]
      var bounds: [[Double]]
      var styles: [[Int]]
    }

    struct Document: Decodable {
      var nodes: Nodes
      var layout: Boxes
    }

    var documents: [Document]
    var strings: [String]

    func layout(_ properties: [String]) -> Layout {
      guard let document = documents.first else { return Layout(boxes: []) }
      let (nodes, table) = (document.nodes, document.layout)
      var (boxes, places) = ([Layout.Box](), [Int: Int]())
      for (row, node) in table.nodeIndex.enumerated() {
        let name = string(nodes.nodeName[node])
        // Of what is written in a box, and of a box's own content, only the box counts.
        guard !name.hasPrefix("#"), places[node] == nil else { continue }
        places[node] = boxes.count
        let bounds = table.bounds[row]
        boxes.append(
          Layout.Box(
            name: name.lowercased(),
            attributes: pairs(nodes.attributes[node]),
            parent: places[nodes.parentIndex[node]] ?? -1,
            rect: Rect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
            styles: Dictionary(
              zip(properties, table.styles[row].map(string)),
              uniquingKeysWith: { first, _ in first }
            )
          )
        )
      }
      return Layout(boxes: boxes)
    }

    private func string(_ number: Int) -> String {
      strings.indices.contains(number) ? strings[number] : ""
    }

    private func pairs(_ numbers: [Int]) -> [String: String] {
      let names = stride(from: 0, to: numbers.count - 1, by: 2).map {
        (string(numbers[$0]), string(numbers[$0 + 1]))
      }
      return Dictionary(names, uniquingKeysWith: { first, _ in first })
    }
  }
}
