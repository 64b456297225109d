extension AnnouncementWords {
  /// The Spanish words.
  static let spanish = {
    var words = AnnouncementWords()
    words.hidden = Plural("{n} respuesta oculta", "{n} respuestas ocultas")
    words.shown = Plural("{n} respuesta a la vista", "{n} respuestas a la vista")
    words.folded = "Plegado"
    words.unfolded = "Desplegado"
    words.arrived = Plural("{n} comentario nuevo", "{n} comentarios nuevos")
    words.orderChanged = "El orden ha cambiado"
    words.ordered = "Orden: {order}"
    words.loading = "Cargando"
    words.loaded = Plural("{n} comentario cargado", "{n} comentarios cargados")
    words.nothingMore = "No hay nada más aquí"
    words.notLoaded = "No se pudo cargar"
    words.sending = "Enviando"
    words.sent = "Enviado"
    words.notSent = "No se pudo enviar"
    return words
  }()
}
