extension NavigationWords {
  /// The Spanish words.
  static let spanish = {
    var words = NavigationWords()
    words.discussion = "Conversación"
    words.previousPage = "Página anterior"
    words.nextPage = "Página siguiente"
    words.page = "Página {n} de {total}"
    words.allComments = "Todos los comentarios"
    words.back = "Volver"
    words.top = "Arriba"
    words.skipToComments = "Ir a los comentarios"
    words.parent = "Comentario al que responde"
    words.nextThread = "Hilo siguiente"
    words.previousThread = "Hilo anterior"
    words.nextNew = "el siguiente nuevo"
    words.permalink = "Enlace a este comentario"
    words.commentBy = "Comentario de {name}"
    words.commentByOn = "Comentario de {name} en {source}"
    words.originalBy = "Original del comentario de {name}"
    words.showAll = "Mostrar todas las respuestas"
    words.hideAll = "Ocultar todas las respuestas"
    words.foldThread = "Ocultar este hilo"
    words.reply = "Responder"
    words.replyTo = "Responder a {name}"
    words.quote = "Citar"
    words.show = "Mostrar"
    words.hide = "Ocultar"
    words.collapse = "Ocultar"
    words.showCommentBy = "Mostrar el comentario de {name}"
    words.hideCommentBy = "Ocultar el comentario de {name}"
    words.viewAllComments = "Ver todos los comentarios"
    words.backToDiscussion = "Volver a la conversación"
    words.singleThread = Plural(
      "Un comentario y sus respuestas, con {n} comentario por encima",
      "Un comentario y sus respuestas, con {n} comentarios por encima"
    )
    words.singleThreadAlone = "Un comentario y sus respuestas"
    words.showMoreAbove = "Mostrar más contexto"
    words.whyHere = "¿Por qué aquí?"
    words.print = "Imprimir"
    words.order = "Orden"
    words.noComments = "Aún no hay comentarios"
    words.loading = "Cargando…"
    words.retry = "Reintentar"
    return words
  }()
}
