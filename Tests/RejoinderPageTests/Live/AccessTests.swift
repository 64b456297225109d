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

    /// Where a page can be looked at: with everything closed, and with each part open.
    enum Part: String, CaseIterable {
      case page, folded, tools, find, peek, notice, help, settings

      /// Opens it, on a page with the focus on the third comment.
      var script: String {
        switch self {
        case .page: ""
        case .folded: "probe.toggle('2').click();"
        case .tools: "probe.focusRow('3');"
        case .find:
          """
          document.querySelector(".tools [data-do=find]").click();
          document.querySelector("input[name=find]").value = "poles";
          document.querySelector(".find").requestSubmit();
          """
        case .peek: "probe.focusRow('3'); probe.press('P');"
        case .notice: "probe.focusRow('3'); probe.press('h');"
        case .help: "document.querySelector('[data-do=help]').click();"
        case .settings: "document.querySelector('[data-do=settings]').click();"
        }
      }

      /// What is there once it is open.
      var sign: String {
        switch self {
        case .page: "true"
        case .folded: "probe.rows() === '1 2 5 6 7 8'"
        case .tools: "document.querySelector('#c-3 [data-part=row-tools]')"
        case .find: "document.querySelector('.find output').textContent === '2 of 3'"
        case .peek: "!document.querySelector('[data-part=peek]').hidden"
        case .notice: "probe.notice() !== ''"
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
      for part in Part.allCases {
        let browser = try await LiveVisit.open(
          "/grove?look=\(look)&theme=\(theme)",
          isDark: isDark
        )
        try await browser.run(part.script)
        try await browser.wait(for: part.sign)
        try await browser.run(try Self.axe())
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
