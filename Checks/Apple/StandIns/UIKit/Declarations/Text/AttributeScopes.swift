extension AttributeScopes {
  /// developer.apple.com/documentation/foundation/attributescopes/uikit
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  public struct UIKitAttributes: AttributeScope {
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/font
    public let font: FontAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolor
    public let foregroundColor: ForegroundColorAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolor
    public let backgroundColor: BackgroundColorAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foundation
    public let foundation: FoundationAttributes

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute
    public enum FontAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute/value
      public typealias Value = UIFont
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute/name
      public static let name = "NSFont"
    }
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute/value
      public typealias Value = UIColor
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute/name
      public static let name = "NSColor"
    }
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute/value
      public typealias Value = UIColor
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute/name
      public static let name = "NSBackgroundColor"
    }
  }
}

extension AttributeDynamicLookup {
  /// developer.apple.com/documentation/foundation/attributedynamiclookup/subscript(dynamicmember:)
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
