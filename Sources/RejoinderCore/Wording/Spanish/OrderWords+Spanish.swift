extension OrderWords {
  /// The Spanish words.
  static let spanish = {
    var words = OrderWords()
    words.source = "Como en el original"
    words.oldest = "Más antiguos"
    words.newest = "Más recientes"
    words.top = "Mejor puntuados"
    words.best = "Mejores"
    words.hot = "Populares"
    words.controversial = "Polémicos"
    words.active = "Más activos"
    words.upvotes = "Más votados"
    words.hackerNews = "Populares (Hacker News)"
    words.lemmyHot = "Populares (Lemmy)"
    words.lobsters = "Mejores (Lobsters)"
    words.talkyard = "Mejores (Talkyard)"
    words.questionsAndAnswers = "Preguntas y respuestas"
    words.random = "Al azar"
    return words
  }()
}
