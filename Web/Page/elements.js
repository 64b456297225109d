// The elements that show discussions within pages of somebody else.

import { CountElement } from "./count.js";
import { ThreadElement } from "./embed.js";

/**
 * Defines `<rejoinder-thread>` and `<rejoinder-count>`, unless the page has them already.
 *
 * @param {Record<string, {failed: string, missing: string, retry: string}>} words What a thread says
 *   where its server does not answer, by language.
 */
export function define(words) {
  ThreadElement.words = words;
  for (const [name, element] of [["thread", ThreadElement], ["count", CountElement]]) {
    if (!customElements.get(`rejoinder-${name}`)) customElements.define(`rejoinder-${name}`, element);
  }
}
