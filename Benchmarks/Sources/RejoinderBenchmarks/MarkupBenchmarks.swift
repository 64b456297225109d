import CLibXML2
import RejoinderCore

/// Reading comment bodies, beside libxml2's push parser with nothing to do.
enum MarkupBenchmarks {
  static var groups: [Group] {
    [
      Group(name: "bodies-unclosed") { [read("with unclosed paragraphs", Bodies.unclosed(4_000))] },
      Group(name: "bodies-closed") { [read("with closed blocks", Bodies.closed(4_000))] },
    ]
  }

  private static func read(_ kind: String, _ bodies: Bodies) -> Measurement {
    var reader = HTMLReader()
    var markup = Markup()
    check(bodies, &reader)
    var parser = PushParser()
    let times = Stopwatch.best(of: 60) {
      for body in bodies.html {
        body.withUnsafeBufferPointer { reader.read($0, into: &markup) }
        use(markup.runs.count)
      }
    } against: {
      for body in bodies.html { parser.read(body) }
    }
    parser.free()
    let megabytes = Double(bodies.byteCount) / 1e6
    let (speed, baseline) = (megabytes / (times.work / 1e9), megabytes / (times.baseline / 1e9))
    return Measurement(
      name: "read comment HTML \(kind), buffers reused",
      value: speed,
      unit: .megabytesPerSecond,
      baseline: "libxml2, SAX push, context reused, empty handlers",
      baselineValue: baseline,
      budget: "≥ 400 MB/s, ≥ 5×",
      isKept: speed >= 400 && speed >= 5 * baseline
    )
  }

  /// A fast reading that is wrong counts for nothing.
  private static func check(_ bodies: Bodies, _ reader: inout HTMLReader) {
    var markup = Markup()
    for (body, blocks) in zip(bodies.html, bodies.blocks) {
      body.withUnsafeBufferPointer { reader.read($0, into: &markup) }
      let read = markup.runs.map(\.kind).filter { $0.isLeaf || $0.isContainer }
      precondition(
        read == blocks,
        "Read as \(read) instead of \(blocks): \(String(decoding: body, as: UTF8.self))"
      )
    }
  }
}

/// libxml2's HTML parser as a push parser: one context, reset for each body, handlers that are empty.
private struct PushParser {
  private let context: htmlParserCtxtPtr
  private let handlers: UnsafeMutablePointer<htmlSAXHandler>

  init() {
    handlers = .allocate(capacity: 1)
    handlers.initialize(to: htmlSAXHandler())
    handlers.pointee.startElement = { _, _, _ in }
    handlers.pointee.endElement = { _, _ in }
    handlers.pointee.characters = { _, _, _ in }
    handlers.pointee.ignorableWhitespace = { _, _, _ in }
    handlers.pointee.cdataBlock = { _, _, _ in }
    guard let context = htmlCreatePushParserCtxt(handlers, nil, nil, 0, nil, XML_CHAR_ENCODING_UTF8)
    else { preconditionFailure("libxml2 gave no parser.") }
    self.context = context
  }

  mutating func read(_ body: [UInt8]) {
    body.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: CChar.self).baseAddress
      _ = xmlCtxtResetPush(context, nil, 0, nil, "UTF-8")
      _ = htmlParseChunk(context, text, Int32(body.count), 0)
      _ = htmlParseChunk(context, text, 0, 1)
    }
  }

  func free() {
    htmlFreeParserCtxt(context)
    handlers.deallocate()
  }
}
