@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  // Optional requirements on Apple's platforms; here they have defaults that do nothing.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
}

@MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  open class MenuConfiguration: NSObject {
    public let menu: UIMenu
    public init(menu: UIMenu) { self.menu = menu }
  }
  public let content: UITextItem.Content
  public let range: NSRange
  init(content: UITextItem.Content, range: NSRange) {
    (self.content, self.range) = (content, range)
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

@MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = true
}

@MainActor open class UITextView: UIScrollView, WidthDependent {
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  open var text: String! {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }
  open var attributedText: NSAttributedString! {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public private(set) var textContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open var hasText: Bool { content.length > 0 }
  open func insertText(_ text: String) { type(text) }
  open func deleteBackward() { erase() }
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size(forWidth: 0)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(forWidth: size.width) }
  var content = NSAttributedString(string: "") { didSet { invalidateIntrinsicContentSize() } }
  func size(forWidth width: CGFloat) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return measured(forWidth: width)
  }
}
