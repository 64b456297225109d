extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// developer.apple.com/documentation/foundation/nsattributedstring/init(_:)
  ///
  /// Apple's Foundation has it; here it carries over UIKit's fonts and colours and the links.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] =
        run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] =
        run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
      attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
