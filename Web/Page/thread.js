// A discussion on the page: its elements by the numbers that the module knows them by.

import { Growth } from "./growth.js";
import { compile, Module } from "./module.js";
import { Loader } from "./loader.js";
import { ServerParts } from "./parts.js";
import { Words } from "./words.js";

/** The steps of the module, in its order. */
const steps = [
  "next-row", "previous-row", "next-sibling", "previous-sibling", "next-root", "previous-root",
  "parent", "first", "last",
];

/** How long a row is marked on which a jump landed. */
const flashTime = 1_200;

/** A discussion whose rows the module shows, hides and draws. */
export class Thread {
  /** The element with everything that belongs to the discussion. */
  section;
  /** The element with the rows. */
  list;
  /** The document, or the shadow root around the discussion. */
  root;
  /** The address of the page. */
  address;
  /** What gives the skeleton, rows, and what words are in. */
  parts;
  /** The module's functions. */
  module;
  words;
  loader;
  growth = new Growth(this);
  /** What told the skeleton's state from others when it was fetched. */
  skeletonTag;
  /** The rows by slot. */
  rows = [];
  /** The blocks by number. */
  blocks = new Map();
  /** The ids as they stand in addresses, by slot. */
  tokens = [];
  #slots;
  /** The row that was hidden while it had the focus; 0 for none. */
  #abandoned = 0;

  /**
   * Lets a discussion come alive; the rows that it has stay as they are.
   *
   * @param {Element} section The discussion, with the address of its skeleton.
   * @param {URL} address The address of its page.
   * @param {ServerParts} [parts] What gives the parts of the page, its server if nothing else.
   * @returns {Promise<Thread | null>} The discussion; null where the skeleton does not fit it.
   */
  static async start(section, address, parts) {
    const thread = new Thread();
    parts ??= new ServerParts(new URL(section.dataset.skeleton, address));
    Object.assign(thread, { section, address, parts, root: section.getRootNode() });
    thread.list = section.querySelector(".list");
    if (!thread.list) return null;
    const [code, skeleton] = await Promise.all([compile(), parts.skeleton()]);
    performance.mark("rejoinder-data");
    thread.module = await Module.make(code, thread.#pageFunctions());
    thread.words = new Words(section.querySelector("#rejoinder-words"));
    thread.loader = new Loader(thread);
    thread.skeletonTag = skeleton.tag;
    const isFitting = thread.#adopt(skeleton.text);
    return isFitting ? thread : null;
  }

  get functions() {
    return this.module.functions;
  }

  // MARK: Taking over

  #adopt(skeleton) {
    const count = this.module.withText(skeleton, (text, length) => this.functions.load(text, length));
    if (count < 0) return false;
    const lines = skeleton.split("\n");
    this.tokens = [""];
    for (let slot = 1; slot <= count; slot += 1) {
      this.tokens.push(lines[slot].slice(lines[slot].lastIndexOf("\t") + 1));
    }
    const blocks = [...this.list.children];
    let index = 0;
    for (const block of blocks) {
      const number = this.functions.adopt(block.childElementCount);
      if (number === 0) return false;
      for (const row of block.children) {
        const slot = this.functions.adoptedSlot(index);
        if (row.id !== this.id(slot)) return false;
        this.bind(row, slot);
        index += 1;
      }
      this.#bindBlock(block, number);
    }
    this.functions.finishAdopting();
    return true;
  }

  /** Takes an element for the row of a slot. */
  bind(row, slot) {
    row.slot_ = slot;
    this.rows[slot] = row;
  }

