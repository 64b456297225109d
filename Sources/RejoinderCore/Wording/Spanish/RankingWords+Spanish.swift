extension RankingWords {
  /// The Spanish words.
  static let spanish = {
    var words = RankingWords()
    words.terms = [
      "puntuación", "número de votos a favor", "número de votos en contra",
      "proporción mínima estimada a favor", "polémica", "popularidad", "parte por los votos",
      "parte por la fecha", "divisor por antigüedad", "antigüedad", "última actividad",
      "proporción mínima estimada de la mejor respuesta", "parte por la extensión", "valor",
      "puesto en el sorteo", "puesto en el original", "fecha",
    ]
    words.sentences = [
      Plural("puntuación {n}"), Plural("{n} voto a favor", "{n} votos a favor"),
      Plural("{n} voto en contra", "{n} votos en contra"),
      Plural("probablemente al menos {n} a favor si todo el mundo votara"), Plural("polémica {n}"),
      Plural("popularidad {n}"), Plural("{n} por los votos"), Plural("{n} por la fecha"),
      Plural("dividido por {n} según su antigüedad"),
      Plural("{n} hora de antigüedad", "{n} horas de antigüedad"),
      Plural("última actividad: {n}"),
      Plural("probablemente al menos {n} a favor de su mejor respuesta si todo el mundo votara"),
      Plural("{n} por la extensión"), Plural("{n} en total"), Plural("puesto {n} en el sorteo"),
      Plural("número {n} en el original"), Plural("escrito el {n}"),
    ]
    words.greater = "su {term} es mayor ({own} > {other})"
    words.smaller = "su {term} es menor ({own} < {other})"
    words.isAnsweredLater = "su hilo recibió una respuesta más reciente"
    words.isAnsweredEarlier = "su hilo lleva más tiempo sin respuestas"
    words.above = "encima de {name} porque {reason}"
    words.below = "debajo de {name} porque {reason}"
    words.isPinned = "está fijado"
    words.otherIsPinned = "el otro está fijado"
    words.isLast = "su texto ya no está"
    words.otherIsLast = "el texto del otro ya no está"
    words.isOlder = "es más antiguo"
    words.isNewer = "es más reciente"
    words.byArrival = "el original los da en este orden"
    words.byID = "solo se distinguen por sus identificadores"
    return words
  }()
}
