import RejoinderCore
import Testing

struct FailureWordsTests {
  @Test(
    arguments: [
      (.loaded(1), "1 comment loaded", "1 comentario cargado"),
      (.broughtNothing, "Nothing more here", "No hay nada más aquí"),
      (
        .loadFailed(.unreachable), "Could not be loaded: no connection",
        "No se pudo cargar: sin conexión"
      ),
      (
        .loadFailed(.refused), "Could not be loaded: not allowed",
        "No se pudo cargar: no está permitido"
      ),
      (
        .loadFailed(.notFound), "Could not be loaded: it is not there any more",
        "No se pudo cargar: ya no está"
      ),
      (
        .loadFailed(.snapshotExpired),
        "Could not be loaded: the discussion has changed, it is loaded anew",
        "No se pudo cargar: la conversación ha cambiado y se carga de nuevo"
      ),
      (.notFound, "This comment is not there any more", "Este comentario ya no está"),
      (.nothingNew, "Nothing new", "No hay nada nuevo"),
      (.orderChanged, "The order has changed", "El orden ha cambiado"),
      (.published, "Sent", "Enviado"),
      (
        .sendFailed(.retryable(.connectionLost)), "Not sent: no connection",
        "No se pudo enviar: sin conexión"
      ),
      (
        .sendFailed(.final("too-long")), "Not sent: it is too long",
        "No se pudo enviar: es demasiado largo"
      ),
      (
        .sendFailed(.final(.parentGone)), "Not sent: what it answers was not published",
        "No se pudo enviar: el comentario al que responde no se publicó"
      ),
      (.sendFailed(.final("moon-phase")), "Not sent", "No se pudo enviar"),
    ] as [(SessionNotice, String, String)]
  )
  func saysWhatASessionHasToTell(notice: SessionNotice, english: String, spanish: String) {
    #expect(Wording.english.text(notice) == english)
    #expect(Wording.spanish.text(notice) == spanish)
  }

  @Test(arguments: [Wording.english, .spanish])
  func saysWhyAnActionWasDeclined(wording: Wording) {
    let all = SessionUpdate.Refusal.allCases.map(wording.text)
    #expect(Set(all).count == all.count && !all.contains(""))
  }

  @Test func onlyWhatFailedInterrupts() {
    #expect(SessionNotice.loadFailed(.unreachable).isUrgent)
    #expect(SessionNotice.sendFailed(.final("locked")).isUrgent)
    #expect(![SessionNotice.loaded(2), .published, .orderChanged].contains { $0.isUrgent })
  }

  @Test func saysOfAMoreRowWhereItStands() {
    let (english, spanish) = (Wording.english, Wording.spanish)
    #expect(
      MorePages.State.allCases.map { english.more(3, state: $0) } == [
        "", "3 more replies", "loading…", "could not be loaded – try again", "nothing more here",
      ]
    )
    #expect(
      MorePages.State.allCases.map { spanish.more(nil, isTopLevel: true, state: $0) } == [
        "", "Más comentarios", "cargando…", "no se pudo cargar: intentar de nuevo",
        "no hay nada más aquí",
      ]
    )
  }
}
