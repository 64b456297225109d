import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

struct EmbedScriptTests {
  @Test func namesTheModulesAndTheWords() {
    var wording = Wording.english
    wording.live.commentsNotLoaded = "No \"luck\" </script>"
    let script = EmbedScript(
      address: "/web/1/elements.js",
      imports: ["/web/1/a.js"],
      wordings: [wording]
    )
    #expect(
      script.bytes.string == #"""
        import { define } from "/web/1/elements.js";
        import "/web/1/a.js";
        define({"en": { failed: "No \u0022luck\u0022 \u003c/script\u003e", missing: "There is no discussion here.", retry: "Try again" }}, "blocks");

        """#
    )
  }

  @Test func speaksEveryLanguage() {
    let text = EmbedScript(address: "a").bytes.string
    for wording in Wording.all { #expect(text.contains("\"\(wording.language)\": {")) }
  }
}
