/// Not Apple's: a view whose coming, going or changing is watched.
nonisolated struct LifecycleView<Content: View>: View, _PrimitiveView {
  let content: Content
  let watch: @MainActor (ViewWalk) -> Void

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.visit(view.content, at: .content)
    view.watch(walk)
  }
}

/// Not Apple's: a view that is another one as soon as its id is.
nonisolated struct NamedView<Content: View, ID: Hashable>: View, _PrimitiveView {
  let content: Content
  let id: ID

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let made = walk.collect { walk.visit(view.content, at: .named(view.id)) }
    for node in made { node.ids.append(view.id) }
    walk.output += made
  }
}
