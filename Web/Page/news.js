// Comments that are written while the page is read: noticed by asking now and then, or whenever somebody
// says that there may be some, and shown when the reader wants them.

/** How long the page waits before it asks again, in milliseconds. */
const interval = 30_000;

/** How many rows are fetched before they are put into the page; more come when they are near. */
const fetchLimit = 200;

/** Notices what is new in a discussion. */
export class News {
  #face;
  #pill;
  #chip;
  #tag;
  /** The lines of the skeleton that was compared last. */
  #lines = "";
  /** When the page asked last. */
  #askedAt = performance.now();
  #timer = 0;
  /** What is being done; checking and showing wait for each other. */
  #work = Promise.resolve();
  /** The ids of rows that the page does not know, in the order of the skeleton. */
  #unknown = [];
  #count = 0;

  constructor(face, { pill, changed }, signal) {
    this.#face = face;
    this.#pill = pill;
    this.#chip = changed;
    this.#tag = face.thread.skeletonTag;
    document.addEventListener("visibilitychange", () => this.#wait(), { signal });
    addEventListener("online", () => this.check(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    this.signal = signal;
    this.#wait();
  }

  /** How many comments wait to be shown. */
  get count() {
    return this.#count;
  }

  /** Asks again when it is time, as long as somebody can see the page. */
  #wait() {
    clearTimeout(this.#timer);
    if (document.hidden || this.signal.aborted) return;
    const rest = this.#askedAt + interval - performance.now();
    this.#timer = setTimeout(() => this.check(), Math.max(rest, 0));
  }

  /** Asks whether something is new; what comes by another way, such as a push, calls this too. */
  check() {
    return this.#next(async () => {
      this.#askedAt = performance.now();
      try {
        await this.#ask();
      } finally {
        this.#wait();
      }
    });
  }

  /** Puts the comments that wait into the page, and goes to the first one. */
  show() {
    return this.#next(async () => this.#land(await this.#take()));
  }

  /** Puts the comments that wait into the page, where what is seen stays as it is. */
  take() {
    return this.#next(() => this.#take());
  }

  #next(work) {
    const result = this.#work.then(() => (this.signal.aborted ? undefined : work()));
    // What comes after it goes on all the same.
    this.#work = result.catch(() => {});
    return result;
  }

  // MARK: Asking

  async #ask() {
    const fresh = await this.#fetchSkeleton();
    if (!fresh || this.signal.aborted) return;
    // The first line has the time.
    const lines = fresh.skeleton.slice(fresh.skeleton.indexOf("\n"));
    if (lines !== this.#lines) {
      if (!this.#compare(fresh.skeleton) || !(await this.#renew()) || this.signal.aborted) return;
      this.#tell();
    }
    [this.#tag, this.#lines] = [fresh.tag, lines];
  }

  /** Gets the skeleton if it is another one than before; where nobody answers, the next time may do. */
  async #fetchSkeleton() {
    try {
      const { parts } = this.#face.thread;
      const { tag, text } = await parts.skeleton({ cache: "no-cache", signal: this.signal });
      return tag !== null && tag === this.#tag ? null : { tag, skeleton: text };
    } catch {
      return null;
    }
  }

  /** Lets the module compare a skeleton with the page. */
  #compare(skeleton) {
    const { thread } = this.#face;
    const { functions, module } = thread;
    const ids = skeleton.split("\n").slice(1, -1).map(id);
    const slots = ids.map((id) => thread.slotOf(id));
    const count = module.withText(skeleton, (text, length) =>
      module.withNumbers(slots, (list, lineCount) =>
        functions.compare(text, length, list, lineCount),
      ),
    );
    if (count < 0) return false;
    this.#unknown = ids.filter((_, index) => slots[index] === 0);
    this.#count = count;
    return true;
  }

  /** Shows what became of comments that are there already; whether their rows could be had. */
  async #renew() {
    const { thread } = this.#face;
    const { functions, module } = thread;
    const slots = module.list(functions.changed());
    if (slots.length === 0) return true;
    try {
      thread.growth.bring(await this.#fetchAgain(slots));
    } catch {
      return false;
    }
    if (!this.signal.aborted) functions.renew(thread.focused(), thread.firstVisible());
    return true;
  }

  /** Tells the reader how many comments wait, and that the order changed. */
  #tell() {
    const { notices, thread } = this.#face;
    const wasHidden = this.#pill.hidden;
    this.#pill.hidden = this.#count === 0;
    if (this.#count > 0) {
      const words = thread.words.say("newComments", { n: this.#count });
      (this.#pill.querySelector(":scope > span") ?? this.#pill).textContent = words;
      if (wasHidden) notices.say("newComments", { n: this.#count });
    }
    if (thread.functions.isReordered()) this.#chip.hidden = false;
  }

  // MARK: Showing

  /** Puts in what waits; the slots of the comments among it. */
  async #take() {
    const { thread, notices } = this.#face;
    const { functions, module } = thread;
    const ids = this.#unknown;
    if (ids.length === 0) return [];
    let [rows, again] = [];
    try {
      [rows, again] = await Promise.all([
        thread.loader.fetchAll(ids.slice(0, fetchLimit)),
        this.#fetchAgain(module.list(functions.answered())),
      ]);
    } catch {
      notices.say(navigator.onLine ? "loadFailed" : "offline");
      return [];
    }
    if (this.signal.aborted) return [];
    const bound = functions.slotBound();
    ids.forEach((id, index) => {
      thread.add(id, bound + index);
      if (rows.has(id)) thread.bind(rows.get(id), bound + index);
    });
    thread.growth.bring(again);
    functions.insertNews(thread.focused(), thread.firstVisible());
    [this.#unknown, this.#count, this.#pill.hidden] = [[], 0, true];
    const slots = ids.map((_, index) => bound + index).filter((slot) => !functions.isMore(slot));
    for (const slot of slots) if (functions.isNew(slot)) thread.rows[slot]?.setAttribute("data-new", "");
    return slots;
  }

  /** Goes to the first new comment that shows, or else to what folds the first one away. */
  async #land(slots) {
    const { thread } = this.#face;
    const { functions } = thread;
    if (slots.length === 0) return;
    slots.sort((one, other) => functions.place(one) - functions.place(other));
    const shown = slots.find((slot) => functions.landing(slot) === slot);
    await thread.jump(shown ?? functions.landing(slots[0]));
  }

  /** Fetches the rows of comments that the page has already, by slot. */
  async #fetchAgain(slots) {
    const { thread } = this.#face;
    const there = slots.filter((slot) => thread.rows[slot]?.isConnected);
    const rows = await thread.loader.fetchAll(there.map((slot) => thread.id(slot)));
    const pairs = there.map((slot) => [slot, rows.get(thread.id(slot))]);
    return new Map(pairs.filter(([, row]) => row !== undefined));
  }
}

/** The id of the row that a line of a skeleton stands for. */
function id(line) {
  const fields = line.split("\t");
  return (Number(fields[1]) & 4 ? "m-" : "c-") + fields.at(-1);
}
