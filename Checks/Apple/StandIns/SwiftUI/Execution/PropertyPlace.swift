@_spi(Reflection) import Swift

/// Where the storage of a view's dynamic properties is.
@MainActor
public struct PropertyPlace {
  let walk: ViewWalk
  let graph: GraphNode
  /// The place of the property in its view, which is the key of its storage.
  let offset: Int

  /// The storage of this property, made when it is first asked for.
  func cell<Cell: AnyObject>(_ make: () -> Cell) -> Cell {
    if let known = graph.cells[offset] as? Cell { return known }
    let made = make()
    graph.cells[offset] = made
    return made
  }

  /// Links each field that is a dynamic property, in place, then updates it.
  func linkFields<Owner>(of owner: inout Owner) {
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      _ = _forEachField(of: Owner.self) { _, fieldOffset, type, _ in
        if let type = type as? any DynamicProperty.Type {
          MainActor.assumeIsolated {
            link(type, at: base + fieldOffset, fieldOffset: fieldOffset)
          }
        }
        return true
      }
    }
  }

  private func link<Property: DynamicProperty>(
    _ type: Property.Type,
    at address: UnsafeMutableRawPointer,
    fieldOffset: Int
  ) {
    let place = PropertyPlace(walk: walk, graph: graph, offset: offset + fieldOffset)
    let property = address.assumingMemoryBound(to: type)
    Property._link(&property.pointee, to: place)
    property.pointee.update()
  }
}

extension ViewWalk {
  /// Links the dynamic properties of a view, a modifier or a style.
  func link<Owner>(_ owner: inout Owner) {
    PropertyPlace(walk: self, graph: graph, offset: 0).linkFields(of: &owner)
  }
}
