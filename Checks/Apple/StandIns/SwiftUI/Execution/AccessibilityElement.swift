/// Not Apple's: one thing that VoiceOver would stop at, put together from the modifiers.
@MainActor
public struct AccessibilityElement {
  public var label: String
  public var value: String?
  public var hint: String?
  public var traits: AccessibilityTraits = []
  public var identifier: String?
  /// How far ahead of its siblings the element is read.
  public var sortPriority = 0.0
  /// The actions, by their names; the default one is named "activate".
  public var actions: [(name: String, perform: () -> Void)] = []
  /// Adjusts the element up or down, where it can be adjusted.
  public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// The heading level, where one was given.
  public var heading: AccessibilityHeadingLevel?
  /// Labels and values of custom content, in order.
  public var customContent: [(label: String, value: String)] = []
  public let node: ViewNode

  /// Takes an action by its name, and says whether there is one.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    guard let action = actions.first(where: { $0.name == name }) else { return false }
    action.perform()
    return true
  }

  /// The names of all actions.
  public var actionNames: [String] { actions.map(\.name) }
}

extension ViewNode {
  /// Whether accessibility leaves this node out, since it or a node around it says so.
  public var isHidden: Bool {
    ([self] + ancestors).contains { $0.kind == "accessibilityHidden" && $0["hidden"] == true }
  }

  /// What VoiceOver would call this node: a label that was given, or the words in it.
  public var accessibilityLabel: String {
    if let given = modifiers.first(where: { $0.kind == "accessibilityLabel" })?["label"]?.text {
      return given
    }
    return accessibilityElements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What VoiceOver would stop at in this node, in reading order.
  public var accessibilityElements: [AccessibilityElement] {
    if isModifier, let child = children.first { return modified(child) }
    if let own = control { return [own] }
    return children.flatMap(\.accessibilityElements)
  }

  /// The element that a control or a text is by itself.
  private var control: AccessibilityElement? {
    var element = AccessibilityElement(label: "", node: self)
    switch kind {
    case "Text":
      element.label = self["accessibilityLabel"]?.text ?? self["text"]?.text ?? ""
      element.traits = .isStaticText
    case "Image":
      guard self["isDecorative"] != true else { return nil }
      element.label = self["label"]?.text ?? self["systemName"]?.text ?? self["name"]?.text ?? ""
      element.traits = .isImage
    case "Button", "Link", "Menu", "NavigationLink", "DisclosureGroup", "Picker":
      element = combined(children)
      element.traits = kind == "Link" ? .isLink : .isButton
      element.activate(actions["tap"])
    case "Toggle":
      element = combined(children)
      element.traits = [.isButton, .isToggle]
      element.value = self["isOn"] == true ? "1" : "0"
      element.activate(actions["tap"])
    case "TextField", "SecureField", "TextEditor":
      element.label = slots["label"]?.map(\.text).joined(separator: " ") ?? ""
      element.value = self["value"]?.text
    case "Label":
      element = combined(children.filter { $0.kind != "Image" })
      element.traits = .isStaticText
    case "ProgressView":
      element = combined(children)
      element.traits = .updatesFrequently
      element.value = self["fraction"]?.number.map { "\(Int(($0 * 100).rounded())) %" }
    default:
      return nil
    }
    return element
  }

  /// One element of all that is in some nodes, whose controls become actions.
  private func combined(_ nodes: [ViewNode]) -> AccessibilityElement {
    let parts = nodes.flatMap(\.accessibilityElements)
    var element = AccessibilityElement(
      label: parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "),
      node: self
    )
    let values = parts.compactMap(\.value)
    element.value = values.isEmpty ? nil : values.joined(separator: ", ")
    element.hint = parts.compactMap(\.hint).first
    element.customContent = parts.flatMap(\.customContent)
    for part in parts {
      element.traits.formUnion(part.traits)
      // Buttons inside become actions under their labels.
      for action in part.actions {
        let name = action.name == "activate" ? part.label : action.name
        element.actions.append((name, action.perform))
      }
    }
    return element
  }

  /// The elements of a modifier's child, as the modifier changes them.
  private func modified(_ child: ViewNode) -> [AccessibilityElement] {
    switch kind {
    case "accessibilityHidden" where self["hidden"] == true:
      return []
    case "accessibilityElement":
      let behaviour = self["children"]?.value(as: AccessibilityChildBehavior.self) ?? .ignore
      if behaviour == .combine { return [combined([child])] }
      if behaviour == .ignore { return [AccessibilityElement(label: "", node: child)] }
      return child.accessibilityElements
    case "accessibilityRepresentation":
      return slots["accessibilityRepresentation"]?.flatMap(\.accessibilityElements) ?? []
    default:
      var elements = child.accessibilityElements
      for place in elements.indices { apply(to: &elements[place]) }
      let beside = slots["overlay"]?.flatMap(\.accessibilityElements) ?? []
      let behind = slots["background"]?.flatMap(\.accessibilityElements) ?? []
      return behind + elements + beside
    }
  }

  private func apply(to element: inout AccessibilityElement) {
    switch kind {
    case "accessibilityLabel": element.label = self["label"]?.text ?? element.label
    case "accessibilityValue": element.value = self["value"]?.text ?? element.value
    case "accessibilityHint": element.hint = self["hint"]?.text ?? element.hint
    case "accessibilityIdentifier": element.identifier = self["identifier"]?.text
    case "accessibilitySortPriority": element.sortPriority = self["priority"]?.number ?? 0
    case "accessibilityHeading":
      element.heading = self["level"]?.value()
      element.traits.formUnion(.isHeader)
    case "accessibilityAddTraits":
      element.traits.formUnion(self["traits"]?.value() ?? [])
    case "accessibilityRemoveTraits":
      element.traits.subtract(self["traits"]?.value() ?? [])
    case "accessibilityCustomContent":
      if let label = self["label"]?.text, let value = self["value"]?.text {
        element.customContent.append((label, value))
      }
    default: applyActions(to: &element)
    }
  }

  private func applyActions(to element: inout AccessibilityElement) {
    switch kind {
    case "accessibilityAction":
      let name = self["name"]?.text ?? slots["label"]?.map(\.text).joined(separator: " ")
      let kind = self["kind"]?.text
      guard let perform = actions["perform"] else { return }
      element.actions.append((name ?? (kind == "default" ? "activate" : kind ?? ""), perform))
    case "accessibilityActions", "swipeActions":
      for button in slots[kind]?.flatMap({ $0.all("Button") }) ?? [] {
        guard let perform = button.actions["tap"] else { continue }
        element.actions.append((button.accessibilityLabel, perform))
      }
    case "accessibilityAdjustableAction":
      let adjust = valueActions["adjust"]
      element.adjust = { _ = adjust?($0) }
    case "onTapGesture":
      element.activate(actions["tap"])
    default: break
    }
  }
}

extension AccessibilityElement {
  fileprivate mutating func activate(_ action: (() -> Void)?) {
    guard let action else { return }
    actions.removeAll { $0.name == "activate" }
    actions.insert(("activate", action), at: 0)
  }
}
