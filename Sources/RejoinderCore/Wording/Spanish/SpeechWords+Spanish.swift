extension SpeechWords {
  /// The Spanish words.
  static let spanish = {
    var words = SpeechWords()
    words.level = "Nivel {n}"
    words.levelShort = "N{n}"
    words.new = "nuevo"
    words.expanded = "desplegado"
    words.collapsed = "plegado"
    words.answers = "En respuesta a: {text}"
    words.quote = "Cita:"
    words.quoteEnd = "Fin de la cita."
    words.spoiler = "texto oculto"
    words.reveal = "Mostrar el texto oculto"
    words.files = "Archivos adjuntos: {names}"
    words.topLevel = "Primer nivel"
    words.unread = "No leídos"
    words.byAuthor = "Por autor"
    return words
  }()
}
