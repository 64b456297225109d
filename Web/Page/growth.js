// What the module asks for where a discussion grows: rows put between others, or shown anew.

/** Attributes of a row that its place in the page decides, not what it says. */
const placeNames = new Set(["class", "hidden", "tabindex", "aria-posinset", "aria-setsize"]);

/** Rows of a discussion that come while it is read. */
export class Growth {
  #thread;
  /** Rows that came anew, by slot, until the module asks for them. */
  #fresh = new Map();

  constructor(thread) {
    this.#thread = thread;
  }

  /** The functions that the module calls. */
  get functions() {
    const { rows } = this.#thread;
    return {
      insertRow: (slot, next, block) => this.#insert(slot, next, block),
      renewRow: (slot) => this.#renew(slot),
      placeRow: (slot, position, count) => {
        rows[slot].setAttribute("aria-posinset", position);
        rows[slot].setAttribute("aria-setsize", count);
      },
      bottom: (slot) => rows[slot].getBoundingClientRect().bottom + scrollY,
    };
  }

  /**
   * Keeps rows that came anew until the module wants to show them.
   *
   * @param {Map<number, Element>} rows The rows by slot.
   */
  bring(rows) {
    this.#fresh = rows;
  }

  #insert(slot, next, number) {
    const { rows, blocks } = this.#thread;
    const row = rows[slot];
    if (!row) return 0;
    blocks.get(number).insertBefore(row, next === 0 ? null : rows[next]);
    return 1;
  }

  /** Lets a row say what the one says that came; the element stays, and so do focus and tools. */
  #renew(slot) {
    const fresh = this.#fresh.get(slot);
    if (!fresh) return 0;
    this.#fresh.delete(slot);
    const { root } = this.#thread;
    const row = this.#thread.rows[slot];
    const active = root.activeElement;
    const wasInside = active !== row && row.contains(active);
    const wasToggle = wasInside && active.classList.contains("toggle");
    const tools = [...row.querySelectorAll(":scope > [data-part]")];
    for (const { name, value } of fresh.attributes) {
      if (!placeNames.has(name)) row.setAttribute(name, value);
    }
    // Tools that have the focus lose it where they are moved.
    for (const child of [...row.children]) if (!tools.includes(child)) child.remove();
    row.prepend(...fresh.childNodes);
    if (wasInside && root.activeElement !== active) {
      row.tabIndex = -1;
      const heir = wasToggle ? row.querySelector(".toggle") : null;
      (heir ?? row).focus({ preventScroll: true });
    }
    return 1;
  }
}
