extension EnvironmentValues {
  /// developer.apple.com/documentation/swiftui/environmentvalues/font
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/linespacing
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/linelimit
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/multilinetextalignment
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/textcase
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/truncationmode
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/minimumscalefactor
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/allowstightening
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}
