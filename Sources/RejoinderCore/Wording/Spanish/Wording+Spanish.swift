extension Wording {
  /// The words in Spanish, as they are understood on both sides of the ocean.
  ///
  /// Nobody is addressed directly, since that would need one of several forms; numbers are grouped
  /// and written as the academies recommend.
  public static let spanish = {
    var wording = Wording()
    wording.language = "es"
    wording.nameInItself = "Español"
    wording.pluralCategory = { $0 == 1 || $0 == -1 ? .one : .other }
    wording.numbers = .spanish
    wording.ages = .spanish
    wording.dates = .spanish
    wording.counts = .spanish
    wording.markers = .spanish
    wording.navigation = .spanish
    wording.orders = .spanish
    wording.ranking = .spanish
    wording.pages = .spanish
    wording.live = .spanish
    wording.choices = .spanish
    wording.voting = .spanish
    wording.notices = .spanish
    wording.speech = .spanish
    wording.announcements = .spanish
    wording.failures = .spanish
    wording.controls = .spanish
    wording.keys = .spanish
    return wording
  }()
}
