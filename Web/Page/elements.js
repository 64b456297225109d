// The elements that show discussions within pages of somebody else.

import { CountElement } from "./count.js";
import { ThreadElement } from "./embed.js";
import { usual } from "./source.js";

/**
 * Defines `<rejoinder-thread>` and `<rejoinder-count>`, unless the page has them already.
 *
 * @param {Record<string, {failed: string, missing: string, retry: string}>} words What a thread says
 *   where its server does not answer, by language.
 * @param {string} look The look of discussions in files where nobody says another one.
 */
export function define(words, look) {
  Object.assign(usual, { words, look });
  for (const [name, element] of [["thread", ThreadElement], ["count", CountElement]]) {
    if (!customElements.get(`rejoinder-${name}`)) customElements.define(`rejoinder-${name}`, element);
  }
}
