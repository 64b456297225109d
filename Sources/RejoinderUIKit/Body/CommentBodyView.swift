#if canImport(UIKit)
public import Foundation
public import RejoinderCore
import RejoinderText
public import UIKit

/// The words of a comment: paragraphs that can be selected, links, quotes with a bar, code and tables
/// that scroll sideways, and spoilers that a tap reveals.
///
/// ```swift
/// let view = CommentBodyView()
/// view.onLink = { url in … }
/// view.show(Markup(comment.body), BodySetting(.reddit))
/// ```
///
/// Bodies that were made elsewhere are shown with ``show(_:)``.
public final class CommentBodyView: RowContentView, UITextViewDelegate, UIGestureRecognizerDelegate
{
  /// Is told which link was followed; without it the system opens it.
  public var onLink: ((URL) -> Void)?
  /// Is told that the words of spoilers are wanted; without it the view shows them where it can.
  public var onReveal: (() -> Void)?
  /// Is told of a tap on anything that is no link.
  public var onTap: (() -> Void)?
  /// What the view shows.
  public private(set) var content: BodyContent?

  private var source: Markup?
  let parts = BodyViews()

  /// Makes a view that shows nothing.
  ///
  /// - Parameter frame: Where it is.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of an archive, which shows nothing.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows the words of a body that was made before.
  ///
  /// - Parameter content: The words, `nil` for none.
  public func show(_ content: BodyContent?) {
    (self.content, source) = (content, nil)
    parts.show(content, in: self)
    setNeedsLayout()
  }

  /// Makes the words of a body and shows them.
  ///
  /// - Parameters:
  ///   - markup: The body.
  ///   - setting: How it is set.
  ///   - revealsSpoilers: Whether the words of spoilers are shown.
  public func show(_ markup: Markup, _ setting: BodySetting, revealsSpoilers: Bool = false) {
    show(BodyContent(markup, setting, revealsSpoilers: revealsSpoilers))
    source = markup
  }

  /// How high the words are.
  ///
  /// - Parameter width: How wide they may be.
  /// - Returns: The height.
  public override func height(inWidth width: CGFloat) -> CGFloat {
    parts.arrange(inWidth: width, isMirrored: isMirrored, places: false)
  }

  /// Places the words.
  public override func layoutContent() {
    _ = parts.arrange(inWidth: bounds.width, isMirrored: isMirrored, places: true)
  }

  /// Answers a tap on a link.
  ///
  /// - Parameters:
  ///   - textView: Where the link is.
  ///   - textItem: The link.
  ///   - defaultAction: What the system would do.
  /// - Returns: What is done instead.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    guard case .link(let url) = textItem.content else { return defaultAction }
    return UIAction { [weak self] _ in self?.follow(url) }
  }

  /// Says whether a menu belongs to a link: a covered spoiler has none.
  ///
  /// - Parameters:
  ///   - textView: Where the link is.
  ///   - textItem: The link.
  ///   - defaultMenu: What the system would offer.
  /// - Returns: The menu, `nil` for none.
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    guard case .link(let url) = textItem.content, url != BodyTextStyle.usualRevealURL else {
      return nil
    }
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }

  /// Lets taps be told of that text views take as well.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The one that asks.
  ///   - otherGestureRecognizer: Another one.
  /// - Returns: Always `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func setUp() {
    parts.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: Self.tapped)
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  /// Written as a name, which is the same with and without Objective-C.
  static let tapped = Selector(("bodyTapped:"))

  #if canImport(ObjectiveC)
  @objc(bodyTapped:)
  #endif
  func bodyTapped(_ tap: UITapGestureRecognizer) {
    let touched = parts.texts.filter { $0.bounds.contains(tap.location(in: $0)) }
    // A tap that ends a selection ends the selection only.
    guard !touched.contains(where: { $0.hasLink(at: tap.location(in: $0)) }),
      !parts.texts.contains(where: { $0.selectedRange.length > 0 })
    else { return }
    onTap?()
  }

  private func follow(_ url: URL) {
    if url == BodyTextStyle.usualRevealURL {
      reveal()
    } else if let onLink {
      onLink(url)
    } else {
      UIApplication.shared.open(url)
    }
  }

  private func reveal() {
    if let onReveal { return onReveal() }
    guard let source, let setting = content?.setting else { return }
    show(source, setting, revealsSpoilers: true)
    invalidateIntrinsicContentSize()
  }
}
#endif
