import RejoinderCore
import TestSupport
import Testing

struct SpanishTests {
  private let wording = Wording.spanish

  @Test func countsThings() {
    #expect([0, 1, 12].map(wording.replies) == ["0 respuestas", "1 respuesta", "12 respuestas"])
    #expect([1, 2].map(wording.people) == ["1 persona", "2 personas"])
    #expect(
      [1, -1, -3, 0].map(wording.points) == ["1 punto", "−1 punto", "−3 puntos", "0 puntos"]
    )
    #expect(wording.comments(20, notLoaded: 330) == "20 comentarios, 330 sin cargar")
    #expect(wording.level(depth: 3) == "nivel 4")
    #expect(wording.position(2, of: 5) == "2 de 5")
    #expect(
      [1, 3, nil].map { wording.more($0) }
        == ["1 respuesta más", "3 respuestas más", "Más respuestas"]
    )
  }

  @Test func namesControls() {
    #expect(wording.toggleTitle(3, isCollapsed: true) == "Mostrar 3 respuestas")
    #expect(wording.toggleTitle(1, isCollapsed: false) == "Ocultar 1 respuesta")
    #expect(
      wording.toggleLabel(3, isCollapsed: false, to: "Marta") == "Ocultar 3 respuestas a Marta"
    )
    #expect(
      wording.leafToggleLabel(isCollapsed: true, by: "Marta") == "Mostrar el comentario de Marta"
    )
    #expect(wording.inReplyTo("Marta") == "en respuesta a Marta")
    #expect(wording.inReplyTo("") == "en respuesta a alguien sin nombre")
    #expect(wording.reply(to: "Marta") == "Responder a Marta")
    #expect(
      [0, 1, 3].map { wording.singleThread(levelsAbove: $0) } == [
        "Un comentario y sus respuestas",
        "Un comentario y sus respuestas, con 1 comentario por encima",
        "Un comentario y sus respuestas, con 3 comentarios por encima",
      ]
    )
    #expect(wording.edited(.elapsed(2, .hour)) == "editado hace 2 horas")
    #expect(wording.edited(.elapsed(1, .year), .short) == "editado hace 1 año")
    #expect(wording.edited(.now, .short) == "editado hace un momento")
  }

  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1000, "1000"), (9999, "9999"), (10_000, "10\u{A0}000"),
      (-1_234_567, "−1\u{A0}234\u{A0}567"),
    ] as [(Int, String)]
  )
  func groupsFromFiveDigitsOn(number: Int, text: String) {
    #expect(wording.numbers.text(number) == text)
  }

  @Test func fractionsFollowAComma() {
    #expect(wording.numbers.text(-1234.5, decimals: 1) == "−1234,5")
    #expect(wording.numbers.text(12_345.678, decimals: 2) == "12\u{A0}345,68")
  }

  @Test func fullDates() {
    let moment = Timestamp(CivilDate(year: 2024, month: 2, day: 29, hour: 12, minute: 30))
    #expect(wording.date(of: moment) == "29 de febrero de 2024, 12:30 UTC")
    #expect(wording.fullDate(of: moment) == "jueves, 29 de febrero de 2024, 12:30 UTC")
    #expect(
      wording.fullDate(of: moment, offset: 43_200) == "viernes, 1 de marzo de 2024, 00:30 UTC+12"
    )
    #expect(
      wording.day(of: Timestamp(CivilDate(year: 0, month: 1, day: 1)))
        == "1 de enero de 1 a.\u{A0}C."
    )
  }

  @Test func explainsAnOrder() {
    let votes = Votes(up: 10, down: 1)
    let comments = [RejoinderCore.Comment(id: "1", votes: votes)]
    let tree = CommentTree(comments, order: .best)
    #expect(
      tree.explanation(for: "1")?.text(wording)
        == "Mejores: 10 votos a favor, 1 voto en contra, probablemente al menos 73,9\u{A0}% a favor "
        + "si todo el mundo votara"
    )
  }
}
