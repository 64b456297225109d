import Foundation
import TestSupport
import Testing

/// The page as a reader meets it in a browser that runs its script.
///
/// One browser and one server are there for all of it, so its tests run one after the other.
@Suite(.serialized, .browser, .live, .liveVisit) struct LivePageTests {
  @Test func comesAliveUnderItsPolicyWithoutComplaint() async throws {
    let browser = try await LiveVisit.open("/grove")
    let messages = try await browser.messages().map(\.message).filter {
      !$0.contains("/favicon.ico - ")
    }
    #expect(messages == [])
    #expect(try await browser.value("document.querySelector('[data-part=tools]').inert") == false)
  }

  /// What the tests below wait for is there at all only where script runs.
  @Test func meetsABrowserThatRunsScript() async throws {
    let browser = try await LiveVisit.open("/grove")
    #expect(try await browser.value("1 + await Promise.resolve(1)") == 2)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where the script of the pages was built, and says so aloud where it was not.
  ///
  /// With `REJOINDER_REQUIRES_WEB=1` it runs all the same, and fails for what is missing.
  static var live: Self {
    let isRequired = ProcessInfo.processInfo.environment["REJOINDER_REQUIRES_WEB"] == "1"
    let isThere = FileManager.default.fileExists(atPath: LiveVisit.site.path + "/rejoinder.wasm")
    if !isThere { print("SKIPPED: no script for pages here; `make web` builds it.") }
    return .enabled(if: isRequired || isThere, "The script of the pages is not built.")
  }
}
