import RejoinderHTML
import Testing

/// Which part of a page an address asks for.
@Suite struct PagePartTests {
  private func part(_ query: String) -> String {
    PagePart(parameters: SmallSite.parameters(query)).map { "\($0)" } ?? "page"
  }

  @Test(arguments: [
    ("part=skeleton", "skeleton"), ("sort=top&part=rows&rows=7,9", #"rows("7,9")"#),
    ("part=rows", #"rows("")"#), ("part=found&find=apples&rows=7", #"found("apples")"#),
    ("", "page"), ("rows=7", "page"), ("part=", "page"), ("part=Rows", "page"),
    ("part=other&part=skeleton", "page"), ("part=skeleton&part=rows", "skeleton"),
  ])
  func isNamedByOneParameter(query: String, part: String) {
    #expect(self.part(query) == part)
  }

  @Test func saysItsTypeAndWhetherToKeepIt() {
    let parts: [PagePart] = [.skeleton, .rows("7"), .found("x")]
    #expect(
      parts.map(\.contentType)
        == ["text/plain", "text/html", "text/plain"].map { $0 + "; charset=utf-8" }
    )
    #expect(parts.map(\.isWorthKeeping) == [true, false, false])
    #expect(PagePart.parameterNames == ["part", "rows", "find"])
  }
}
