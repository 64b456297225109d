extension FailureWords {
  /// The Spanish words.
  static let spanish = {
    var words = FailureWords()
    words.unreachable = "sin conexión"
    words.refused = "no está permitido"
    words.gone = "ya no está"
    words.outdated = "la conversación ha cambiado y se carga de nuevo"
    words.notFound = "Este comentario ya no está"
    words.nothingNew = "No hay nada nuevo"
    words.empty = "Aún no hay nada escrito"
    words.locked = "Aquí no se admiten respuestas"
    words.full = "Ya hay demasiado por enviar"
    words.parentGone = "el comentario al que responde no se publicó"
    words.busy = "el servidor está ocupado"
    words.tooLong = "es demasiado largo"
    return words
  }()
}
