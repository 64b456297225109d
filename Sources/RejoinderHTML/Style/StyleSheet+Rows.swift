extension StyleSheet {
  /// A row and its head.
  static let rows: StaticString = #"""
    .list { color: var(--text); --wrap: 1; }
    .block { content-visibility: auto; contain-intrinsic-block-size: auto calc((60 + var(--t) * var(--wrap)) * var(--body-line)); }
    .row { position: relative; }
    .main { position: relative; min-inline-size: 0; }
    .head { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: .375rem; min-inline-size: 0; font-size: var(--age-size); line-height: var(--name-line); color: var(--dim); }
    .author, .gone { min-inline-size: 0; margin: 0; font-size: var(--name-size); line-height: var(--name-line); font-weight: var(--name-weight); color: var(--name); overflow-wrap: anywhere; }
    .gone { font-weight: 400; font-size: var(--body-size); font-style: italic; color: var(--dim); }
    .age, .mark, .score, .cue > span, .counts > *, .choices > *, .pages > *, .act, .act > span, .reactions > *, .index span { unicode-bidi: plaintext; }
    .age { position: relative; display: inline-block; min-inline-size: 1.5rem; padding-block: .25rem; margin-block: -.25rem; color: var(--dim); text-decoration: none; font-size: var(--age-size); line-height: var(--age-line); font-weight: var(--age-weight); font-variant-numeric: tabular-nums; white-space: nowrap; }
    :is(.origin, .skip-thread) { position: relative; display: inline-flex; align-items: baseline; justify-content: center; min-inline-size: 1.5rem; padding-block: .5rem; margin-block: -.5rem; margin-inline-start: -.25rem; border-radius: 6px; color: var(--dim); }
    .origin::before { content: ""; inline-size: .5rem; block-size: .5rem; background: currentColor; clip-path: polygon(22% 0, 100% 0, 100% 78%, 80% 78%, 80% 34%, 14% 100%, 0 86%, 66% 20%, 22% 20%); }
    .origin:dir(rtl)::before { scale: -1 1; }
    .skip-thread::before { content: ""; inline-size: .5625rem; block-size: .5625rem; background: currentColor; clip-path: polygon(0 8%, 16% 0, 50% 34%, 84% 0, 100% 8%, 100% 20%, 50% 62%, 0 20%, 0 46%, 14% 38%, 50% 74%, 86% 38%, 100% 46%, 100% 58%, 50% 100%, 0 58%); }
    :is(.origin, .skip-thread):hover { background: var(--soft); color: var(--text); }
    :is(.age, a.cue):hover { text-decoration: underline; }
    .mark { font-size: var(--t1); line-height: var(--h1); color: var(--dim); }
    .mark.op { padding-inline: 3px; border: 1px solid currentColor; border-radius: 4px; font-weight: 600; line-height: .875rem; color: var(--tint); text-decoration: none; }
    .mark:is(.office, .accepted, .wait) { padding-inline: .4375rem; border-radius: 99px; font-weight: 600; }
    .mark:is(.office, .accepted) { color: var(--good); background: var(--good-soft); }
    .mark.new { position: relative; padding-inline: .4375rem; border-radius: 99px; font-weight: 600; text-decoration: none; color: var(--good); background: var(--good-soft); }
    .mark.new:hover { text-decoration: underline; }
    .mark.wait { color: var(--wait); background: var(--wait-soft); }
    .mark.pin::before { content: ""; display: inline-block; inline-size: .625rem; block-size: .75rem; margin-inline-end: var(--s2); vertical-align: -.125rem; background: currentColor; clip-path: polygon(22% 0, 78% 0, 70% 36%, 94% 62%, 58% 62%, 50% 100%, 42% 62%, 6% 62%, 30% 36%); }
    .context .body { color: var(--dim); }
    .why { margin-block-start: var(--s2); font-size: var(--t2); line-height: var(--h2); color: var(--dim); }
    .why p { margin: var(--s1) 0 0; overflow-wrap: anywhere; }
    .cue { position: relative; display: flex; align-items: center; gap: var(--s2); inline-size: fit-content; max-inline-size: 100%; margin-block-end: .1875rem; font-size: var(--t1); line-height: var(--h1); color: var(--dim); text-decoration: none; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .cue::before { content: ""; flex: none; align-self: start; inline-size: .4375rem; block-size: .375rem; margin-block-start: .25rem; margin-inline-start: 1px; border: 0 solid currentColor; border-block-end-width: 1.5px; border-inline-start-width: 1.5px; border-end-start-radius: 3px; }
    .row:is(:focus-visible, :target, [data-selected]) { outline: var(--ring) solid var(--tint); outline-offset: calc(var(--ring) * -1); border-radius: var(--radius); }

    """#

  /// The words of comments, stories and quotes.
  static let words: StaticString = #"""
    .body { max-inline-size: var(--measure); overflow-wrap: anywhere; }
    .row .body { font-size: var(--body-size); line-height: var(--body-line); }
    .body > * { margin: 0 0 var(--s3); }
    .body > :last-child, .body blockquote > :last-child, .body details > :last-child { margin-block-end: 0; }
    .body :is(h1, h2, h3, h4, h5, h6) { font-size: inherit; line-height: inherit; font-weight: 700; letter-spacing: normal; }
    .body :is(ul, ol) { padding-inline-start: 1.5em; }
    .body ul > .task { list-style: none; }
    .body li + li { margin-block-start: var(--s1); }
    .body li > :is(ul, ol) { margin-block: var(--s1); }
    .body blockquote, .quote { margin-inline: 0; padding-inline-start: var(--s4); border-inline-start: 3px solid var(--rule); color: var(--dim); }
    .body blockquote > * { margin-block: 0 var(--s3); }
    .quote { margin-block: 0 var(--s3); max-inline-size: var(--measure); }
    .whose { margin: 0; font-size: var(--t1); line-height: var(--h1); }
    .whose a { position: relative; display: inline-block; padding-block: .25rem; margin-block: -.25rem; color: inherit; }
    .body hr { border: 0; border-block-start: 1px solid var(--rule); }
    .body :is(code, kbd) { padding: 1px 4px; border-radius: 4px; background: var(--soft); font: .875em/1.4 var(--mono); }
    .body kbd { border: 1px solid var(--rule); border-block-end-width: 2px; padding-block: 0; }
    .body mark { border-radius: 2px; background: var(--highlight); color: inherit; }
    .body :is(sub, sup) { font-size: .8em; line-height: 0; }
    .body abbr { text-decoration: underline dotted; text-underline-offset: 2px; }
    .mention { font-weight: 600; }
    .scroll { inline-size: fit-content; max-inline-size: 100%; overflow-x: auto; overscroll-behavior-inline: contain; border: 1px solid var(--rule); border-radius: var(--radius); scrollbar-width: thin; }
    .body pre { padding: var(--s3) var(--s4); font: var(--t2)/var(--h2) var(--mono); tab-size: 4; overflow-wrap: normal; }
    .body pre.scroll { inline-size: auto; background: var(--soft); }
    .body pre code { display: block; inline-size: fit-content; padding: 0; background: none; font: inherit; }
    .body table { min-inline-size: max-content; border-collapse: collapse; font-size: var(--t2); line-height: var(--h2); overflow-wrap: normal; font-variant-numeric: tabular-nums; }
    .body :is(th, td) { max-inline-size: 24rem; padding: var(--s2) var(--s4); border-block-end: 1px solid var(--rule); text-align: start; vertical-align: top; }
    .body :is(th, td)[align=center] { text-align: center; }
    .body :is(th, td)[align=right] { text-align: right; }
    .body :is(th, td)[align=left] { text-align: left; }
    .body tr:last-child > * { border-block-end: 0; }
    .body th { font-weight: 600; color: var(--dim); }
    .spoiler { border-radius: 2px; background: var(--line); color: transparent; }
    .spoiler * { visibility: hidden; }
    .spoiler:is(:hover, :focus, :focus-within) { background: var(--soft); color: inherit; }
    .spoiler:is(:hover, :focus, :focus-within) * { visibility: visible; }
    summary { inline-size: fit-content; color: var(--tint); cursor: pointer; }
    .dead > summary { font-size: var(--t1); line-height: var(--h2); font-weight: 600; }
    .dead > .body { color: var(--dim); }
    .files { margin: var(--s2) 0 0; padding: 0; list-style: none; font-size: var(--t2); line-height: var(--h2); color: var(--dim); overflow-wrap: anywhere; }

    """#

  /// Score, reactions, and what can be done.
  static let actions: StaticString = #"""
    .bar { display: flex; flex-wrap: wrap; align-items: center; column-gap: var(--s2); min-block-size: var(--control); margin-block-start: var(--control-gap); margin-inline-start: calc(-1 * .375rem); color: var(--dim); font-size: var(--control-size); line-height: var(--control-line); }
    .score { padding-inline: .375rem; font-weight: var(--control-weight); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .score.up { display: inline-flex; align-items: center; gap: var(--s2); }
    .score.up::before { content: ""; inline-size: .625rem; block-size: .75rem; background: currentColor; clip-path: polygon(50% 0, 100% 48%, 84% 62%, 60% 38%, 60% 100%, 40% 100%, 40% 38%, 16% 62%, 0 48%); }
    .score.up.down::before { rotate: 180deg; }
    .reactions { display: flex; flex-wrap: wrap; gap: var(--s2); padding-inline: .375rem; font-variant-numeric: tabular-nums; }
    .reactions > * { padding: 1px .4375rem; border: 1px solid var(--rule); border-radius: 99px; background: var(--soft); overflow-wrap: anywhere; }
    .act { position: relative; display: inline-flex; align-items: center; min-block-size: var(--control); min-inline-size: var(--control); padding-inline: .375rem; border-radius: 6px; color: var(--dim); font: var(--toggle-weight) var(--toggle-size)/var(--toggle-line) var(--font); text-decoration: none; }
    .act:any-link:hover { background: var(--soft); color: var(--text); }
    .act:focus-visible { outline-offset: -2px; }
    .act.toggle, .more .act:any-link { color: var(--tint); font-variant-numeric: tabular-nums; }
    .tomb .toggle { min-block-size: 1.25rem; }
    .act::after, .age::after, .origin::after, .skip-thread::after, .mark.new::after, a.cue::after, .choices a::after, .trail a::after, .site a::after, .whose a::after { content: ""; position: absolute; inset-inline: 0; inset-block: calc((100% - max(100%, var(--hit))) / 2); }

    """#
}
