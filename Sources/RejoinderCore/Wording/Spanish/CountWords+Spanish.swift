extension CountWords {
  /// The Spanish words.
  static let spanish = {
    var words = CountWords()
    words.replies = Plural("{n} respuesta", "{n} respuestas")
    words.showReplies = Plural("Mostrar {n} respuesta", "Mostrar {n} respuestas")
    words.hideReplies = Plural("Ocultar {n} respuesta", "Ocultar {n} respuestas")
    words.toggleTo = "{title} a {name}"
    words.moreReplies = Plural("{n} respuesta más", "{n} respuestas más")
    words.unknownMoreReplies = "Más respuestas"
    words.moreComments = Plural("{n} comentario más", "{n} comentarios más")
    words.unknownMoreComments = "Más comentarios"
    words.continued = Plural(
      "Seguir este hilo ({n} respuesta)",
      "Seguir este hilo ({n} respuestas)"
    )
    words.comments = Plural("{n} comentario", "{n} comentarios")
    words.notLoaded = Plural("{n} sin cargar")
    words.people = Plural("{n} persona", "{n} personas")
    words.new = Plural("{n} nuevo", "{n} nuevos")
    words.points = Plural("{n} punto", "{n} puntos")
    words.level = "nivel {n}"
    words.position = "{n} de {total}"
    return words
  }()
}
