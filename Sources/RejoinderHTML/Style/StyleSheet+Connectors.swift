extension StyleSheet {
  /// Avatars and the lines between them.
  ///
  /// A line runs through the middle of the parent's avatar, whatever the indentation: lines that go
  /// on are layers of the row's background, the elbow is one box with two borders, and the stem
  /// another box. The branch under the pointer is the row's own stem, then its column in every row
  /// below it, up to the next row of its level.
  static let connectors: StaticString = #"""
    .blocks .row {
      --c1: var(--line); --c2: var(--line); --c3: var(--line); --c4: var(--line); --c5: var(--line);
      --x: round(down, var(--avatar) / 2 - var(--stroke) / 2, .5px);
      display: grid; grid-template-columns: var(--avatar) minmax(0, 1fr); column-gap: var(--gutter);
      padding-block: var(--pad); padding-inline: calc(var(--l) * var(--indent)) var(--s3);
      background-image: var(--k1, none), var(--k2, none), var(--k3, none), var(--k4, none), var(--k5, none);
      background-size: var(--stroke) 100%; background-repeat: no-repeat;
      background-position: var(--side) var(--x) top, var(--side) calc(var(--indent) + var(--x)) top, var(--side) calc(2 * var(--indent) + var(--x)) top, var(--side) calc(3 * var(--indent) + var(--x)) top, var(--side) calc(4 * var(--indent) + var(--x)) top;
    }
    .blocks .g1 { --k1: linear-gradient(var(--c1) 0 0); }
    .blocks .g2 { --k2: linear-gradient(var(--c2) 0 0); }
    .blocks .g3 { --k3: linear-gradient(var(--c3) 0 0); }
    .blocks .g4 { --k4: linear-gradient(var(--c4) 0 0); }
    .blocks .g5 { --k5: linear-gradient(var(--c5) 0 0); }
    .blocks .l0 { --stem: var(--c1); } .blocks .l1 { --elbow: var(--c1); --stem: var(--c2); } .blocks .l2 { --elbow: var(--c2); --stem: var(--c3); }
    .blocks .l3 { --elbow: var(--c3); --stem: var(--c4); } .blocks .l4 { --elbow: var(--c4); --stem: var(--c5); } .blocks .l5 { --elbow: var(--c5); }
    .blocks .row:not(.l0)::before {
      content: ""; position: absolute; pointer-events: none; inset-block-start: 0;
      inset-inline-start: calc((var(--l) - 1) * var(--indent) + var(--x));
      inline-size: calc(var(--indent) - var(--x)); block-size: calc(var(--pad) + var(--avatar) / 2 + var(--stroke) / 2);
      border: 0 solid var(--elbow); border-inline-start-width: var(--stroke); border-block-end-width: var(--stroke);
      border-end-start-radius: min(10px + var(--stroke) / 2, var(--indent) - var(--x));
    }
    .blocks .s::after {
      content: ""; position: absolute; pointer-events: none; inset-block: calc(var(--pad) + var(--avatar)) 0;
      inset-inline-start: calc(var(--l) * var(--indent) + var(--x)); inline-size: var(--stroke); background: var(--stem);
    }
    .avatar { position: relative; display: grid; place-items: center; inline-size: var(--avatar); block-size: var(--avatar); border-radius: 50%; overflow: hidden; background: linear-gradient(color-mix(in srgb, var(--a), #fff 8%), var(--a)); color: #fff; font: 700 calc(var(--avatar) * .44)/1 var(--font); user-select: none; }
    .none { border: 2px dashed var(--line); background: none; }
    .blocks .main { padding-block-start: 1px; }
    .blocks :is(.tomb, .more) .main { align-self: center; padding: 0; }
    .blocks .more { grid-template-columns: minmax(0, 1fr); }
    .blocks .more .act { margin-inline-start: calc(-1 * .375rem); min-block-size: var(--avatar); }
    .blocks .more:not(.l0)::before { inline-size: calc(var(--indent) - var(--x) + .25rem); }
    .blocks .more:not(.l0) .main { padding-inline-start: .625rem; }
    .blocks .l0:hover, .blocks .l0:hover ~ .row:not(.l0:hover ~ .l0, .l0:hover ~ .l0 ~ *) { --c1: var(--tint); }
    .blocks .l1:hover, .blocks .l1:hover ~ .row:not(.l1:hover ~ :is(.l0, .l1), .l1:hover ~ :is(.l0, .l1) ~ *) { --c2: var(--tint); }
    .blocks .l2:hover, .blocks .l2:hover ~ .row:not(.l2:hover ~ :is(.l0, .l1, .l2), .l2:hover ~ :is(.l0, .l1, .l2) ~ *) { --c3: var(--tint); }
    .blocks .l3:hover, .blocks .l3:hover ~ .row:not(.l3:hover ~ :is(.l0, .l1, .l2, .l3), .l3:hover ~ :is(.l0, .l1, .l2, .l3) ~ *) { --c4: var(--tint); }
    .blocks .l4:hover, .blocks .l4:hover ~ .row:not(.l4:hover ~ :not(.l5), .l4:hover ~ :not(.l5) ~ *) { --c5: var(--tint); }

    """#

  /// Less room: smaller avatars, then narrower columns, and at last two columns, the second a lane.
  ///
  /// Widths are counted in the reader's text size, so that large text counts as less room.
  static let narrow: StaticString = #"""
    @container discussion (max-width: 35rem) {
      .list { --avatar: round(1.5rem, 2px); --indent: round(1.25rem, 2px); --gutter: .5rem; --wrap: 2; }
      .blocks .row { padding-inline-end: var(--s2); }
    }
    @container discussion (max-width: 20rem) {
      .list { --avatar: round(1.25rem, 2px); --indent: round(1rem, 2px); }
    }
    @container discussion (max-width: 15rem) {
      .blocks :is(.l3, .l4, .l5) { --l: 2; --elbow: var(--c2); }
      .blocks :is(.l2, .l3, .l4, .l5) { --k3: none; --k4: none; --k5: none; }
      .blocks :is(.l2, .l3, .l4, .l5):is(.s, .g2, .g3, .g4, .g5) { --k2: linear-gradient(var(--c2) 0 0); }
      .blocks :is(.l2, .l3, .l4).s::after { content: none; }
      :is(.l3, .l4, .l5) > .main:not(:has(> a.cue)) > .head > .vh { position: static; inline-size: auto; block-size: auto; margin: 0; clip-path: none; font-size: var(--t1); }
    }
    @media (max-width: 35rem) {
      .page-head { padding-block-start: var(--s6); }
      h1 { font-size: 1.25rem; line-height: 1.625rem; }
    }

    """#

  /// What readers ask of every page: large targets, calm, contrast, their own colours.
  static let preferences: StaticString = #"""
    @media (pointer: coarse) {
      :root { --hit: 2.75rem; }
      .act, .origin { min-inline-size: 2.75rem; }
      .bar { row-gap: 1rem; margin-block: var(--s3); }
      .choices a { min-inline-size: 2.75rem; padding-block: .75rem; text-align: center; }
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
      :root { --dim: var(--text); --line: light-dark(#6b6e7a, #9a9dab); --rule: light-dark(#6b6e7a, #9a9dab); --ring: 3px; }
      .choices a, .act[href] { text-decoration: underline; }
    }
    @media (forced-colors: active) {
      .blocks .row { --line: GrayText; --tint: Highlight; forced-color-adjust: none; background-color: Canvas; color: CanvasText; }
      .row > .main, .avatar { forced-color-adjust: auto; }
      .avatar { border: 1px solid CanvasText; }
      .none { border: 2px dashed GrayText; }
      .mark:is(.office, .accepted, .wait), .choices a[aria-current] { border: 1px solid; }
      :is(.mark.pin, .origin)::before { forced-color-adjust: none; background: CanvasText; }
      .row[aria-current=true] { outline: 2px solid Highlight; outline-offset: -2px; }
      .spoiler { forced-color-adjust: none; background: CanvasText; }
      .spoiler:is(:hover, :focus, :focus-within) { background: Canvas; color: CanvasText; }
    }

    """#

  static let paper: StaticString = #"""
    @media print {
      :root { color-scheme: light; --stroke: 1.5px; }
      html, body { background: #fff; font-size: 10.5pt; }
      .page { max-inline-size: none; padding: 0; }
      .skip, .site, .choices, .toggle, .origin, .bar:not(:has(.score, .reactions)) { display: none; }
      .block { content-visibility: visible; }
      .row, .avatar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .row:is([aria-current=true], :target) { background-color: transparent; outline: none; }
      .head, .cue { break-after: avoid; }
      .avatar { break-inside: avoid; }
      .body :is(pre, table, blockquote) { break-inside: avoid; }
      .scroll { overflow: visible; white-space: pre-wrap; }
      .story a[href^=http]::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
    }

    """#
}
