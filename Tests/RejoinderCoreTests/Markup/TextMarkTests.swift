import RejoinderCore
import TestSupport
import Testing

/// Marks that keep the meaning of words where nothing else can.
struct TextMarkTests {
  static let marked: [(String, String)] = [
    ("Keep, don't <s>throw away</s>.", "Keep, don't ~~throw away~~."),
    ("a <del> b </del> c", "a ~~b~~ c"),
    ("<s>a<br>b</s><br>c", "~~a\nb~~\nc"),
    ("<s><b>a</b> <i>b</i></s>", "~~a b~~"),
    ("<s>a</s> <s>b</s>", "~~a~~ ~~b~~"),
    ("<s><a href=/b>a</a></s>", "~~a (/b)~~"),
    ("<s><a href=/b>/b</a></s>", "~~/b~~"),
    ("<s> </s>a", "a"),
    ("<p><s>a<p>b</s>", "~~a~~\n\n~~b~~"),
    ("x<sup>2</sup>", "x^2"), ("x<sup>2</sup>, y", "x^2, y"), ("x<sup>2</sup>y", "x^(2)y"),
    ("x<sup>a b</sup> y", "x^(a b) y"), ("H<sub>2</sub>", "H_2"), ("H<sub>2</sub>O", "H_(2)O"),
    ("x<sub>i</sub><sup>2</sup>", "x_i^2"), ("x<sup><a href=/b>a</a></sup>", "x^(a (/b))"),
    ("<b>a</b> <i>b</i> <u>c</u> <code>d</code>", "a b c d"),
    ("It was <span class=spoiler>the cook</span>.", "It was >!the cook!<."),
    ("<span class=spoiler><s>a</s> b</span>", ">!~~a~~ b!<"),
    (
      "<details><summary>End</summary><p>a<ul><li>b</ul><pre>c\nd</pre></details>e",
      "End\n\n>! a\n>!\n>! • b\n>!\n>! c\n>! d\n\ne"
    ),
    ("<details>a</details>", ">! a"),
  ]

  @Test(arguments: marked)
  func marksWhatMeansSomethingElseWithout(html: String, text: String) {
    #expect(TextWriter(width: 40).text(of: Markup(html: html)) == text)
  }

  @Test func leavesMarksOutWhereTheyAreNotWanted() {
    let markup = Markup(
      html: "<s>a</s> x<sup>2</sup> <span class=spoiler>b</span><details>c</details>"
    )
    var writer = TextWriter()
    writer.marks = []
    #expect(writer.text(of: markup) == "a x2 b\n\nc")
    writer.marks = .strikethrough
    #expect(writer.text(of: markup) == "~~a~~ x2 b\n\nc")
    (writer.marks, writer.hidesSpoilers) = (TextWriter.usualMarks, true)
    #expect(writer.text(of: markup) == "~~a~~ x^2 ▒\n\n▒")
  }

  @Test func tasksHaveABoxInPlaceOfABullet() {
    let html = "<ul><li>☐ pick the ripe ones<li>☑ sort<li>sell<li></ul>"
    #expect(
      TextWriter(width: 14).text(of: Markup(html: html)) == """
        ☐ pick the
          ripe ones
        ☑ sort
        • sell
        •
        """
    )
  }

  @Test(.trail) func saysNothingElseThanWithoutMarks() {
    withSeed(11) { random in
      for _ in 0..<500 {
        let markup = Markup(html: RandomHTML.body(using: &random))
        var writer = TextWriter(width: 10_000, links: .hidden)
        let marked = writer.text(of: markup)
        writer.marks = []
        let bare = writer.text(of: markup)
        var rest = marked.unicodeScalars.makeIterator()
        // What is marked is the same with something put between.
        let isKept = bare.unicodeScalars.allSatisfy { scalar in
          while let next = rest.next() { if next == scalar { return true } }
          return false
        }
        #expect(isKept, "\(bare)\n\(marked)")
      }
    }
  }
}
