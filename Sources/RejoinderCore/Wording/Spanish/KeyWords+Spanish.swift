extension KeyWords {
  /// The Spanish words.
  static let spanish = {
    var words = KeyWords()
    words.moving = "Moverse"
    words.folding = "Plegar"
    words.finding = "Buscar"
    words.other = "Otros"
    words.nextComment = "Comentario siguiente, anterior"
    words.sibling = "Siguiente, anterior del mismo nivel"
    words.thread = "Hilo siguiente, anterior"
    words.new = "Comentario nuevo siguiente, anterior"
    words.parent = "Comentario al que responde"
    words.peek = "Mirar a qué responde"
    words.ends = "Primer, último comentario"
    words.undo = "Volver al lugar anterior"
    words.toggle = "Plegar o desplegar"
    words.fold = "Plegar; luego, ir a aquello a lo que responde"
    words.unfold = "Desplegar; luego, ir a la primera respuesta"
    words.levels = "Menos, más niveles"
    words.unfoldBelow = "Desplegar todo lo que hay debajo"
    words.find = "Buscar en los comentarios"
    words.match = "Resultado siguiente, anterior"
    words.copyLink = "Copiar el enlace"
    words.help = "Esta lista"
    words.close = "Cerrar lo que esté abierto"
    words.whileSelected =
      "Las flechas, Intro, Espacio, Inicio, Fin y las teclas de página hacen esto mientras un "
      + "comentario tiene el foco."
    words.arrowUp = "Flecha arriba"
    words.arrowDown = "Flecha abajo"
    words.arrowLeft = "Flecha izquierda"
    words.arrowRight = "Flecha derecha"
    words.enter = "Intro"
    words.space = "Espacio"
    words.home = "Inicio"
    words.end = "Fin"
    words.pageUp = "RePág"
    words.pageDown = "AvPág"
    words.shift = "Mayús"
    return words
  }()
}
