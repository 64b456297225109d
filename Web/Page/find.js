// Finding words in the whole discussion, loaded or not, folded or not.

/** How long typing has to rest before the server is asked, in milliseconds. */
const rest = 180;

/** The bar for finding, and what was found. */
export class Find {
  #face;
  #bar;
  #field;
  #output;
  #found = [];
  #place = -1;
  #wait = 0;
  #number = 0;
  #origin = null;

  constructor(face, bar) {
    this.#face = face;
    this.#bar = bar;
    this.#field = bar.querySelector("input");
    this.#output = bar.querySelector("output");
    this.#field.addEventListener("input", () => this.#typed());
    bar.addEventListener("submit", (event) => {
      event.preventDefault();
      this.step(event.submitter?.dataset.do === "find-previous" ? -1 : 1);
    });
    bar.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target !== this.#field) return;
      event.preventDefault();
      this.step(event.shiftKey ? -1 : 1);
    });
  }

  /** The element around everything: that of the document, or the one with the shadow root. */
  get #host() {
    return this.#face.thread.root.host ?? document.documentElement;
  }

  get isOpen() {
    return !this.#bar.hidden;
  }

  open() {
    if (!this.isOpen) this.#origin = this.#face.thread.root.activeElement;
    this.#bar.hidden = false;
    // Not `:has`, for which the browser looks at every row again whenever one is hidden.
    this.#host.dataset.finding = "";
    this.#field.focus();
    this.#field.select();
  }

  close() {
    this.#bar.hidden = true;
    this.stop();
    clearTimeout(this.#wait);
    this.#mark(null);
    const slot = this.#found[this.#place];
    if (slot) this.#face.thread.select(slot);
    else this.#origin?.focus?.({ preventScroll: true });
  }

  /** Gives back the space that the bar took of the page. */
  stop() {
    delete this.#host.dataset.finding;
  }

  /** Goes on by so many of what was found, from the end to the beginning too. */
  async step(difference) {
    clearTimeout(this.#wait);
    if (this.#field.dataset.asked !== this.#words) await this.#ask();
    if (this.#found.length === 0) return;
    const count = this.#found.length;
    this.#place = (this.#place + difference + count) % count;
    await this.#show();
  }

  get #words() {
    return this.#field.value.trim();
  }

  #typed() {
    clearTimeout(this.#wait);
    this.#wait = setTimeout(async () => {
      await this.#ask();
      if (this.#found.length > 0) await this.#show();
    }, rest);
  }

  /** Asks where the words are, and begins behind what is seen. */
  async #ask() {
    const words = this.#words;
    this.#number += 1;
    const number = this.#number;
    const found = words === "" ? [] : await this.#search(words);
    if (number !== this.#number) return;
    this.#field.dataset.asked = words;
    this.#found = found;
    const { functions } = this.#face.thread;
    const first = functions.place(this.#face.thread.firstVisible());
    const place = found.findIndex((slot) => functions.place(slot) >= first);
    this.#place = Math.max(place, 0);
    if (found.length === 0) this.#mark(null);
    const isInVain = words !== "" && found.length === 0;
    this.#output.textContent = isInVain ? this.#face.thread.words.say("foundNone") : "";
  }

  async #search(words) {
    const { thread } = this.#face;
    try {
      const tokens = await thread.parts.found(words);
      return tokens.map((token) => thread.slot(token)).filter((slot) => slot > 0);
    } catch {
      return this.#searchRows(words);
    }
  }

  /** Looks through the rows that are there, where the server can't be asked. */
  #searchRows(words) {
    const sought = words.toLocaleLowerCase();
    const { rows, functions } = this.#face.thread;
    return rows
      .flatMap((row, slot) => (row.textContent.toLocaleLowerCase().includes(sought) ? [slot] : []))
      .sort((one, other) => functions.place(one) - functions.place(other));
  }

  async #show() {
    const { thread } = this.#face;
    const slot = this.#found[this.#place];
    if (!thread.functions.reveal(slot)) return;
    await thread.loader.loadRow(slot);
    this.#face.settle(slot);
    const row = thread.rows[slot];
    this.#output.textContent = thread.words.say("found", {
      n: this.#place + 1,
      m: this.#found.length,
    });
    const range = this.#mark(row);
    const place = range ?? row;
    if (place) thread.center(place.getBoundingClientRect());
  }

  /** Marks the words in a row, without touching its elements; where they stand first. */
  #mark(row) {
    this.#face.thread.list.querySelector(".row[data-found]")?.removeAttribute("data-found");
    globalThis.CSS?.highlights?.delete("rejoinder-current");
    if (!row) return undefined;
    row.dataset.found = "";
    const ranges = this.#ranges(row);
    if (globalThis.Highlight) CSS.highlights.set("rejoinder-current", new Highlight(...ranges));
    return ranges[0];
  }

  /** Where the words stand in a row. */
  #ranges(row) {
    const sought = this.#words.toLocaleLowerCase();
    const ranges = [];
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.data.toLocaleLowerCase();
      if (words.length !== text.data.length) continue;
      for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + sought.length)) {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + sought.length);
        ranges.push(range);
      }
    }
    return ranges;
  }
}
