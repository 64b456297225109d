import Foundation

/// developer.apple.com/documentation/uikit/uitextposition
@MainActor open class UITextPosition: NSObject {
  let index: Int
  init(index: Int) { self.index = index }
}

// Where letters are. The stand-in has one line: a letter for each ten points, whatever the font.
extension UITextView {
  /// developer.apple.com/documentation/uikit/uitextinput/beginningofdocument
  public var beginningOfDocument: UITextPosition { UITextPosition(index: 0) }

  /// developer.apple.com/documentation/uikit/uitextinput/closestposition(to:)-52k26
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(index: min(max(Int(point.x / 10), 0), content.length))
  }

  /// developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.index - from.index
  }
}
