#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// How the picture of an author looks.
///
/// ```swift
/// struct SquareStyle: CommentAvatarStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(configuration.initial).frame(width: configuration.size, height: configuration.size)
///   }
/// }
/// ```
public protocol CommentAvatarStyle: DynamicProperty {
  /// What the avatar looks like.
  associatedtype Body: View

  /// What an avatar is made of.
  typealias Configuration = CommentAvatarConfiguration

  /// Makes an avatar.
  ///
  /// - Parameter configuration: What it is made of.
  /// - Returns: The avatar.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What an avatar is made of.
public struct CommentAvatarConfiguration {
  /// The name of the author, empty where it is unknown.
  public let name: String
  /// The first letter of the name.
  public let initial: String
  /// The address of a picture, empty where there is none.
  public let address: String
  /// The colour behind the letter.
  public let color: Color
  /// The diameter; lines of the look lead to a disc of this size.
  public let size: Double
}

extension CommentAvatarStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedAvatarStyle(style: self, configuration: configuration))
  }
}

@MainActor
private struct ResolvedAvatarStyle<Style: CommentAvatarStyle>: View {
  let style: Style
  let configuration: CommentAvatarConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A disc with the first letter of the name, black or white, whichever can be read.
public struct DiscAvatarStyle: CommentAvatarStyle {
  /// Makes the style.
  public init() {}

  /// Makes an avatar.
  ///
  /// - Parameter configuration: What it is made of.
  /// - Returns: A disc.
  public func makeBody(configuration: Configuration) -> some View {
    Circle()
      .fill(configuration.color.gradient)
      .frame(width: configuration.size, height: configuration.size)
      .overlay {
        Text(configuration.initial)
          .font(.subheadline.bold())
          .foregroundStyle(ContrastingForeground(background: configuration.color))
      }
  }
}

extension CommentAvatarStyle where Self == DiscAvatarStyle {
  /// A disc with the first letter of the name.
  public static var disc: DiscAvatarStyle { DiscAvatarStyle() }
}
#endif
