import RejoinderUI
import SwiftUI
import Testing

@testable import LooksExample

/// The screens of the example app, evaluated.
@MainActor
@Suite struct LookTests {
  @Test(arguments: DiscussionStyle.all.map(\.name))
  func everyLookShowsTheSample(name: String) throws {
    let look = try #require(DiscussionStyle.named(name))
    let text = ViewHost(LookScreen(look: look)).root.text
    #expect(text.contains("rowing boat"))
    #expect(text.contains("Harbour office"))
  }

  @Test func theListNamesEveryLook() {
    let text = ViewHost(LookList()).root.text
    for look in DiscussionStyle.all {
      #expect(text.contains(Wording.english.title(of: look)))
    }
  }

  @Test func aModelOfOnesOwnFolds() {
    let text = ViewHost(OwnModelScreen()).root.text
    #expect(text.contains("Mine burn every time."))
    #expect(text.contains("1 more below"))
    #expect(!text.contains("Half and half."))
  }

  @Test func theOtherScreensShowComments() {
    #expect(ViewHost(CardScreen()).root.text.contains("rowing boat"))
    #expect(ViewHost(ModelScreen()).root.text.contains("rowing boat"))
    #expect(ViewHost(ListScreen()).root.text.contains("rowing boat"))
  }

  @Test func statesShowInPlaceOfComments() throws {
    let host = ViewHost(StateScreen())
    try host.tap("Nothing")
    #expect(host.root.text.contains("Be the first."))
    try host.tap("Failed")
    #expect(host.root.text.contains("No connection"))
  }
}
