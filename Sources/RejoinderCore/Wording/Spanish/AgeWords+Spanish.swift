extension AgeWords {
  /// The Spanish words.
  static let spanish = {
    var words = AgeWords()
    words.nowShort = "ahora"
    words.nowLong = "hace un momento"
    words.yesterday = "ayer"
    words.short = [
      Plural("{n} min"), Plural("{n} h"), Plural("{n} d"), Plural("{n} sem."),
      Plural("{n} mes", "{n} meses"), Plural("{n} año", "{n} años"),
    ]
    words.long = [
      Plural("hace {n} minuto", "hace {n} minutos"), Plural("hace {n} hora", "hace {n} horas"),
      Plural("hace {n} día", "hace {n} días"), Plural("hace {n} semana", "hace {n} semanas"),
      Plural("hace {n} mes", "hace {n} meses"), Plural("hace {n} año", "hace {n} años"),
    ]
    return words
  }()
}
