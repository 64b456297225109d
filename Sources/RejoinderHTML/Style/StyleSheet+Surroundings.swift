/// What the reader, the window and the paper ask for.
extension StyleSheet {
  /// Windows of phones.
  static let narrow: StaticString = #"""
    @container discussion (width <= 35rem) { .list { --wrap: 2; } }
    @media (max-width: 35rem) {
      .page-head { padding-block-start: var(--s6); }
      h1 { font-size: 1.25rem; line-height: 1.625rem; }
      .choices { flex-wrap: nowrap; overflow-x: auto; overscroll-behavior-inline: contain; scrollbar-width: none; white-space: nowrap; }
    }

    """#

  /// What readers ask of every page: large targets, calm, contrast, their own colours.
  static let preferences: StaticString = #"""
    @media (pointer: coarse) {
      :root, :host { --hit: 2.75rem; }
      .act, .origin, .skip-thread { min-inline-size: 2.75rem; }
      .bar { row-gap: 1rem; margin-block: var(--s3); }
      .choices a { min-inline-size: 2.75rem; padding-block: .75rem; }
      .age { min-inline-size: 2.75rem; }
      :is(.origin, .skip-thread) { justify-content: start; }
      .counts a { display: inline-block; min-block-size: 2.75rem; padding-block: .75rem; }
      .pages a { min-block-size: 2.75rem; min-inline-size: 2.75rem; }
      .trail li { padding-block: .75rem; }
      .files a { display: inline-block; }
      .files a, summary { padding-block: .75rem; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .act, .pages a { transition: color .12s, background-color .12s, border-color .12s; }
      @view-transition { navigation: auto; }
      ::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root) { animation-duration: .12s; }
    }
    @media (prefers-contrast: more) {
      :root, :host, .list { --dim: var(--text); --line: light-dark(#6b6e7a, #9a9dab); --bar: var(--line); --rule: var(--line); --ring: 3px; }
      .choices a, .act[href] { text-decoration: underline; }
    }
    @media (forced-colors: active) {
      .row { --line: GrayText; --bar: GrayText; --tint: Highlight; --lane: Canvas; --top-margin-color: Canvas; --reply-margin-color: Canvas; forced-color-adjust: none; background-color: Canvas; color: CanvasText; }
      .row > .main, .avatar { forced-color-adjust: auto; }
      .head > .act > span { border: 1px solid; }
      .avatar { border: 1px solid CanvasText; }
      .none { border: 2px dashed GrayText; }
      .mark:is(.office, .accepted, .wait, .new), .choices a[aria-current] { border: 1px solid; }
      :is(.mark.pin, .origin, .skip-thread, .score.up)::before { forced-color-adjust: none; background: CanvasText; }
      .row[aria-current=true] { outline: 2px solid Highlight; outline-offset: -2px; }
      .spoiler { forced-color-adjust: none; background: CanvasText; }
      .spoiler:is(:hover, :focus, :focus-within) { background: Canvas; color: CanvasText; }
    }

    """#

  static let paper: StaticString = #"""
    @media print {
      :root, .embed { color-scheme: light; }
      :root, :host { --stroke: 1.5px; }
      html, body { background: #fff; font-size: 10.5pt; }
      .page { max-inline-size: none; padding: 0; }
      .skip, .site, .choices, .appearance, .later, .mark.new, .toggle[aria-expanded=true], .origin, .skip-thread, .why, .bar:not(:has(.score, .reactions)) { display: none; }
      .list { --page: #fff; --card: #fff; --soft: #f4f4f4; --lane: #fff; --text: #000; --name: #000; --dim: #444; --top-margin-color: #ccc; --reply-margin-color: #fff; --badge: #fff; --on-badge: #000; }
      .block { content-visibility: visible; }
      .row, .avatar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .row:is([aria-current=true], :target) { background-color: transparent; outline: none; }
      .head, .cue { break-after: avoid; }
      .avatar { break-inside: avoid; }
      .body :is(pre, table, blockquote) { break-inside: avoid; }
      .scroll { overflow: visible; white-space: pre-wrap; }
      .body table { min-inline-size: 0; overflow-wrap: anywhere; }
      .body pre code { inline-size: auto; overflow-wrap: anywhere; }
      .age time[title]::after { content: " · " attr(title); }
      :is(.story, .files, .source) a[href^=http]::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
    }

    """#
}
