/// Buttons, and what of them stands around the list or floats above it.
///
/// Grounds are those of the page, so that the words on them are the pairs of colours that are known to
/// stand out.
extension StyleSheet {
  static let controls: StaticString = #"""
    .do { position: relative; display: inline-flex; align-items: center; justify-content: center; flex: none; gap: .375rem; min-block-size: var(--hit); min-inline-size: var(--hit); padding: 0 .375rem; border: 1px solid transparent; border-radius: 6px; background: none; color: var(--dim); font: 600 var(--t1)/var(--h1) var(--font); cursor: pointer; touch-action: manipulation; }
    .do:hover { border-color: var(--rule); color: var(--text); }
    .do:disabled { color: color-mix(in srgb, var(--dim), var(--page) 55%); border-color: transparent; cursor: default; }
    .icon { flex: none; inline-size: 1rem; block-size: 1rem; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    .do > span, .find output, .toast { unicode-bidi: plaintext; }
    .along:dir(rtl) { scale: -1 1; }
    .tools[inert] { visibility: hidden; }
    @media (scripting: none) { .tools:not(#_) { display: none; } }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2); margin-block-start: var(--s4); margin-inline: -.4375rem; }
    .tools > [data-do=undo] { margin-inline-start: auto; }
    .tools > .chip { margin-inline: .4375rem; }
    @container discussion (width < 40rem) { .tools > .do:not(.chip) > span { display: none; } }

    """#

  static let find: StaticString = #"""
    .find { position: sticky; inset-block-start: 0; z-index: 2; display: flex; align-items: center; gap: var(--s2); margin-block-start: var(--s2); padding-block: var(--s3); background: var(--page); border-block-end: 1px solid var(--rule); }
    .find input { flex: 1; min-inline-size: 0; max-inline-size: 26rem; min-block-size: 2.25rem; padding: var(--s2) var(--s4); border: 1px solid var(--dim); border-radius: var(--radius); background: var(--page); color: var(--text); font: inherit; }
    .find input::placeholder { color: var(--dim); }
    .find input:focus-visible { outline-offset: -1px; border-radius: var(--radius); }
    .find output { padding-inline: var(--s2); color: var(--dim); font-size: var(--t2); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .find [data-do=find-close] { margin-inline-start: auto; }
    .find:not([hidden]) + .list { margin-block-start: 0; border-color: transparent; }
    html[data-finding] { scroll-padding-block-start: 4.5rem; }
    ::highlight(rejoinder-current) { background: var(--tint); color: var(--card); text-decoration: underline; }

    """#

  static let floating: StaticString = #"""
    :is(.jump, .pill, .toast, .peek) { position: fixed; z-index: 3; margin: 0 auto; box-shadow: 0 2px 12px #0003; }
    .jump { inset-block-end: calc(1rem + env(safe-area-inset-bottom, 0px)); min-block-size: 3rem; min-inline-size: 3rem; border-color: var(--rule); border-radius: 50%; background: var(--page); color: var(--tint); }
    .jump:hover { border-color: var(--tint); color: var(--tint); }
    .jump > .icon { inline-size: 1.25rem; block-size: 1.25rem; }
    .jump.start { inset-inline-start: 1rem; }
    .jump.end { inset-inline-end: 1rem; }
    :is(.pill, .toast) { inset-inline: 0; inline-size: fit-content; max-inline-size: calc(100% - 9rem); }
    .pill, .pill:hover { inset-block-start: var(--s5); min-block-size: 2.25rem; padding-inline: var(--s5); border-radius: 99px; background: var(--tint); color: var(--page); }
    :is(html[data-finding], :host([data-finding])) .pill { inset-block-start: 4.5rem; }
    .chip, .chip:hover { padding-inline: .625rem; border-radius: 99px; background: var(--wait-soft); color: var(--wait); }
    .toast { inset-block-end: calc(1.25rem + env(safe-area-inset-bottom, 0px)); padding: var(--s3) var(--s5); border: 1px solid transparent; border-radius: var(--radius); background: var(--text); color: var(--page); font-size: var(--t2); line-height: var(--h2); text-align: center; pointer-events: none; }
    .toast:empty { padding: 0; border: 0; }
    :is(.jump, .pill):focus-visible { border-radius: 99px; }
    .peek { inset-block-start: var(--s3); inset-inline: var(--s3); max-inline-size: 44rem; border: 1px solid var(--rule); border-radius: 12px; background: var(--page); overflow: hidden; }
    .peek .list { --l: 0; margin: 0; padding: var(--s2) var(--s3); border: 0; max-block-size: 40vh; overflow-y: auto; overscroll-behavior: contain; background: var(--card); }
    .peek .row { --l: 0; border: 0; padding-inline-start: 0; background: none; }
    .peek .row::before, .peek .row::after { content: none; }
    .peek :is(.toggle, .skip-thread) { display: none; }

    """#

  static let dialogs: StaticString = #"""
    .panel { inline-size: min(48rem, 100% - 2rem); max-block-size: min(44rem, 100dvh - 2rem); padding: 0; border: 1px solid var(--rule); border-radius: 12px; background: var(--page); color: var(--text); box-shadow: 0 8px 32px #0004; overscroll-behavior: contain; }
    .panel[data-part=settings] { inline-size: min(24rem, 100% - 2rem); }
    .panel::backdrop { background: #0007; }
    :is(.panel, .peek) header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; gap: var(--s2); padding-block: var(--s3); padding-inline: var(--s5) var(--s3); border-block-end: 1px solid var(--rule); background: var(--page); }
    :is(.panel, .peek) h2 { flex: 1; margin: 0; font-size: 1rem; line-height: 1.5rem; font-weight: 700; color: var(--title); }
    .peek h2 { font-size: var(--t2); line-height: var(--h2); }
    .pane { padding: var(--s5); columns: 19rem; column-gap: var(--s7); font-size: var(--t2); line-height: var(--h2); }
    .pane > * { break-inside: avoid; margin: 0 0 var(--s5); }
    .pane > p { color: var(--dim); }
    .pane > :last-child { margin-block-end: 0; }
    .pane table { inline-size: 100%; border-collapse: collapse; }
    :is(.pane caption, legend) { padding: 0 0 var(--s2); font-weight: 700; text-align: start; color: var(--title); }
    .pane :is(th, td) { padding: var(--s2) 0; border-block-start: 1px solid var(--rule); font-weight: 400; text-align: start; vertical-align: baseline; }
    .pane td { inline-size: 9.75rem; padding-inline-start: var(--s3); text-align: end; }
    .pane td > span { display: inline-block; white-space: nowrap; }
    .pane td > span + span { margin-inline-start: var(--s3); }
    .pane kbd > kbd { margin-inline: .1875rem; }
    .pane kbd { font: 600 var(--t1)/var(--h1) var(--font); }
    .pane kbd:not(:has(kbd)) { display: inline-block; min-inline-size: 1.375rem; padding: 1px .3125rem; border: 1px solid var(--rule); border-block-end-width: 2px; border-radius: 5px; background: var(--soft); text-align: center; }
    .pane fieldset { min-inline-size: 0; padding: 0; border: 0; }
    .pane label { display: flex; align-items: center; gap: var(--s3); min-block-size: var(--hit); cursor: pointer; }
    .pane input { flex: none; inline-size: 1rem; block-size: 1rem; margin: 0; accent-color: var(--tint); }

    """#
}
