/// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }
  var sections: [Section] = []
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/reloadeditemidentifiers
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/reconfigureditemidentifiers
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/init()
  public init() {}
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/numberofitems
  public var numberOfItems: Int { itemIdentifiers.count }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/numberofsections
  public var numberOfSections: Int { sections.count }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/sectionidentifiers
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/itemidentifiers
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/numberofitems(insection:)
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/itemidentifiers(insection:)
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/sectionidentifier(containingitem:)
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/indexofitem(_:)
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/indexofsection(_:)
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/appendsections(_:)
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      StandIn.check(
        indexOfSection(identifier) == nil,
        "A section is in the snapshot already: \(identifier)."
      )
      sections.append(Section(identifier: identifier))
    }
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/appenditems(_:tosection:)
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    checkNew(identifiers)
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else {
      return StandIn.check(false, "Items were appended to a section that is not in the snapshot.")
    }
    sections[index].items += identifiers
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/insertitems(_:beforeitem:)
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, shift: 0) }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/insertitems(_:afteritem:)
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, shift: 1) }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/deleteitems(_:)
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/deleteallitems()
  public mutating func deleteAllItems() { sections = [] }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/deletesections(_:)
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/moveitem(_:beforeitem:)
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, shift: 0)
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/moveitem(_:afteritem:)
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, shift: 1)
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/reloaditems(_:)
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkPresent(identifiers)
    reloadedItemIdentifiers += identifiers
  }
  /// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/reconfigureitems(_:)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkPresent(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }
  private func checkNew(_ identifiers: [ItemIdentifierType]) {
    let present = Set(itemIdentifiers)
    StandIn.check(
      Set(identifiers).count == identifiers.count && present.isDisjoint(with: identifiers),
      "An item must not be in a snapshot twice."
    )
  }
  private func checkPresent(_ identifiers: [ItemIdentifierType]) {
    StandIn.check(
      Set(itemIdentifiers).isSuperset(of: identifiers),
      "An item is not in the snapshot."
    )
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at place: ItemIdentifierType,
    shift: Int
  ) {
    checkNew(identifiers)
    for index in sections.indices {
      guard let row = sections[index].items.firstIndex(of: place) else { continue }
      return sections[index].items.insert(contentsOf: identifiers, at: row + shift)
    }
    StandIn.check(false, "Items were inserted beside one that is not in the snapshot.")
  }
}
