// Discussions of files put into trees and in order, and told to the engine.

import { tokenOf } from "./reading.js";
import { line, plain } from "./safe.js";

/** The states of comments whose words are not to be read. */
const gone = new Set(["deleted", "removed", "dead", "blocked", "missing"]);

/** How many comments are found at most. */
const foundLimit = 10_000;

/** A moment in milliseconds, undefined where it is unknown. */
export function moment(date) {
  const value = typeof date === "number" ? date / 1000 : typeof date === "string" ? Date.parse(date) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

const number = (value) => (Number.isFinite(value) ? Math.trunc(value) : 0);

/** A comment or `more` mark with its place. */
class Entry {
  children = [];
  depth = 0;
  position = 1;
  /** How many comments below it can be read. */
  replyCount = 0;
  /** Why it stands at the top although it answers something. */
  note = "";

  constructor({ comment, more, token, parent }, arrival) {
    Object.assign(this, { more, token, parentToken: parent, arrival });
    this.isMore = comment === undefined;
    this.comment = comment ?? {};
  }

  set comment(comment) {
    this.fields = comment;
    this.flags = Array.isArray(comment.flags) ? comment.flags : [];
    this.state = gone.has(comment.state) ? comment.state : "";
    this.isReadable = !this.isMore && this.state === "";
    const author = comment.author;
    const isNamed = this.isReadable || this.state === "dead";
    this.name = isNamed ? line(typeof author === "string" ? author : author?.name) : "";
    this.author = authorOf(comment.author);
    this.date = moment(comment.created);
    const hasVotes = Number.isFinite(comment.up) || Number.isFinite(comment.down);
    this.score = hasVotes ? number(comment.up) - number(comment.down) : undefined;
  }

  get comment() {
    return this.fields;
  }

  /** The id of the row's element. */
  get id() {
    return this.isMore ? `m-${this.parent?.token ?? ""}` : `c-${this.token}`;
  }

  /** Its words as they were written. */
  get source() {
    const { html, text, markdown } = this.fields;
    return [html, text, markdown].find((words) => typeof words === "string") ?? "";
  }

  /** Its author and its words, for finding. */
  get words() {
    const quotes = Array.isArray(this.fields.quotes) ? this.fields.quotes : [];
    const bodies = [this.fields, ...quotes].map(({ html, text, markdown } = {}) =>
      typeof html === "string" ? plain(html) : text ?? markdown ?? "",
    );
    return folded([this.name, ...bodies].join("\n"));
  }
}

/** Who wrote something, by id. */
export function authorOf(author) {
  return tokenOf(author?.id) ?? tokenOf(author?.name) ?? tokenOf(author);
}

/** Whether a comment is the newer edition of two, the later one if neither says. */
const isNewer = ({ revision }, { revision: known }) =>
  !Number.isFinite(revision) || !Number.isFinite(known) || revision >= known;

const folded = (words) => words.toLocaleLowerCase().replace(/\s+/g, " ");

/** The orders, by name: which of two siblings stands first. */
const orders = {
  source: () => 0,
  oldest: (one, other) => (one.date ?? -Infinity) - (other.date ?? -Infinity) || one.arrival - other.arrival,
  newest: (one, other) => (other.date ?? -Infinity) - (one.date ?? -Infinity) || other.arrival - one.arrival,
  top: (one, other) => (other.score ?? 0) - (one.score ?? 0) || orders.oldest(one, other),
};

/** The comments of a discussion, in an order. */
export class Forest {
  /** What the discussion is about. */
  about;
  /** Comments and `more` marks in pre-order. */
  entries = [];
  roots = [];
  #comments = new Map();
  #words;

  /**
   * @param {{about: object, entries: object[]}} file What was read.
   * @param {string} order The name of the order.
   */
  constructor({ about, entries }, order) {
    this.about = about;
    const more = [];
    entries.forEach((entry, index) => {
      const known = this.#comments.get(entry.token);
      if (entry.comment === undefined) more.push(new Entry(entry, index + 1));
      else if (!known) this.#comments.set(entry.token, new Entry(entry, index + 1));
      else if (isNewer(entry.comment, known.fields)) known.comment = entry.comment;
    });
    this.#link();
    this.#sort(orders[order] ?? orders.source);
    for (const mark of more) this.#place(mark);
    this.#number();
  }

  /** What a name of a row stands for. */
  named(name) {
    const own = this.#comments.get(name);
    const above = name.startsWith("m-") ? this.#comments.get(name.slice(2)) : undefined;
    const siblings = name === "m-" ? this.roots : above?.children ?? [];
    return [own, siblings.find(({ isMore }) => isMore)].filter((entry) => entry !== undefined);
  }

  /** A comment, by the id that another one has for it. */
  comment(id) {
    return this.#comments.get(tokenOf(id));
  }

  get count() {
    return this.#comments.size;
  }

  // MARK: The tree

  #link() {
    for (const entry of this.#comments.values()) {
      entry.parent = this.#comments.get(entry.parentToken);
      if (entry.parentToken !== undefined && !entry.parent) entry.note = "lost";
    }
    const all = [...this.#comments.values()];
    const circles = all.map((entry) => this.#cut(entry)).filter((entry) => entry !== undefined);
    for (const entry of all) if (!entry.note) (entry.parent?.children ?? this.roots).push(entry);
    this.roots.push(...all.filter(({ note }) => note === "lost"), ...circles);
  }

  /** Cuts the circle that leads up from a comment, if there is one, at its oldest comment; that one. */
  #cut(entry) {
    let above = entry;
    while (above && above.walk === undefined) {
      above.walk = entry.arrival;
      above = above.parent;
    }
    if (above?.walk !== entry.arrival) return undefined;
    let first = above;
    for (let next = above.parent; next !== above; next = next.parent) {
      const isDated = next.date !== undefined && first.date !== undefined && next.date !== first.date;
      if (isDated ? next.date < first.date : next.arrival < first.arrival) first = next;
    }
    [first.parent, first.note] = [undefined, "circle"];
    return first;
  }

  #sort(compare) {
    const isPinned = ({ flags }) => (flags.includes("pinned") ? 1 : 0);
    const sort = (list) => list.sort((one, other) => isPinned(other) - isPinned(one) || compare(one, other));
    sort(this.roots);
    for (const { children } of this.#comments.values()) if (children.length > 1) sort(children);
  }

  /** Puts a mark behind the replies that it goes on. */
  #place(mark) {
    mark.parent = this.#comments.get(mark.parentToken);
    if (mark.parentToken !== undefined && !mark.parent) return;
    mark.token = mark.parent?.token ?? "";
    const siblings = mark.parent?.children ?? this.roots;
    if (!siblings.at(-1)?.isMore) siblings.push(mark);
  }

  #number() {
    const stack = [...this.roots].reverse();
    this.roots.forEach((root, index) => { root.position = index + 1; });
    while (stack.length > 0) {
      const entry = stack.pop();
      this.entries.push(entry);
      for (let index = entry.children.length - 1; index >= 0; index -= 1) {
        const child = entry.children[index];
        [child.depth, child.position] = [entry.depth + 1, index + 1];
        stack.push(child);
      }
    }
    for (const entry of this.entries.toReversed()) {
      if (entry.parent) entry.parent.replyCount += entry.replyCount + (entry.isReadable ? 1 : 0);
    }
  }

  // MARK: What is asked

  /** What the engine has to know of the comments. */
  skeleton(settings) {
    const lines = this.entries.map((entry) => {
      const { depth, arrival, date, isReadable, isMore, flags, fields, token } = entry;
      const bits = (isMore ? 4 : isReadable ? 1 : 8) | (flags.includes("locked") ? 64 : 0);
      const seconds = date === undefined ? "" : Math.floor(date / 1000);
      const isShown = entry.score !== undefined && !flags.includes("scoreHidden");
      const [up, down] = isShown ? [number(fields.up), number(fields.down)] : ["", ""];
      const height = isReadable ? Math.floor(entry.source.length / 66) + 1 : 0;
      return [depth, bits, arrival, seconds, up, down, height, token].join("\t");
    });
    return [`${settings}\tbare=1`, ...lines, ""].join("\n");
  }

  /** The ids of the comments that hold some words. */
  found(words) {
    const readable = this.entries.filter(({ isReadable }) => isReadable);
    this.#words ??= new Map(readable.map((entry) => [entry, entry.words]));
    const sought = folded(words.trim());
    return readable
      .filter((entry) => this.#words.get(entry).includes(sought))
      .slice(0, foundLimit)
      .map(({ token }) => token);
  }
}
