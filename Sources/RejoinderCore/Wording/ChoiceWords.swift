/// What one can choose about how a discussion looks, and what the choices are called.
public struct ChoiceWords: Sendable {
  /// Opens the choices of look, theme and language.
  public var appearance = "Appearance"
  /// Chooses the look.
  public var look = "Look"
  /// Chooses between light and dark.
  public var theme = "Theme"
  /// Chooses the language.
  public var language = "Language"
  /// Light or dark as everything else on the device.
  public var systemTheme = "System"
  /// Dark on light.
  public var lightTheme = "Light"
  /// Light on dark.
  public var darkTheme = "Dark"
  /// The look in blocks.
  public var blocks = "Blocks"
  /// The look without ornament.
  public var simple = "Simple"
  /// The look of Imgur.
  public var imgur = "Imgur"
  /// The look of Imgur with everything unfolded.
  public var imgurExpanded = "Imgur, expanded"
  /// The look of Reddit.
  public var reddit = "Reddit"
  /// The look of Reddit where comments fold.
  public var redditFoldable = "Reddit, foldable"
  /// The look of Hacker News.
  public var hackerNews = "HN"
  /// The look of Hacker News where comments fold.
  public var hackerNewsFoldable = "HN, foldable"

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// What a look is called: its own title, or that of a look of ours, or else its name.
  ///
  /// - Parameter style: The look.
  /// - Returns: Its title.
  public func title(of style: DiscussionStyle) -> String {
    guard style.title.utf8.isEmpty else { return style.title }
    let titles = [
      ("blocks", choices.blocks), ("simple", choices.simple), ("imgur", choices.imgur),
      ("imgur-expanded", choices.imgurExpanded), ("reddit", choices.reddit),
      ("reddit-foldable", choices.redditFoldable), ("hn", choices.hackerNews),
      ("hn-foldable", choices.hackerNewsFoldable),
    ]
    return titles.first { sameBytes($0.0, style.name) }?.1 ?? style.name
  }
}
