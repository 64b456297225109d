extension StyleSheet {
  /// Type, space and sizes; all lengths of the layout follow the text size of the reader.
  static let scales: StaticString = #"""
    :root, :host {
      --font: var(--rejoinder-font, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif);
      --mono: var(--rejoinder-mono, ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace);
      --t1: .75rem; --h1: 1rem;
      --t2: .8125rem; --h2: 1.25rem;
      --t3: .9375rem; --h3: 1.375rem;
      --t5: 1.5rem; --h5: 2rem;
      --s1: .125rem; --s2: .25rem; --s3: .5rem; --s4: .75rem; --s5: 1rem; --s6: 1.5rem; --s7: 2rem;
      --measure: 32.5rem;
      --control: 1.75rem; --hit: 1.75rem;
      --radius: 8px; --stroke: 2px; --ring: 2px;
    }
    :root, .embed { color-scheme: light dark; }
    .light { color-scheme: light; }
    .dark { color-scheme: dark; }
    /* Strokes of whole device pixels, so that boxes and backgrounds come out alike. */
    @media (min-resolution: 1.2dppx) and (max-resolution: 1.3dppx) { :root, :host { --stroke: 1.6px; } }
    @media (min-resolution: 1.7dppx) and (max-resolution: 1.8dppx) { :root, :host { --stroke: 1.714px; } }
    @media (min-resolution: 1.9dppx) { :root, :host { --stroke: 1.5px; } }
    @media (min-resolution: 2.9dppx) { :root, :host { --stroke: 1.667px; } }

    """#

  static let page: StaticString = #"""
    *, ::before, ::after { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 1rem; background: var(--page); }
    body { margin: 0; }
    body, .embed { font: var(--t3)/var(--h3) var(--font); color: var(--text); }
    a { text-underline-offset: 2px; text-decoration-thickness: 1px; }
    :focus-visible { outline: var(--ring) solid var(--tint); outline-offset: 2px; border-radius: 4px; }
    :any-link { color: var(--tint); }
    .vh { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; z-index: 1; inset-block-start: var(--s3); inset-inline-start: var(--s3); padding: var(--s3) var(--s4); border-radius: var(--radius); background: var(--tint); color: var(--page); font-weight: 600; text-decoration: none; }
    .skip:not(:focus) { inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .page { max-inline-size: 52rem; margin-inline: auto; padding-inline: clamp(10px, 3vw, 24px); padding-block-end: 6rem; }
    .site { padding-block-start: var(--s5); font-size: var(--t2); line-height: var(--h2); }
    .site a { color: var(--dim); text-decoration: none; position: relative; }
    .site a:hover { color: var(--text); text-decoration: underline; }
    .site + main .page-head { padding-block-start: var(--s4); }
    .page-head { padding-block: var(--s7) var(--s4); }
    h1 { color: var(--title); margin: 0 0 var(--s2); font-size: var(--t5); line-height: var(--h5); font-weight: 700; letter-spacing: -.011em; text-wrap: balance; overflow-wrap: anywhere; }
    .source { margin: 0; font-size: var(--t2); line-height: var(--h2); color: var(--dim); overflow-wrap: anywhere; }
    .source code { font: var(--t2)/var(--h2) var(--mono); }
    .story { margin-block-start: var(--s4); }
    .discussion { container: discussion / inline-size; outline: none; }
    .counts { display: flex; flex-wrap: wrap; gap: 0 var(--s5); font-size: var(--t2); line-height: var(--h2); color: var(--dim); font-variant-numeric: tabular-nums; }
    .counts h2 { margin: 0; font-size: inherit; line-height: inherit; font-weight: 600; color: var(--text); }
    .counts a { color: inherit; }
    .empty, .notice { margin: var(--s4) 0; color: var(--dim); }
    .notice { padding: var(--s3) var(--s4); border-radius: var(--radius); background: var(--wait-soft); color: var(--wait); font-size: var(--t2); line-height: var(--h2); }
    .index { list-style: none; margin: 0; padding: 0; }
    .index li { position: relative; padding-block: var(--s4); border-block-start: 1px solid var(--rule); overflow-wrap: anywhere; }
    .index a { display: block; font-weight: 600; text-decoration: none; }
    .index a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius); }
    .index a:hover { text-decoration: underline; }
    .index a:focus-visible { outline: none; }
    .index a:focus-visible::after { outline: var(--ring) solid var(--tint); outline-offset: -2px; }
    .index p { display: flex; flex-wrap: wrap; gap: 0 var(--s5); margin: var(--s1) 0 0; font-size: var(--t2); line-height: var(--h2); color: var(--dim); font-variant-numeric: tabular-nums; }

    """#

  /// Links to other orders, other levels, other pages, and to what a page continues.
  static let choices: StaticString = #"""
    .choices { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s4); margin-block-start: var(--s3); font-size: var(--t2); line-height: var(--h2); color: var(--dim); }
    .choices a { position: relative; padding-block: var(--s2); color: var(--dim); text-decoration: none; }
    .choices a:hover { color: var(--text); text-decoration: underline; text-underline-offset: 3px; }
    .choices a[aria-current] { color: var(--text); font-weight: 600; box-shadow: 0 -2px 0 var(--tint) inset; }
    .appearance { margin-block-start: var(--s3); font-size: var(--t2); line-height: var(--h2); }
    .appearance > summary { padding-block: var(--s2); color: var(--dim); }
    .appearance > summary:hover { color: var(--text); }
    .appearance[open] { padding-block-end: var(--s3); }
    .appearance .choices { margin-block-start: 0; }
    .focus { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); background: var(--soft); color: var(--text); }
    .list:focus { outline: none; }
    .list { margin-block-start: var(--s4); padding-block-start: var(--s3); border-block-start: 1px solid var(--rule); }
    .pages { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s3); margin-block-start: var(--s5); font-size: var(--t2); line-height: var(--h2); font-variant-numeric: tabular-nums; }
    .pages a { display: inline-flex; align-items: center; gap: var(--s3); min-block-size: 2.125rem; padding: var(--s2) var(--s4); border: 1px solid var(--rule); border-radius: var(--radius); background: var(--soft); color: var(--text); font-weight: 600; text-decoration: none; }
    .pages a:hover { border-color: var(--dim); }
    .pages span { padding-inline: var(--s2); color: var(--dim); }
    .prev::before, .next::after { content: ""; inline-size: .4375rem; block-size: .4375rem; border: solid currentColor; border-width: 0 0 2px 2px; rotate: 45deg; }
    .next::after { rotate: 225deg; }
    .pages:dir(rtl) .prev::before { rotate: 225deg; }
    .pages:dir(rtl) .next::after { rotate: 45deg; }
    .trail { display: flex; flex-wrap: wrap; gap: 0 var(--s3); margin-block-start: var(--s5); font-size: var(--t2); line-height: var(--h2); color: var(--dim); }
    .trail ol { display: flex; flex-wrap: wrap; min-inline-size: 0; margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
    .trail li { min-inline-size: 0; }
    .trail li + li::before { content: "›" / ""; margin-inline: .375rem; }
    .trail:dir(rtl) li + li::before { content: "‹" / ""; }
    .trail a { position: relative; }

    """#
}
