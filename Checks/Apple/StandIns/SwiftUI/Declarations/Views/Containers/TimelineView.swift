/// developer.apple.com/documentation/swiftui/timelineschedulemode
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// developer.apple.com/documentation/swiftui/periodictimelineschedule
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// developer.apple.com/documentation/swiftui/periodictimelineschedule/init(from:by:)
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// developer.apple.com/documentation/swiftui/periodictimelineschedule/entries(from:mode:)
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    Entries(upcoming: startDate, interval: interval)
  }

  /// developer.apple.com/documentation/swiftui/periodictimelineschedule/entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }
}

/// developer.apple.com/documentation/swiftui/everyminutetimelineschedule
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// developer.apple.com/documentation/swiftui/everyminutetimelineschedule/init()
  public init() {}

  /// developer.apple.com/documentation/swiftui/everyminutetimelineschedule/entries(from:mode:)
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: 60).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// developer.apple.com/documentation/swiftui/timelineschedule/periodic(from:by:)
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// developer.apple.com/documentation/swiftui/timelineschedule/everyminute
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// developer.apple.com/documentation/swiftui/timelineviewdefaultcontext
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// developer.apple.com/documentation/swiftui/timelineview
nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let content: (TimelineViewDefaultContext) -> Content

  /// developer.apple.com/documentation/swiftui/timelineview/context
  public struct Context {
    /// developer.apple.com/documentation/swiftui/timelineview/context/cadence
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// developer.apple.com/documentation/swiftui/timelineview/context/date
    public let date: Date
    /// developer.apple.com/documentation/swiftui/timelineview/context/cadence
    public let cadence: Cadence
  }
}

extension TimelineView: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  /// developer.apple.com/documentation/swiftui/timelineview/init(_:content:)
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(content: content)
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let context = TimelineViewDefaultContext(date: walk.host.now, cadence: .live)
    walk.node("TimelineView", { $0.set("date", context.date) }) {
      walk.visit(view.content(context), at: .content)
    }
  }
}
