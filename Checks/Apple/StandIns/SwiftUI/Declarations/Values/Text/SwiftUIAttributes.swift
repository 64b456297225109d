extension AttributeScopes {
  /// developer.apple.com/documentation/foundation/attributescopes/swiftui
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
  public struct SwiftUIAttributes: AttributeScope {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/font
    public let font: FontAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolor
    public let foregroundColor: ForegroundColorAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolor
    public let backgroundColor: BackgroundColorAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyle
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyle
    public let underlineStyle: UnderlineStyleAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kern
    public let kern: KerningAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/tracking
    public let tracking: TrackingAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffset
    public let baselineOffset: BaselineOffsetAttribute
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foundation
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute
  public enum FontAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute/value
    public typealias Value = Font
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute/name
    public static let name = "SwiftUI.Font"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute/value
    public typealias Value = Color
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute/name
    public static let name = "SwiftUI.ForegroundColor"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute/value
    public typealias Value = Color
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute/name
    public static let name = "SwiftUI.BackgroundColor"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute/value
    public typealias Value = Text.LineStyle
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute/name
    public static let name = "SwiftUI.StrikethroughStyle"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute/value
    public typealias Value = Text.LineStyle
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute/name
    public static let name = "SwiftUI.UnderlineStyle"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute
  public enum KerningAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute/value
    public typealias Value = CGFloat
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute/name
    public static let name = "SwiftUI.Kern"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/trackingattribute
  public enum TrackingAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/trackingattribute/value
    public typealias Value = CGFloat
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/trackingattribute/name
    public static let name = "SwiftUI.Tracking"
  }
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetattribute
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetattribute/value
    public typealias Value = CGFloat
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetattribute/name
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// developer.apple.com/documentation/foundation/attributedynamiclookup/subscript(dynamicmember:)
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
