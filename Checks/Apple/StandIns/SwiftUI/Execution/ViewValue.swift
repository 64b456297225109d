/// A value that a view or a modifier was given, as tests compare it.
public enum ViewValue: Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ViewValue])
  case table([String: ViewValue])
  /// Any value that can be compared: a colour, a font, an alignment.
  case boxed(any Hashable & Sendable)
  /// A value that cannot be compared, known by its description.
  case described(String)

  /// The value in its plainest form.
  public init(_ value: some Hashable & Sendable) {
    switch value {
    case let value as ViewValue: self = value
    case let value as Bool: self = .flag(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as String: self = .text(value)
    default: self = .boxed(value)
    }
  }
}

extension ViewValue: Hashable {
  public static func == (one: ViewValue, other: ViewValue) -> Bool {
    switch (one, other) {
    case (.flag(let one), .flag(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.table(let one), .table(let other)): one == other
    case (.boxed(let one), .boxed(let other)): AnyHashable(one) == AnyHashable(other)
    case (.described(let one), .described(let other)): one == other
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .flag(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .text(let value), .described(let value): hasher.combine(value)
    case .list(let value): hasher.combine(value)
    case .table(let value): hasher.combine(value)
    case .boxed(let value): hasher.combine(AnyHashable(value))
    }
  }
}

extension ViewValue {
  public var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var text: String? { if case .text(let value) = self { value } else { nil } }
  public var list: [ViewValue]? { if case .list(let value) = self { value } else { nil } }

  /// The boxed value, when it is of a type.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? {
    if case .boxed(let value) = self { value as? Value } else { nil }
  }
}

extension ViewValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral values: ViewValue...) { self = .list(values) }
}
