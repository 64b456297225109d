// What comes from files on its way into a page: bodies, addresses and names.

/** The schemes that links may have, as the server's pages have them. */
const schemes = new Set(["http:", "https:", "mailto:"]);

/** Elements whose content is no text. */
const wordless = new Set([
  "script", "style", "template", "iframe", "noembed", "noframes", "object", "select", "title",
]);

/** Older names of elements. */
const aliases = { b: "strong", i: "em", s: "del", strike: "del", u: "ins", tt: "code" };

/** Elements that stand by themselves; words beside them need a paragraph. */
const blocks = "p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, div, hr, table, details";

/** How many elements a body may have around each other. */
const depthLimit = 200;

/** The attributes of which not only the sample's own value is meant. */
const isFitting = {
  href: (value) => safeAddress(value) !== null,
  title: () => true,
  start: (value) => /^-?\d{1,9}$/.test(value),
  class: (value, element) => element === "code" && /^language-[\w#+.-]{1,40}$/.test(value),
};

/** An address that is safe to follow; null for another one. */
export function safeAddress(address) {
  if (typeof address !== "string" || address.trim() === "") return null;
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
  return url && schemes.has(url.protocol) ? address.trim() : null;
}

/** Signs that turn the direction of writing, control terminals, or take no room. */
const unseen = new RegExp(
  "[\\0-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F\\xAD\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E"
    + "\\u2060-\\u206F\\uFEFF\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E001F}]",
  "gu",
);

/** Foreign words as part of a line of ours. */
export function line(text) {
  return typeof text === "string" ? text.replace(unseen, "").replace(/\s/g, " ").trim() : "";
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** The words of some HTML. */
export function plain(html) {
  if (!/[<&]/.test(html)) return html;
  const body = parsed(html);
  for (const element of body.querySelectorAll([...wordless].join())) element.remove();
  return body.textContent;
}

/**
 * Makes bodies anew of nothing but what the server's own writer writes.
 *
 * What that is, a sample says that the writer made: the elements, their attributes, and the values of these
 * but for a few that are looked at one by one. No HTML of a file is ever read as such by the page.
 */
export class Bodies {
  /** The values of attributes by element and attribute. */
  #elements = new Map();
  /** The attributes that an element always has, by element. */
  #constants = new Map();

  /** @param {Element} sample A body with everything that bodies are made of. */
  constructor(sample) {
    for (const { localName, attributes } of sample.querySelectorAll("*")) {
      const known = this.#elements.get(localName) ?? new Map();
      this.#elements.set(localName, known);
      for (const { name, value } of attributes) {
        known.set(name, (known.get(name) ?? new Set()).add(value));
      }
    }
    for (const [name, attributes] of [["a", ["rel"]], ["pre", ["class", "tabindex"]]]) {
      const element = sample.querySelector(name);
      this.#constants.set(name, attributes.map((attribute) => [attribute, element.getAttribute(attribute)]));
    }
  }

  /** The body that some HTML stands for. */
  made(html) {
    const fragment = document.createDocumentFragment();
    const stack = [{ node: parsed(html).firstChild, target: fragment, depth: 0 }];
    while (stack.length > 0) {
      const { node, target, depth } = stack.pop();
      if (!node) continue;
      stack.push({ node: node.nextSibling, target, depth });
      if (node.nodeType === Node.TEXT_NODE) target.append(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || wordless.has(node.localName)) continue;
      if (node.localName === "img") target.append(this.#link(node.getAttribute("src"), node.alt));
      const copy = depth < depthLimit ? this.#copy(node) : null;
      if (copy) target.append(copy);
      stack.push({ node: node.firstChild, target: copy ?? target, depth: depth + (copy ? 1 : 0) });
    }
    // Nothing is lost of a body that is made of nothing else.
    if (fragment.textContent.trim() === "" && !fragment.querySelector("hr")) return this.paragraphs(html);
    return grouped(fragment);
  }

  /** Plain text: empty lines end paragraphs, and addresses become links. */
  paragraphs(text) {
    const fragment = document.createDocumentFragment();
    for (const part of text.trim().split(/(?:\r?\n|\r)[ \t]*(?:\r?\n|\r)\s*/)) {
      const paragraph = document.createElement("p");
      part.split(/\r?\n|\r/).forEach((words, index) => {
        if (index > 0) paragraph.append(document.createElement("br"));
        paragraph.append(...this.#linked(words));
      });
      fragment.append(paragraph);
    }
    return fragment;
  }

  /** A line of plain text with its links. */
  #linked(words) {
    return words.split(/(?<![\p{L}\p{N}])(https?:\/\/[^\s"<>\\^`{|}]+)/iu).flatMap((part, index) => {
      if (index % 2 === 0) return [part];
      const address = /^[^()]*(?:\([^()]*\)[^()]*)*/.exec(part)[0].replace(/[!'(*,.:;?\]_]+$/, "");
      return [this.#link(address, address), part.slice(address.length)];
    });
  }

  /** A link, or its words where nobody should follow it. */
  #link(address, words) {
    const safe = safeAddress(address);
    if (safe === null) return words;
    const link = document.createElement("a");
    link.setAttribute("href", safe);
    for (const [attribute, value] of this.#constants.get("a")) link.setAttribute(attribute, value);
    link.append(words || safe);
    return link;
  }

  /** The same element with what is allowed of it; null where its words alone are. */
  #copy(element) {
    const name = nameOf(element);
    const known = this.#elements.get(name);
    if (!known) return null;
    const copy = document.createElement(name);
    for (const [attribute, values] of known) {
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      const isOpen = Object.hasOwn(isFitting, attribute) && isFitting[attribute](value, name);
      if (isOpen || (attribute !== "href" && values.has(value))) copy.setAttribute(attribute, value);
    }
    if (name === "a" && !copy.hasAttribute("href")) return null;
    for (const [attribute, value] of this.#constants.get(name) ?? []) copy.setAttribute(attribute, value);
    return copy;
  }
}

/** Puts words that stand beside blocks into paragraphs. */
function grouped(content) {
  const body = document.createDocumentFragment();
  let paragraph = null;
  for (const node of [...content.childNodes]) {
    if (node.nodeType === Node.ELEMENT_NODE && node.matches(blocks)) paragraph = null;
    else if (!paragraph && node.nodeValue?.trim() === "") continue;
    else paragraph ??= body.appendChild(document.createElement("p"));
    (paragraph ?? body).append(node);
  }
  return body;
}

/** The name that an element has with us: some are older, and what only divides is a paragraph. */
function nameOf({ localName, className }) {
  if (localName === "div" && className !== "scroll") return "p";
  return Object.hasOwn(aliases, localName) ? aliases[localName] : localName;
}
