// Lets the discussion of a page come alive. Where anything is missing the page stays as it came.

import { Face } from "./face.js";
import { Navigation } from "./navigation.js";
import { Thread } from "./thread.js";

/** The face of the discussion that the page shows now. */
let face = null;

/** Lets the discussion come alive that the page shows now. */
async function begin() {
  face?.stop();
  face = null;
  const section = document.querySelector(".discussion[data-skeleton]");
  if (!section) return null;
  try {
    const thread = await Thread.start(section, new URL(location.href));
    if (!thread || !section.isConnected) return null;
    face = new Face(thread);
    face.remember();
    performance.mark("rejoinder-live");
    section.dispatchEvent(new CustomEvent("rejoinder-live", { bubbles: true }));
    thread.loader.loadAll();
  } catch (error) {
    console.warn("The discussion stays as it came.", error);
  }
  return face;
}

const navigation = new Navigation(begin);
await navigation.takeChoices();
await navigation.restore(await begin());
