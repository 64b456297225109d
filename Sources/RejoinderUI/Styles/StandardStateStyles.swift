#if canImport(SwiftUI)
public import SwiftUI

/// A quiet sentence where there are no comments.
public struct SentenceEmptyStyle: EmptyDiscussionStyle {
  /// Makes the style.
  public init() {}

  /// Makes the sentence.
  ///
  /// - Parameter configuration: What there is to say.
  /// - Returns: The sentence.
  public func makeBody(configuration: Configuration) -> some View {
    Text(configuration.title)
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .padding()
  }
}

/// A wheel that turns while comments are on their way.
public struct WheelLoadingStyle: LoadingDiscussionStyle {
  /// Makes the style.
  public init() {}

  /// Makes the wheel.
  ///
  /// - Parameter configuration: What there is to say.
  /// - Returns: The wheel with its words.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration.title)
      .frame(maxWidth: .infinity)
      .padding()
  }
}

/// A sentence that says what went wrong, and a button that tries again.
public struct SentenceErrorStyle: DiscussionErrorStyle {
  /// Makes the style.
  public init() {}

  /// Makes sentence and button.
  ///
  /// - Parameter configuration: What went wrong, and how to try again.
  /// - Returns: Sentence and button.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(configuration.message)
        .font(.subheadline)
        .multilineTextAlignment(.center)
      if let retry = configuration.retry { Button(configuration.retryTitle, action: retry) }
    }
    .frame(maxWidth: .infinity)
    .padding()
  }
}

extension EmptyDiscussionStyle where Self == SentenceEmptyStyle {
  /// A quiet sentence.
  public static var sentence: SentenceEmptyStyle { SentenceEmptyStyle() }
}

extension LoadingDiscussionStyle where Self == WheelLoadingStyle {
  /// A wheel that turns.
  public static var wheel: WheelLoadingStyle { WheelLoadingStyle() }
}

extension DiscussionErrorStyle where Self == SentenceErrorStyle {
  /// A sentence, and a button that tries again.
  public static var sentence: SentenceErrorStyle { SentenceErrorStyle() }
}

/// A view that was handed over as it is.
struct GivenViewStyle<Content: View>: EmptyDiscussionStyle, LoadingDiscussionStyle {
  let content: Content

  func makeBody(configuration: DiscussionNoticeConfiguration) -> some View { content }
}

/// A view that a closure makes of what went wrong.
struct MadeErrorStyle<Content: View>: DiscussionErrorStyle {
  let content: (DiscussionErrorConfiguration) -> Content

  func makeBody(configuration: Configuration) -> some View { content(configuration) }
}
#endif
