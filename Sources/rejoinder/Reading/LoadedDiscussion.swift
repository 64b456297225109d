import RejoinderCore

/// A discussion, and what its address is made of.
struct LoadedDiscussion {
  /// The name of its file, or its title where a file has several.
  let name: String
  let discussion: Discussion
}
