import SwiftUI
import Testing

/// Literals are keys, strings are taken as they are, and texts stay texts.
@MainActor
struct TextOverloads {
  let word = "word"
  let part = "a word".dropFirst(2)

  @Test func literalsAreKeysAndStringsAreStrings() {
    let views: [(view: AnyView, isLocalized: Bool)] = [
      (AnyView(Color.red.accessibilityLabel("word")), true),
      (AnyView(Color.red.accessibilityLabel("\(word)")), true),
      (AnyView(Color.red.accessibilityLabel(word)), false),
      (AnyView(Color.red.accessibilityLabel(part)), false),
      (AnyView(Color.red.accessibilityLabel(Text(word))), false),
      (AnyView(Color.red.accessibilityLabel(Text(verbatim: "word"))), false),
      (AnyView(Color.red.help("word").accessibilityLabel(word)), false),
    ]
    for (view, isLocalized) in views {
      let node = ViewHost(view).root.first("accessibilityLabel")
      #expect(node?["label"] == "word")
      #expect(node?["isLocalized"] == (isLocalized ? true : nil))
    }
    #expect(ViewHost(views[6].view).root.first("help")?["isLocalized"] == true)
  }

  @Test func keysHoldWhatIsPutIntoThem() {
    let key: LocalizedStringKey = "\(3) of \(word), \(0.5, specifier: "%.2f")"
    #expect(ViewHost(Text(key)).root.text == "3 of word, 0.50")
    #expect(key == LocalizedStringKey("\(3) of \(word), \(0.5, specifier: "%.2f")"))
  }

  @Test func actionsAreNamedInEachWay() {
    var performed: [String] = []
    let view = Color.red
      .accessibilityAction { performed.append("default") }
      .accessibilityAction(.escape) { performed.append("escape") }
      .accessibilityAction(named: "key") { performed.append("key") }
      .accessibilityAction(named: word) { performed.append("string") }
      .accessibilityAction(named: Text(word)) { performed.append("text") }
      .accessibilityAction {
        performed.append("label")
      } label: {
        Text("label")
      }
    let nodes = ViewHost(view).root.all("accessibilityAction")
    #expect(
      nodes.compactMap { $0["name"]?.text ?? $0["kind"]?.text ?? $0.slots["label"]?[0].text }
        == ["label", "word", "word", "key", "escape", "default"]
    )
    for node in nodes { node.actions["perform"]?() }
    #expect(performed == ["label", "text", "string", "key", "escape", "default"])
  }

  @ViewBuilder var titles: some View {
    Color.red.navigationTitle("word").help("word").badge("word").accessibilityHint("word")
    Color.red.navigationTitle(word).help(word).badge(word).accessibilityHint(word)
    Color.red.navigationTitle(Text(word)).help(Text(word)).badge(Text(word)).badge(3)
    Color.red.accessibilityValue("word").accessibilityValue(word).accessibilityValue(Text(word))
    Color.red.accessibilityInputLabels(["word", "other"]).accessibilityInputLabels([word, word])
    Color.red.accessibilityInputLabels([Text(word)])
    Color.red.accessibilityCustomContent("label", "word").accessibilityCustomContent("label", word)
    Color.red.accessibilityCustomContent("label", Text(word), importance: .high)
    Color.red.accessibilityCustomContent(AccessibilityCustomContentKey("label"), word)
  }

  @Test func titlesAreTakenInEachForm() {
    let root = ViewHost(titles).root
    #expect(root.all("navigationTitle").map { $0["title"] } == ["word", "word", "word"])
    #expect(root.all("help").map { $0["text"] } == ["word", "word", "word"])
    #expect(root.all("badge").compactMap { $0["label"] } == ["word", "word", "word"])
    #expect(root.all("accessibilityInputLabels").first?["labels"]?.list?.count == 2)
    #expect(root.all("accessibilityCustomContent").map { $0["value"] }.allSatisfy { $0 == "word" })
  }
}
