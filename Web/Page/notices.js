// Short notices, seen and heard.

/** How long a notice is seen, in milliseconds. */
const duration = 4_000;

/** The place where the reader is told something. */
export class Notices {
  #element;
  #words;
  #end = 0;

  constructor(element, words) {
    this.#element = element;
    this.#words = words;
  }

  say(name, values) {
    const text = this.#words.say(name, values);
    if (text === "") return;
    clearTimeout(this.#end);
    // The same words twice are two notices.
    this.#element.textContent = this.#element.textContent === text ? `${text}\u00A0` : text;
    this.#element.dataset.shown = "";
    this.#end = setTimeout(() => {
      delete this.#element.dataset.shown;
      this.#element.textContent = "";
    }, duration);
  }
}
