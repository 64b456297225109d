extension NoticeWords {
  /// The Spanish words.
  static let spanish = {
    var words = NoticeWords()
    words.orderChanged = "El orden ha cambiado: actualizar"
    words.nothingMore = "no hay nada más aquí"
    words.loading = "cargando…"
    words.notLoaded = "no se pudo cargar"
    words.tryAgain = "{problem}: intentar de nuevo"
    words.sending = "enviando…"
    words.notSent = "sin enviar"
    words.draft = "borrador"
    return words
  }()
}
