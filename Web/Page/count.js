// How many comments a discussion has, in words, for lists of articles.

import { isFile, pageAddress } from "./source.js";

/** How many bytes of paths one address may hold. */
const addressLimit = 1_800;

/** The counts that wait to be asked for together. */
let waiting = new Set();

/** Shows a number of comments; what stands in it stays until the number is there. */
export class CountElement extends HTMLElement {
  static observedAttributes = ["src", "page", "lang"];

  connectedCallback() {
    if (isFile(this)) return countFile(this);
    if (waiting.size === 0) queueMicrotask(askAll);
    waiting.add(this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.connectedCallback();
  }
}

async function countFile(element) {
  try {
    const { count } = await import("./static.js");
    element.textContent = await count(element);
  } catch {
    // What stands there stays.
  }
}

/** Asks for all that wait, those of one server and one language together. */
function askAll() {
  const groups = new Map();
  for (const element of waiting) {
    const address = pageAddress(element);
    const name = `${address.origin} ${element.lang}`;
    const group = groups.get(name)
      ?? { origin: address.origin, lang: element.lang, places: new Map() };
    groups.set(name, group);
    const { places } = group;
    const path = decode(address.pathname);
    places.set(path, [...(places.get(path) ?? []), element]);
  }
  waiting = new Set();
  for (const { origin, lang, places } of groups.values()) {
    for (const batch of batches([...places])) ask(origin, lang, batch);
  }
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function batches(places) {
  const all = [];
  let [batch, size] = [[], addressLimit];
  for (const place of places) {
    const length = encodeURIComponent(place[0]).length + 3;
    if (size + length > addressLimit || batch.length === 100) all.push((batch = [])), (size = 0);
    batch.push(place);
    size += length;
  }
  return all;
}

async function ask(origin, lang, places) {
  const address = new URL("/?part=counts", origin);
  if (lang) address.searchParams.set("lang", lang);
  address.searchParams.set("pages", places.map(([path]) => path).join("\n"));
  try {
    const response = await fetch(address);
    if (!response.ok) return;
    const lines = (await response.text()).split("\n");
    places.forEach(([, elements], index) => {
      if (lines[index]) for (const element of elements) element.textContent = lines[index];
    });
  } catch {
    // What stands there stays.
  }
}
