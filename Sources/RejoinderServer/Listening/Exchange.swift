/// One request while the library works on it: what its callbacks have to remember.
///
/// Made when the first line is read, kept in the library's per-request context, and let go when
/// the library says that the request is over. Only the thread of its connection touches it.
final class Exchange {
  /// The raw target of the first line.
  let target: [UInt8]
  /// Whether the head has been read, hence whether an answer is under way.
  var hasHead = false

  init(target: [UInt8]) {
    self.target = target
  }
}
