import Foundation
import TestSupport
import Testing

/// The README's code for apps is what the module Client compiles.
@Suite struct ReadmeTests {
  @Test func showsCodeThatCompiles() throws {
    let readme = try text("README.md")
    let compiled = try Set(
      text("Checks/Apple/Sources/Client/Readme.swift").split(separator: "\n").map(code)
    )
    let blocks = readme.components(separatedBy: "```swift\n").filter {
      $0.hasPrefix("import RejoinderUI")
    }
    #expect(blocks.count == 1)
    for block in blocks {
      for line in block.components(separatedBy: "```")[0].split(separator: "\n") {
        #expect(compiled.contains(code(line)), "README: \(line)")
      }
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
  }

  /// A line without its comment and without the spaces around it.
  private func code(_ line: Substring) -> String {
    let words = line.components(separatedBy: "//")[0]
    return words.trimmingCharacters(in: .whitespaces)
  }
}
