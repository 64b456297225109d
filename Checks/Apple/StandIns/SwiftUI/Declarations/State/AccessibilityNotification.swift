/// developer.apple.com/documentation/accessibility/accessibilitynotifications
public protocol AccessibilityNotifications {
  associatedtype Value
}

/// developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  /// developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
  public struct Announcement: AccessibilityNotifications, Sendable {
    public typealias Value = AttributedString
    let words: String

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/init(_:)-3q7w5
    public init(_ announcement: String) {
      words = announcement
    }

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/init(_:)-6u1xr
    public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
    }

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/post()
    public func post() {
      MainActor.assumeIsolated { ViewHost.current?.requests.append(.announcement(words)) }
    }
  }

  /// developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged
  public struct LayoutChanged: AccessibilityNotifications {
    public typealias Value = Any?

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged/init(_:)
    public init(_ element: Any? = nil) {}

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged/post()
    public func post() {
      MainActor.assumeIsolated { ViewHost.current?.requests.append(.notification("layoutChanged")) }
    }
  }

  /// developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged
  public struct ScreenChanged: AccessibilityNotifications {
    public typealias Value = Any?

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged/init(_:)
    public init(_ element: Any? = nil) {}

    /// developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged/post()
    public func post() {
      MainActor.assumeIsolated { ViewHost.current?.requests.append(.notification("screenChanged")) }
    }
  }
}
