/// Finds the name that somebody may have meant.
enum NearestName {
  /// A question for the end of a message, empty where no name is near.
  static func suggestion(for word: String, among names: [String]) -> String {
    let near = names.map { (name: $0, distance: distance(Array(word.utf8), Array($0.utf8))) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(2, near.name.utf8.count / 3) else { return "" }
    return ", did you mean \(near.name)?"
  }

  /// How many letters must be put in, taken out, changed or swapped to come from one word to another.
  static func distance(_ word: [UInt8], _ other: [UInt8]) -> Int {
    // What somebody pasted by mistake is near to nothing, and need not be measured.
    guard word.count <= 64, other.count <= 64 else { return .max }
    var (before, last) = ([Int](), Array(0...other.count))
    for row in 0..<word.count {
      var next = [row + 1]
      for column in 0..<other.count {
        let change = last[column] + (word[row] == other[column] ? 0 : 1)
        var best = min(change, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }
}
