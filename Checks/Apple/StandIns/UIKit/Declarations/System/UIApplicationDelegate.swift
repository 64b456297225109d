/// developer.apple.com/documentation/uikit/uiapplicationdelegate
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  // An optional requirement on Apple's platforms; here it has the default that UIKit has.
  /// developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

extension UIApplicationDelegate {
  // There is no screen to show it on: an app's source is only checked.
  /// developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
  public static func main() {}
}

/// developer.apple.com/documentation/uikit/uiscenesession
@MainActor open class UISceneSession: NSObject {
  /// developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/windowapplication
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// developer.apple.com/documentation/uikit/uiscenesession/role-swift.property
  open var role: UISceneSession.Role { configuration.role }
  /// developer.apple.com/documentation/uikit/uiscenesession/configuration
  public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

/// developer.apple.com/documentation/uikit/uisceneconfiguration
@MainActor open class UISceneConfiguration: NSObject {
  /// developer.apple.com/documentation/uikit/uisceneconfiguration/name
  public let name: String?
  /// developer.apple.com/documentation/uikit/uisceneconfiguration/role
  public let role: UISceneSession.Role
  /// developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass
  open var delegateClass: AnyClass?

  /// developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

extension UIScene {
  /// developer.apple.com/documentation/uikit/uiscene/connectionoptions
  @MainActor open class ConnectionOptions: NSObject {}
}

/// developer.apple.com/documentation/uikit/uiscenedelegate
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  // An optional requirement on Apple's platforms; here it has the default that UIKit has.
  /// developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

extension UISceneDelegate {
  /// developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  // An optional requirement on Apple's platforms.
  /// developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
  var window: UIWindow? { get set }
}
