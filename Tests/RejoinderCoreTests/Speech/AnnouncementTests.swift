import RejoinderCore
import TestSupport
import Testing

struct AnnouncementTests {
  @Test(
    arguments: [
      (.folded(replies: 12), "12 replies hidden", "12 respuestas ocultas"),
      (.folded(replies: 1), "1 reply hidden", "1 respuesta oculta"),
      (.folded(replies: 0), "Folded", "Plegado"),
      (.unfolded(replies: 1), "1 reply shown", "1 respuesta a la vista"),
      (.unfolded(replies: 2), "2 replies shown", "2 respuestas a la vista"),
      (.unfolded(replies: 0), "Unfolded", "Desplegado"),
      (.arrived(1), "1 new comment", "1 comentario nuevo"),
      (.arrived(3), "3 new comments", "3 comentarios nuevos"),
      (.orderChanged, "The order has changed", "El orden ha cambiado"),
      (.ordered(.newest), "Order: Newest", "Orden: Más recientes"),
      (.loading, "Loading", "Cargando"), (.loaded(1), "1 comment loaded", "1 comentario cargado"),
      (.loaded(20), "20 comments loaded", "20 comentarios cargados"),
      (.loaded(0), "Nothing more here", "No hay nada más aquí"),
      (.nothingMore, "Nothing more here", "No hay nada más aquí"),
      (.notLoaded, "Could not be loaded", "No se pudo cargar"), (.sending, "Sending", "Enviando"),
      (.sent, "Sent", "Enviado"), (.notSent, "Not sent", "No se pudo enviar"),
    ] as [(Announcement, String, String)]
  )
  func saysWhatHappened(announcement: Announcement, english: String, spanish: String) {
    #expect(Wording.english.text(announcement) == english)
    #expect(Wording.spanish.text(announcement) == spanish)
  }

  @Test func onlyFailuresInterrupt() {
    let all: [Announcement] = [
      .folded(replies: 1), .unfolded(replies: 1), .arrived(1), .orderChanged, .ordered(.top),
      .loading, .loaded(1), .nothingMore, .sending, .sent,
    ]
    #expect(!all.contains { $0.isUrgent })
    #expect(Announcement.notLoaded.isUrgent && Announcement.notSent.isUrgent)
  }

  @Test(.rows("N36"))
  func rotorsLeadFromOneToTheNext() {
    var tree = CommentTree(Orchard.comments)
    tree.setRemainder(Remainder(under: nil, count: 3))
    let outline = CommentOutline(tree)
    let stops = SpeechRotor.allCases.map { rotor in
      outline.rows.filter { rotor.stops(at: $0, isNew: $0.id == .comment("3"), author: "Marta") }
        .map { $0.comment?.id.description ?? "" }
    }
    #expect(stops == [["1", "5", "6"], ["3"], ["1", "4"]])
    #expect(
      SpeechRotor.allCases.map(Wording.english.title) == ["Top-level", "Unread", "By author"]
    )
    #expect(!SpeechRotor.byAuthor.stops(at: outline[0], isNew: true, author: nil))
  }
}
