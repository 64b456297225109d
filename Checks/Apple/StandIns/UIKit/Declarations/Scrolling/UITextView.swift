/// developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  // Optional requirements on Apple's platforms; here they have defaults that do nothing.
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldbeginediting(_:)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldendediting(_:)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidbeginediting(_:)
  func textViewDidBeginEditing(_ textView: UITextView)
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:)
  func textViewDidEndEditing(_ textView: UITextView)
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)
  func textViewDidChange(_ textView: UITextView)
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:primaryactionfor:defaultaction:)
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:menuconfigurationfor:defaultmenu:)
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}
extension UITextViewDelegate {
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldbeginediting(_:)
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldendediting(_:)
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidbeginediting(_:)
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:)
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)
  public func textViewDidChange(_ textView: UITextView) {}
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:primaryactionfor:defaultaction:)
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:menuconfigurationfor:defaultmenu:)
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
}

/// developer.apple.com/documentation/uikit/uitextitem
@MainActor open class UITextItem: NSObject {
  /// developer.apple.com/documentation/uikit/uitextitem/content-swift.enum
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  /// developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
  open class MenuConfiguration: NSObject {
    /// developer.apple.com/documentation/uikit/uitextitem/menuconfiguration/menu
    public let menu: UIMenu
    /// developer.apple.com/documentation/uikit/uitextitem/menuconfiguration/init(menu:)
    public init(menu: UIMenu) { self.menu = menu }
  }
  /// developer.apple.com/documentation/uikit/uitextitem/content-swift.property
  public let content: UITextItem.Content
  /// developer.apple.com/documentation/uikit/uitextitem/range
  public let range: NSRange
  init(content: UITextItem.Content, range: NSRange) {
    (self.content, self.range) = (content, range)
  }
}

/// developer.apple.com/documentation/uikit/uitextrange
@MainActor open class UITextRange: NSObject {
  /// developer.apple.com/documentation/uikit/uitextrange/isempty
  open var isEmpty: Bool { true }
}

/// developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// developer.apple.com/documentation/uikit/uidatadetectortypes/rawvalue
  public let rawValue: UInt
  /// developer.apple.com/documentation/uikit/uidatadetectortypes/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uidatadetectortypes/phonenumber
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// developer.apple.com/documentation/uikit/uidatadetectortypes/link
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// developer.apple.com/documentation/uikit/uidatadetectortypes/all
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// developer.apple.com/documentation/uikit/nstextcontainer
@MainActor open class NSTextContainer: NSObject {
  /// developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding
  open var lineFragmentPadding: CGFloat = 5
  /// developer.apple.com/documentation/uikit/nstextcontainer/maximumnumberoflines
  open var maximumNumberOfLines = 0
  /// developer.apple.com/documentation/uikit/nstextcontainer/linebreakmode
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// developer.apple.com/documentation/uikit/nstextcontainer/widthtrackstextview
  open var widthTracksTextView = true
}

/// developer.apple.com/documentation/uikit/uitextview
@MainActor open class UITextView: UIScrollView, WidthDependent {
  /// developer.apple.com/documentation/uikit/uitextview/init(frame:textcontainer:)
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }
  /// developer.apple.com/documentation/uikit/uitextview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uitextview/init(frame:)
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// developer.apple.com/documentation/uikit/uitextview/init(usingtextlayoutmanager:)
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// developer.apple.com/documentation/uikit/uitextview/delegate
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// developer.apple.com/documentation/uikit/uitextview/text
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }
  /// developer.apple.com/documentation/uikit/uitextview/attributedtext
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }
  /// developer.apple.com/documentation/uikit/uitextview/font
  open var font: UIFont?
  /// developer.apple.com/documentation/uikit/uitextview/textcolor
  open var textColor: UIColor?
  /// developer.apple.com/documentation/uikit/uitextview/textalignment
  open var textAlignment: NSTextAlignment = .natural
  /// developer.apple.com/documentation/uikit/uitextview/selectedrange
  open var selectedRange = NSRange(location: 0, length: 0)
  /// developer.apple.com/documentation/uikit/uitextview/iseditable
  open var isEditable = true
  /// developer.apple.com/documentation/uikit/uitextview/isselectable
  open var isSelectable = true
  /// developer.apple.com/documentation/uikit/uitextview/datadetectortypes
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// developer.apple.com/documentation/uikit/uitextview/linktextattributes
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// developer.apple.com/documentation/uikit/uitextview/typingattributes
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// developer.apple.com/documentation/uikit/uitextview/textcontainerinset
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// developer.apple.com/documentation/uikit/uitextview/textcontainer
  public private(set) var textContainer = NSTextContainer()
  /// developer.apple.com/documentation/uikit/uitextview/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  /// developer.apple.com/documentation/uikit/uitextview/allowseditingtextattributes
  open var allowsEditingTextAttributes = false
  /// developer.apple.com/documentation/uikit/uitextview/canbecomefirstresponder
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// developer.apple.com/documentation/uikit/uitextview/scrollrangetovisible(_:)
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// developer.apple.com/documentation/uikit/uitextview/hastext
  open var hasText: Bool { content.length > 0 }
  /// developer.apple.com/documentation/uikit/uitextview/inserttext(_:)
  open func insertText(_ text: String) { type(text) }
  /// developer.apple.com/documentation/uikit/uitextview/deletebackward()
  open func deleteBackward() { erase() }
  /// developer.apple.com/documentation/uikit/uitextview/isscrollenabled
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  /// developer.apple.com/documentation/uikit/uitextview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size(forWidth: 0)
  }
  /// developer.apple.com/documentation/uikit/uitextview/sizethatfits(_:)
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(forWidth: size.width) }
  var content = NSAttributedString(string: "") { didSet { invalidateIntrinsicContentSize() } }
  func size(forWidth width: CGFloat) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return measured(forWidth: width)
  }
}
