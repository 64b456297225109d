// Discussions in files, which no server draws: what its pages would say is put together here, of pages with
// samples that lie beside this script.

import { Forest } from "./forest.js";
import { read } from "./reading.js";
import { Rows } from "./rows.js";
import { fetchPage, get, Missing, usual } from "./source.js";
import { Words } from "./words.js";

/** The parameters of addresses that say what a page shows. */
const parameters = ["sort", "levels", "look", "theme", "lang"];

/**
 * Lets the discussion that an element names or holds be shown.
 *
 * @param {Element} element The element.
 * @returns {(address: URL) => Promise<object>} Gives what `fetchPage` gives, with what gives the parts of
 *   the page besides.
 */
export function fileOf(element) {
  const file = new File(element);
  return (address) => file.page(address);
}

/** How many comments the file has that an element names, in words. */
export async function count(element) {
  const file = new File(element);
  const language = languageOf(element.lang);
  const address = sampleAddress(usual.look, language);
  const [forest, response] = await Promise.all([file.forest("source"), get(address)]);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return new Words(page.querySelector("#rejoinder-static")).say("comments", { n: readableCount(forest) });
}

function readableCount({ entries }) {
  return entries.reduce((sum, { isReadable }) => sum + (isReadable ? 1 : 0), 0);
}

/** The language that is asked for, else the one that the reader likes best. */
function languageOf(asked) {
  const known = Object.keys(usual.words);
  const wanted = [asked || "", ...navigator.languages];
  const found = wanted.map((name) => known.find((own) => name === own || name.startsWith(`${own}-`)));
  return found.find((name) => name !== undefined) ?? known[0];
}

function sampleAddress(look, language) {
  return new URL(`static.${look}.${language}.html`, import.meta.url);
}

/** The page with the samples of a look, or of the usual one where there is no such look. */
async function samples(look, language) {
  const at = (name) => fetchPage(sampleAddress(encodeURIComponent(name), language));
  try {
    return { look, ...(await at(look)) };
  } catch (error) {
    if (!(error instanceof Missing) || look === usual.look) throw error;
    return { look: usual.look, ...(await at(usual.look)) };
  }
}

/** A file, or what stands in an element. */
class File {
  #element;
  #address = null;
  #text;
  #content;
  /** The number of the text, which changes when it does. */
  version = 0;

  constructor(element) {
    this.#element = element;
    const name = element.getAttribute("src");
    if (name !== null) this.#address = new URL(name, document.baseURI);
  }

