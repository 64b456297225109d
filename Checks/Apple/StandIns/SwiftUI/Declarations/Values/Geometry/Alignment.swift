/// developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
  /// developer.apple.com/documentation/swiftui/alignmentid/defaultvalue(in:)
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/viewdimensions/width
  public var width: CGFloat
  /// developer.apple.com/documentation/swiftui/viewdimensions/height
  public var height: CGFloat
  /// developer.apple.com/documentation/swiftui/viewdimensions/subscript(guide:)
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  /// developer.apple.com/documentation/swiftui/viewdimensions/subscript(guide:)
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  // No text is measured here, so that no view has an explicit guide.
  /// developer.apple.com/documentation/swiftui/viewdimensions/subscript(explicit:)
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// developer.apple.com/documentation/swiftui/viewdimensions/subscript(explicit:)
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

// Unchecked: what it holds is a type, which never changes.
/// developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Hashable, @unchecked Sendable, CustomStringConvertible {
  let id: any AlignmentID.Type
  /// developer.apple.com/documentation/swiftui/horizontalalignment/init(_:)
  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
  public var description: String { String(describing: id) }
}

// Unchecked: what it holds is a type, which never changes.
/// developer.apple.com/documentation/swiftui/verticalalignment
public struct VerticalAlignment: Hashable, @unchecked Sendable, CustomStringConvertible {
  let id: any AlignmentID.Type
  /// developer.apple.com/documentation/swiftui/verticalalignment/init(_:)
  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
  public var description: String { String(describing: id) }
}

extension HorizontalAlignment {
  enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  /// developer.apple.com/documentation/swiftui/horizontalalignment/leading
  public static let leading = HorizontalAlignment(Leading.self)
  /// developer.apple.com/documentation/swiftui/horizontalalignment/center
  public static let center = HorizontalAlignment(Center.self)
  /// developer.apple.com/documentation/swiftui/horizontalalignment/trailing
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// developer.apple.com/documentation/swiftui/horizontalalignment/listrowseparatorleading
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// developer.apple.com/documentation/swiftui/horizontalalignment/listrowseparatortrailing
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

extension VerticalAlignment {
  enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  /// developer.apple.com/documentation/swiftui/verticalalignment/top
  public static let top = VerticalAlignment(Top.self)
  /// developer.apple.com/documentation/swiftui/verticalalignment/center
  public static let center = VerticalAlignment(Center.self)
  /// developer.apple.com/documentation/swiftui/verticalalignment/bottom
  public static let bottom = VerticalAlignment(Bottom.self)
  /// developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// developer.apple.com/documentation/swiftui/verticalalignment/lasttextbaseline
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/alignment/horizontal
  public var horizontal: HorizontalAlignment
  /// developer.apple.com/documentation/swiftui/alignment/vertical
  public var vertical: VerticalAlignment
  /// developer.apple.com/documentation/swiftui/alignment/init(horizontal:vertical:)
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// developer.apple.com/documentation/swiftui/alignment/center
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// developer.apple.com/documentation/swiftui/alignment/leading
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// developer.apple.com/documentation/swiftui/alignment/trailing
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// developer.apple.com/documentation/swiftui/alignment/top
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// developer.apple.com/documentation/swiftui/alignment/bottom
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// developer.apple.com/documentation/swiftui/alignment/topleading
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// developer.apple.com/documentation/swiftui/alignment/toptrailing
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// developer.apple.com/documentation/swiftui/alignment/bottomleading
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// developer.apple.com/documentation/swiftui/alignment/bottomtrailing
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// developer.apple.com/documentation/swiftui/alignment/centerfirsttextbaseline
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// developer.apple.com/documentation/swiftui/alignment/centerlasttextbaseline
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// developer.apple.com/documentation/swiftui/alignment/leadingfirsttextbaseline
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// developer.apple.com/documentation/swiftui/alignment/leadinglasttextbaseline
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// developer.apple.com/documentation/swiftui/alignment/trailingfirsttextbaseline
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// developer.apple.com/documentation/swiftui/alignment/trailinglasttextbaseline
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
