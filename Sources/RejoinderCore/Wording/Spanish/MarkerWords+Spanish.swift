extension MarkerWords {
  /// The Spanish words.
  static let spanish = {
    var words = MarkerWords()
    words.deleted = "Eliminado por quien lo escribió"
    words.removed = "Retirado por la moderación"
    words.dead = "Retirado tras recibir denuncias"
    words.blocked = "Escrito por una persona bloqueada"
    words.pending = "Pendiente de moderación"
    words.missing = "Falta este comentario"
    words.cycleCut = "Sus respuestas llevaban de vuelta a él; el círculo se corta aquí"
    words.edited = "editado"
    words.editedAge = "editado {age}"
    words.editedAgo = "editado hace {age}"
    words.originalPoster = "autor"
    words.originalPosterLong = "inició la conversación"
    words.pinned = "fijado"
    words.locked = "cerrado"
    words.moderator = "moderación"
    words.accepted = "respuesta aceptada"
    words.alsoInChannel = "también en el canal"
    words.scoreHidden = "puntuación oculta"
    words.folded = "plegado"
    words.unknownAuthor = "alguien sin nombre"
    words.goneAuthor = "un comentario que ya no está"
    words.inReplyTo = "en respuesta a {name}"
    return words
  }()
}
