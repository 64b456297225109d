extension PageWords {
  /// The Spanish words.
  static let spanish = {
    var words = PageWords()
    words.source = "De {source}"
    words.startedBy = "iniciada por {name}"
    words.replies = "Respuestas"
    words.levels = Plural("{n} nivel", "{n} niveles")
    words.continuesIn = "Sigue en"
    words.missingParent = "Responde a un comentario que no está aquí"
    words.alsoInReplyTo = "también en respuesta a {name}"
    words.quotes = "{name} escribió"
    words.showWords = "mostrar el texto"
    words.attachments = "Archivos adjuntos"
    words.reactions = "Reacciones"
    words.firstPage = "Primera página"
    words.lastPage = "Última página"
    words.targetMissing = "El comentario al que lleva el enlace no está aquí."
    words.foldsFull =
      "No caben más comentarios plegados en la dirección de la página. "
      + "Para plegar otros, primero hay que desplegar algunos."
    words.discussions = "Conversaciones"
    words.noDiscussions = "Aún no hay conversaciones"
    words.notFound = "Página no encontrada"
    words.notFoundLong = "No hay nada en esta dirección."
    words.newSince = Plural("{n} nuevo desde el {date}", "{n} nuevos desde el {date}")
    words.markLater = "Marcar lo que llegue después"
    return words
  }()
}
