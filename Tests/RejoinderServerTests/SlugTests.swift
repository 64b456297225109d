import Testing

@testable import RejoinderServer

struct SlugTests {
  @Test(arguments: [
    ("Thread", "thread"), ("On the usefulness of hedges", "on-the-usefulness-of-hedges"),
    ("thread.json", "thread-json"), ("  --a__b--  ", "a-b"), ("", "discussion"),
    ("?!", "discussion"), ("Ärger über Äpfel", "Ärger-über-Äpfel"), ("議論 2", "議論-2"),
    ("../../etc/passwd", "etc-passwd"), ("a\u{0}b", "a-b"),
  ])
  func isMadeOfAName(name: String, slug: String) {
    #expect(Slug.made(of: name) == slug)
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"]), (["a", "a", "a"], ["a", "a-2", "a-3"]),
    (["a", "a", "a-2"], ["a", "a-3", "a-2"]), (["a-2", "a", "a"], ["a-2", "a", "a-3"]),
    (["a", "a-2", "a-2", "a"], ["a", "a-2", "a-2-2", "a-3"]), ([], []),
  ])
  func standsForOneDiscussion(slugs: [String], distinct: [String]) {
    #expect(Slug.distinct(slugs) == distinct)
  }
}
