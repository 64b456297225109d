extension UIButton {
  public struct Configuration: @unchecked Sendable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let kind: String
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var titleAlignment: TitleAlignment = .automatic
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var showsActivityIndicator = false
    public var indicator: Indicator = .automatic
    public var automaticallyUpdateForSelection = true
    init(kind: String) { self.kind = kind }
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
    public static func plain() -> UIButton.Configuration { Configuration(kind: "plain") }
    public static func tinted() -> UIButton.Configuration { Configuration(kind: "tinted") }
    public static func gray() -> UIButton.Configuration { Configuration(kind: "gray") }
    public static func filled() -> UIButton.Configuration { Configuration(kind: "filled") }
    public static func borderless() -> UIButton.Configuration { Configuration(kind: "borderless") }
    public static func bordered() -> UIButton.Configuration { Configuration(kind: "bordered") }
    public static func borderedTinted() -> UIButton.Configuration {
      Configuration(kind: "borderedTinted")
    }
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(kind: "borderedProminent")
    }
  }
}

public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: NSObject?
  public var customView: UIView?
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

public protocol UIConfigurationState {}

public struct UICellConfigurationState: UIConfigurationState, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
}

@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
