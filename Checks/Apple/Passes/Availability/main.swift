public import Foundation
public import RejoinderCore

/// Shows a thread along the path that the domain opens, folds it, and fails where either differs from
/// what that path is to do.
@MainActor func evaluate() {
  let comments = [
    Comment(
      id: "1",
      author: "Marta",
      text: "Is it ten past four?",
      replies: [Comment(id: "2", author: "Luis", text: "Always.")]
    )
  ]
  let host = ViewHost(DiscussionScrollView { NestedCommentThread(comments: comments) })
  precondition(host.root.text.contains("Always."), "The reply does not show.")

  let listens = host.root.first("onScrollPhaseChange") != nil
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
    precondition(listens, "The newer path is open, and nobody listens on it.")
  } else {
    precondition(!listens, "The newer path is closed, and was taken.")
  }

  do { try host.tap("Hide 1 reply to Marta") } catch {
    preconditionFailure("The thread does not fold: \(error).")
  }
  precondition(!host.root.text.contains("Always."), "The reply still shows.")
  print("A thread shows and folds where newer API is \(CommandLine.arguments[1]).")
}

MainActor.assumeIsolated { evaluate() }
