import RejoinderUI
import SwiftUI

/// What a thread is shown in: light or dark, the size of text, the direction and the language.
struct Surroundings {
  var isDark = false
  var isRightToLeft = false
  var isSpanish = false
  var textSize = DynamicTypeSize.large

  /// The sizes that the menu offers: the smallest, the usual one, and two for weak eyes.
  static let textSizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility3]

  var theme: SwiftUI.ColorScheme { isDark ? .dark : .light }
  var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  var wording: Wording { isSpanish ? .spanish : .english }
}

/// The switches of the surroundings.
struct SurroundingsMenu: View {
  @Binding var surroundings: Surroundings

  var body: some View {
    Menu("Surroundings", systemImage: "slider.horizontal.3") {
      Toggle("Dark", isOn: $surroundings.isDark)
      Toggle("Right to left", isOn: $surroundings.isRightToLeft)
      Toggle("Español", isOn: $surroundings.isSpanish)
      Picker("Text size", selection: $surroundings.textSize) {
        ForEach(Surroundings.textSizes, id: \.self) { size in Text(verbatim: "\(size)") }
      }
    }
  }
}
