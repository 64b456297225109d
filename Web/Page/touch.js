// Fingers: a swipe folds, a long press on the jump button goes back.

/** How far a finger moves before it is clear where to, in points. */
const slack = 10;
/** How far a row is pulled before letting go folds it. */
const reach = 72;
/** How long a press has to last, in milliseconds. */
const longPress = 500;

export class Touch {
  #face;
  #start = null;
  #row = null;
  /** What is seen behind a row that is pulled aside. */
  #behind;

  constructor(face, parts, signal) {
    this.#face = face;
    this.#behind = parts.swipe;
    const { list } = face.thread;
    list.addEventListener("pointerdown", (event) => this.#down(event), { signal, passive: true });
    list.addEventListener("pointermove", (event) => this.#move(event), { signal, passive: true });
    list.addEventListener("pointerup", (event) => this.#up(event), { signal });
    list.addEventListener("pointercancel", () => this.#release(), { signal });
    list.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    this.#listenToJump(parts.jump, signal);
  }

  /** Lets rows be swiped, or not. */
  set isOn(isOn) {
    this.#face.thread.list.toggleAttribute("data-swipes", isOn);
  }

  get isOn() {
    return this.#face.thread.list.hasAttribute("data-swipes");
  }

  #down(event) {
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    if (!this.isOn) return;
    const row = event.target.closest(".row");
    const slot = this.#face.thread.slotAround(row);
    if (slot === 0 || !this.#face.thread.functions.canToggle(slot)) return;
    if (scrollsSideways(event.target, row)) return;
    this.#start = { x: event.clientX, y: event.clientY, row, isSwipe: false, distance: 0 };
  }

  #move(event) {
    const start = this.#start;
    if (!start || !event.isPrimary) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.isSwipe) {
      if (Math.abs(y) > slack && Math.abs(y) * 2 > Math.abs(x)) return this.#release();
      if (Math.abs(x) <= slack || Math.abs(x) <= Math.abs(y) * 2) return;
      // A row is pulled towards its beginning; the other way belongs to the browser.
      const isMirrored = getComputedStyle(start.row).direction === "rtl";
      if (x > 0 !== isMirrored) return this.#release();
      start.isSwipe = true;
      this.#row = start.row;
      this.#row.append(this.#behind);
    }
    start.distance = Math.min(Math.abs(x), reach * 1.5);
    this.#row.style.setProperty("--swipe", `${start.distance}px`);
    this.#row.dataset.swipe = start.distance >= reach ? "far" : "";
  }

  #up() {
    const start = this.#start;
    const isFar = start?.isSwipe && start.distance >= reach;
    this.#wasSwipe = Boolean(start?.isSwipe);
    this.#release();
    if (isFar) this.#face.run("toggle", start.row.slot_, start.row);
  }

  #wasSwipe = false;

  /** The click that a browser makes of a finger's way is none. */
  #click(event) {
    if (!this.#wasSwipe) return;
    this.#wasSwipe = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #release() {
    this.#start = null;
    if (!this.#row) return;
    delete this.#row.dataset.swipe;
    this.#row.style.removeProperty("--swipe");
    this.#behind.remove();
    this.#row = null;
  }

  #listenToJump(button, signal) {
    if (!button) return;
    let timer = 0;
    let wasLong = false;
    button.addEventListener("pointerdown", () => {
      wasLong = false;
      timer = setTimeout(() => {
        wasLong = true;
        this.#face.run("previous-root", this.#face.thread.focused(), button);
      }, longPress);
    }, { signal });
    for (const name of ["pointerup", "pointerleave", "pointercancel"]) {
      button.addEventListener(name, () => clearTimeout(timer), { signal });
    }
    button.addEventListener("click", (event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    }, { signal, capture: true });
    button.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  }
}

/** Whether something between an element and its row can be scrolled sideways. */
function scrollsSideways(element, row) {
  for (let part = element; part && part !== row; part = part.parentElement) {
    if (part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX)) {
      return true;
    }
  }
  return false;
}
