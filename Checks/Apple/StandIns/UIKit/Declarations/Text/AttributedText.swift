extension NSAttributedString.Key {
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key("NSFont")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/paragraphstyle
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/ligature
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  public static let kern = NSAttributedString.Key("NSKern")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughstyle
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughcolor
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/underlinestyle
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/underlinecolor
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/attachment
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/link
  public static let link = NSAttributedString.Key("NSLink")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/obliqueness
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextheadinglevel
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel"
  )
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechlanguage
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage"
  )
}

/// developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// developer.apple.com/documentation/uikit/nsunderlinestyle/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/uikit/nsunderlinestyle/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/nsunderlinestyle/single
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// developer.apple.com/documentation/uikit/nsunderlinestyle/thick
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// developer.apple.com/documentation/uikit/nsunderlinestyle/double
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/default
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  var values = Values()
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/init()
  public override init() { super.init() }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/linespacing
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacing
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacingbefore
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/alignment
  open var alignment: NSTextAlignment { values.alignment }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/headindent
  open var headIndent: CGFloat { values.headIndent }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/tailindent
  open var tailIndent: CGFloat { values.tailIndent }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/firstlineheadindent
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakmode
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/minimumlineheight
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/maximumlineheight
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/lineheightmultiple
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/basewritingdirection
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/defaulttabinterval
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/copy(with:)
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/mutablecopy(with:)
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/isequal(_:)
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// developer.apple.com/documentation/uikit/nsparagraphstyle/hash
  open override var hash: Int { values.hashValue }
}

/// developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linespacing
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/paragraphspacing
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/paragraphspacingbefore
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/alignment
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/headindent
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/tailindent
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/firstlineheadindent
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linebreakmode
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/minimumlineheight
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/maximumlineheight
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/lineheightmultiple
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/basewritingdirection
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/defaulttabinterval
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
}

/// developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject {
  /// developer.apple.com/documentation/uikit/nstextattachment/image
  open var image: UIImage?
  /// developer.apple.com/documentation/uikit/nstextattachment/bounds
  open var bounds = CGRect.zero
  /// developer.apple.com/documentation/uikit/nstextattachment/contents
  open var contents: Data?
  /// developer.apple.com/documentation/uikit/nstextattachment/filetype
  open var fileType: String?
  /// developer.apple.com/documentation/uikit/nstextattachment/init(data:oftype:)
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
  /// developer.apple.com/documentation/uikit/nstextattachment/init()
  public convenience override init() { self.init(data: nil, ofType: nil) }
  /// developer.apple.com/documentation/uikit/nstextattachment/init(image:)
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// developer.apple.com/documentation/foundation/nsattributedstring/init(attachment:)
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// developer.apple.com/documentation/foundation/nsattributedstring/size()
  public func size() -> CGSize {
    TextMeasure.size(of: self, font: .systemFont(ofSize: 12), width: 0)
  }
  /// developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let size = TextMeasure.size(of: self, font: .systemFont(ofSize: 12), width: size.width)
    return CGRect(origin: .zero, size: size)
  }
}

/// developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// developer.apple.com/documentation/uikit/nsstringdrawingoptions/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/uikit/nsstringdrawingoptions/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/nsstringdrawingoptions/useslinefragmentorigin
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// developer.apple.com/documentation/uikit/nsstringdrawingoptions/usesfontleading
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// developer.apple.com/documentation/uikit/nsstringdrawingoptions/truncateslastvisibleline
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {}
