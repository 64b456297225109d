/// developer.apple.com/documentation/uikit/uicontextualaction
@MainActor open class UIContextualAction: NSObject {
  /// developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping (Bool) -> Void
    ) -> Void
  /// developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
  public enum Style: Int, Sendable { case normal, destructive }
  /// developer.apple.com/documentation/uikit/uicontextualaction/style-swift.property
  public let style: UIContextualAction.Style
  /// developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.property
  public let handler: UIContextualAction.Handler
  /// developer.apple.com/documentation/uikit/uicontextualaction/title
  open var title: String?
  /// developer.apple.com/documentation/uikit/uicontextualaction/backgroundcolor
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// developer.apple.com/documentation/uikit/uicontextualaction/image
  open var image: UIImage?
  init(standInStyle: Style, title: String?, handler: @escaping Handler) {
    (style, self.title, self.handler) = (standInStyle, title, handler)
  }
  /// developer.apple.com/documentation/uikit/uicontextualaction/init(style:title:handler:)
  public convenience init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.init(standInStyle: style, title: title, handler: handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/actions
  public let actions: [UIContextualAction]
  /// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe
  open var performsFirstActionWithFullSwipe = true
  init(standInActions: [UIContextualAction]) { actions = standInActions }
  /// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/init(actions:)
  public convenience init(actions: [UIContextualAction]) { self.init(standInActions: actions) }
}
