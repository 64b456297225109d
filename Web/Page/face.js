// The face of a live discussion: what the reader does becomes actions, what these change is kept.

import { action as keyAction } from "./keys.js";
import { actions } from "./actions.js";
import { Branch } from "./branch.js";
import { Find } from "./find.js";
import { Choices, Memory } from "./memory.js";
import { News } from "./news.js";
import { Notices } from "./notices.js";
import { Peek } from "./peek.js";
import { Touch } from "./touch.js";

/** The parts that float over the page. */
const floating = ["jump", "notice", "pill", "peek", "help", "settings"];

/** The parameters of an address that says itself what is folded. */
const foldNames = ["levels", "fold", "open", "at", "comment"];

/** Lets a discussion that came alive be used. */
export class Face {
  thread;
  notices;
  find;
  peek;
  news;
  choices = new Choices();
  memory;
  /** The last level that shows, 0 for all. */
  level = 0;
  #parts = {};
  #float = document.createElement("div");
  #row = 0;
  #stop = new AbortController();
  #isKeeping = false;
  /** The face that was used last, to which keys go. */
  static #used = null;
  /** What holds of each setting where the reader has chosen nothing. */
  #usualChoices = {};

  constructor(thread) {
    this.thread = thread;
    // Keys of a page of somebody else are its own until the reader uses a thread.
    if (thread.root === document) this.use();
    this.#placeParts();
    this.notices = new Notices(this.#parts.notice, thread.words);
    this.find = new Find(this, this.#parts.find);
    this.peek = new Peek(this, this.#parts.peek);
    this.#listen();
    this.branch = new Branch(thread, this.#stop.signal);
    this.touch = new Touch(this, this.#parts, this.#stop.signal);
    this.news = new News(this, this.#parts, this.#stop.signal);
    this.#readChoices();
    // For scripts of the site, such as one that knows when there is something new.
    thread.section.rejoinder = this;
    thread.section.dataset.live = "";
  }

  /** Takes the parts from their template and puts them where they belong. */
  #placeParts() {
    const { section, list } = this.thread;
    const controls = section.querySelector("#rejoinder-controls").content.cloneNode(true);
    const tools = section.querySelector("[data-part=tools]");
    for (const part of [tools, ...controls.querySelectorAll("[data-part]")]) {
      this.#parts[part.dataset.part] = part;
    }
    list.before(this.#parts.find);
    const share = this.#parts["row-tools"].querySelector("[data-do=share]");
    share.hidden = navigator.share === undefined;
    tools.append(this.#parts.changed);
    tools.inert = false;
    // The section is a container, in which nothing floats over the window.
    for (const name of floating) this.#float.append(this.#parts[name]);
    section.closest(".page").after(this.#float);
  }

  /** Begins with what was kept of earlier visits. */
  remember() {
    const { thread } = this;
    const { functions, address } = thread;
    const isOwn = address.origin === location.origin;
    const place = thread.parts.place ?? (isOwn ? address.pathname : address.origin + address.pathname);
    this.memory = new Memory(place, functions.foldLifetime(), functions.foldCapacity());
    const now = Math.floor(Date.now() / 1000);
    const before = this.#foldedSlots();
    this.memory.begin(before.map((slot) => thread.tokens[slot]));
    const { searchParams } = thread.parts.address ?? address;
    if (!foldNames.some((name) => searchParams.has(name))) {
      this.#restoreFolds(before, this.memory.folds(now));
    }
    const since = this.memory.visit(now);
    if (since !== undefined && functions.markNew(since) > 0) this.#markNew();
  }

  #foldedSlots() {
    return this.thread.module.list(this.thread.functions.folded());
  }

  #restoreFolds(before, kept) {
    if (kept.length === 0) return;
    const { thread } = this;
    const folded = new Set(before);
    for (const { token, isFolded } of kept) {
      const slot = thread.slot(token);
      if (slot === 0) continue;
      if (isFolded) folded.add(slot);
      else folded.delete(slot);
    }
    if (folded.size === before.length && before.every((slot) => folded.has(slot))) return;
    const held = thread.focused() || thread.firstVisible();
    thread.module.withNumbers([...folded], (list, count) =>
      thread.functions.setFolded(list, count, held),
    );
    this.#keepFocus(held);
    this.memory.begin(this.#foldedSlots().map((slot) => thread.tokens[slot]));
  }

  #markNew() {
    this.thread.rows.forEach((row, slot) => {
      if (this.thread.functions.isNew(slot)) row.dataset.new = "";
    });
  }

  /** Lets keys go to this discussion. */
  use() {
    Face.#used = this;
  }

  /** Whether keys go to this discussion. */
  get isUsed() {
    return Face.#used === this;
  }

  /** Ends everything, since another page takes the place. */
  stop() {
    this.#stop.abort();
    this.find.stop();
    if (this.isUsed) Face.#used = null;
    this.#float.remove();
    this.thread.loader.stop();
  }

  // MARK: After an action

  /** Sees to it that the focus is on something that shows. */
  #keepFocus(slot) {
    const abandoned = this.thread.takeAbandoned();
    if (abandoned !== 0) this.thread.select(this.thread.functions.landing(abandoned) || slot);
  }

  /** Keeps the folds, and the focus on something that shows. */
  settle(slot) {
    this.#keepFocus(slot);
    if (this.#isKeeping || !this.memory) return;
    this.#isKeeping = true;
    setTimeout(() => {
      this.#isKeeping = false;
      const tokens = this.#foldedSlots().map((slot) => this.thread.tokens[slot]);
      this.memory.keepFolds(tokens, Math.floor(Date.now() / 1000));
    });
  }

  /** Tells whoever listens what a fold did that no control of theirs tells. */
  sayFold(slot) {
    const { functions } = this.thread;
    this.notices.say(functions.isFolded(slot) ? "collapsed" : "expanded", {
      n: functions.replyCount(slot),
    });
  }

  async bringIntoSight(slot) {
    await this.thread.loader.loadRow(slot);
    const row = this.thread.rows[slot];
    const bounds = row?.getBoundingClientRect();
    if (bounds && bounds.bottom > innerHeight) row.scrollIntoView({ block: "nearest" });
  }

  // MARK: Listening

  #listen() {
    const { section } = this.thread;
    const { signal } = this.#stop;
    for (const area of [section, this.#float]) {
      area.addEventListener("click", (event) => this.#clicked(event), { signal });
      area.addEventListener("focusin", () => this.use(), { signal });
      area.addEventListener("pointerdown", () => this.use(), { signal });
      area.addEventListener("change", (event) => this.#chose(event), { signal });
    }
    section.addEventListener("rejoinder-jump", () => this.#noteJumps(), { signal });
    document.addEventListener("keydown", (event) => this.#pressed(event), { signal });
    section.addEventListener("focusin", (event) => this.#entered(event), { signal });
    section.addEventListener("pointerover", (event) => this.#entered(event), { signal });
    section.addEventListener("rejoinder-failed", (event) => this.#failed(event.detail), { signal });
    addEventListener("scroll", () => this.thread.releaseSpace(), { signal, passive: true });
  }

  #noteJumps() {
    const undo = this.#parts.tools.querySelector("[data-do=undo]");
    if (undo) undo.disabled = !this.thread.functions.canUndoJump();
  }

  /** In a toolbar the arrows lead from button to button. */
  #walkToolbar(event) {
    const bar = event.target.closest?.("[role=toolbar]");
    if (!bar || !["ArrowLeft", "ArrowRight"].includes(event.key)) return false;
    const buttons = [...bar.querySelectorAll("button:not(:disabled, [hidden])")];
    const isForward = (event.key === "ArrowRight") === (getComputedStyle(bar).direction === "ltr");
    const place = buttons.indexOf(event.target) + (isForward ? 1 : -1);
    buttons[(place + buttons.length) % buttons.length].focus();
    return true;
  }

  #pressed(event) {
    if (!this.isUsed) return;
    if (this.#walkToolbar(event)) return event.preventDefault();
    const name = keyAction(event, this);
    if (!name) return;
    if (name === "close" && !this.#canClose) return;
    event.preventDefault();
    this.run(name, this.thread.focused(), event.composedPath()[0]);
  }

  /** Does what a name stands for. */
  async run(name, slot, element) {
    const isSilent = name !== "toggle" || element?.matches?.(".toggle, .toggle *");
    await actions[name]?.(this, slot, element);
    if (!isSilent && slot !== 0) this.sayFold(slot);
  }

  #clicked(event) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { target } = event;
    const control = target.closest("[data-do]");
    const row = this.#parts["row-tools"]?.contains(target) ? this.#row : this.thread.slotAround(target);
    if (control) {
      event.preventDefault();
      return this.run(control.dataset.do, row || this.thread.focused(), control);
    }
    const link = target.closest("a");
    if (link) return this.#followed(event, link, row);
    if (row !== 0 && !target.closest("button, summary, input, video, audio")) this.#tapped(event, row);
  }

  #followed(event, link, row) {
    if (link.classList.contains("toggle")) {
      event.preventDefault();
      return this.run("toggle", row, link);
    }
    const slot = this.#linkedSlot(link);
    if (slot === 0) return;
    event.preventDefault();
    this.thread.jump(slot);
  }

  /** The comment of this page that a link leads to; 0 where it leads elsewhere. */
  #linkedSlot(link) {
    const address = new URL(link.getAttribute("href") ?? "", this.thread.address);
    if (!address.hash.startsWith("#c-")) return 0;
    const state = (url) => {
      const query = new URLSearchParams(url.search);
      for (const name of ["page", "at", "fold", "open"]) query.delete(name);
      query.sort();
      return `${url.origin}${url.pathname}?${query}`;
    };
    if (state(address) !== state(this.thread.address)) return 0;
    return this.thread.slot(address.hash.slice("#c-".length));
  }

  /** A row was tapped: a folded one always opens, others as the reader chose. */
  #tapped(event, slot) {
    const { functions } = this.thread;
    const { root } = this.thread;
    // Within a shadow root not every browser tells of a selection elsewhere.
    if (String((root.getSelection ? root : document).getSelection()) !== "") return;
    // A finger points at nothing before it taps.
    if (event.pointerType === "touch" && !functions.isMore(slot)) this.#takeTools(slot);
    const column = this.branch.column(event);
    if (column > 0) {
      const ancestor = functions.ancestor(slot, column);
      return this.run("toggle", ancestor, event.target).then(() => this.thread.select(ancestor));
    }
    if (!functions.canToggle(slot)) return;
    const place = this.#choice("fold");
    const isInHead = event.target.closest(".head") !== null;
    const isMeant = place === "row" || (place === "heading" && isInHead);
    if (functions.isFolded(slot) || isMeant) this.run("toggle", slot, event.target);
  }

  /** Lets the tools of a row go to the one that has the focus or the pointer. */
  #entered(event) {
    const tools = this.#parts["row-tools"];
    if (!tools || tools.contains(event.target)) return;
    const slot = this.thread.slotAround(event.target);
    if (slot === 0 || slot === this.#row || this.thread.functions.isMore(slot)) return;
    if (event.type === "pointerover" && !this.#isPointedAt(event, tools)) return;
    this.#takeTools(slot);
  }

  /** Puts the tools of a row into one. */
  #takeTools(slot) {
    this.#row = slot;
    this.thread.rows[slot].append(this.#parts["row-tools"]);
  }

  /** Whether the pointer may take the tools along: a finger doesn't, nor do they leave the focus. */
  #isPointedAt(event, tools) {
    return event.pointerType === "mouse" && !tools.contains(this.thread.root.activeElement);
  }

  // MARK: Parts

  get hasDialog() {
    return Object.values(this.#parts).some((part) => part.localName === "dialog" && part.open);
  }

  get #canClose() {
    return this.find.isOpen || this.peek.isOpen || this.hasDialog;
  }

  open(name) {
    this.#parts[name]?.showModal();
  }

  close() {
    for (const part of Object.values(this.#parts)) {
      if (part.localName === "dialog" && part.open) return part.close();
    }
    if (this.peek.isOpen) this.peek.hide();
    else if (this.find.isOpen) this.find.close();
  }

  #failed(element) {
    this.notices.say(navigator.onLine ? "loadFailed" : "offline");
    if (!element.classList.contains("block") || !this.#parts.retry) return;
    const retry = this.#parts.retry.cloneNode(true);
    element.replaceChildren(retry);
  }

  retry(button) {
    const block = button.closest(".block");
    if (!block) return;
    block.dataset.state = "empty";
    this.thread.loader.load([block.number_]);
  }

  // MARK: Choices

  /** What the reader chose, or what the look has. */
  #choice(name) {
    return this.choices.get(name) ?? this.#usualChoices[name];
  }

  #readChoices() {
    const fields = [...this.#parts.settings.querySelectorAll("input")];
    for (const { name, value, checked } of fields) if (checked) this.#usualChoices[name] = value;
    for (const field of fields) field.checked = field.value === this.#choice(field.name);
    this.#placeJump(this.#choice("jump"));
    this.touch.isOn = this.#choice("swipe") === "on";
  }

  #chose(event) {
    const { name, value } = event.target;
    if (!(name in this.#usualChoices)) return;
    this.choices.set(name, value);
    if (name === "jump") this.#placeJump(value);
    if (name === "swipe") this.touch.isOn = value === "on";
  }

  #placeJump(place) {
    const jump = this.#parts.jump;
    if (!jump) return;
    jump.hidden = place === "off";
    jump.classList.toggle("start", place === "start");
    jump.classList.toggle("end", place !== "start");
  }
}
