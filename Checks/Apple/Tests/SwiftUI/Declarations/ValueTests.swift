import SwiftUI
import Testing

/// Colors, fonts, paths and environments, as values.
struct ValueTests {
  @Test func colorsResolve() {
    let light = EnvironmentValues()
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.red.resolve(in: light).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: dark).description == "#FF453AFF")
    #expect(
      Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: light).description == "#FF800080"
    )
    let gray = Color(white: 0.5).resolve(in: light)
    #expect(abs(gray.linearRed - 0.2140) < 0.0001)
    #expect(
      Color(hue: 0, saturation: 1, brightness: 1).resolve(in: light).description == "#FF0000FF"
    )
  }

  @Test func colorsAreEqualByWhatTheyAre() {
    #expect(Color.red == .red)
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
    #expect(Color.red != .blue)
  }

  @Test func fontsSayWhatTheyAre() {
    #expect(Font.body.bold().italic().description == "body.bold.italic")
    #expect(
      Font.system(size: 12, weight: .semibold, design: .monospaced).description
        == "system(12.0).semibold.monospaced"
    )
    #expect(Font.system(.caption, design: .rounded).description == "caption.rounded")
    #expect(Font.custom("Serif", size: 13, relativeTo: .title).description == "Serif(13.0, title)")
    #expect(Font.body.weight(.medium) == Font.body.weight(.medium))
  }

  @Test func pathsAreReadable() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 8))
    path.addQuadCurve(to: CGPoint(x: 8, y: 16), control: CGPoint(x: 0, y: 16))
    path.closeSubpath()
    #expect(path.description == "0 0 m 0 8 l 0 16 8 16 q h")
    #expect(Path(path.description) == path)
    #expect(path.currentPoint == .zero)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 8, height: 16))
    #expect(path.applying(CGAffineTransform(translationX: 1, y: 0)) == path.offsetBy(dx: 1, dy: 0))
    #expect(path.contains(CGPoint(x: 1, y: 8)))
    #expect(!path.contains(CGPoint(x: 7, y: 1)))
  }

  @Test func arcsEndWhereTheyShould() {
    var quarter = Path()
    quarter.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: false
    )
    #expect(abs((quarter.currentPoint?.y ?? 0) - 10) < 0.001)
    var rest = Path()
    rest.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: true
    )
    #expect(rest.elements.count == 4)
    var corner = Path()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 0, y: 10), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = corner.currentPoint ?? .zero
    #expect(abs(end.x - 4) < 0.001 && abs(end.y - 10) < 0.001)
    #expect(
      Circle().path(in: CGRect(x: 0, y: 0, width: 4, height: 10)).boundingRect
        == CGRect(x: 0, y: 3, width: 4, height: 4)
    )
  }

  @Test func typeSizesAreOrdered() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.large < .accessibility1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(ContentSizeCategory(DynamicTypeSize.xSmall) == .extraSmall)
  }

  @Test func theSystemsValuesAreSetByTests() {
    var environment = EnvironmentValues()
    #expect(!environment.accessibilityReduceMotion)
    environment._set(.accessibilityReduceMotion, true)
    environment._set(.colorSchemeContrast, .increased)
    #expect(environment.accessibilityReduceMotion)
    #expect(environment.colorSchemeContrast == .increased)
  }

  @Test func attributedStringsTakeFontsAndColors() {
    var string = AttributedString("words")
    string.font = .body.bold()
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.swiftUI.backgroundColor = .yellow
    #expect(string.runs.first?.font == .body.bold())
    #expect(string.runs.first?.foregroundColor == .red)
    #expect(string.runs.first?.underlineStyle == .single)
  }

  @Test func animationsSayWhatTheyAre() {
    #expect(Animation.snappy(duration: 0.25).description == "snappy(0.25, bounce: 0.0)")
    #expect(Animation.easeInOut(duration: 0.2).delay(1).description == "easeInOut(0.2).delay(1.0)")
    #expect(Animation.default == .default)
    #expect(Animation.spring(response: 0.3).description.contains("response"))
  }

  struct Bar: Shape {
    var width: CGFloat
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: rect.minY, width: width, height: rect.height))
    }
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
  }

  @Test func ownShapesAreDrawnAnywhere() async {
    let path = await Task.detached {
      Bar(width: 2).path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }.value
    #expect(path.boundingRect.width == 2)
  }

  struct Wash: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white.opacity(0.1) : Color.black.opacity(0.1)
    }
  }

  @Test func ownStylesResolve() {
    #expect("\(Wash().resolve(in: EnvironmentValues()))" == "black.opacity(0.1)")
  }
}
