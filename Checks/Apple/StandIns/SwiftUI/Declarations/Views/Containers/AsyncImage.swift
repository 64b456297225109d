/// developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// developer.apple.com/documentation/swiftui/asyncimagephase/image
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// developer.apple.com/documentation/swiftui/asyncimagephase/error
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// developer.apple.com/documentation/swiftui/asyncimage
nonisolated public struct AsyncImage<Content>: View, _PrimitiveView where Content: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  /// developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:)
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image("") }
  }

  /// developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:content:placeholder:)
  public init<I, P>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:transaction:content:)
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    // Nothing is loaded here: a test says in the host what has come.
    let phase = view.url.flatMap { walk.host.images[$0] } ?? .empty
    walk.node("AsyncImage", { $0.set("url", view.url) }) {
      walk.visit(view.content(phase), at: .content)
    }
  }
}
