// Moments in words, as the server's pages say them.

/** How old something is: a number and a unit; undefined for less than a minute. */
function age(since, now) {
  const minutes = Math.floor(Math.max(now - since, 0) / 60_000);
  const days = Math.floor(minutes / 1440);
  if (minutes < 1) return undefined;
  if (minutes < 60) return [minutes, 0];
  if (days < 1) return [Math.floor(minutes / 60), 1];
  if (days < 7) return [days, 2];
  if (days < 30) return [Math.floor(days / 7), 3];
  // 400 years have 4,800 months and 146,097 days.
  if (days < 365) return [Math.max(Math.floor((days * 4_800) / 146_097), 1), 4];
  return [Math.max(Math.floor((days * 400) / 146_097), 1), 5];
}

/** How moments are said in a language. */
export class Moments {
  #words;
  #time;
  #dates;

  /**
   * @param {Words} words The phrases.
   * @param {string} language The language.
   * @param {Element} time A moment as pages have it.
   */
  constructor(words, language, time) {
    [this.#words, this.#time] = [words, time];
    this.#dates = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });
  }

  /** How long ago it was, `long` or `short`. */
  ago(date, form) {
    const [count, unit] = age(date, Date.now()) ?? [];
    if (count === undefined) return this.#words.say(form === "short" ? "nowShort" : "nowLong");
    if (form === "long" && count === 1 && unit === 2) return this.#words.say("yesterday");
    return this.#words.say(form + unit, { n: count });
  }

  /** That something was changed so long ago. */
  edited(date) {
    const isOld = age(date, Date.now()) !== undefined;
    const words = { age: this.ago(date, isOld ? "short" : "long") };
    return this.element(date, this.#words.say(isOld ? "editedAgo" : "edited", words));
  }

  /** Some words with the full date where the pointer rests. */
  element(date, words) {
    const moment = new Date(date);
    if (Number.isNaN(moment.getTime())) return words;
    const time = this.#time.cloneNode(false);
    time.dateTime = moment.toISOString();
    time.title = this.#dates.format(moment);
    time.textContent = words;
    return time;
  }
}
