extension Text {
  private func set(_ name: String, _ value: (some Hashable & Sendable)?) -> Text {
    var changed = self
    changed.attributes[name] = value.map { ViewValue($0) }
    return changed
  }

  /// developer.apple.com/documentation/swiftui/text/foregroundstyle(_:)
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    var changed = self
    changed.attributes["foregroundStyle"] =
      (style as? Color).map { ViewValue($0) } ?? .described(String(describing: style))
    return changed
  }

  /// developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)
  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    set("accessibilityLabel", String(label))
  }

  /// developer.apple.com/documentation/swiftui/text/font(_:)
  public func font(_ font: Font?) -> Text {
    set("font", font)
  }

  /// developer.apple.com/documentation/swiftui/text/fontweight(_:)
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    set("fontWeight", weight)
  }

  /// developer.apple.com/documentation/swiftui/text/fontdesign(_:)
  public func fontDesign(_ design: Font.Design?) -> Text {
    set("fontDesign", design)
  }

  /// developer.apple.com/documentation/swiftui/text/fontwidth(_:)
  public func fontWidth(_ width: Font.Width?) -> Text {
    set("fontWidth", width)
  }

  /// developer.apple.com/documentation/swiftui/text/foregroundcolor(_:)
  public func foregroundColor(_ color: Color?) -> Text {
    set("foregroundColor", color)
  }

  /// developer.apple.com/documentation/swiftui/text/bold()
  public func bold() -> Text {
    set("bold", true)
  }

  /// developer.apple.com/documentation/swiftui/text/bold(_:)
  public func bold(_ isActive: Bool) -> Text {
    set("bold", isActive)
  }

  /// developer.apple.com/documentation/swiftui/text/italic()
  public func italic() -> Text {
    set("italic", true)
  }

  /// developer.apple.com/documentation/swiftui/text/italic(_:)
  public func italic(_ isActive: Bool) -> Text {
    set("italic", isActive)
  }

  /// developer.apple.com/documentation/swiftui/text/strikethrough(_:color:)
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    set("strikethrough", isActive).set("strikethroughColor", color)
  }

  /// developer.apple.com/documentation/swiftui/text/strikethrough(_:pattern:color:)
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    set("strikethrough", isActive).set("strikethroughPattern", pattern).set(
      "strikethroughColor",
      color
    )
  }

  /// developer.apple.com/documentation/swiftui/text/underline(_:color:)
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    set("underline", isActive).set("underlineColor", color)
  }

  /// developer.apple.com/documentation/swiftui/text/underline(_:pattern:color:)
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    set("underline", isActive).set("underlinePattern", pattern).set("underlineColor", color)
  }

  /// developer.apple.com/documentation/swiftui/text/monospaced(_:)
  public func monospaced(_ isActive: Bool = true) -> Text {
    set("monospaced", isActive)
  }

  /// developer.apple.com/documentation/swiftui/text/monospaceddigit()
  public func monospacedDigit() -> Text {
    set("monospacedDigit", true)
  }

  /// developer.apple.com/documentation/swiftui/text/kerning(_:)
  public func kerning(_ kerning: CGFloat) -> Text {
    set("kerning", kerning)
  }

  /// developer.apple.com/documentation/swiftui/text/tracking(_:)
  public func tracking(_ tracking: CGFloat) -> Text {
    set("tracking", tracking)
  }

  /// developer.apple.com/documentation/swiftui/text/baselineoffset(_:)
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    set("baselineOffset", baselineOffset)
  }

  /// developer.apple.com/documentation/swiftui/text/speechspellsoutcharacters(_:)
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    set("speechSpellsOutCharacters", value)
  }

  /// developer.apple.com/documentation/swiftui/text/speechalwaysincludespunctuation(_:)
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    set("speechAlwaysIncludesPunctuation", value)
  }

  /// developer.apple.com/documentation/swiftui/text/speechadjustedpitch(_:)
  public func speechAdjustedPitch(_ value: Double) -> Text {
    set("speechAdjustedPitch", value)
  }

  /// developer.apple.com/documentation/swiftui/text/speechannouncementsqueued(_:)
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    set("speechAnnouncementsQueued", value)
  }

  /// developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: Text) -> Text {
    set("accessibilityLabel", label.plain(in: EnvironmentValues()))
  }

  /// developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    set("accessibilityLabel", labelKey.text)
  }

  /// developer.apple.com/documentation/swiftui/text/accessibilityheading(_:)
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    set("accessibilityHeading", level)
  }
}
