// On visionOS only from 26 on: developer.apple.com/documentation/swiftui/sensoryfeedback
/// developer.apple.com/documentation/swiftui/sensoryfeedback
@available(iOS 17.0, macOS 14.0, visionOS 26.0, *)
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/start
  public static let start = SensoryFeedback(name: "start")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/stop
  public static let stop = SensoryFeedback(name: "stop")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/alignment
  public static let alignment = SensoryFeedback(name: "alignment")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/decrease
  public static let decrease = SensoryFeedback(name: "decrease")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/increase
  public static let increase = SensoryFeedback(name: "increase")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/levelchange
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/selection
  public static let selection = SensoryFeedback(name: "selection")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/success
  public static let success = SensoryFeedback(name: "success")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/warning
  public static let warning = SensoryFeedback(name: "warning")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/error
  public static let error = SensoryFeedback(name: "error")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/impact
  public static let impact = SensoryFeedback(name: "impact")
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/impact(weight:intensity:)
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name), \(intensity))")
  }
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/impact(flexibility:intensity:)
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name), \(intensity))")
  }
  /// developer.apple.com/documentation/swiftui/sensoryfeedback/pathcomplete
  @available(iOS 17.5, macOS 14.5, *)
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// developer.apple.com/documentation/swiftui/sensoryfeedback/weight
  public struct Weight: Hashable, Sendable {
    let name: String
    /// developer.apple.com/documentation/swiftui/sensoryfeedback/weight/light
    public static let light = Weight(name: "light")
    /// developer.apple.com/documentation/swiftui/sensoryfeedback/weight/medium
    public static let medium = Weight(name: "medium")
    /// developer.apple.com/documentation/swiftui/sensoryfeedback/weight/heavy
    public static let heavy = Weight(name: "heavy")
  }

  /// developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility
  public struct Flexibility: Hashable, Sendable {
    let name: String
    /// developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility/rigid
    public static let rigid = Flexibility(name: "rigid")
    /// developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility/solid
    public static let solid = Flexibility(name: "solid")
    /// developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility/soft
    public static let soft = Flexibility(name: "soft")
  }
}
