/// A binary heap of indices; the one with the smallest key stands first.
struct IndexHeap<Key: Comparable> {
  private let keys: [Key]
  private var items: [Int] = []

  init(keys: [Key]) { self.keys = keys }

  private func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
    if keys[lhs] < keys[rhs] { return true }
    return lhs < rhs && !(keys[rhs] < keys[lhs])
  }

  mutating func insert(_ item: Int) {
    items.append(item)
    var place = items.count - 1
    while place > 0, precedes(item, items[(place - 1) / 2]) {
      items[place] = items[(place - 1) / 2]
      place = (place - 1) / 2
    }
    items[place] = item
  }

  mutating func popFirst() -> Int? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    var place = 0
    while let child = smallerChild(of: place), precedes(items[child], last) {
      items[place] = items[child]
      place = child
    }
    items[place] = last
    return first
  }

  private func smallerChild(of place: Int) -> Int? {
    let left = 2 * place + 1
    guard left < items.count else { return nil }
    return left + 1 < items.count && precedes(items[left + 1], items[left]) ? left + 1 : left
  }
}
