import Foundation
import RejoinderCore
import TestSupport
import Testing

extension LivePageTests {
  /// That nobody is shut out.
  @Suite struct AccessTests {
    private static let file = packageRoot.appending(path: ".build/axe/axe.min.js")

    /// axe-core, in a build folder since it is not ours.
    private static func axe() throws -> String {
      try String(contentsOf: file, encoding: .utf8)
    }

    /// What of a page can be seen at once, one after the other.
    enum Part: String, CaseIterable {
      case page, used, peek, help, settings

      /// Opens it, after the one before.
      var script: String {
        switch self {
        case .page: ""
        case .used:
          """
          probe.toggle("6").click();
          probe.focusRow("3");
          probe.press("h");
          document.querySelector(".tools [data-do=find]").click();
          document.querySelector("input[name=find]").value = "poles";
          document.querySelector(".find").requestSubmit();
          """
        case .peek: "probe.press('Escape'); probe.focusRow('3'); probe.press('P');"
        case .help: "probe.press('Escape'); document.querySelector('[data-do=help]').click();"
        case .settings:
          """
          document.querySelector("dialog[open]").close();
          document.querySelector("[data-do=settings]").click();
          """
        }
      }

      /// What is there once it is open.
      var sign: String {
        switch self {
        case .page: "true"
        case .used: "document.querySelector('.find output').textContent.endsWith(' of 3')"
        case .peek: "!document.querySelector('[data-part=peek]').hidden"
        case .help: "probe.isOpen('help')"
        case .settings: "probe.isOpen('settings')"
        }
      }
    }

    private struct Fault: Decodable, CustomStringConvertible {
      var id: String
      var help: String
      var nodes: [String]

      var description: String { "\(id): \(help): \(nodes.prefix(3))" }
    }

    @Test(.axe, arguments: DiscussionStyle.all.map(\.name), [false, true])
    func axeFindsNoFault(look: String, isDark: Bool) async throws {
      let theme = isDark ? "dark" : "light"
      let browser = try await LiveVisit.open(
        "/grove?levels=all&look=\(look)&theme=\(theme)",
        isDark: isDark
      )
      try await browser.run(try Self.axe())
      for part in Part.allCases {
        try await browser.run(part.script)
        try await browser.wait(for: part.sign)
        let faults: [Fault] = try await browser.value(
          """
          axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
            violations.map(({ id, help, nodes }) =>
              ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 120)) })))
          """
        )
        #expect(faults.isEmpty, "\(part.rawValue): \(faults)")
      }
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where axe-core is, and says so aloud where it is not.
  ///
  /// With `REJOINDER_REQUIRES_WEB=1` it runs all the same, and fails for what is missing.
  static var axe: Self {
    let isRequired = ProcessInfo.processInfo.environment["REJOINDER_REQUIRES_WEB"] == "1"
    let path = packageRoot.appending(path: ".build/axe/axe.min.js").path
    let isThere = FileManager.default.fileExists(atPath: path)
    if !isThere { print("SKIPPED: no axe-core here; `make setup` fetches it.") }
    return .enabled(if: isRequired || isThere, "There is no axe-core.")
  }
}
