import RejoinderJSON
import TestSupport
import Testing

/// Random values written and read again, and random damage.
struct RandomTests {
  /// A random value, written, together with what reading it must yield.
  private struct Sample {
    var writer: JSONWriter
    var lines: [String] = []
    var random: SeededGenerator

    init(_ random: SeededGenerator, options: JSONWriter.Options) {
      (self.random, writer) = (random, JSONWriter(options: options))
    }

    mutating func text() -> String {
      let alphabet = [
        "a", "\"", "\\", "\n", "\u{0}", "é", "€", "😀", "<", "\u{2028}", "/", " ", "u00",
      ]
      return (0..<random.below(12)).map { _ in alphabet[random.below(alphabet.count)] }.joined()
    }

    mutating func scalar() {
      switch random.below(6) {
      case 0:
        let text = text()
        writer.value(text)
        lines.append("string " + text)
      case 1:
        let number = Int64(bitPattern: random.next()) >> Int64(random.below(64))
        writer.value(number)
        lines.append("number \(number)")
      case 2:
        let number = Double(bitPattern: random.next())
        writer.value(number)
        lines.append(number.isFinite ? "number \(number)" : "null")
      case 3, 4:
        let truth = random.below(2) == 0
        writer.value(truth)
        lines.append("\(truth)")
      default:
        writer.null()
        lines.append("null")
      }
    }

    /// Opens and closes at random until everything is closed.
    mutating func build(steps: Int) {
      var isObject: [Bool] = []
      for step in 0... {
        let mayOpen = step < steps
        let closes = !isObject.isEmpty && (!mayOpen || random.below(4) == 0)
        if closes {
          close(isObject.removeLast())
          if isObject.isEmpty { return }
          continue
        }
        if isObject.last == true {
          let name = text()
          writer.name(name)
          lines.append("name " + name)
        }
        if isObject.isEmpty || random.below(3) == 0 {
          isObject.append(random.below(2) == 0)
          open(isObject.last == true)
        } else {
          scalar()
        }
      }
    }

    private mutating func open(_ isObject: Bool) {
      isObject ? writer.beginObject() : writer.beginArray()
      lines.append(isObject ? "{" : "[")
    }

    private mutating func close(_ isObject: Bool) {
      isObject ? writer.endObject() : writer.endArray()
      lines.append(isObject ? "}" : "]")
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func readsWhatWasWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let options = JSONWriter.Options(rawValue: UInt8(random.below(4)))
      var sample = Sample(SeededGenerator(seed: random.next()), options: options)
      sample.build(steps: 200)
      let bytes = sample.writer.takeBytes()
      #expect(
        try events(JSONReader(copying: bytes)) == sample.lines,
        "seed \(seed), round \(round)"
      )
      let source = pieces(of: bytes, size: 1 + random.below(50))
      let reader = JSONReader(windowSize: 16 + random.below(40), source: source)
      #expect(try events(reader) == sample.lines, "seed \(seed), round \(round), in pieces")
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func survivesDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var sample = Sample(SeededGenerator(seed: random.next()), options: [])
      sample.build(steps: 60)
      var bytes = sample.writer.takeBytes()
      for _ in 0...random.below(6) { damage(&bytes, &random) }
      let whole = fault(bytes, documents: .lines)
      let size = 1 + random.below(20)
      var inPieces: JSONError?
      do throws(JSONError) {
        let source = pieces(of: bytes, size: size)
        _ = try events(JSONReader(windowSize: 16, documents: .lines, source: source))
      } catch { inPieces = error }
      #expect(inPieces == whole, "seed \(seed), round \(round)")
      var reader = JSONReader(copying: bytes)
      do throws(JSONError) { while try reader.next() != .end { try reader.skipValue() } } catch {}
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(4) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    default: bytes.removeLast(min(bytes.count, random.below(20)))
    }
  }
}
