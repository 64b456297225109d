/// Which view a node came from: equal in two evaluations exactly when the view kept its state.
public struct ViewIdentity: Hashable, Sendable, CustomStringConvertible {
  let node: GraphNode
  /// The place among the nodes one modifier made, when it was applied to several views.
  let part: Int

  public static func == (one: ViewIdentity, other: ViewIdentity) -> Bool {
    one.node === other.node && one.part == other.part
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(part)
  }

  /// The path of child places, ids and branches: equal across hosts of the same view.
  public var description: String {
    MainActor.assumeIsolated { [node, part] in node.path + (part == 0 ? "" : "#\(part)") }
  }
}
