extension UIButton {
  /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: @unchecked Sendable {
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/macidiomstyle
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let kind: String
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title
    public var title: String?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedtitle
    public var attributedTitle: AttributedString?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titletextattributestransformer
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/subtitle
    public var subtitle: String?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedsubtitle
    public var attributedSubtitle: AttributedString?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/image
    public var image: UIImage?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagecolortransformer
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/preferredsymbolconfigurationforimage
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagepadding
    public var imagePadding: CGFloat = 0
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlepadding
    public var titlePadding: CGFloat = 0
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.property
    public var titleAlignment: TitleAlignment = .automatic
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor
    public var baseForegroundColor: UIColor?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor
    public var baseBackgroundColor: UIColor?
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/background
    public var background = UIBackgroundConfiguration.clear()
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.property
    public var cornerStyle: CornerStyle = .dynamic
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/buttonsize
    public var buttonSize: Size = .medium
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/showsactivityindicator
    public var showsActivityIndicator = false
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.property
    public var indicator: Indicator = .automatic
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/automaticallyupdateforselection
    public var automaticallyUpdateForSelection = true
    init(kind: String) { self.kind = kind }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/setdefaultcontentinsets()
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/updated(for:)
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()
    public static func plain() -> UIButton.Configuration { Configuration(kind: "plain") }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/tinted()
    public static func tinted() -> UIButton.Configuration { Configuration(kind: "tinted") }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()
    public static func gray() -> UIButton.Configuration { Configuration(kind: "gray") }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()
    public static func filled() -> UIButton.Configuration { Configuration(kind: "filled") }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderless()
    public static func borderless() -> UIButton.Configuration { Configuration(kind: "borderless") }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/bordered()
    public static func bordered() -> UIButton.Configuration { Configuration(kind: "bordered") }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderedtinted()
    public static func borderedTinted() -> UIButton.Configuration {
      Configuration(kind: "borderedTinted")
    }
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderedprominent()
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(kind: "borderedProminent")
    }
  }
}

/// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer/transform
  public let transform: (AttributeContainer) -> AttributeContainer
  /// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer/init(_:)
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer/callasfunction(_:)
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// developer.apple.com/documentation/uikit/uiconfigurationcolortransformer
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/transform
  public let transform: (UIColor) -> UIColor
  /// developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/init(_:)
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/callasfunction(_:)
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/backgroundcolor
  public var backgroundColor: UIColor?
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/cornerradius
  public var cornerRadius: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/backgroundinsets
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/strokecolor
  public var strokeColor: UIColor?
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/strokewidth
  public var strokeWidth: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/strokeoutset
  public var strokeOutset: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/visualeffect
  public var visualEffect: NSObject?
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/customview
  public var customView: UIView?
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/clear()
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/listplaincell()
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/listgroupedcell()
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration/updated(for:)
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// developer.apple.com/documentation/uikit/uiconfigurationstate
public protocol UIConfigurationState {}

/// developer.apple.com/documentation/uikit/uicellconfigurationstate
public struct UICellConfigurationState: UIConfigurationState, Sendable {
  /// developer.apple.com/documentation/uikit/uicellconfigurationstate/isselected
  public var isSelected = false
  /// developer.apple.com/documentation/uikit/uicellconfigurationstate/ishighlighted
  public var isHighlighted = false
  /// developer.apple.com/documentation/uikit/uicellconfigurationstate/isediting
  public var isEditing = false
  /// developer.apple.com/documentation/uikit/uicellconfigurationstate/isexpanded
  public var isExpanded = false
  /// developer.apple.com/documentation/uikit/uicellconfigurationstate/isswiped
  public var isSwiped = false
}

/// developer.apple.com/documentation/uikit/uicontentconfiguration
@MainActor public protocol UIContentConfiguration {
  /// developer.apple.com/documentation/uikit/uicontentconfiguration/makecontentview()
  func makeContentView() -> UIView & UIContentView
  /// developer.apple.com/documentation/uikit/uicontentconfiguration/updated(for:)
  func updated(for state: any UIConfigurationState) -> Self
}

/// developer.apple.com/documentation/uikit/uicontentview
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uicontentview/configuration
  var configuration: any UIContentConfiguration { get set }
}
