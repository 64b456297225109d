internal import CMD4C

/// The one place where the C library is called.
enum MarkdownParser {
  /// Reads Markdown.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8, not empty.
  ///   - flags: What to look for.
  ///   - events: Takes what was found.
  /// - Returns: Whether all was read: memory may run out, and a limit may be reached.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ flags: UInt32,
    to events: inout MarkdownEvents
  ) -> Bool {
    guard let size = MD_SIZE(exactly: bytes.count) else { return false }
    var parser = parser(flags)
    events.source = bytes
    defer { events.source = UnsafeBufferPointer(start: nil, count: 0) }
    return bytes.withMemoryRebound(to: MD_CHAR.self) { characters in
      withUnsafeMutablePointer(to: &events) {
        md_parse(characters.baseAddress, size, &parser, $0) == 0
      }
    }
  }

  private static func parser(_ flags: UInt32) -> MD_PARSER {
    var parser = MD_PARSER()
    parser.flags = flags
    parser.enter_block = { type, detail, context in
      with(context) { $0.enterBlock(type, detail) }
    }
    parser.leave_block = { type, detail, context in
      with(context) { $0.leaveBlock(type) }
    }
    parser.enter_span = { type, detail, context in
      with(context) { $0.enterSpan(type, detail) }
    }
    parser.leave_span = { type, detail, context in
      with(context) { $0.leaveSpan(type, detail) }
    }
    parser.text = { type, text, size, context in
      with(context) { events in
        guard let text else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: Int(size)) {
          events.text(type, UnsafeBufferPointer(start: $0, count: Int(size)))
        }
      }
    }
    return parser
  }
}

/// Does something with the events that a callback belongs to, and says whether to stop.
///
/// The pointer is the one given to the parser, which calls back only while it is being called.
private func with(
  _ context: UnsafeMutableRawPointer?,
  _ body: (inout MarkdownEvents) -> Void
) -> Int32 {
  guard let events = context?.assumingMemoryBound(to: MarkdownEvents.self) else { return 1 }
  body(&events.pointee)
  return events.pointee.isBeyondLimit ? 1 : 0
}
