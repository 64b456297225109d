import SwiftUI
import Testing

/// Rotors have the entries that their content or their models give.
@MainActor
struct RotorOverloads {
  struct Entry: Identifiable {
    let id: Int
    let name: String
    var other: String { "other \(id)" }
  }

  let entries = [Entry(id: 1, name: "one"), Entry(id: 2, name: "two")]
  let word = "word"

  @Test func rotorsHaveEntries() {
    let view = Text("1")
      .accessibilityRotor("content") {
        ForEach(entries) { entry in
          if entry.id > 1 { AccessibilityRotorEntry(entry.name, id: entry.id) }
        }
        AccessibilityRotorEntry("last", id: "end")
      }
      .accessibilityRotor("models", entries: entries, entryLabel: \.name)
      .accessibilityRotor(word, entries: entries, entryID: \.other, entryLabel: \.name)
      .accessibilityRotor(Text("text"), entries: entries, entryLabel: \.other)
      .accessibilityRotor(.headings, entries: entries, entryLabel: \.name)
      .accessibilityRotor("ranges", textRanges: [])
    let nodes = ViewHost(view).root.all("accessibilityRotor")
    #expect(
      nodes.map { $0["label"]?.text } == [
        "ranges", "headings", "text", "word", "models", "content",
      ]
    )
    #expect(nodes[5].rotorEntries.map(\.label) == ["two", "last"])
    #expect(nodes[5].rotorEntries.map(\.id) == [AnyHashable(2), AnyHashable("end")])
    #expect(nodes[3].rotorEntries.map(\.id) == [AnyHashable("other 1"), AnyHashable("other 2")])
    #expect(nodes[2].rotorEntries.map(\.label) == ["other 1", "other 2"])
  }

  struct Named: View {
    @Namespace private var space
    var body: some View {
      Text("1").accessibilityRotorEntry(id: 1, in: space)
        .accessibilityRotor("named") { AccessibilityRotorEntry("one", id: 1, in: space) }
    }
  }

  @Test func entriesHaveNamespaces() {
    let root = ViewHost(Named()).root
    let entry = root.first("accessibilityRotor")?.rotorEntries.first
    #expect(
      root.first("accessibilityRotorEntry")?["namespace"] == entry?.namespace.map { ViewValue($0) }
    )
  }

  @ViewBuilder var elements: some View {
    Text("1").accessibilityHidden(true).accessibilityElement().accessibilityElement(
      children: .contain
    )
    Text("2").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isImage)
    Text("3").accessibilitySortPriority(1).accessibilityIdentifier("row")
    Color.red.accessibilityHeading(.h2).accessibilityRepresentation {
      Toggle("on", isOn: .constant(true))
    }
    Text("5").accessibilityChildren { Text("child") }.accessibilityActions { Button("Vote") {} }
    Text("6").accessibilityAdjustableAction { _ in }.accessibilityShowsLargeContentViewer {
      Text("large")
    }
  }

  @Test func elementsAreNoted() {
    let root = ViewHost(elements).root
    let traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(root.first("accessibilityAddTraits")?["traits"] == ViewValue(traits))
    #expect(traits.contains(.isButton))
    #expect(!traits.contains(.isLink))
    #expect(
      root.first("accessibilityActions")?.slots["accessibilityActions"]?.first?.kind == "Button"
    )
  }
}
