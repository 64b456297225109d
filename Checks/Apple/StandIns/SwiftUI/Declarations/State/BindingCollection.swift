extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

/// developer.apple.com/documentation/swiftui/binding
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// developer.apple.com/documentation/swiftui/binding/startindex
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// developer.apple.com/documentation/swiftui/binding/endindex
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// developer.apple.com/documentation/swiftui/binding/indices
  public var indices: Value.Indices { wrappedValue.indices }

  /// developer.apple.com/documentation/swiftui/binding/index(after:)
  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  /// developer.apple.com/documentation/swiftui/binding/formindex(after:)
  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  /// developer.apple.com/documentation/swiftui/binding/subscript(_:)
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      reading: { read()[position] },
      writing: { newValue in
        var whole = read()
        whole[position] = newValue
        write(whole)
      }
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// developer.apple.com/documentation/swiftui/binding/index(before:)
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  /// developer.apple.com/documentation/swiftui/binding/formindex(before:)
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
