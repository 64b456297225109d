/// A value that a modifier keeps between evaluations.
final class Remembered<Value> {
  var value: Value?
}

extension GraphNode {
  /// What a modifier keeps, made when it is first asked for.
  func record<Record: AnyObject>(_ number: Int, _ make: () -> Record) -> Record {
    if let known = cells[-1 - number] as? Record { return known }
    let made = make()
    cells[-1 - number] = made
    return made
  }
}
