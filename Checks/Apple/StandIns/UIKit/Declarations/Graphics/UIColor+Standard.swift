extension UIColor {
  /// developer.apple.com/documentation/uikit/uicolor/black
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/white
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/clear
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// developer.apple.com/documentation/uikit/uicolor/red
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/green
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/blue
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/gray
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/darkgray
  public static let darkGray = UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/lightgray
  public static let lightGray = UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/orange
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/yellow
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/purple
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/brown
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/cyan
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/magenta
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// developer.apple.com/documentation/uikit/uicolor/label
  public static let label = pair(0x000000FF, 0xFFFFFFFF)
  /// developer.apple.com/documentation/uikit/uicolor/secondarylabel
  public static let secondaryLabel = pair(0x3C3C4399, 0xEBEBF599)
  /// developer.apple.com/documentation/uikit/uicolor/tertiarylabel
  public static let tertiaryLabel = pair(0x3C3C434C, 0xEBEBF54C)
  /// developer.apple.com/documentation/uikit/uicolor/quaternarylabel
  public static let quaternaryLabel = pair(0x3C3C432D, 0xEBEBF529)
  /// developer.apple.com/documentation/uikit/uicolor/placeholdertext
  public static let placeholderText = pair(0x3C3C434C, 0xEBEBF54C)
  /// developer.apple.com/documentation/uikit/uicolor/separator
  public static let separator = pair(0x3C3C434A, 0x54545899)
  /// developer.apple.com/documentation/uikit/uicolor/opaqueseparator
  public static let opaqueSeparator = pair(0xC6C6C8FF, 0x38383AFF)
  /// developer.apple.com/documentation/uikit/uicolor/link
  public static let link = pair(0x007AFFFF, 0x0984FFFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemfill
  public static let systemFill = pair(0x78788033, 0x7878805B)
  /// developer.apple.com/documentation/uikit/uicolor/secondarysystemfill
  public static let secondarySystemFill = pair(0x78788028, 0x78788051)
  /// developer.apple.com/documentation/uikit/uicolor/tertiarysystemfill
  public static let tertiarySystemFill = pair(0x7676801E, 0x7676803D)
  /// developer.apple.com/documentation/uikit/uicolor/quaternarysystemfill
  public static let quaternarySystemFill = pair(0x74748014, 0x7676802D)
  /// developer.apple.com/documentation/uikit/uicolor/systembackground
  public static let systemBackground = pair(0xFFFFFFFF, 0x000000FF)
  /// developer.apple.com/documentation/uikit/uicolor/secondarysystembackground
  public static let secondarySystemBackground = pair(0xF2F2F7FF, 0x1C1C1EFF)
  /// developer.apple.com/documentation/uikit/uicolor/tertiarysystembackground
  public static let tertiarySystemBackground = pair(0xFFFFFFFF, 0x2C2C2EFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgroupedbackground
  public static let systemGroupedBackground = pair(0xF2F2F7FF, 0x000000FF)
  /// developer.apple.com/documentation/uikit/uicolor/secondarysystemgroupedbackground
  public static let secondarySystemGroupedBackground = pair(0xFFFFFFFF, 0x1C1C1EFF)
  /// developer.apple.com/documentation/uikit/uicolor/tertiarysystemgroupedbackground
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7FF, 0x2C2C2EFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemred
  public static let systemRed = pair(0xFF3B30FF, 0xFF453AFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgreen
  public static let systemGreen = pair(0x34C759FF, 0x30D158FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemblue
  public static let systemBlue = pair(0x007AFFFF, 0x0A84FFFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemorange
  public static let systemOrange = pair(0xFF9500FF, 0xFF9F0AFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemyellow
  public static let systemYellow = pair(0xFFCC00FF, 0xFFD60AFF)
  /// developer.apple.com/documentation/uikit/uicolor/systempink
  public static let systemPink = pair(0xFF2D55FF, 0xFF375FFF)
  /// developer.apple.com/documentation/uikit/uicolor/systempurple
  public static let systemPurple = pair(0xAF52DEFF, 0xBF5AF2FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemteal
  public static let systemTeal = pair(0x30B0C7FF, 0x40C8E0FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemindigo
  public static let systemIndigo = pair(0x5856D6FF, 0x5E5CE6FF)
  /// developer.apple.com/documentation/uikit/uicolor/systembrown
  public static let systemBrown = pair(0xA2845EFF, 0xAC8E68FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemmint
  public static let systemMint = pair(0x00C7BEFF, 0x63E6E2FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemcyan
  public static let systemCyan = pair(0x32ADE6FF, 0x64D2FFFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgray
  public static let systemGray = pair(0x8E8E93FF, 0x8E8E93FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgray2
  public static let systemGray2 = pair(0xAEAEB2FF, 0x636366FF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgray3
  public static let systemGray3 = pair(0xC7C7CCFF, 0x48484AFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgray4
  public static let systemGray4 = pair(0xD1D1D6FF, 0x3A3A3CFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgray5
  public static let systemGray5 = pair(0xE5E5EAFF, 0x2C2C2EFF)
  /// developer.apple.com/documentation/uikit/uicolor/systemgray6
  public static let systemGray6 = pair(0xF2F2F7FF, 0x1C1C1EFF)
  /// developer.apple.com/documentation/uikit/uicolor/tintcolor
  public static let tintColor = pair(0x007AFFFF, 0x0A84FFFF)
}
