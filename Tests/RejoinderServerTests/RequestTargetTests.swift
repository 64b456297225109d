import Testing

@testable import RejoinderServer

struct RequestTargetTests {
  private func target(_ text: String) -> RequestTarget? {
    RequestTarget([UInt8](text.utf8))
  }

  @Test(arguments: [
    ("/", "/"), ("/a+b", "/a+b"), ("/a%2Fb", "/a/b"), ("/%e2%82%AC", "/€"), ("/?", "/"),
    ("//x", "//x"), ("/a?b?c", "/a"), ("http://h/", "/"), ("http://h/a?b", "/a"),
  ])
  func decodesThePath(text: String, path: String) {
    #expect(target(text)?.path == path)
  }

  @Test(arguments: [
    ("/?a=1&b=2", ["a", "1", "b", "2"]), ("/?a=1&a=2", ["a", "1", "a", "2"]),
    ("/?a", ["a", ""]), ("/?=b", ["", "b"]), ("/?a=b=c", ["a", "b=c"]), ("/?&&a=1&", ["a", "1"]),
    ("/?a+b=c+%2B", ["a b", "c +"]), ("/?a?=b?", ["a?", "b?"]), ("/?", []), ("/", []),
  ])
  func decodesTheQuery(text: String, flat: [String]) {
    #expect(target(text)?.query.items.flatMap { [$0.name, $0.value] } == flat)
  }

  @Test(arguments: [
    "", "*", "a", "?a", "http://h", "http://", "HTTP://h/", "/%4", "/a?%", "/%0", "/a b", "/ ",
    " /",
    "/\t", "/\r", "/?a=b c", "/\u{7F}",
  ])
  func refusesWhatIsNoTarget(text: String) {
    #expect(target(text) == nil)
  }

  @Test func encodesWhatItDecodes() {
    for byte in UInt8(1)...127 {
      let text = "a" + String(UnicodeScalar(byte)) + "é"
      let encoded = PercentEncoding.encoded(segment: text)
      #expect(target("/" + encoded)?.path == "/" + text)
      #expect(!encoded.utf8.contains { $0 <= 0x20 || $0 >= 0x7f })
    }
  }

  @Test func findsValuesByName() {
    let query = target("/?a=1&b=2&a=3")?.query
    #expect(query?["a"] == "1")
    #expect(query?["c"] == nil)
    #expect(query?.values(of: "a") == ["1", "3"])
  }

  @Test(arguments: [
    "/?sort=top&fold=1&fold=2", "/?fold=1&sort=top&x=9&fold=2", "/?fold=1&fold=2&sort=top",
  ])
  func hasOneFormForTheSamePage(text: String) {
    let query = target(text)?.query.canonical(keeping: ["fold", "sort"])
    #expect(query?.items.map(\.value) == ["1", "2", "top"])
  }
}
