extension Browser {
  /// Something on the page as assistive technology meets it.
  public struct Accessible: Sendable {
    /// What it is.
    public var role: String
    /// What it is called.
    public var name: String
    /// How deep it lies, where it says so.
    public var level: Int?
    /// Whether it is open, where it can be.
    public var isExpanded: Bool?
    /// Whether it can be used.
    public var isDisabled: Bool
    /// How many things are around it.
    public var depth: Int
    let node: Int
  }

  private struct Tree: Decodable {
    var nodes: [Node]
  }

  private struct Node: Decodable {
    var nodeId: String
    var ignored: Bool?
    var role: Text?
    var name: Text?
    var properties: [Property]?
    var childIds: [String]?
    var parentId: String?
    var backendDOMNodeId: Int?
  }

  /// A word, a number or whether something is so.
  private struct Text: Decodable {
    var text: String

    private enum Key: CodingKey { case value }

    init(from decoder: any Decoder) throws {
      let box = try decoder.container(keyedBy: Key.self)
      if let text = try? box.decode(String.self, forKey: .value) {
        self.text = text
      } else if let flag = try? box.decode(Bool.self, forKey: .value) {
        text = String(flag)
      } else if let number = try? box.decode(Int.self, forKey: .value) {
        text = String(number)
      } else {
        text = ""
      }
    }
  }

  private struct Property: Decodable {
    var name: String
    var value: Text
  }

  /// All that assistive technology meets on the page, in its order, things before what is in them.
  ///
  /// - Returns: Everything that it does not pass over.
  /// - Throws: What the browser answers where it cannot tell.
  public func accessibles() async throws -> [Accessible] {
    let tree: Tree = try await driver.command("Accessibility.getFullAXTree")
    let nodes = Dictionary(tree.nodes.map { ($0.nodeId, $0) }) { first, _ in first }
    var waiting = tree.nodes.filter { $0.parentId == nil }.map { ($0, 0) }
    var found: [Accessible] = []
    while let (node, depth) = waiting.popLast() {
      let children = (node.childIds ?? []).compactMap { nodes[$0] }
      waiting += children.reversed().map { ($0, depth + 1) }
      guard node.ignored != true, let role = node.role?.text else { continue }
      let properties = Dictionary((node.properties ?? []).map { ($0.name, $0.value.text) }) { $1 }
      found.append(
        Accessible(
          role: role,
          name: node.name?.text ?? "",
          level: properties["level"].flatMap { Int($0) },
          isExpanded: properties["expanded"].map { $0 == "true" },
          isDisabled: properties["disabled"] == "true",
          depth: depth,
          node: node.backendDOMNodeId ?? 0
        )
      )
    }
    return found
  }

  /// What has a role and a name, and nothing else has both.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - name: The name.
  /// - Returns: It.
  /// - Throws: That there is none, or more than one.
  public func accessible(_ role: String, _ name: String) async throws -> Accessible {
    let found = try await accessibles().filter { $0.role == role && $0.name == name }
    guard found.count == 1 else {
      throw WebDriver.Fault(description: "There are \(found.count) of \(role) “\(name)”.")
    }
    return found[0]
  }

  private struct Resolved: Decodable {
    struct Object: Decodable {
      var objectId: String
    }
    var object: Object
  }

  /// Does with something what assistive technology does for its user: it is focused and pressed.
  ///
  /// - Parameter accessible: What.
  /// - Throws: What the browser answers where it cannot.
  public func activate(_ accessible: Accessible) async throws {
    try await call(accessible, "function () { this.focus(); this.click(); }")
  }

  /// Gives something the focus, as assistive technology does for its user.
  ///
  /// - Parameter accessible: What.
  /// - Throws: What the browser answers where it cannot.
  public func focus(_ accessible: Accessible) async throws {
    try await call(accessible, "function () { this.focus(); }")
  }

  private func call(_ accessible: Accessible, _ function: String) async throws {
    let resolved: Resolved = try await driver.command(
      "DOM.resolveNode",
      #"{"backendNodeId": \#(accessible.node)}"#
    )
    let _: WebDriver.Nothing = try await driver.command(
      "Runtime.callFunctionOn",
      """
      {"objectId": \(try WebDriver.quoted(resolved.object.objectId)), "userGesture": true,
        "functionDeclaration": \(try WebDriver.quoted(function))}
      """
    )
  }
}
