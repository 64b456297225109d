#if canImport(UIKit)
public import Foundation
public import RejoinderCore
import RejoinderText

/// How bodies are set: all that the making of one depends on besides its words.
///
/// It can be sent to where bodies are made, which need not be the main thread.
public struct BodySetting: Hashable, Sendable {
  /// How plain words are set at the usual text size.
  public var size: TextSize
  /// The colours of words, links, quotes, marks and code.
  public var colors: DiscussionColors
  /// The reader's text size, 1 for the usual one.
  public var textScale: Double
  /// What relative addresses are relative to; without it they lead nowhere.
  public var baseURL: URL?

  /// Makes the setting of a look.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - textScale: The reader's text size, 1 for the usual one.
  ///   - baseURL: What relative addresses are relative to.
  public init(_ style: DiscussionStyle, textScale: Double = 1, baseURL: URL? = nil) {
    (size, colors) = (style.fonts.body, style.colors)
    (self.textScale, self.baseURL) = (textScale, baseURL)
  }

  /// How far the pieces stand from each other, at the usual text size.
  var metrics: BodyMetrics { BodyMetrics(size) }
}
#endif
