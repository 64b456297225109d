#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// What stands left of a row: lines, bars, or something of one's own.
///
/// ```swift
/// struct RainbowStyle: ConnectorStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.strokes.stroke(colors[configuration.columns.indentation], lineWidth: 2)
///   }
/// }
/// ```
public protocol ConnectorStyle: DynamicProperty {
  /// What stands there.
  associatedtype Body: View

  /// Where everything is.
  typealias Configuration = ConnectorConfiguration

  /// Draws what stands left of a row.
  ///
  /// - Parameter configuration: Where everything is.
  /// - Returns: A view that is as large as the row, its strip included, and lies behind it.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What is left of a row, and where.
public struct ConnectorConfiguration {
  /// Which columns there are, and which lines go on.
  public let columns: RowColumns
  /// The sizes, for the width of the thread and the reader's text size.
  public let metrics: DiscussionMetrics
  /// The colour of the look for lines.
  public let lineColor: Color
  /// The colour of the look for bars.
  public let barColor: Color

  /// The lines that go on and the bend, to be stroked.
  public var strokes: ConnectorShape { ConnectorShape(columns: columns, metrics: metrics) }
  /// The stem and the bars, to be filled.
  public var areas: StemShape { StemShape(columns: columns, metrics: metrics) }
}

extension ConnectorStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedConnectorStyle(style: self, configuration: configuration))
  }
}

@MainActor
private struct ResolvedConnectorStyle<Style: ConnectorStyle>: View {
  let style: Style
  let configuration: ConnectorConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The lines and bars of the look.
public struct StandardConnectorStyle: ConnectorStyle {
  /// Makes the style.
  public init() {}

  /// Draws what stands left of a row.
  ///
  /// - Parameter configuration: Where everything is.
  /// - Returns: Strokes with round ends above areas.
  public func makeBody(configuration: Configuration) -> some View {
    let metrics = configuration.metrics
    let hasBars = metrics.connector != .elbow
    ZStack {
      configuration.areas.fill(hasBars ? configuration.barColor : configuration.lineColor)
      configuration.strokes.stroke(
        configuration.lineColor,
        style: StrokeStyle(lineWidth: metrics.strokeWidth, lineCap: .round)
      )
    }
  }
}

/// Nothing but the indentation.
public struct HiddenConnectorStyle: ConnectorStyle {
  /// Makes the style.
  public init() {}

  /// Draws nothing.
  ///
  /// - Parameter configuration: Where everything would be.
  /// - Returns: No view.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ConnectorStyle where Self == StandardConnectorStyle {
  /// The lines and bars of the look.
  public static var standard: StandardConnectorStyle { StandardConnectorStyle() }
}

extension ConnectorStyle where Self == HiddenConnectorStyle {
  /// Nothing but the indentation.
  public static var hidden: HiddenConnectorStyle { HiddenConnectorStyle() }
}
#endif