  /** Under which name folds and visits are kept. */
  get place() {
    if (this.#address) return this.#address.href;
    const all = [...document.querySelectorAll(this.#element.localName)];
    return `${location.pathname}#${this.#element.id || all.indexOf(this.#element)}`;
  }

  /** Reads the file if nobody has, or anew. */
  async read(cache) {
    if (this.#content && !cache) return;
    const text = await this.#fetch(cache);
    if (text === this.#text) return;
    this.#content = read(text, this.#address?.pathname.split("/").at(-1) ?? "script");
    this.#text = text;
    this.version += 1;
  }

  async #fetch(cache) {
    if (!this.#address) return this.#element.querySelector(":scope > script[type$=json]")?.textContent ?? "";
    return (await get(this.#address, { Accept: "application/json" }, cache)).text();
  }

  /** The comments in an order. */
  async forest(order, cache) {
    await this.read(cache);
    return new Forest(this.#content, order);
  }

  /** The page at an address, which says the order and how it looks. */
  async page(address) {
    const asked = address.searchParams;
    const language = languageOf(asked.get("lang"));
    const [{ look, page, sheet }] = await Promise.all([
      samples(asked.get("look") || usual.look, language),
      this.read(),
    ]);
    const settings = JSON.parse(page.querySelector("#rejoinder-static").textContent);
    const state = {
      sort: asked.get("sort") ?? "source",
      levels: asked.get("levels") ?? (settings.levels > 0 ? String(settings.levels) : "all"),
      look,
      theme: asked.get("theme"),
      lang: language,
    };
    const parts = new FileParts(this, page, settings, state.sort);
    parts.address = address;
    const forest = await parts.forest();
    if (["light", "dark"].includes(state.theme)) page.documentElement.classList.add(state.theme);
    fillPage(page, forest, parts.words, address, state);
    const base = new URL(location.href);
    base.hash = "";
    return { page, sheet, address, base, parts, levels: Number(state.levels) || 0 };
  }
}

/** What a server would say of a discussion besides its page. */
class FileParts {
  words;
  /** Under which name folds and visits are kept. */
  place;
  /** The address that says what the page shows. */
  address;
  #file;
  #settings;
  #order;
  #rows;
  #forest;
  #version;

  constructor(file, page, settings, order) {
    this.words = new Words(page.querySelector("#rejoinder-static"));
    [this.#file, this.#settings, this.#order, this.place] = [file, settings, order, file.place];
    this.#rows = new Rows(page.querySelector(".list"), this.words, settings);
  }

  /** The comments as the file has them. */
  async forest(cache) {
    await this.#file.read(cache);
    if (this.#version !== this.#file.version) {
      this.#forest = await this.#file.forest(this.#order);
      this.#rows.forest = this.#forest;
      this.#version = this.#file.version;
    }
    return this.#forest;
  }

  async skeleton({ cache } = {}) {
    const forest = await this.forest(cache);
    return { tag: this.#version, text: forest.skeleton(this.#settings.settings) };
  }

  async rows(names) {
    return names.flatMap((name) => this.#forest.named(name)).map((entry) => this.#rows.row(entry));
  }

  async found(words) {
    return this.#forest.found(words);
  }
}

// MARK: The page

/** Lets a page with samples be that of a discussion, without rows. */
function fillPage(page, forest, words, address, state) {
  const section = page.querySelector(".discussion");
  const list = section.querySelector(".list");
  list.replaceChildren();
  fillCounts(section.querySelector(".counts"), forest, words);
  for (const choices of section.querySelectorAll(".choices")) fillChoices(choices, forest, address, state);
  if (forest.entries.length > 0) return;
  const empty = page.createElement("p");
  [empty.className, empty.id, empty.textContent] = ["empty", "list", words.say("empty")];
  list.replaceWith(empty);
}

function fillCounts(counts, forest, words) {
  const stated = forest.about.statedCount;
  const rest = Number.isFinite(stated) ? Math.trunc(stated) - forest.count : 0;
  const count = words.say("comments", { n: readableCount(forest) });
  const unloaded = rest > 0 ? `, ${words.say("notLoaded", { n: rest })}` : "";
  counts.querySelector("h2").textContent = count + unloaded;
  const readable = forest.entries.filter(({ isReadable, author }) => isReadable && author !== undefined);
  const people = new Set(readable.map(({ author }) => author)).size;
  counts.querySelector("span").textContent = words.say("people", { n: people });
  if (people === 0) counts.querySelector("span").remove();
  counts.querySelector(".later").remove();
}

/** Lets links to other states of the page lead there, and says which one this is. */
function fillChoices(choices, forest, address, state) {
  const links = [...choices.querySelectorAll("a")].map((link) => {
    const query = new URL(link.getAttribute("href"), address).searchParams;
    return { link, query };
  });
  const isChosen = (name) => new Set(links.map(({ query }) => query.get(name))).size > 1;
  const usualValues = { sort: "source", levels: "all", look: state.look, theme: null };
  for (const name of parameters.filter(isChosen)) {
    for (const { link, query } of links) {
      const value = query.get(name) ?? usualValues[name];
      const target = new URL(address);
      target.hash = "";
      if (value === null || (name === "sort" && value === "source")) target.searchParams.delete(name);
      else target.searchParams.set(name, value);
      link.setAttribute("href", target);
      link.removeAttribute("aria-current");
      if (value === state[name]) link.setAttribute("aria-current", "true");
      if (name === "sort" && !isOfUse(value, forest)) link.remove();
    }
    if (name === "levels" && forest.entries.every(({ depth }) => depth === 0)) choices.remove();
  }
  if (isChosen("sort") && (forest.count < 2 || choices.querySelectorAll("a").length < 2)) choices.remove();
}

/** Whether an order makes a difference: by date where there are dates, by votes where there are votes. */
function isOfUse(order, { entries }) {
  if (order === "source") return true;
  return entries.some(({ date, score }) => (order === "top" ? score : date) !== undefined);
}
