import Foundation
import TestSupport
import Testing

/// What hostile files can do to the page that shows them: nothing.
@Suite(.serialized, .browser, .live) struct StaticSafetyTests {
  /// Bodies by what they try; each would run script, take the page over, or leave its place.
  private static let bodies = [
    #"<script>attack()</script>"#,
    #"<img src=x onerror=attack()>"#,
    #"<img src=x alt='"><script>attack()</script>' title="' onerror=attack()">"#,
    #"<svg onload=attack()><script>attack()</script><style><img src=x onerror=attack()></style></svg>"#,
    #"<math><mtext><table><mglyph><style><img src=x onerror=attack()></style></mglyph></table></mtext></math>"#,
    #"<noscript><p title="</noscript><img src=x onerror=attack()>">x</p></noscript>"#,
    #"<a href="javascript:attack()">a</a>"#,
    #"<a href="JaVa&#10;ScRiPt:attack()">a</a>"#,
    "<a href=\" \u{1}javascript:attack()\">a</a>",
    #"<a href="data:text/html,<script>attack()</script>">a</a>"#,
    #"<a href="vbscript:attack()">a</a>"#,
    #"<a href="https://example.org" onclick="attack()" target="_blank" style="position:fixed;inset:0">a</a>"#,
    #"<iframe srcdoc="<script>parent.attack()</script>" name="x"></iframe>"#,
    #"<object data="javascript:attack()"></object><embed src="javascript:attack()">"#,
    #"<form action="javascript:attack()"><button data-do="fold-all" autofocus>b</button></form>"#,
    #"<input autofocus onfocus=attack()><details open ontoggle=attack()>d</details>"#,
    #"<p class="row" id="c-1" part="comment" slot="header" data-part="tools" data-do="help">p</p>"#,
    #"<template><img src=x onerror=attack()></template><base href="https://evil.example/">"#,
    #"<style>*{display:none!important}</style><link rel=stylesheet href=//evil.example/x.css>"#,
    #"<meta http-equiv=refresh content="0;url=javascript:attack()">"#,
    #"&lt;img src=x onerror=attack()&gt;"#,
    #"<code class="language-x&quot; onload=attack()">c</code><ol start="1e9;">o</ol>"#,
    #"<rejoinder-thread src="javascript:attack()"></rejoinder-thread><slot name="header"></slot>"#,
    String(repeating: "<blockquote>", count: 10_000) + "deep",
    String(repeating: "<b><i>", count: 5_000) + "deep",
  ]

  private static let texts = [
    "\u{202E}evil\u{200B}", "<b>bold</b>", "'\"><script>attack()</script>", "\u{0}\u{1B}[31mred",
    "{name}$&",
  ]

  /// One comment for each, hostile in its other fields too.
  private static func file() throws -> String {
    let bodies = bodies.map { ["html": $0] } + texts.map { ["text": $0] }
    let hostile = "javascript:attack()"
    let comments = bodies.enumerated().map { index, body -> [String: Any] in
      let text = texts[index % texts.count]
      var fields: [String: Any] = [
        "id": index % 2 == 0 ? "\(index)" : "\"><img src=x onerror=attack()> \(index)",
        "author": text,
        "permalink": hostile, "age": text, "reactions": [["name": text, "count": 1]],
        "attachments": [["address": hostile, "title": text, "mediaType": text]],
        "quotes": [["author": text, "html": body["html"] ?? ""]],
        "extraParents": ["__proto__", text],
        "flags": ["__proto__", "constructor"], "state": "constructor", "up": 1e308, "edited": text,
      ]
      fields.merge(body) { $1 }
      return fields
    }
    let odd: [Any] = [
      1, "x", NSNull(), ["id": "__proto__"], ["id": "self", "parent": "self"],
      ["id": "a", "parent": "b"], ["id": "b", "parent": "a"], ["id": -5],
      ["id": "a", "parent": "b"],
      ["more": "x"],
      ["id": "n", "author": 7, "created": "no", "replies": "x", "quotes": [1, NSNull()]],
    ]
    let data = try JSONSerialization.data(withJSONObject: ["comments": comments + odd])
    return String(decoding: data, as: UTF8.self)
  }

  /// What of the rows no template and no writer of ours has.
  private static let faults = """
    window.faults = () => {
      const allowed = {
        a: "href rel title class aria-label aria-expanded part", pre: "class tabindex", code: "class", ol: "start",
        li: "class", td: "align", th: "align", div: "class tabindex dir role id part aria-level aria-posinset "
          + "aria-setsize data-part aria-label", span: "class role aria-labelledby tabindex aria-hidden part "
          + "data-part aria-label", abbr: "title class", time: "title datetime", h3: "class part", b: "class part",
        ul: "class aria-label", blockquote: "class", p: "class", bdi: "", details: "class", summary: "", hr: "",
        br: "", table: "", tbody: "", tr: "", strong: "", em: "", del: "", ins: "", mark: "", sup: "", sub: "",
        kbd: "", h1: "", h2: "", h4: "", h5: "", h6: "",
      };
      const found = [];
      for (const element of threads()[0].shadowRoot.querySelectorAll(".list .row *")) {
        if (element.closest("[data-part]")) continue;
        const names = allowed[element.localName]?.split(" ");
        if (!names) { found.push(element.localName); continue; }
        for (const { name, value } of element.attributes) {
          if (!names.includes(name)) found.push(`${element.localName} ${name}`);
          if (name === "href" && !/^(https?:|mailto:)/.test(element.href)) found.push(value);
        }
        if (element.closest(".body") && /row|block|list|embed/.test(element.className)) found.push(element.outerHTML);
      }
      return found.join("; ");
    };

    """

  @Test func nothingOfAFileRunsOrLeavesItsPlace() async throws {
    let head =
      "<script>window.attacks = 0; window.attack = () => { window.attacks += 1; };</script>"
    let thread = "<rejoinder-thread src=\"/thread.json\"></rejoinder-thread>"
    try await EmbedVisit.run(thread, head: head, files: ["/thread.json": try Self.file()]) {
      visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      try await browser.run(Self.faults)
      let blocks = "[...within(0, '.list').children]"
      try await browser.wait(for: "\(blocks).every((block) => block.dataset.state === undefined)")
      let faults: String = try await browser.value("faults()")
      #expect(faults == "")
      for selector in [".body a", ".toggle", "summary"] {
        try await browser.run(
          "for (const e of threads()[0].shadowRoot.querySelectorAll('.list \(selector)')) "
            + "{ e.addEventListener('click', (event) => event.preventDefault()); e.click(); }"
        )
      }
      #expect(try await browser.value("window.attacks") == 0)
      let names: String = try await browser.value("within(0, '.author').textContent")
      #expect(names == "evil")
      let messages = try await browser.messages().map(\.message)
      #expect(messages.filter { !$0.contains("/favicon.ico") } == [])
    }
  }

  @Test func aChainOfAHundredThousandOpens() async throws {
    let lines = (1...100_000).map { "{\"id\":\($0),\"parent\":\($0 - 1),\"text\":\"x\"}" }
    let file = "[" + lines.joined(separator: ",") + "]"
    let thread = "<rejoinder-thread src=\"/thread.json\"></rejoinder-thread>"
    try await EmbedVisit.run(thread, files: ["/thread.json": file]) { visit in
      try await visit.waitUntilLive()
      let count: String = try await visit.browser.value("within(0, '#count').textContent")
      #expect(count.filter(\.isNumber) == "100000")
    }
  }
}
