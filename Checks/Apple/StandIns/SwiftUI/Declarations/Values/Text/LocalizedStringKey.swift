/// developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  // There is no table of translations here: the words are the key with its arguments put in.
  let text: String

  /// developer.apple.com/documentation/swiftui/localizedstringkey/init(_:)
  public init(_ value: String) {
    key = value
    text = value
  }
  /// developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:)
  public init(stringLiteral value: String) { self.init(value) }
  /// developer.apple.com/documentation/swiftui/localizedstringkey/init(stringinterpolation:)
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    text = stringInterpolation.text
  }

  /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var text = ""
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:)
    public init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func append(_ specifier: String, _ value: String) {
      key += specifier
      text += value
    }

    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendliteral(_:)
    public mutating func appendLiteral(_ literal: String) { append(literal, literal) }
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", String(attributedString.characters))
    }
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:format:)
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(input))
    }
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, "\(value)")
    }
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:specifier:)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value._argument))
    }
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:formatter:)
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", formatter?.string(for: subject) ?? "\(subject)")
    }
  }
}

// Not Apple's spelling of its members: what a number needs to stand in a key.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  var _argument: any CVarArg { get }
}

extension Int: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: any CVarArg { self }
}
extension Int32: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { self }
}
extension Int64: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: any CVarArg { self }
}
extension UInt: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: any CVarArg { self }
}
extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: any CVarArg { self }
}
extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _argument: any CVarArg { Double(self) }
}
extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: any CVarArg { Double(self) }
}
