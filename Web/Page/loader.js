// Rows that the page does not have yet: fetched when they come near, or while nothing else is to do.

/** How many rows the page holds at most; with more, those far away are dropped. */
export const rowLimit = 10_000;

/** How many bytes of ids one address may hold. */
const addressLimit = 1_900;

/** How near a block may come before it is fetched, in points. */
const margin = 1_600;

/** Fetches the rows of blocks. */
export class Loader {
  #thread;
  #observer;
  /** The fetches under way, by the block's number. */
  #fetches = new Map();

  constructor(thread) {
    this.#thread = thread;
    this.#observer = new IntersectionObserver((entries) => this.#approach(entries), {
      rootMargin: `${margin}px 0px`,
    });
  }

  /** Fetches a block as soon as it comes near. */
  watch(block) {
    this.#observer.observe(block);
  }

  /** Stops fetching, since the discussion leaves the page. */
  stop() {
    this.#observer.disconnect();
    this.isStopped = true;
  }

  #approach(entries) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target.dataset.state === "empty") this.load([target.number_]);
    }
  }

  /** Fetches everything, as far as there is room, while nothing else is to do. */
  async loadAll() {
    for (const block of this.#thread.blocks.values()) {
      if (this.isStopped || this.#rowCount() >= rowLimit) return;
      if (block.dataset.state !== "empty") continue;
      await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
      if (block.dataset.state === "empty") await this.load([block.number_]);
      if (block.dataset.state === "failed") return;
    }
  }

  #rowCount() {
    return this.#thread.list.querySelectorAll(".row").length;
  }

  /** Sees to it that the row of a comment is there. */
  async loadRow(slot) {
    const row = this.#thread.rows[slot];
    if (row?.isConnected) return;
    await this.load([this.#thread.functions.block(slot)]);
  }

  /** Fetches the rows of blocks; those that could not be fetched say so and can be tried again. */
  load(numbers) {
    return Promise.all(
      numbers.map((number) => {
        if (!this.#fetches.has(number)) {
          const fetching = this.#loadBlock(number).finally(() => this.#fetches.delete(number));
          this.#fetches.set(number, fetching);
        }
        return this.#fetches.get(number);
      }),
    );
  }

  async #loadBlock(number) {
    const { functions, module, blocks } = this.#thread;
    const block = blocks.get(number);
    if (block.dataset.state === undefined) return;
    block.dataset.state = "loading";
    block.setAttribute("aria-busy", "true");
    const tried = new Set();
    try {
      // Others may come into the block meanwhile.
      for (let slots = this.#untried(number, tried); slots.length > 0;) {
        await this.#fetchRows(slots);
        slots = this.#untried(number, tried);
      }
    } catch {
      block.dataset.state = "failed";
      this.#thread.section.dispatchEvent(new CustomEvent("rejoinder-failed", { detail: block }));
      return;
    } finally {
      block.removeAttribute("aria-busy");
    }
    if (this.isStopped) return;
    block.replaceChildren();
    delete block.dataset.state;
    block.style.blockSize = "";
    const slots = module.list(functions.missing(number));
    const lost = slots.filter((slot) => !this.#thread.rows[slot]);
    const held = this.#thread.focused() || this.#thread.firstVisible();
    module.withNumbers(lost, (list, count) => functions.fill(number, list, count, held));
    this.#observer.unobserve(block);
    this.#dropFarRows(block);
  }

  /** The rows that a block lacks and that were not fetched yet. */
  #untried(number, tried) {
    const slots = this.#thread.module.list(this.#thread.functions.missing(number));
    const untried = slots.filter((slot) => !tried.has(slot));
    for (const slot of untried) tried.add(slot);
    return untried;
  }

  /** Fetches rows and binds them to their slots. */
  async #fetchRows(slots) {
    const found = await this.fetchAll(slots.map((slot) => this.#thread.id(slot)));
    for (const slot of slots) {
      const row = found.get(this.#thread.id(slot));
      if (!row) continue;
      this.#thread.bind(row, slot);
      if (this.#thread.functions.isNew(slot)) row.dataset.new = "";
    }
  }

  /** Fetches rows by the ids of their elements, as many as there are. */
  async fetchAll(ids) {
    let batch = [];
    const batches = [batch];
    for (const name of ids.map((id) => id.replace(/^c-/, ""))) {
      if (batch.join().length + name.length > addressLimit) batches.push((batch = []));
      batch.push(name);
    }
    const filled = batches.filter((batch) => batch.length > 0);
    const rows = await Promise.all(filled.map((batch) => this.fetch(batch)));
    return new Map(rows.flat().map((row) => [row.id, row]));
  }

  /** Fetches rows by name. */
  async fetch(names) {
    const address = new URL(this.#thread.section.dataset.skeleton, this.#thread.address);
    address.searchParams.set("part", "rows");
    const response = await fetch(`${address}&rows=${names.join()}`);
    if (!response.ok) throw new Error(`The rows answered ${response.status}.`);
    const template = document.createElement("template");
    template.innerHTML = await response.text();
    return [...template.content.children];
  }

  /** Gets the words of a row that came folded, without them. */
  async fetchWords(slot) {
    const row = this.#thread.rows[slot];
    row.setAttribute("aria-busy", "true");
    try {
      const [fresh] = await this.fetch([this.#thread.tokens[slot]]);
      const toggle = row.querySelector(".toggle");
      const isFocused = toggle !== null && this.#thread.root.activeElement === toggle;
      row.querySelector(".main").replaceWith(fresh.querySelector(".main"));
      if (isFocused) row.querySelector(".toggle")?.focus({ preventScroll: true });
    } catch {
      row.dispatchEvent(new CustomEvent("rejoinder-failed", { bubbles: true, detail: row }));
    } finally {
      row.removeAttribute("aria-busy");
    }
  }

  /** Drops rows far from a block where the page holds too many. */
  #dropFarRows(near) {
    let excess = this.#rowCount() - rowLimit;
    if (excess <= 0) return;
    const blocks = [...this.#thread.list.children];
    const place = blocks.indexOf(near);
    const focused = this.#thread.root.activeElement;
    const far = blocks
      .map((block, index) => ({ block, distance: Math.abs(index - place) }))
      .filter(({ block }) => block.dataset.state === undefined && !block.contains(focused))
      .sort((one, other) => other.distance - one.distance);
    for (const { block } of far) {
      if (excess <= 0) return;
      excess -= block.childElementCount;
      this.#drop(block);
    }
  }

  #drop(block) {
    const { height } = block.getBoundingClientRect();
    for (const row of block.children) delete this.#thread.rows[row.slot_];
    if (!block.hidden) block.style.blockSize = `${height}px`;
    block.replaceChildren();
    block.dataset.state = "empty";
    this.#thread.functions.empty(block.number_);
    this.watch(block);
  }
}
