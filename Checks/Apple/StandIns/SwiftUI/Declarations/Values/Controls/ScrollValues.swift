/// developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Equatable, Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/scrollindicatorvisibility/automatic
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// developer.apple.com/documentation/swiftui/scrollindicatorvisibility/visible
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// developer.apple.com/documentation/swiftui/scrollindicatorvisibility/hidden
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// developer.apple.com/documentation/swiftui/scrollindicatorvisibility/never
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode/automatic
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode/immediately
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode/interactively
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode/never
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// developer.apple.com/documentation/swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/scrollbouncebehavior/automatic
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// developer.apple.com/documentation/swiftui/scrollbouncebehavior/always
  public static let always = ScrollBounceBehavior(name: "always")
  /// developer.apple.com/documentation/swiftui/scrollbouncebehavior/basedonsize
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// developer.apple.com/documentation/swiftui/contentmarginplacement
@available(iOS 17.0, macOS 14.0, *)
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/contentmarginplacement/automatic
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// developer.apple.com/documentation/swiftui/contentmarginplacement/scrollcontent
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// developer.apple.com/documentation/swiftui/contentmarginplacement/scrollindicators
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// developer.apple.com/documentation/swiftui/scrollanchorrole
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/scrollanchorrole/initialoffset
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// developer.apple.com/documentation/swiftui/scrollanchorrole/sizechanges
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// developer.apple.com/documentation/swiftui/scrollanchorrole/alignment
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// developer.apple.com/documentation/swiftui/scrolltargetbehavior
@available(iOS 17.0, macOS 14.0, *)
public protocol ScrollTargetBehavior {
  /// developer.apple.com/documentation/swiftui/scrolltargetbehavior/updatetarget(_:context:)
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// developer.apple.com/documentation/swiftui/scrolltargetbehavior/targetcontext
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// developer.apple.com/documentation/swiftui/scrolltarget
@available(iOS 17.0, macOS 14.0, *)
public struct ScrollTarget: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/scrolltarget/rect
  public var rect: CGRect
  /// developer.apple.com/documentation/swiftui/scrolltarget/anchor
  public var anchor: UnitPoint?

  public static func == (one: ScrollTarget, two: ScrollTarget) -> Bool {
    one.rect == two.rect && one.anchor == two.anchor
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}

/// developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext
@available(iOS 17.0, macOS 14.0, *)
public struct ScrollTargetBehaviorContext {
  /// developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext/originaltarget
  public var originalTarget: ScrollTarget
  /// developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext/velocity
  public var velocity: CGVector
  /// developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext/contentsize
  public var contentSize: CGSize
  /// developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext/containersize
  public var containerSize: CGSize
  /// developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext/axes
  public var axes: Axis.Set
}

/// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior
@available(iOS 17.0, macOS 14.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  let limit: LimitBehavior
  /// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/init(limitbehavior:)
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
  /// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/updatetarget(_:context:)
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    /// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior/automatic
    public static let automatic = LimitBehavior(name: "automatic")
    /// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior/always
    public static let always = LimitBehavior(name: "always")
    /// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior/never
    public static let never = LimitBehavior(name: "never")
  }
}

/// developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
@available(iOS 17.0, macOS 14.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior/init()
  public init() {}
  /// developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior/updatetarget(_:context:)
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

@available(iOS 17.0, macOS 14.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// developer.apple.com/documentation/swiftui/scrolltargetbehavior/viewaligned
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// developer.apple.com/documentation/swiftui/scrolltargetbehavior/viewaligned(limitbehavior:)
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// developer.apple.com/documentation/swiftui/scrolltargetbehavior/paging
  public static var paging: PagingScrollTargetBehavior { .init() }
}

/// developer.apple.com/documentation/swiftui/scrollgeometry
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/scrollgeometry/contentoffset
  public var contentOffset: CGPoint
  /// developer.apple.com/documentation/swiftui/scrollgeometry/contentsize
  public var contentSize: CGSize
  /// developer.apple.com/documentation/swiftui/scrollgeometry/contentinsets
  public var contentInsets: EdgeInsets
  /// developer.apple.com/documentation/swiftui/scrollgeometry/containersize
  public var containerSize: CGSize
  /// developer.apple.com/documentation/swiftui/scrollgeometry/init(contentoffset:contentsize:contentinsets:containersize:)
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  /// developer.apple.com/documentation/swiftui/scrollgeometry/bounds
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// developer.apple.com/documentation/swiftui/scrollgeometry/visiblerect
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading,
      y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom
    )
  }
}

/// developer.apple.com/documentation/swiftui/scrollphase
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// developer.apple.com/documentation/swiftui/scrollphase/isscrolling
  public var isScrolling: Bool { self != .idle }
}
