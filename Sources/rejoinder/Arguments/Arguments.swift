/// What was said after a command, checked.
struct Arguments {
  /// What is no option, in its order.
  private(set) var operands: [Word] = []
  private var values: [String: [String]] = [:]

  /// Whether an option was said.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// What was said for an option; the last word counts.
  func text(_ option: Option) -> String? { values[option.name]?.last }

  /// All that was said for an option, in its order.
  func texts(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The number that was said for an option.
  func number(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }

  mutating func add(operand: Word) { operands.append(operand) }

  mutating func set(_ option: Option, to value: String) {
    values[option.name, default: []].append(value)
  }
}
