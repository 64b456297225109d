import RejoinderJSON
import TestSupport
import Testing

/// Numbers: exact integers, and the nearest `Double`.
struct NumberTests {
  private func number(_ text: String) throws -> (int64: Int64?, double: Double?) {
    var reader = JSONReader(copying: text.utf8)
    #expect(try reader.next() == .number)
    return (reader.int64, reader.double)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-42", -42), ("9007199254740993", 9_007_199_254_740_993),
    ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min), ("1.0", 1),
    ("1.50e1", 15), ("1e3", 1000), ("1500000000.000", 1_500_000_000), ("0.0e9999999999999", 0),
    ("120e-1", 12), ("999999999999999999", 999_999_999_999_999_999),
  ])
  func readsWholeNumbersExactly(text: String, expected: Int64) throws {
    #expect(try number(text).int64 == expected)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1.5", "1e-1", "1e19", "1e99999999999",
    "18446744073709551616", "99999999999999999999999",
  ])
  func hasNoIntegerForOthers(text: String) throws {
    #expect(try number(text).int64 == nil)
  }

  @Test(arguments: [
    "0", "-0", "1", "0.1", "-2.5", "1e22", "1e23", "8.41e21", "9007199254740993",
    "9007199254740991",
    "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308", "5e-324",
    "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "-1e999",
    "6.62607015e-34", "123456789012345678901234567890", "0.000000000000000000000000000000000012345",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    "9223372036854775808", "1e-999999999999", "100000000000000016777215",
    "100000000000000016777216",
  ])
  func readsTheNearestDouble(text: String) throws {
    let read = try number(text).double
    #expect(read?.bitPattern == Double(text)?.bitPattern, "\(text)")
  }

  @Test func readsLongNumbersToTheLastDigit() throws {
    // Halfway between two doubles, decided only by a digit a thousand places later.
    let half = "9007199254740993." + String(repeating: "0", count: 1000)
    #expect(try number(half).double == 9_007_199_254_740_992)
    #expect(try number(half + "1").double == 9_007_199_254_740_994)
  }

  @Test(arguments: SeededGenerator.seeds)
  func agreesWithTheStandardLibrary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let any = Double(bitPattern: random.next())
      if any.isFinite { #expect(try number(any.description).double == any, "seed \(seed)") }
      let digits = (0...random.below(30)).map { _ in String(random.below(10)) }.joined()
      let text = "1" + digits + "." + digits + "e\(random.below(700) - 350)"
      #expect(
        try number(text).double?.bitPattern == Double(text)?.bitPattern,
        "\(text), seed \(seed)"
      )
    }
  }
}
