/// What is alive within the list.
extension StyleSheet {
  static let liveRows: StaticString = #"""
    .row[data-new] .author::after { content: ""; display: inline-block; inline-size: .5rem; block-size: .5rem; margin-inline-start: .375rem; border-radius: 50%; background: var(--good); }
    .row-tools { position: absolute; z-index: 1; inset-block-start: .25rem; inset-inline-end: .25rem; display: flex; padding: 1px; border: 1px solid var(--rule); border-radius: var(--radius); background: var(--card); }
    .row-tools > .do { min-block-size: 1.5rem; border: 0; }
    .row-tools > .do:hover { background: var(--soft); color: var(--text); }
    .row-tools > .do:focus-visible { outline-offset: -2px; }
    .retry { position: sticky; inset-block: 4.5rem 1rem; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s3); inline-size: fit-content; margin-inline: auto; padding: var(--s2) var(--s4); border: 1px solid var(--rule); border-radius: var(--radius); background: var(--card); color: var(--dim); font-size: var(--t2); line-height: var(--h2); }
    .retry > .do, .retry > .do:hover { color: var(--tint); }
    .block[data-state] { --o: 0px; --w: linear-gradient(transparent .5rem, var(--rule) 0 1rem, transparent 0); padding: var(--pad-top) var(--pad-end) 0 var(--pad-start); min-block-size: calc((60 + var(--t) * var(--wrap)) * var(--body-line)); background: var(--card) content-box; background-clip: border-box; background-image: var(--w), var(--w), var(--w), var(--disc, none); background-position: var(--side) var(--o) top, var(--side) var(--o) top 1.5rem, var(--side) var(--o) top 3rem, var(--side) top; background-size: min(8rem, 30%) 6rem, min(30rem, 75%) 6rem, min(22rem, 60%) 6rem, var(--avatar) 6rem; background-repeat: repeat-y; }

    """#

  /// Where lines join avatars, the row is the ground of its words.
  static let litRow: StaticString = #"""
    .block[data-state] { --o: calc(var(--avatar) + var(--gutter)); --disc: radial-gradient(circle calc(var(--avatar) / 2) at 50% calc(var(--avatar) / 2), var(--rule) 97%, transparent); }
    @media (pointer: coarse) { .list .row > .row-tools { border: 0; background: none; } }
    @keyframes come { 0%, 40% { background-color: var(--current); } }
    @media (prefers-reduced-motion: no-preference) { .row[data-flash] { border-radius: var(--radius); animation: come 1.2s; } }

    """#

  static let litCard: StaticString = #"""
    @keyframes come { 0%, 40% { background-color: var(--current); } }
    @media (prefers-reduced-motion: no-preference) { .row[data-flash] > .main { animation: come 1.2s; } }

    """#

  /// The line with the name ends with the control that folds, which must stay in reach.
  static let toolsBesideToggle: StaticString = #"""
    .row-tools { inset-inline-end: var(--beside); }
    @container discussion (width < 40rem) { .row-tools { inset-block: auto .25rem; inset-inline-end: .25rem; } }

    """#

  static let swipe: StaticString = #"""
    [data-swipes] > .block > .row { touch-action: pan-y; }
    .row[data-swipe] { --to: -1; overflow: clip; }
    .row[data-swipe]:dir(rtl) { --to: 1; }
    .row[data-swipe] > :is(.avatar, .main) { translate: calc(var(--to) * var(--swipe, 0px)); }
    .row[data-swipe] > .main { background: var(--card); }
    .row[data-swipe]::before, .row[data-swipe]::after { content: none; }
    .swipe { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: var(--swipe, 0px); display: flex; align-items: center; justify-content: center; overflow: clip; white-space: nowrap; }
    .swipe > span { position: sticky; inset-block: 40vh; }

    """#

  /// What readers ask for, of what is alive.
  static let livePreferences: StaticString = #"""
    @media (pointer: coarse) {
      .tools { gap: 0; }
      .row > .row-tools { position: relative; inset: auto; grid-column: 1 / -1; justify-content: space-around; border-width: 1px 0 0; border-radius: 0; }
      .row-tools > .do { flex: 1; min-block-size: 2.75rem; min-inline-size: 1.5rem; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .do { transition: color .12s, background-color .12s, border-color .12s; }
      [data-swipe=back] > :is(.avatar, .main, .swipe) { transition: translate .15s, inline-size .15s; }
      @keyframes wait { to { background-color: var(--soft); } }
      .block[data-state=loading] { animation: wait .8s infinite alternate; }
    }
    @media (forced-colors: active) {
      .row-tools, .retry { forced-color-adjust: auto; }
      .do:disabled { color: GrayText; }
      .block[data-state] { --rule: GrayText; --card: Canvas; --soft: Canvas; forced-color-adjust: none; }
      .swipe, .row[data-swipe=far] > .swipe { forced-color-adjust: none; background: Highlight; color: HighlightText; }
      ::highlight(rejoinder-current) { background: Highlight; color: HighlightText; }
    }

    """#

  static let livePaper: StaticString = #"""
    @media print {
      [data-part], .block[data-state] { display: none; }
    }

    """#
}
