#if canImport(SwiftUI)
public import SwiftUI

extension DiscussionModifying {
  /// Chooses how rows of comments are set; what stands left of them stays.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func rowStyle(_ style: some CommentRowStyle) -> Modified {
    choosing { $0.rowStyle = style }
  }

  /// Chooses how the control looks that folds.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func toggleStyle(_ style: some ReplyToggleStyle) -> Modified {
    choosing { $0.toggleStyle = style }
  }

  /// Chooses how avatars look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func avatarStyle(_ style: some CommentAvatarStyle) -> Modified {
    choosing { $0.avatarStyle = style }
  }

  /// Chooses how the words of comments are set.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func bodyStyle(_ style: some CommentBodyStyle) -> Modified {
    choosing { $0.bodyStyle = style }
  }

  /// Chooses what stands left of rows.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func connectorStyle(_ style: some ConnectorStyle) -> Modified {
    choosing { $0.connectorStyle = style }
  }

  /// Chooses what shows where there are no comments.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func emptyStyle(_ style: some EmptyDiscussionStyle) -> Modified {
    choosing { $0.emptyStyle = style }
  }

  /// Shows a view of one's own where there are no comments.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view with that one in it.
  public func emptyView<Content: View>(@ViewBuilder _ content: () -> Content) -> Modified {
    emptyStyle(GivenViewStyle(content: content()))
  }

  /// Chooses what shows while comments are on their way.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func loadingStyle(_ style: some LoadingDiscussionStyle) -> Modified {
    choosing { $0.loadingStyle = style }
  }

  /// Shows a view of one's own while comments are on their way.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view with that one in it.
  public func loadingView<Content: View>(@ViewBuilder _ content: () -> Content) -> Modified {
    loadingStyle(GivenViewStyle(content: content()))
  }

  /// Chooses what shows where comments could not be loaded.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with that style.
  public func errorStyle(_ style: some DiscussionErrorStyle) -> Modified {
    choosing { $0.errorStyle = style }
  }

  /// Shows a view of one's own where comments could not be loaded.
  ///
  /// - Parameter content: Makes the view from what went wrong and how to try again.
  /// - Returns: The view with that one in it.
  public func errorView<Content: View>(
    @ViewBuilder _ content: @escaping (DiscussionErrorConfiguration) -> Content
  ) -> Modified {
    errorStyle(MadeErrorStyle(content: content))
  }
}
#endif
