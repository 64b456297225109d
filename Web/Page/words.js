// What the page says: phrases that the server wrote, filled with numbers and names.

/** The phrases of a page in its language. */
export class Words {
  #phrases;
  #plural;

  /** @param {HTMLScriptElement | null} source The element that holds the phrases as JSON. */
  constructor(source) {
    this.#phrases = JSON.parse(source?.textContent || "{}");
    const language = this.#phrases.language || "en";
    this.#plural = new Intl.PluralRules(language);
  }

  /** A phrase with its places filled: `{n}` and `{m}` by numbers, others by words. */
  say(name, values = {}) {
    return this.#fill(this.#phrases[name], values);
  }

  /** What a control says, by the number that the module gives its phrase. */
  toggle(phrase, count) {
    return this.#fill(this.#phrases.toggle?.[phrase], { n: count });
  }

  /** A whole number as the server writes it, which is not how all browsers do. */
  number(value) {
    const { groupSeparator = "", firstGroupedLength = 0 } = this.#phrases;
    const digits = String(Math.abs(value));
    const isGrouped = digits.length >= firstGroupedLength;
    const grouped = isGrouped ? digits.replace(/\B(?=(\d{3})+$)/g, groupSeparator) : digits;
    return (value < 0 ? "\u2212" : "") + grouped;
  }

  #fill(phrase, values) {
    const form = typeof phrase === "object" ? this.#form(phrase, values.n) : phrase;
    return (form ?? "").replace(/\{(\w+)\}/g, (place, name) => {
      const value = values[name];
      return typeof value === "number" ? this.number(value) : value ?? place;
    });
  }

  #form(forms, number) {
    return forms[this.#plural.select(number ?? 0)] ?? forms.other;
  }
}
