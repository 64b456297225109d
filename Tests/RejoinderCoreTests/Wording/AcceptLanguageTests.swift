import RejoinderCore
import TestSupport
import Testing

struct AcceptLanguageTests {
  @Test(
    arguments: [
      ("en", "en"), ("es", "es"), ("es-MX", "es"), ("ES-mx", "es"), ("es-419", "es"),
      ("es-Latn-MX-x-a", "es"), ("en-GB,es;q=0.9", "en"), ("de, fr;q=0.9, es;q=0.1", "es"),
      ("es;q=0.5, en;q=0.5", "es"), ("en;q=0.5, es;q=0.5", "en"), ("es;q=0.5, en;q=0.51", "en"),
      ("en;q=0.2,es;q=0.3", "es"), ("es;q=0.001", "es"), ("es;q=1.000", "es"), ("ES;Q=1", "es"),
      (" es\t;\tq=0.3 , en ; q=0.2 ", "es"), ("*", "en"), ("de, *;q=0.5", "en"),
      ("en;q=0.2, *;q=0.5", "es"), ("en;q=0, *", "es"), ("es;q=0, *;q=0.1", "en"),
      ("en-GB;q=0.2, en;q=0.9, es;q=0.5", "en"), (",,es,", "es"), ("es, es;q=0", "es"),
      ("*, es", "en"), ("en;q=0.9, es-419", "es"),
    ] as [(String, String)]
  )
  func findsTheLanguageLikedBest(wish: String, language: String) {
    #expect(Wording.matching(wish)?.language == language)
  }

  @Test(
    arguments: [
      "", " ", ",", "de", "*;q=0", "es;q=0", "es;q=0.000, en;q=0", "e", "esp", "español", "est",
      "es_MX", "-es", "es-", "es--MX", "3s", "es-abcdefghi", "es;q", "es;q=", "es;q=x", "es;q=2",
      "es;q=1.001", "es;q=0.1234", "es;q=-1", "es;q=.5", "es;level=1", "es;q=1;q=1", "es mx", "**",
      "es;q=0 .5", "\u{0}es", "q=1", ";q=1",
    ]
  )
  func findsNothingWhereNothingIsLiked(wish: String) {
    #expect(Wording.matching(wish) == nil)
  }

  @Test func malformedPartsArePassedOver() {
    #expect(Wording.matching("es;q=x, e n, en;q=0.1")?.language == "en")
    #expect(Wording.matching("é, es;;q=1, \u{7F}, es;q=0.3")?.language == "es")
  }

  @Test func nearerLanguagesWin() {
    let wordings = ["en", "pt-BR", "es-ES", "es-MX", "zh-Hant"].map { tag in
      var wording = Wording()
      wording.language = tag
      return wording
    }
    let found = ["pt", "pt-PT", "es-mx", "es-MX-x-a", "es", "es-AR", "zh-hant-TW", "de, es-MX"]
      .map { Wording.matching($0, among: wordings)?.language }
    #expect(
      found == ["pt-BR", "pt-BR", "es-MX", "es-MX", "es-ES", "es-ES", "zh-Hant", "es-MX"]
    )
    #expect(Wording.matching("es", among: []) == nil)
  }

  @Test func whatStandsBehindTheLimitIsNotRead() {
    let limit = Wording.maximumWishLength
    for (length, language) in [(limit - 2, "es"), (limit - 1, nil), (limit, nil)] {
      let wish = String(repeating: ",", count: length) + "es,de"
      #expect(Wording.matching(wish)?.language == language)
    }
    let cut = String(repeating: ",", count: limit - 2) + "est-EE"
    #expect(Wording.matching(cut) == nil)
    #expect(Wording.matching("es," + String(repeating: "x", count: 100_000))?.language == "es")
    #expect(Wording.matching(String(repeating: "x", count: 100_000)) == nil)
  }

  @Test(.trail) func anyBytesAreRead() {
    withSeed(11) { random in
      let alphabet = Array("es-EN,;q=01.5* \t\u{E9}".unicodeScalars)
      for _ in 0..<5000 {
        var wish = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<24, using: &random) {
          wish.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
        }
        let found = Wording.matching(String(wish))
        let isNamed = String(wish).contains(#/(?i)e[ns]|\*/#)
        #expect(found == nil || isNamed, "'\(String(wish))'")
      }
    }
  }
}
