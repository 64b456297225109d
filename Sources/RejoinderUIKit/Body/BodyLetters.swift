#if canImport(UIKit)
import Foundation
import RejoinderCore
import RejoinderText
import UIKit

/// Answers the roles of a body's pieces with fonts, colours and paragraphs.
///
/// Nothing in it needs the main thread: fonts of the system can be made on any.
struct BodyLetters {
  let setting: BodySetting
  let metrics: BodyMetrics
  private let scale: Double

  init(_ setting: BodySetting) {
    (self.setting, metrics) = (setting, setting.metrics)
    scale = setting.textScale
  }

  // MARK: Places

  func quoteDepth(_ block: BodyBlock) -> Int { min(block.quoteDepth, metrics.deepestMargin) }

  /// How far a block stands behind its bars.
  func indent(_ block: BodyBlock) -> Double {
    Double(min(block.listDepth, metrics.deepestMargin)) * step
  }

  /// The room of a marker.
  private var step: Double { metrics.itemIndent * scale }

  func paragraph(_ block: BodyBlock, gap: Double) -> NSParagraphStyle {
    let indent = indent(block)
    let first = block.marker == nil ? indent : max(indent - step, 0)
    return plain {
      ($0.firstLineHeadIndent, $0.headIndent) = (CGFloat(first), CGFloat(indent))
      $0.defaultTabInterval = CGFloat(step)
      $0.paragraphSpacingBefore = CGFloat(gap)
    }
  }

  func paragraph(alignment: Markup.Alignment) -> NSParagraphStyle {
    plain {
      switch alignment {
      case .natural: $0.alignment = .natural
      case .left: $0.alignment = .left
      case .center: $0.alignment = .center
      case .right: $0.alignment = .right
      }
    }
  }

  /// Code goes from left to right whatever the words around it do.
  var code: NSParagraphStyle {
    plain { ($0.alignment, $0.baseWritingDirection) = (.left, .leftToRight) }
  }

  private func plain(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = CGFloat(setting.size.lineHeight * scale)
    set(paragraph)
    return paragraph
  }

  // MARK: Words

  func marker(
    _ words: String,
    _ paragraph: NSParagraphStyle,
    isQuoted: Bool
  ) -> NSAttributedString {
    var attributes = attributes(of: TextRole(.marker), isQuoted: isQuoted)
    attributes[.paragraphStyle] = paragraph
    return NSAttributedString(string: words + "\t", attributes: attributes)
  }

  /// The words with what a text view draws.
  func attributed(
    _ words: AttributedString,
    _ paragraph: NSParagraphStyle,
    isQuoted: Bool
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in words.runs {
      var attributes = attributes(of: run.textRole ?? TextRole(), isQuoted: isQuoted)
      attributes[.paragraphStyle] = paragraph
      attributes[.link] = run.link
      let string = String(words.characters[run.range])
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    return result
  }

  private func attributes(of role: TextRole, isQuoted: Bool) -> [NSAttributedString.Key: Any] {
    let font = role.font(in: setting.size)
    let colors = setting.colors
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font.made(scale: scale),
      .foregroundColor: UIColor(isQuoted || role.part == .marker ? colors.dim : colors.text),
    ]
    if font.isUnderlined || role.isLink {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if font.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if font.baselineOffset != 0 { attributes[.baselineOffset] = font.baselineOffset * scale }
    if role.style.contains(.marked) { attributes[.backgroundColor] = UIColor(colors.highlight) }
    if role.headingLevel > 0 {
      attributes[.accessibilityTextHeadingLevel] = NSNumber(value: role.headingLevel)
    }
    return attributes
  }
}

extension TextFont {
  /// The platform's font.
  func made(scale: Double) -> UIFont {
    let points = CGFloat(size * scale)
    let weight = UIFont.Weight(named: weight)
    let font =
      isMonospaced
      ? UIFont.monospacedSystemFont(ofSize: points, weight: weight)
      : UIFont.systemFont(ofSize: points, weight: weight)
    let descriptor = font.fontDescriptor
    guard isItalic,
      let leaning = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
    else { return font }
    return UIFont(descriptor: leaning, size: points)
  }
}
#endif
