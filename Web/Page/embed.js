// A discussion within a page of somebody else.

import { focusAgain } from "./choices.js";
import { Face } from "./face.js";
import { keepSettled } from "./foreign.js";
import { fetchPage, isFile, Missing, pageAddress, usual } from "./source.js";
import { Thread } from "./thread.js";

/** The attributes that are parameters of the page's address as well. */
const parameters = ["look", "theme", "lang", "sort"];

const shape = `<slot name="header"></slot>
<div part="trouble" hidden><p role="status" part="status"></p><button type="button" part="retry"></button></div>
<slot></slot><div class="place"></div><slot name="footer"></slot>`;

/** Shows the discussion of a page; what stands in it stays until the discussion is there. */
export class ThreadElement extends HTMLElement {
  static observedAttributes = ["src", "page", ...parameters];
  #root = this.attachShadow({ mode: "open" });
  #address = null;
  /** Gives the page at an address. */
  #fetch = null;
  #face = null;
  #view = null;
  #stop = new AbortController();
  #sight = new IntersectionObserver((entries) => this.#sighted(entries.at(-1)), {
    rootMargin: "-50% 0px",
  });
  /** The number of the last page that was asked for. */
  #last = 0;
  #isPlanned = false;
  /** Whether the middle of the window shows something else. */
  #isAway = true;

  constructor() {
    super();
    this.#root.innerHTML = shape;
    this.#root.addEventListener("click", (event) => this.#clicked(event));
    this.#root.addEventListener("rejoinder-resort", () => this.#load(this.#address));
    this.#root.querySelector("button").addEventListener("click", () => this.#load(this.#address));
  }

  connectedCallback() {
    this.#sight.observe(this);
    if (!this.#view) this.#plan();
  }

  /** An element that is only moved is back at the end of the task. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#sight.disconnect();
      this.#last += 1;
      this.#leave();
    });
  }

  attributeChangedCallback(name, old, value) {
    if (old === value || !this.#address) return;
    if (parameters.includes(name)) setParameter(this.#address, name, value);
    else this.#leave();
    this.#plan();
  }

  /** Another discussion is meant: what stands in the element is seen again until that is there. */
  #leave() {
    this.#address = null;
    this.#fetch = null;
    this.#remove();
    this.#root.querySelector("slot:not([name])").hidden = false;
  }

  /** Loads once after all changes of a task. */
  #plan() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      if (!this.isConnected) return;
      this.#load(this.#address ?? this.#firstAddress());
    });
  }

  #firstAddress() {
    // A file has no pages: its comments have their addresses on the page around.
    const address = isFile(this) ? new URL(location.href) : pageAddress(this);
    for (const name of parameters) {
      if (this.hasAttribute(name)) setParameter(address, name, this.getAttribute(name));
    }
    return address;
  }

  // MARK: Loading

  /** Shows the page at an address, and says whether it came. */
  async #load(address) {
    this.#last += 1;
    const number = this.#last;
    this.#address = address;
    try {
      this.#fetch ??= isFile(this) ? (await import("./static.js")).fileOf(this) : fetchPage;
      const found = await this.#fetch(address);
      if (number !== this.#last) return false;
      await this.#show(found);
    } catch (error) {
      if (number === this.#last) this.#fail(error);
      return false;
    }
    return number === this.#last;
  }

  /**
   * Shows a page. Of a file it has no rows until it is alive, and shows only then.
   *
   * @param {object} found The page, its address with and without what it shows, the sheet, and of a file
   *   what gives the parts of the page, and how many levels show.
   */
  async #show({ page, address, base = address, sheet, parts, levels = 0 }) {
    const hadFocus = this.#root.activeElement !== null;
    const isUsed = this.#face?.isUsed;
    const place = this.#root.querySelector(".place");
    place.style.minBlockSize = `${place.offsetHeight}px`;
    this.#remove();
    this.#address = address;
    this.#root.adoptedStyleSheets = [sheet];
    const section = this.#place(page);
    keepSettled(this.#view, base, this.#stop.signal);
    const reveal = () => {
      this.#view.style.display = "";
      place.style.minBlockSize = "";
      this.#root.querySelector("slot:not([name])").hidden = true;
      this.#root.querySelector("[part=trouble]").hidden = true;
      if (hadFocus) section.focus({ preventScroll: true });
    };
    if (parts) this.#view.style.display = "none";
    else reveal();
    const { signal } = this.#stop;
    try {
      const thread = await Thread.start(section, base, parts);
      if (signal.aborted) return;
      if (parts) reveal();
      if (!thread) return;
      if (levels > 0) thread.functions.collapseBelow(levels, 0);
      await this.#use(thread, address.hash, isUsed);
    } catch (error) {
      if (signal.aborted) return;
      if (parts && !this.#face) {
        this.#remove();
        place.style.minBlockSize = "";
        this.#root.querySelector("slot:not([name])").hidden = false;
        throw error;
      }
      console.warn("The discussion stays as it came.", error);
    }
  }

  /** Puts the discussion of a page in its place. */
  #place(page) {
    const { className, lang, dir } = page.documentElement;
    this.#view = document.createElement("div");
    Object.assign(this.#view, { className: `embed ${className}`, lang, dir: dir || "ltr" });
    this.#view.setAttribute("part", "thread");
    this.#view.toggleAttribute("data-away", this.#isAway);
    const frame = document.createElement("div");
    frame.className = "page";
    const section = page.querySelector(".discussion");
    const spoilerName = page.querySelector(".page-head > [id][hidden]");
    frame.append(...[spoilerName, section].filter((part) => part !== null));
    const empty = section.querySelector(".empty");
    if (empty) {
      const slot = document.createElement("slot");
      slot.name = "empty";
      empty.replaceWith(slot);
      slot.append(empty);
    }
    this.#view.append(frame);
    this.#root.querySelector(".place").append(this.#view);
    return section;
  }

  /** Lets a discussion that came alive be used. */
  async #use(thread, hash, isUsed) {
    this.#face = new Face(thread);
    this.#face.remember();
    if (isUsed) this.#face.use();
    this.dispatchEvent(new CustomEvent("rejoinder-live", { bubbles: true }));
    thread.loader.loadAll();
    if (hash.startsWith("#c-")) await thread.land(thread.slot(hash.slice(3)));
  }

  #remove() {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#face?.stop();
    this.#view?.remove();
    this.#face = null;
    this.#view = null;
  }

  #fail(error) {
    const { words } = usual;
    const language = (this.lang || navigator.language).split("-")[0];
    const said = words[language] ?? Object.values(words)[0];
    const trouble = this.#root.querySelector("[part=trouble]");
    trouble.hidden = false;
    // What shows again is heard only if it changes after that.
    const [status, retry] = trouble.children;
    status.textContent = "";
    retry.textContent = said.retry;
    requestAnimationFrame(() => {
      const words = error instanceof Missing ? said.missing : said.failed;
      status.textContent = error.detail ? `${words} ${error.detail}` : words;
      if (this.#view) trouble.scrollIntoView({ block: "nearest" });
    });
    this.dispatchEvent(new CustomEvent("rejoinder-failed", { bubbles: true, detail: error }));
  }

  // MARK: Listening

  /** Links to other states of the page change the element; all others are links as any. */
  async #clicked(event) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("a[href]");
    if (!link || !this.#view?.contains(link)) return;
    const address = new URL(link.href);
    if (address.origin !== this.#address.origin || address.pathname !== this.#address.pathname) return;
    if (this.#fetch !== fetchPage && !link.closest(".choices")) return;
    event.preventDefault();
    const isThere = await this.#load(address);
    if (isThere && address.hash === "") focusAgain(this.#root, link);
  }

  /** What floats over the window belongs to the thread in its middle. */
  #sighted({ isIntersecting }) {
    this.#view?.toggleAttribute("data-away", !isIntersecting);
    this.#isAway = !isIntersecting;
  }
}

function setParameter(address, name, value) {
  if (!value || value === "auto") address.searchParams.delete(name);
  else address.searchParams.set(name, value);
}
