/// Sets memory aside for the page to write into, aligned for any number.
///
/// - Parameter count: How many bytes.
/// - Returns: Where they begin.
@_expose(wasm, "allocate")
@_cdecl("rejoinder_allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 8)
}

/// Gives back what ``allocate(_:)`` set aside.
///
/// - Parameter memory: Where it begins.
@_expose(wasm, "release")
@_cdecl("rejoinder_release")
public func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }
