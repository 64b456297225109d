// What is kept between visits. Storage may be refused, full, or written by another tab at any time:
// each change reads what is there, changes its own part, and writes; a failure does no harm.

/** Reads and writes one value of the browser's storage. */
class Kept {
  #key;

  constructor(key) {
    this.#key = key;
  }

  read() {
    try {
      const value = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
      return typeof value === "object" && value !== null ? value : {};
    } catch {
      return {};
    }
  }

  change(change) {
    try {
      const value = this.read();
      change(value);
      localStorage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // Nothing is kept then.
    }
  }
}

/** What the reader chose for all discussions of a site. */
export class Choices {
  #kept = new Kept("rejoinder");

  get(name) {
    return this.#kept.read()[name];
  }

  set(name, value) {
    this.#kept.change((choices) => {
      if (value === undefined) delete choices[name];
      else choices[name] = value;
    });
  }
}

/** What is kept of one discussion: folds, and when it was read. */
export class Memory {
  #kept;
  #lifetime;
  #capacity;
  /** The folds as they were last told, by token. */
  #folded = new Set();

  /**
   * @param {string} path The path of the discussion.
   * @param {number} lifetime For how many seconds folds are kept.
   * @param {number} capacity How many folds are kept.
   */
  constructor(path, lifetime, capacity) {
    this.#kept = new Kept(`rejoinder ${path}`);
    this.#lifetime = lifetime;
    this.#capacity = capacity;
  }

  /** The comments that were folded and opened at earlier visits, by token. */
  folds(now) {
    return Object.entries(this.#entries(this.#kept.read()))
      .filter(([, { at }]) => now - at <= this.#lifetime)
      .map(([token, { isFolded }]) => ({ token, isFolded }));
  }

  /** The folds of what was kept, without what no page of ours has put there. */
  #entries({ folds }) {
    const isOurs = ([, fold]) => Number.isFinite(fold?.at);
    return Object.fromEntries(Object.entries(folds ?? {}).filter(isOurs));
  }

  /** Begins to follow folds: what is folded now needs no keeping. */
  begin(tokens) {
    this.#folded = new Set(tokens);
  }

  /** Keeps what changed among the folds since the last time. */
  keepFolds(tokens, now) {
    const folded = new Set(tokens);
    const changed = [...folded].filter((token) => !this.#folded.has(token));
    const opened = [...this.#folded].filter((token) => !folded.has(token));
    this.#folded = folded;
    if (changed.length + opened.length === 0) return;
    this.#kept.change((value) => {
      const folds = this.#entries(value);
      for (const token of changed) folds[token] = { at: now, isFolded: true };
      for (const token of opened) folds[token] = { at: now, isFolded: false };
      const entries = Object.entries(folds).filter(([, { at }]) => now - at <= this.#lifetime);
      entries.sort(([, one], [, other]) => other.at - one.at);
      value.folds = Object.fromEntries(entries.slice(0, this.#capacity));
    });
  }

  /** Notes a visit; when the last one was, undefined at the first. */
  visit(now) {
    const { visit } = this.#kept.read();
    this.#kept.change((value) => { value.visit = now; });
    return Number.isFinite(visit) ? visit : undefined;
  }
}
