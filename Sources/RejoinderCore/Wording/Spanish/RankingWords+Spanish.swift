extension RankingWords {
  /// The Spanish words.
  static let spanish = {
    var words = RankingWords()
    words.terms = [
      "puntuación", "votos a favor", "votos en contra", "proporción segura de votos a favor",
      "polémica", "popularidad", "por los votos", "por la fecha", "divisor por antigüedad",
      "horas de antigüedad", "última actividad", "proporción segura de la respuesta",
      "por la extensión", "valor", "puesto en el sorteo", "puesto en el original", "escrito",
    ]
    words.above = "encima de {name} porque {reason}"
    words.below = "debajo de {name} porque {reason}"
    words.isPinned = "está fijado"
    words.otherIsPinned = "el otro está fijado"
    words.isLast = "su texto ya no está"
    words.otherIsLast = "el texto del otro ya no está"
    words.isOlder = "es más antiguo"
    words.isNewer = "es más reciente"
    words.byArrival = "así están en el original"
    words.byID = "deciden sus identificadores"
    return words
  }()
}
