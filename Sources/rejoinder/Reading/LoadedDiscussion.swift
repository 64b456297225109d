import RejoinderCore
import RejoinderFormats
import RejoinderMarkdown

/// A discussion, and what its address is made of.
struct LoadedDiscussion {
  /// The name of its file, or its title where a file has several.
  let name: String
  let discussion: Discussion
  /// What the Markdown of its bodies may hold.
  let dialect: MarkdownDialect

  /// Puts a discussion beside its name.
  ///
  /// - Parameters:
  ///   - name: The name of its file, or its title.
  ///   - discussion: The discussion.
  ///   - format: What it was read as.
  init(name: String, _ discussion: Discussion, from format: DiscussionFormat?) {
    (self.name, self.discussion) = (name, discussion)
    dialect = format?.name == DiscussionFormat.reddit.name ? .reddit : .github
  }
}
