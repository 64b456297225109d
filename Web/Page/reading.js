// Discussions as files have them.

/** What stands in a file and is no discussion. */
export class Unreadable extends Error {
  /** @param {string} detail What was found, and where. */
  constructor(detail) {
    super(detail);
    this.detail = detail;
  }
}

/**
 * Reads a file: an object with a list of comments, the list alone, or JSON Lines.
 *
 * @param {string} text What stands in it.
 * @param {string} name What it is called where something is wrong with it.
 * @returns {{about: object, entries: object[]}} What the discussion is about, and comments and `more`
 *   marks, each naming what it answers.
 */
export function read(text, name) {
  const value = parse(text, name);
  const list = Array.isArray(value) ? value : value?.comments ?? (value?.rejoinder ? [] : undefined);
  if (!Array.isArray(list)) throw new Unreadable(`${name}: { "comments": […] }?`);
  const about = value.discussion ?? {};
  const entries = [];
  const stack = [{ list, index: 0, parent: undefined }];
  while (stack.length > 0) {
    const top = stack.at(-1);
    if (top.index === top.list.length) {
      stack.pop();
      continue;
    }
    const entry = top.list[top.index++];
    if (typeof entry !== "object" || entry === null) continue;
    const parent = tokenOf(entry.parent) ?? top.parent;
    if (entry.more !== undefined && entry.id === undefined) {
      entries.push({ more: entry.more, parent });
      continue;
    }
    // Comments that nobody refers to need no id.
    const token = tokenOf(entry.id) ?? `_${entries.length}`;
    entries.push({ comment: entry, token, parent });
    if (Array.isArray(entry.replies)) stack.push({ list: entry.replies, index: 0, parent: token });
  }
  return { about, entries };
}

function parse(text, name) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.trim().split("\n");
    const first = record(lines[0]);
    if (!first?.rejoinder) throw new Unreadable(`${name}: ${error.message}`);
    const comments = lines.slice(1).map((line) => record(line));
    const index = comments.indexOf(null);
    if (index >= 0) console.warn(`${name}: line ${index + 2} is left out.`);
    return { discussion: first.discussion, comments };
  }
}

/** What a line of JSON Lines says; null where it cannot be read. */
function record(line) {
  try {
    return line.trim() === "" ? undefined : JSON.parse(line);
  } catch {
    return null;
  }
}

/** An id as it stands in addresses; undefined where there is none. */
export function tokenOf(id) {
  if (typeof id === "number") return tokenOf(String(id));
  if (typeof id === "string" && id !== "") {
    return /^[\w-]+$/.test(id) ? id : encoded(new TextEncoder().encode(id));
  }
  const digits = typeof id?.hex === "string" ? id.hex.match(/[0-9a-f]{2}/gi) : null;
  return digits ? encoded(digits.map((two) => parseInt(two, 16))) : undefined;
}

function encoded(bytes) {
  return [...bytes].map((byte) => {
    const sign = String.fromCharCode(byte);
    return /[\w-]/.test(sign) ? sign : `.${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}
