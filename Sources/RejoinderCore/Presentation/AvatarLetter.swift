/// What an avatar shows where there is no picture.
public enum AvatarLetter {
  /// The number of the colour that a person has or begins with, by a hash of the id (FNV-1a).
  ///
  /// - Parameters:
  ///   - id: The id of the person.
  ///   - count: How many colours there are.
  /// - Returns: The number, from 0.
  public static func color(of id: Comment.ID, among count: Int) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ hash >> 16) % UInt32(max(count, 1)))
  }

  /// The first letter or digit of a name as people count letters, a small Latin one made large.
  ///
  /// Without one it is the first other sign that shows by itself; empty where there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - services: What the platform knows about characters.
  /// - Returns: The letter.
  public static func letter(of name: String, _ services: TextServices) -> String {
    let scalars = name.unicodeScalars
    let start =
      scalars.firstIndex { isLetter($0.value) }
      ?? scalars.firstIndex { SafeLine.showsAlone($0.value) }
    guard let start else { return "" }
    let letter = services.firstGrapheme(String(name[start...]))
    guard let first = letter.utf8.first, letter.utf8.count == 1, first &- 0x61 < 26 else {
      return letter
    }
    return String(UnicodeScalar(first - 0x20))
  }

  /// Whether it is a letter or a digit of ASCII, or anything beyond that can be seen.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar | 0x20 &- 0x61 < 26 || scalar &- 0x30 < 10 }
    return SafeLine.showsAlone(scalar)
  }
}
