/// Not Apple's: a view with a modifier that is noted as a node around it.
nonisolated public struct RecordedView<Content: View>: View, _PrimitiveView {
  let content: Content
  let kind: String
  let change: ((inout EnvironmentValues) -> Void)?
  let write: (inout ViewAttributes) -> Void

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.within(view.change ?? { _ in }) {
      walk.wrap(view.kind, view.write) { walk.visit(view.content, at: .content) }
    }
  }
}

/// Not Apple's: a view with a modifier that has content of its own, noted in a named slot.
nonisolated public struct SlottedView<Content: View, Slot: View>: View, _PrimitiveView {
  let content: Content
  let kind: String
  let slot: String
  let isShown: () -> Bool
  let slotContent: () -> Slot
  let write: (inout ViewAttributes) -> Void

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let made = walk.wrap(view.kind, view.write) { walk.visit(view.content, at: .content) }
    guard let first = made.first, view.isShown() else { return }
    walk.fill(first, slot: view.slot, with: view.slotContent)
  }
}

extension ViewWalk {
  /// Evaluates content beside a node's children.
  func fill<Slot: View>(_ node: ViewNode, slot: String, with content: () -> Slot) {
    let found = collect { visit(content(), at: .slot(slot)) }
    for child in found { child.parent = node }
    node.slots[slot, default: []] += found
  }
}

extension View {
  /// Not Apple's: how a modifier without content of its own is made.
  nonisolated func recorded(
    _ kind: String,
    _ write: @escaping (inout ViewAttributes) -> Void = { _ in }
  ) -> RecordedView<Self> {
    RecordedView(content: self, kind: kind, change: nil, write: write)
  }

  /// Not Apple's: how a modifier is made that changes the environment of its content.
  nonisolated func environmentChanged(
    _ kind: String,
    _ change: @escaping (inout EnvironmentValues) -> Void,
    _ write: @escaping (inout ViewAttributes) -> Void = { _ in }
  ) -> RecordedView<Self> {
    RecordedView(content: self, kind: kind, change: change, write: write)
  }

  /// Not Apple's: how a modifier with content is made (a background, a sheet, a menu).
  /// The content is evaluated only while it is shown.
  nonisolated func transformed<Slot: View>(
    _ kind: String,
    slot: String,
    isShown: @escaping () -> Bool = { true },
    _ write: @escaping (inout ViewAttributes) -> Void = { _ in },
    content: @escaping () -> Slot
  ) -> SlottedView<Self, Slot> {
    SlottedView(
      content: self,
      kind: kind,
      slot: slot,
      isShown: isShown,
      slotContent: content,
      write: write
    )
  }
}
