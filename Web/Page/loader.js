// Rows that the page does not have yet: fetched when they come near, or while nothing else is to do.

/** How many rows the page holds at most; with more, those far away are dropped. */
export const rowLimit = 10_000;

/** How many bytes of ids one address may hold. */
const addressLimit = 1_900;

/** How many rows are fetched at once while nothing else is to do. */
const batchCount = 160;

/** How near a block may come before it is fetched, in points. */
const margin = 1_600;

/** Waits until nothing else is to do, though not for long. */
const idle = () => new Promise((resolve) => {
  if (globalThis.requestIdleCallback) requestIdleCallback(resolve, { timeout: 300 });
  else setTimeout(resolve);
});

/** Fetches the rows of blocks. */
export class Loader {
  #thread;
  #observer;
  /** The fetches under way, by the block's number. */
  #fetches = new Map();
  #count;
  /** Whether somebody waits for rows that would else be filled in at leisure. */
  #isUrgent = false;

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
      const isWanted = isIntersecting && ["empty", "loading"].includes(target.dataset.state);
      if (isWanted) this.load([target.number_]);
    }
  }

  /** Fetches everything, as far as there is room, while nothing else is to do. */
  async loadAll() {
    while (!this.isStopped && this.#rowCount < rowLimit) {
      await idle();
      const numbers = this.#nextEmpty();
      if (numbers.length === 0) return;
      await this.load(numbers, idle);
      if (this.#thread.blocks.get(numbers[0]).dataset.state === "failed") return;
    }
  }

  /** The first blocks without rows, as many as are fetched at once. */
  #nextEmpty() {
    const numbers = [];
    let room = Math.min(batchCount, rowLimit - this.#rowCount);
    for (const [number, block] of this.#thread.blocks) {
      if (room <= 0) break;
      if (block.dataset.state !== "empty") continue;
      numbers.push(number);
      room -= this.#thread.functions.missing(number);
    }
    return numbers;
  }

  /** How many rows the page holds; counted once, then kept. */
  get #rowCount() {
    this.#count ??= this.#thread.list.querySelectorAll(".row").length;
    return this.#count;
  }

  /** Sees to it that the row of a comment is there. */
  async loadRow(slot) {
    const row = this.#thread.rows[slot];
    if (row?.isConnected) return;
    await this.load([this.#thread.functions.block(slot)]);
  }

  /**
   * Fetches the rows of blocks; those that could not be fetched say so and can be tried again.
   *
   * @param {number[]} numbers The blocks.
   * @param {() => Promise<void>} [rest] What is waited for before each block is filled.
   */
  load(numbers, rest) {
    const { blocks } = this.#thread;
    this.#isUrgent = rest === undefined;
    const fresh = numbers
      .filter((number) => !this.#fetches.has(number))
      .filter((number) => blocks.get(number).dataset.state !== undefined);
    if (fresh.length > 0) {
      const fetching = this.#loadBlocks(fresh, rest);
      for (const number of fresh) this.#fetches.set(number, fetching);
      fetching.finally(() => fresh.forEach((number) => this.#fetches.delete(number)));
    }
    return Promise.all(numbers.map((number) => this.#fetches.get(number)));
  }

  async #loadBlocks(numbers, rest) {
    const { blocks } = this.#thread;
    for (const number of numbers) this.#setState(blocks.get(number), "loading");
    const tried = new Set();
    try {
      // Others may come into the blocks meanwhile.
      for (let slots = this.#untried(numbers, tried); slots.length > 0;) {
        await this.#fetchRows(slots);
        slots = this.#untried(numbers, tried);
      }
    } catch {
      return this.#fail(numbers);
    }
    for (const number of numbers) {
      if (!this.#isUrgent) await rest?.();
      if (this.isStopped) return;
      this.#fill(number);
    }
    this.#dropFarRows(blocks.get(numbers.at(-1)));
  }

  #setState(block, state) {
    block.dataset.state = state;
    if (state === "loading") block.setAttribute("aria-busy", "true");
    else block.removeAttribute("aria-busy");
  }

  /** Tells of the first block alone; the others are tried again when they come near. */
  #fail([first, ...others]) {
    const { blocks, section } = this.#thread;
    this.#setState(blocks.get(first), "failed");
    for (const number of others) this.#setState(blocks.get(number), "empty");
    const detail = blocks.get(first);
    section.dispatchEvent(new CustomEvent("rejoinder-failed", { detail }));
  }

  /** Puts rows that came into their block, while what is read stays where it is. */
  #fill(number) {
    const { functions, module, blocks, rows } = this.#thread;
    const block = blocks.get(number);
    const slots = module.list(functions.missing(number));
    const lost = slots.filter((slot) => !rows[slot]);
    // What begins below the window moves nothing in it, so nothing has to be laid out at once.
    const isBelow = !block.hidden && block.getBoundingClientRect().top >= innerHeight;
    const held = isBelow ? 0 : this.#thread.firstVisible();
    module.withNumbers(lost, (list, count) => functions.fill(number, list, count, held));
    this.open(block);
    this.#observer.unobserve(block);
    this.#count = this.#rowCount + slots.length - lost.length;
  }

  /**
   * Lets a block be one with rows. The module asks for it with the first row, since it has to measure
   * before anything changes.
   */
  open(block) {
    if (block.dataset.state === undefined) return;
    block.replaceChildren();
    delete block.dataset.state;
    block.removeAttribute("aria-busy");
    block.style.blockSize = "";
  }

  /** The rows that blocks lack and that were not fetched yet. */
  #untried(numbers, tried) {
    const { functions, module } = this.#thread;
    const slots = numbers.flatMap((number) => module.list(functions.missing(number)));
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
    const rows = await Promise.all(filled.map((batch) => this.#thread.parts.rows(batch)));
    return new Map(rows.flat().map((row) => [row.id, row]));
  }

  /** Gets the words of a row that came folded, without them. */
  async fetchWords(slot) {
    const row = this.#thread.rows[slot];
    row.setAttribute("aria-busy", "true");
    try {
      const [fresh] = await this.#thread.parts.rows([this.#thread.tokens[slot]]);
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
    let excess = this.#rowCount - rowLimit;
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
      this.#count -= block.childElementCount;
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
