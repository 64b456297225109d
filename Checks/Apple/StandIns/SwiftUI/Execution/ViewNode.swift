/// A view or a modifier, as one evaluation found it. A modifier is a node around what it modifies.
@MainActor
public final class ViewNode {
  public let kind: String
  public let identity: ViewIdentity
  public let attributes: [String: ViewValue]
  public let actions: [String: () -> Void]
  public let valueActions: [String: (Any) -> Any?]
  /// The environment in which this node's content was evaluated.
  public let environment: EnvironmentValues
  public internal(set) var children: [ViewNode]
  /// Content beside the children, by its name: "background", "sheet", "toolbar".
  public internal(set) var slots: [String: [ViewNode]] = [:]
  public internal(set) weak var parent: ViewNode?
  /// The id of the `ForEach` element that this node is (the top of).
  public internal(set) var elementID: AnyHashable?
  /// What `id(_:)` called this node, innermost first.
  public internal(set) var ids: [AnyHashable] = []

  /// Where the last layout put the node, in the window; `nil` where there was none.
  public internal(set) var frame: CGRect?
  /// The layout that arranges the children, where an app wrote it.
  var layout: (any Layout)?
  /// What is to be told where a layout put the node.
  var onLayout: ((CGRect) -> Void)?
  /// Whether the node is a modifier around what it modifies.
  public let isModifier: Bool

  init(
    kind: String,
    identity: ViewIdentity,
    attributes: ViewAttributes,
    children: [ViewNode],
    isModifier: Bool = false
  ) {
    self.isModifier = isModifier
    self.kind = kind
    self.identity = identity
    self.attributes = attributes.values
    actions = attributes.actions
    valueActions = attributes.valueActions
    environment = attributes.environment
    self.children = children
    for child in children { child.parent = self }
  }

  /// An attribute by its name.
  public subscript(name: String) -> ViewValue? { attributes[name] }
}
