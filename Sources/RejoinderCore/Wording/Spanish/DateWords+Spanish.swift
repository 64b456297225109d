extension DateWords {
  /// The Spanish words.
  static let spanish = {
    var words = DateWords()
    words.months = [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ]
    words.weekdays = [
      "domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado",
    ]
    words.day = "{day} de {month} de {year}"
    words.fullDay = "{weekday}, {day} de {month} de {year}"
    words.yearBefore = "{n} a.\u{A0}C."
    return words
  }()
}
