import RejoinderCore
import RejoinderFormats
import RejoinderMarkdown

extension LoadedDiscussion {
  /// The discussion in our own format, with bodies that a page can show: Markdown and the HTML of others
  /// as HTML of our own writer.
  var exported: [UInt8] {
    var discussion = discussion
    discussion.comments = discussion.comments.map { comment in
      var comment = comment
      comment.body = written(comment.body)
      let quotes = comment.details.quotes
      if !quotes.isEmpty {
        comment.details.quotes = quotes.map { quote in
          Quote(of: quote.commentID, author: quote.author, body: written(quote.body))
        }
      }
      return comment
    }
    var bytes: [UInt8] = []
    DiscussionFormat.rejoinder.write?([discussion]) { bytes += $0 }
    return bytes
  }

  private func written(_ body: Body) -> Body {
    guard body.format != .plain else { return body }
    return Body(HTMLWriter().html(of: Markup(body, dialect: dialect)), format: .html)
  }
}
