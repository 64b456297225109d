extension ChoiceWords {
  /// The Spanish words.
  static let spanish = {
    var words = ChoiceWords()
    words.appearance = "Apariencia"
    words.look = "Estilo"
    words.theme = "Tema"
    words.language = "Idioma"
    words.systemTheme = "Del sistema"
    words.lightTheme = "Claro"
    words.darkTheme = "Oscuro"
    words.blocks = "Bloques"
    words.simple = "Sencillo"
    words.imgurExpanded = "Imgur, desplegado"
    words.redditFoldable = "Reddit, plegable"
    words.hackerNewsFoldable = "HN, plegable"
    return words
  }()
}
