/// developer.apple.com/documentation/uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  // Optional requirements on Apple's platforms; here they have the defaults that UIKit has.
  /// developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
  func textFieldDidEndEditing(_ textField: UITextField)
}
extension UITextFieldDelegate {
  /// developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// developer.apple.com/documentation/uikit/uitextfield
@MainActor open class UITextField: UIControl {
  /// developer.apple.com/documentation/uikit/uitextfield/text
  open var text: String? = ""
  /// developer.apple.com/documentation/uikit/uitextfield/placeholder
  open var placeholder: String?
  /// developer.apple.com/documentation/uikit/uitextfield/font
  open var font: UIFont?
  /// developer.apple.com/documentation/uikit/uitextfield/textcolor
  open var textColor: UIColor?
  /// developer.apple.com/documentation/uikit/uitextfield/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  /// developer.apple.com/documentation/uikit/uitextfield/delegate
  open weak var delegate: (any UITextFieldDelegate)?
  /// developer.apple.com/documentation/uikit/uitextfield/canbecomefirstresponder
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// developer.apple.com/documentation/uikit/uitextfield/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: (font ?? .systemFont(ofSize: 17)).lineHeight)
  }
}

/// developer.apple.com/documentation/uikit/uivisualeffect
@MainActor open class UIVisualEffect: NSObject {}

/// developer.apple.com/documentation/uikit/uiblureffect
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// developer.apple.com/documentation/uikit/uiblureffect/style-swift.enum
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }
  let style: Style
  /// developer.apple.com/documentation/uikit/uiblureffect/init(style:)
  public init(style: UIBlurEffect.Style) { self.style = style }
}

/// developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor open class UIVisualEffectView: UIView {
  /// developer.apple.com/documentation/uikit/uivisualeffectview/effect
  open var effect: UIVisualEffect?
  /// developer.apple.com/documentation/uikit/uivisualeffectview/contentview
  public let contentView = UIView()
  /// developer.apple.com/documentation/uikit/uivisualeffectview/init(effect:)
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// developer.apple.com/documentation/uikit/uivisualeffectview/init(coder:)
  public required init?(coder: NSCoder) { nil }
}

/// developer.apple.com/documentation/uikit/uiswitch
@MainActor open class UISwitch: UIControl {
  /// developer.apple.com/documentation/uikit/uiswitch/ison
  open var isOn = false
  /// developer.apple.com/documentation/uikit/uiswitch/ontintcolor
  open var onTintColor: UIColor?
  /// developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// developer.apple.com/documentation/uikit/uiswitch/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

extension UIResponder {
  /// developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
