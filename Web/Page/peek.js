// A look at what a comment answers, without going there.

export class Peek {
  #face;
  #panel;
  /** What had the focus before. */
  #origin = null;
  /** The comment that is shown. */
  #slot = 0;

  constructor(face, panel) {
    this.#face = face;
    this.#panel = panel;
    panel?.addEventListener("click", (event) => this.#clicked(event));
  }

  get isOpen() {
    return Boolean(this.#panel) && !this.#panel.hidden;
  }

  /** Shows what the comment of a row answers. */
  async show(slot) {
    const { thread } = this.#face;
    const parent = this.isOpen ? thread.functions.parent(this.#slot) : thread.functions.parent(slot);
    if (parent <= 0 || !this.#panel) return;
    await thread.loader.loadRow(parent);
    const row = thread.rows[parent];
    if (!row) return;
    this.#slot = parent;
    const copy = row.cloneNode(true);
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    for (const element of copy.querySelectorAll(".toggle, .skip-thread, [data-part]")) element.remove();
    copy.hidden = false;
    this.#panel.querySelector(".list").replaceChildren(copy);
    if (!this.isOpen) this.#origin = this.#face.thread.root.activeElement;
    this.#panel.hidden = false;
    this.#panel.focus({ preventScroll: true });
  }

  hide() {
    this.#panel.hidden = true;
    this.#slot = 0;
    this.#origin?.focus?.({ preventScroll: true });
  }

  #clicked(event) {
    const button = event.target.closest("[data-do]");
    if (button ? button.dataset.do !== "parent" : event.target.closest("a, summary")) return;
    event.preventDefault();
    const slot = this.#slot;
    this.hide();
    this.#face.thread.jump(slot);
  }
}
