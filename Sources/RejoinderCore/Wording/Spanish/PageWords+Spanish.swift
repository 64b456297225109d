extension PageWords {
  /// The Spanish words.
  static let spanish = {
    var words = PageWords()
    words.source = "De {source}"
    words.startedBy = "conversación iniciada por {name}"
    words.replies = "Respuestas"
    words.levels = Plural("{n} nivel", "{n} niveles")
    words.noLevels = "Ninguna"
    words.allLevels = "Todas"
    words.continuesIn = "Sigue en"
    words.missingParent = "Responde a un comentario que no está aquí"
    words.alsoInReplyTo = "también en respuesta a {name}"
    words.quotes = "{name} escribió"
    words.showWords = "Mostrar el texto"
    words.attachments = "Archivos adjuntos"
    words.picture = "imagen"
    words.document = "documento PDF"
    words.sound = "audio"
    words.film = "vídeo"
    words.file = "archivo"
    words.hiddenWords = "Texto oculto"
    words.reactions = "Reacciones"
    words.firstPage = "Primera página"
    words.lastPage = "Última página"
    words.targetMissing = "El comentario al que lleva el enlace no está aquí."
    words.foldsFull =
      "No caben más comentarios plegados en la dirección de la página. "
      + "Para ocultar las respuestas de otros, primero hay que mostrar algunas."
    words.discussions = "Conversaciones"
    words.noDiscussions = "Aún no hay conversaciones"
    words.notFound = "Página no encontrada"
    words.notFoundLong = "No hay nada en esta dirección."
    words.newSince = Plural("{n} nuevo desde el {date}", "{n} nuevos desde el {date}")
    words.markLater = "Marcar todo como leído hasta ahora"
    words.markLaterHint =
      "La dirección de la página guarda entonces el momento. Conviene conservarla, por ejemplo "
      + "como marcador: cada vez que se abra, lo llegado después aparecerá marcado como nuevo."
    return words
  }()
}
