// On visionOS only from 26 on: developer.apple.com/documentation/swiftui/sensoryfeedback
@available(iOS 17.0, macOS 14.0, visionOS 26.0, *)
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let increase = SensoryFeedback(name: "increase")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let selection = SensoryFeedback(name: "selection")
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name), \(intensity))")
  }
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name), \(intensity))")
  }
  @available(iOS 17.5, macOS 14.5, *)
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  public struct Weight: Hashable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  public struct Flexibility: Hashable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}
