// The lines left of the rows: they can be pressed, and show to which comments they belong.

/** Shows the branch under the pointer. */
export class Branch {
  #thread;
  #shown = [];
  #column = 0;

  constructor(thread, signal) {
    this.#thread = thread;
    const { list } = thread;
    list.addEventListener("pointermove", (event) => this.#moved(event), { signal, passive: true });
    list.addEventListener("pointerleave", () => this.#show([], 0), { signal });
  }

  /** The column of lines at a place, counted from 1; 0 where none is. */
  column(event) {
    const row = event.target.closest(".row");
    if (!row || event.target.closest(".main, .avatar")) return 0;
    const level = Number(/\bl(\d+)/.exec(row.className)?.[1] ?? 0);
    const style = getComputedStyle(row);
    const bounds = row.getBoundingClientRect();
    const isMirrored = style.direction === "rtl";
    const start = isMirrored ? bounds.right - event.clientX : event.clientX - bounds.left;
    const main = row.querySelector(".avatar, .main").getBoundingClientRect();
    const width = (isMirrored ? bounds.right - main.right : main.left - bounds.left) / Math.max(level, 1);
    const column = Math.floor(start / width) + 1;
    return column >= 1 && column <= level ? column : 0;
  }

  #moved(event) {
    if (event.pointerType === "touch") return;
    const column = this.column(event);
    const slot = this.#thread.slotAround(event.target);
    if (column === 0 || slot === 0) return this.#show([], 0);
    const top = this.#thread.functions.ancestor(slot, column);
    const last = this.#thread.functions.lastBelow(top);
    this.#show(this.#rowsInSight(top, last), column);
  }

  #rowsInSight(first, last) {
    const rows = [];
    const { functions } = this.#thread;
    const end = functions.place(last);
    for (let place = functions.place(first); place <= end; place += 1) {
      const row = this.#thread.rows[functions.slotAt(place)];
      if (!row || row.hidden || row.parentElement?.hidden) continue;
      const bounds = row.getBoundingClientRect();
      if (bounds.top > innerHeight) break;
      if (bounds.bottom > 0) rows.push(row);
    }
    return rows;
  }

  #show(rows, column) {
    const name = `b${column}`;
    for (const row of this.#shown) {
      if (column !== this.#column || !rows.includes(row)) row.classList.remove(`b${this.#column}`);
    }
    for (const row of rows) row.classList.add(name);
    [this.#shown, this.#column] = [rows, column];
    this.#thread.list.classList.toggle("on-line", column > 0);
  }
}
