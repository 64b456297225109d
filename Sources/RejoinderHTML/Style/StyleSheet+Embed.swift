/// What holds within a shadow root, where a page of somebody else shows a discussion.
///
/// The sheet is the same as for pages, whose rules for the root hold for the host there. `.embed` is the
/// element around everything that the script makes of a page: nothing of the page around comes in but the
/// custom properties that it sets on purpose, and `rem`, which the script counts anew. What stands in
/// slots beside it looks as the page around has it.
///
/// These rules come first, so that all others may add to them.
extension StyleSheet {
  static let embed: StaticString = #"""
    :host { display: block; }
    :host([hidden]) { display: none; }
    .embed { all: initial; display: block; background: var(--page); }
    .embed > .page { max-inline-size: none; padding: 0; }
    .embed > .page:has(.find:not([hidden])) .row { scroll-margin-block-start: 4.5rem; }
    .embed[data-away] .jump { display: none; }

    """#
}
