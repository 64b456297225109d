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
    return words
  }()
}
