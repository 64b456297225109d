extension LiveWords {
  /// The Spanish words.
  static let spanish = {
    var words = LiveWords()
    words.found = "{n} de {m}"
    words.foundNone = "Ningún comentario contiene ese texto"
    words.nothingNew = "No hay nada nuevo aquí"
    words.copied = "Copiado"
    words.offline = "Sin conexión"
    return words
  }()
}
