// Going from one state of a page to another without loading it anew: order, look, one comment.

import { focusAgain } from "./choices.js";
import { Choices } from "./memory.js";

/** The part of the document that differs from page to page. */
const bodyPart = ".page";

/** The parameters of addresses that are kept for the next visit. */
const keptNames = ["sort", "look", "theme", "lang"];

export class Navigation {
  #begin;
  #face = null;
  #choices = new Choices();
  /** The number of the last page that was asked for. */
  #last = 0;
  /** The parameters of the page that shows. */
  #shown = location.search;

  /** @param {() => Promise<object | null>} begin Lets what the page shows come alive. */
  constructor(begin) {
    this.#begin = begin;
    document.addEventListener("click", (event) => this.#clicked(event));
    document.addEventListener("rejoinder-resort", () => this.#visitAgain());
    addEventListener("popstate", (event) => this.#popped(event));
    addEventListener("pagehide", () => this.#note());
    history.scrollRestoration = "manual";
  }

  /** Lets the page look as the reader chose at an earlier visit, unless its address says how. */
  async takeChoices() {
    const address = new URL(location.href);
    for (const name of keptNames) {
      const value = this.#choices.get(name);
      if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
    }
    if (address.search === location.search) return;
    if (await this.#replace(address)) history.replaceState(history.state, "", address);
  }

  /** Keeps what a link of the page's choices stands for. */
  #keepChoices(address) {
    for (const name of keptNames) {
      this.#choices.set(name, address.searchParams.get(name) ?? undefined);
    }
  }

  /**
   * Goes back to the row that was read when the reader left.
   *
   * @param {object | null} face The face of the discussion.
   * @param {boolean} isFocused Whether that gets the focus, what had it being gone.
   */
  async restore(face, isFocused = false) {
    this.#face = face;
    const { token, top } = history.state ?? {};
    const slot = token ? face?.thread.slot(token) : 0;
    if (!slot || !face.thread.functions.reveal(slot)) return;
    await face.thread.loader.loadRow(slot);
    const row = face.thread.rows[slot];
    if (!row) return;
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: "instant" });
    if (isFocused) face.thread.focus(row);
  }

  #clicked(event) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest?.("a[href]");
    if (!link || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname !== location.pathname) return;
    if (address.search === location.search && address.hash !== "") return;
    event.preventDefault();
    this.#visit(address, link);
  }

  /** Remembers which row is read. */
  #note() {
    const thread = this.#face?.thread;
    const slot = thread?.firstVisible();
    if (!slot) return;
    const { top } = thread.rows[slot].getBoundingClientRect();
    history.replaceState({ token: thread.tokens[slot], top }, "");
  }

  async #visit(address, link) {
    this.#note();
    const isThere = await this.#replace(address);
    if (isThere === undefined) return;
    if (!isThere) return location.assign(address);
    if (link.closest(".choices")) this.#keepChoices(address);
    history.pushState(null, "", address);
    this.#face = await this.#begin();
    const target = address.hash && document.getElementById(address.hash.slice(1));
    if (!target) return focusAgain(document, link);
    if (this.#face) this.#face.thread.focus(target);
    target.scrollIntoView({ block: "start", behavior: "instant" });
  }

  /** Gets the page anew at its own address; the row that was read stays in sight. */
  async #visitAgain() {
    this.#note();
    const isThere = await this.#replace(new URL(location.href));
    if (isThere === undefined) return;
    if (!isThere) return location.reload();
    await this.restore(await this.#begin());
    document.querySelector("#list")?.focus({ preventScroll: true });
  }

  async #popped(event) {
    // Another place on the same page.
    if (location.search === this.#shown) return this.restore(this.#face);
    const isThere = await this.#replace(new URL(location.href));
    if (isThere === undefined) return;
    if (!isThere) return location.reload();
    await this.restore(await this.#begin(), true);
    if (!event.state) scrollTo({ top: 0, behavior: "instant" });
  }

  /**
   * Puts another page in place of this one.
   *
   * @returns {Promise<boolean | undefined>} Whether it could be had; undefined where this one stays,
   *   since the reader has asked for yet another one, or there is no connection.
   */
  async #replace(address) {
    this.#last += 1;
    const number = this.#last;
    let response;
    try {
      response = await fetch(address, { headers: { Accept: "text/html" } });
    } catch {
      this.#face?.notices.say("offline");
      return undefined;
    }
    try {
      if (!response.ok) return false;
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const part = page.querySelector(bodyPart);
      if (!part) return false;
      if (number !== this.#last) return undefined;
      await this.#takeStyle(page);
      if (number !== this.#last) return undefined;
      for (const name of ["class", "lang", "dir"]) {
        const value = page.documentElement.getAttribute(name);
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
      }
      document.title = page.title;
      document.querySelector("meta[name=color-scheme]")
        ?.replaceWith(page.querySelector("meta[name=color-scheme]"));
      document.querySelector(bodyPart).replaceWith(document.adoptNode(part));
      this.#shown = address.search;
      return true;
    } catch {
      return false;
    }
  }

  /** Waits for the style sheet of the other page, so that nothing shows without style. */
  async #takeStyle(page) {
    const old = document.querySelector("link[rel=stylesheet]");
    const fresh = page.querySelector("link[rel=stylesheet]");
    if (!fresh || !old || old.getAttribute("href") === fresh.getAttribute("href")) return;
    const link = document.importNode(fresh);
    await new Promise((resolve) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", resolve);
      old.after(link);
    });
    old.remove();
  }
}