  #bindBlock(block, number) {
    block.number_ = number;
    this.blocks.set(number, block);
  }

  /** The id of a row's element. */
  id(slot) {
    return (this.functions.isMore(slot) ? "m-" : "c-") + this.tokens[slot];
  }

  /** The slot of a comment, by its id as it stands in addresses; 0 where there is none. */
  slot(token) {
    return this.slotOf(`c-${token}`);
  }

  /** The slot of a row, by the id of its element; 0 where there is none. */
  slotOf(id) {
    if (!this.#slots) {
      this.#slots = new Map();
      for (let slot = 1; slot < this.tokens.length; slot += 1) this.#slots.set(this.id(slot), slot);
    }
    return this.#slots.get(id) ?? 0;
  }

  /** Takes in a row that the page did not know, by the id of its element. */
  add(id, slot) {
    this.tokens[slot] = id.slice("c-".length);
    this.#slots?.set(id, slot);
  }

  /** The slot of the row around an element; 0 where there is none. */
  slotAround(element) {
    return element?.closest?.(".row")?.slot_ ?? 0;
  }

  // MARK: What the module asks for

  #pageFunctions() {
    return {
      insertBlock: (number, before, step) => this.#insertBlock(number, before, step),
      splitBlock: (number, slot, newNumber) => this.#splitBlock(number, slot, newNumber),
      hideBlock: (number, isHidden) => { this.blocks.get(number).hidden = isHidden === 1; },
      estimateBlock: (number, step) => this.#estimate(this.blocks.get(number), step),
      appendRow: (slot, number) => this.#appendRow(this.rows[slot], this.blocks.get(number)),
      hideRow: (slot, isHidden) => this.#hideRow(this.rows[slot], isHidden === 1),
      drawRow: (slot, text, count) => { this.rows[slot].className = this.module.text(text, count); },
      drawToggle: (slot, phrase, count, isFolded) =>
        this.#drawToggle(this.rows[slot], phrase, count, isFolded === 1),
      ...this.growth.functions,
      fetchWords: (slot) => this.loader.fetchWords(slot),
      top: (slot) => this.rows[slot].getBoundingClientRect().top + scrollY,
      offset: () => scrollY,
      height: () => innerHeight,
      end: () => this.#end(),
      scroll: (offset, space) => this.#scroll(offset, space),
    };
  }

  /** An element loses the focus as soon as it is hidden, and nothing tells then that it had it. */
  #hideRow(row, isHidden) {
    if (isHidden && this.root.activeElement === row) this.#abandoned = row.slot_;
    row.hidden = isHidden;
  }

  /** The row that does not show and has the focus, or had it until it was hidden; 0 for none. */
  takeAbandoned() {
    const row = this.root.activeElement?.closest?.(".row");
    const slot = row && (row.hidden || row.parentElement.hidden) ? row.slot_ : this.#abandoned;
    this.#abandoned = 0;
    return slot;
  }

  #insertBlock(number, before, step) {
    const block = document.createElement("div");
    block.setAttribute("role", "presentation");
    block.dataset.state = "empty";
    this.#estimate(block, step);
    this.#bindBlock(block, number);
    this.list.insertBefore(block, before === 0 ? null : this.blocks.get(before));
    this.loader.watch(block);
  }

  /** Gives a block the height that its rows will about have. */
  #estimate(block, step) {
    const name = `block t${step}`;
    if (block.className !== name) block.className = name;
  }

  #splitBlock(number, slot, newNumber) {
    const block = this.blocks.get(number);
    const rest = block.cloneNode(false);
    const rows = [...block.children];
    const active = this.root.activeElement;
    block.after(rest);
    rest.append(...rows.slice(rows.indexOf(this.rows[slot])));
    // What is moved loses the focus.
    if (rest.contains(active)) active.focus({ preventScroll: true });
    this.#bindBlock(rest, newNumber);
  }

  #appendRow(row, block) {
    this.loader.open(block);
    block.append(row);
  }

  #drawToggle(row, phrase, count, isFolded) {
    const toggle = row.querySelector(".toggle");
    if (!toggle) return;
    const title = this.words.toggle(phrase, count);
    toggle.firstElementChild.textContent = title;
    toggle.setAttribute("aria-expanded", String(!isFolded));
    const name = this.author(row);
    // What shows as a number alone is said as what the control does.
    const said = phrase === 2 ? this.words.toggle(isFolded ? 1 : 0, count) : title;
    if (name) toggle.setAttribute("aria-label", this.#toggleLabel(phrase, said, name));
    this.#placeToggle(row, toggle);
  }

  #toggleLabel(phrase, title, name) {
    if (phrase === 3) return this.words.say("hideCommentBy", { name });
    if (phrase === 4) return this.words.say("showCommentBy", { name });
    return this.words.say("toggleTo", { title, name });
  }

  /** A row that hides its own words keeps its control in the line with the name. */
  #placeToggle(row, toggle) {
    const bar = row.querySelector(".bar");
    if (!bar) return;
    const isFocused = this.root.activeElement === toggle;
    const isInHead = toggle.parentElement.classList.contains("head");
    if (row.classList.contains("folded")) {
      if (isInHead) return;
      toggle.dataset.place = toggle.previousElementSibling ? "end" : "start";
      row.querySelector(".head").append(toggle);
    } else if (isInHead && toggle.dataset.place) {
      bar[toggle.dataset.place === "end" ? "append" : "prepend"](toggle);
      delete toggle.dataset.place;
    }
    if (isFocused) toggle.focus({ preventScroll: true });
  }

  /** Who wrote the comment of a row; nothing where the row has other words for that. */
  author(row) {
    return row.querySelector(".author > bdi")?.textContent ?? "";
  }

  /** The space behind the rows. */
  get #space() {
    return parseFloat(this.section.style.paddingBlockEnd) || 0;
  }

  #end() {
    return document.documentElement.scrollHeight - this.#space;
  }

  /** Takes away as much of the space behind the rows as is scrolled out of sight. */
  releaseSpace() {
    const space = this.#space;
    if (space === 0) return;
    const needed = this.functions.neededSpace(scrollY, innerHeight, this.#end());
    if (needed < space) this.section.style.paddingBlockEnd = needed > 0 ? `${needed}px` : "";
  }

  /** Scrolls, with space behind the rows that goes as soon as nobody needs it. */
  #scroll(offset, space) {
    this.section.style.paddingBlockEnd = space > 0 ? `${space}px` : "";
    if (Math.abs(offset - scrollY) >= 0.5) scrollTo({ top: offset, behavior: "instant" });
  }

  // MARK: Rows

  /** The first row that is seen whole, or else in part; 0 where none is. */
  firstVisible() {
    const bounds = this.list.getBoundingClientRect();
    const x = (Math.max(bounds.left, 0) + Math.min(bounds.right, innerWidth)) / 2;
    let partial = 0;
    for (let y = Math.max(bounds.top, 0) + 1; y < innerHeight; y += 24) {
      const slot = this.slotAround(this.root.elementFromPoint(x, y));
      if (slot === 0) continue;
      if (this.rows[slot].getBoundingClientRect().top >= 0) return slot;
      partial ||= slot;
    }
    return partial;
  }

  /** The row that has the focus; 0 where none has. */
  focused() {
    return this.slotAround(this.root.activeElement);
  }

  /** Where a step leads from a row. */
  step(name, slot) {
    return this.functions.step(steps.indexOf(name), slot);
  }

  /** Gives a row the focus and brings it into sight. */
  async select(slot, block = "nearest") {
    if (slot === 0) return;
    await this.loader.loadRow(slot);
    const row = this.rows[slot];
    if (!row) return;
    this.focus(row);
    row.scrollIntoView({ block, behavior: "instant" });
  }

  /** Gives a row the focus where it is. */
  focus(row) {
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }

  /** Scrolls as far as is needed to see a place well. */
  center({ top, bottom }) {
    if (top >= innerHeight * 0.15 && bottom <= innerHeight * 0.85) return;
    scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: "instant" });
  }

  /** Opens what hides a comment, goes there and marks it for a moment. */
  async land(slot) {
    if (!this.functions.reveal(slot)) return false;
    await this.select(slot, "start");
    const row = this.rows[slot];
    if (!row) return false;
    row.dataset.flash = "";
    setTimeout(() => delete row.dataset.flash, flashTime);
    return true;
  }

  /** Goes to a comment, and remembers from where. */
  async jump(slot) {
    const origin = this.focused() || this.firstVisible();
    const isThere = await this.land(slot);
    if (isThere && origin !== 0) this.functions.noteJump(origin);
    this.section.dispatchEvent(new CustomEvent("rejoinder-jump"));
    return isThere;
  }

  /** Goes back to where the last jump began. */
  async undoJump() {
    const origin = this.functions.undoJump();
    if (origin !== 0) await this.land(origin);
    this.section.dispatchEvent(new CustomEvent("rejoinder-jump"));
  }
}
