extension LiveWords {
  /// The Spanish words.
  static let spanish = {
    var words = LiveWords()
    words.found = "{n} de {m}"
    words.foundNone = "Ningún comentario contiene ese texto"
    words.nothingNew = "No hay nada nuevo aquí"
    words.copied = "Copiado"
    words.notCopied = "No se pudo copiar"
    words.offline = "Sin conexión"
    words.commentsNotLoaded = "No se han podido cargar los comentarios."
    words.noDiscussion = "Aquí no hay ninguna conversación."
    return words
  }()
}
