// Rows of discussions in files, put together of the samples that the server's own template wrote.

import { authorOf, moment } from "./forest.js";
import { Moments } from "./moments.js";
import { colorsOf, letterOf } from "./people.js";
import { Bodies, line, safeAddress } from "./safe.js";

/** The flags that are marks beside the name, in their order. */
const markNames = ["pinned", "distinguished", "automated", "accepted", "locked", "alsoInChannel"];

/** The list under a name, without what has no place in it. */
const list = (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];

/** Draws rows. */
export class Rows {
  #samples;
  #pieces = new Map();
  #words;
  #settings;
  #forest;
  #bodies;
  #colors;
  #moments;
  #row;

  /**
   * @param {Element} samples The list with a row of each kind.
   * @param {Words} words The phrases.
   * @param {{language: string, settings: string, colors: number}} settings What the look decides.
   */
  constructor(samples, words, settings) {
    this.#samples = document.importNode(samples, true);
    [this.#words, this.#settings] = [words, settings];
    this.#bodies = new Bodies(this.#samples.querySelector("#c-full > .main > .body"));
    const time = this.#samples.querySelector("#c-full .age time");
    this.#moments = new Moments(words, settings.language, time);
    this.#row = this.#samples.querySelector("#c-full").cloneNode(true);
    const main = this.#row.querySelector(".main");
    main.replaceChildren(main.firstElementChild);
    main.firstElementChild.replaceChildren(main.firstElementChild.firstElementChild);
  }

  /** The comments that rows are drawn of. */
  set forest(forest) {
    this.#forest = forest;
    this.#colors = colorsOf(forest, this.#settings.colors);
  }

  /** Draws the row of a comment or `more` mark. */
  row(entry) {
    const row = entry.isMore ? this.#more(entry) : this.#comment(entry);
    row.id = entry.id;
    row.className = "row";
    row.setAttribute("aria-level", entry.depth + 1);
    row.setAttribute("aria-posinset", entry.position);
    row.setAttribute("aria-setsize", (entry.parent?.children ?? this.#forest.roots).length);
    return row;
  }

  /** A copy of a piece of the samples; undefined where the look has none. */
  #piece(selector) {
    if (!this.#pieces.has(selector)) this.#pieces.set(selector, this.#samples.querySelector(selector));
    return this.#pieces.get(selector)?.cloneNode(true);
  }

  #level(depth) {
    return this.#words.say("level", { n: depth + 1 });
  }

  #more({ more, depth, parent }) {
    const row = this.#piece("#m-full");
    const link = row.querySelector("a");
    const what = depth === 0 ? "Comments" : "Replies";
    const isCounted = Number.isFinite(more);
    link.firstElementChild.textContent = `${this.#level(depth)}. `;
    const phrase = isCounted ? `n${what}` : `more${what}`;
    link.lastChild.data = this.#words.say(phrase, { n: Math.trunc(more) });
    lead(link, parent?.comment.permalink);
    return row;
  }

  #comment(entry) {
    const row = this.#row.cloneNode(true);
    const main = row.querySelector(".main");
    const avatar = row.querySelector(".avatar");
    if (avatar) {
      const color = `a${this.#colors.get(entry.author) ?? 0}`;
      avatar.textContent = letterOf(entry.name);
      avatar.className = `avatar ${avatar.textContent ? color : "none"}`;
    }
    this.#drawHead(main.firstElementChild, entry);
    main.append(
      ...this.#cues(entry),
      ...this.#wordsOf(entry),
      ...this.#attachments(entry),
      ...this.#actions(entry),
    );
    return row;
  }

  // MARK: The line with the name

  #drawHead(head, entry) {
    const { comment, flags, state, depth, isReadable } = entry;
    head.firstElementChild.textContent = `${this.#level(depth)}. `;
    head.append(this.#name(entry));
    const add = (piece) => piece && head.append(" ", piece);
    if (state && entry.name) {
      const name = this.#piece("#c-reply .author");
      name.firstElementChild.textContent = entry.name;
      add(name);
    }
    const opener = authorOf(this.#forest.about.author);
    if (isReadable && opener !== undefined && opener === entry.author) add(this.#piece("#c-full .op"));
    add(this.#age(entry));
    add(this.#origin(entry));
    if (isReadable) add(this.#edited(moment(comment.edited)));
    for (const flag of markNames) if (flags.includes(flag)) add(this.#piece(`#c-${flag} .head .mark`));
    if (comment.state === "pending") add(this.#piece("#c-pending .wait"));
    add(this.#skip(entry));
    const isElsewhere = !this.#samples.querySelector("#c-full .head .toggle") && isReadable;
    if (!isElsewhere && this.#hasToggle(entry)) head.append(this.#toggle(entry));
  }

  /** The words that stand in place of a comment's. */
  #gone(state) {
    return this.#piece(`#c-${state} .gone`);
  }

  #name({ depth, name, state }) {
    const element = this.#piece(depth === 0 ? "#c-full .author" : "#c-reply .author");
    if (state) {
      const placeholder = this.#gone(state);
      if (depth > 0) return placeholder;
      [element.className, element.textContent] = ["gone", placeholder.textContent];
    } else if (name) {
      element.firstElementChild.textContent = name;
    } else {
      element.textContent = this.#words.say("unknown");
    }
    return element;
  }

  #age(entry) {
    const link = this.#piece("#c-reply .age");
    link.setAttribute("href", `#${entry.id}`);
    const isGone = entry.state && !entry.name;
    const name = entry.name || this.#words.say("unknown");
    const label = link.getAttribute("aria-label").replace("{name}", () => name);
    const title = isGone ? this.#gone(entry.state).textContent : label;
    const told = line(entry.comment.age);
    const isDated = entry.date !== undefined;
    const words = isDated ? this.#moments.ago(entry.date, "long") : told;
    link.setAttribute("aria-label", words ? title + this.#words.say("separator") + words : title);
    const short = isDated ? this.#moments.ago(entry.date, "short") : told;
    if (isDated) link.replaceChildren(this.#moments.element(entry.date, short));
    else if (told) link.textContent = told;
    return link;
  }

  #edited(date) {
    if (date === undefined) return undefined;
    const mark = this.#piece("#c-full .mark:has(time)");
    mark.replaceChildren(this.#moments.edited(date));
    return mark;
  }

  #origin({ comment, name }) {
    const link = this.#piece("#c-full .origin");
    if (!link || !lead(link, comment.permalink)) return undefined;
    const source = line(this.#forest.about.source);
    const phrase = source ? link.title.replace("{source}", () => source) : this.#words.say("original");
    link.title = phrase.replace("{name}", () => name || this.#words.say("unknown"));
    link.firstElementChild.textContent = link.title;
    return link;
  }

  /** At the top level, the way past all replies. */
  #skip(entry) {
    const next = this.#forest.roots[entry.position];
    if (entry.depth > 0 || entry.replyCount === 0 || !next || next.isMore) return undefined;
    const link = this.#piece("#c-full .skip-thread");
    link?.setAttribute("href", `#${next.id}`);
    return link;
  }

  // MARK: What is below it

  #cues(entry) {
    const cues = [];
    const notes = { lost: "#c-lost .cue", circle: "#c-circle .cue, #c-round .cue" };
    if (entry.note) cues.push(this.#piece(notes[entry.note]));
    const cap = Number(/\tcap=(\d+)/.exec(this.#settings.settings)?.[1] ?? 6);
    if (entry.depth > cap && entry.parent) cues.push(this.#cue("inReplyTo", entry.parent, entry, cap));
    const others = Array.isArray(entry.comment.extraParents) ? entry.comment.extraParents : [];
    for (const id of others) cues.push(this.#cue("alsoInReplyTo", this.#forest.comment(id), entry, cap));
    return cues;
  }

  #cue(phrase, target, { depth }, cap) {
    const cue = this.#piece(target ? "#c-late .cue" : "#c-lost .cue");
    if (target) cue.setAttribute("href", `#${target.id}`);
    const name = target?.state && !target.name ? this.#words.say("gone") : target?.name;
    this.#fill(cue.firstElementChild, this.#words.say(phrase), name || this.#words.say("unknown"));
    if (depth > cap) cue.firstElementChild.append(` · ${this.#level(depth)}`);
    return cue;
  }

  /** Lets an element say a phrase with a name in it. */
  #fill(element, phrase, name) {
    const [before, after = ""] = phrase.split("{name}");
    const isolated = document.createElement("bdi");
    isolated.textContent = name;
    element.replaceChildren(before, isolated, after);
  }

  #wordsOf({ comment, isReadable, state }) {
    const quotes = isReadable ? list(comment.quotes) : [];
    if (isReadable) return [...quotes.map((quote) => this.#quote(quote)), ...this.#body(comment)];
    const body = state === "dead" ? this.#body(comment) : [];
    if (body.length === 0) return [];
    const details = this.#piece("#c-dead details");
    details.replaceChildren(details.firstElementChild, ...body);
    return [details];
  }

  #body({ html, text, markdown }) {
    const source = [html, text, markdown].find((words) => typeof words === "string") ?? "";
    if (source.trim() === "") return [];
    const body = this.#samples.querySelector("#c-full > .main > .body").cloneNode(false);
    body.append(typeof html === "string" ? this.#bodies.made(html) : this.#bodies.paragraphs(source));
    return [body];
  }

  #quote(quote) {
    const element = this.#piece(".quote");
    const target = this.#forest.comment(quote.comment);
    const author = quote.author ?? target?.comment.author;
    const [whose] = element.children;
    element.replaceChildren(...this.#body(quote));
    if (author === undefined && quote.comment === undefined) return element;
    const name = line(typeof author === "string" ? author : author?.name);
    whose.querySelector("bdi").textContent = name || this.#words.say("unknown");
    const link = whose.querySelector("a");
    if (target) link.setAttribute("href", `#${target.id}`);
    else link.replaceWith(...link.childNodes);
    element.prepend(whose);
    return element;
  }

  #attachments({ comment, isReadable }) {
    const files = isReadable ? list(comment.attachments) : [];
    if (files.length === 0) return [];
    const all = this.#piece(".files");
    const sample = all.firstElementChild;
    all.replaceChildren(...files.map(({ address, title, mediaType }) => {
      const item = sample.cloneNode(true);
      const [link, kind] = item.children;
      lead(link, address);
      link.firstElementChild.textContent = line(title) || line(address);
      const known = /^(image|audio|video)\/|^application\/pdf$/i.exec(mediaType);
      const name = (known?.[1] ?? known?.[0] ?? "file").toLowerCase();
      if (line(mediaType)) kind.textContent = this.#words.say(name);
      else kind.remove();
      return item;
    }));
    return [all];
  }

  // MARK: Score, reactions, and the control that folds

  #actions(entry) {
    if (!entry.isReadable) return [];
    const toggle = this.#samples.querySelector("#c-full .bar > .toggle");
    const isFirst = toggle?.previousElementSibling === null;
    const own = toggle && this.#hasToggle(entry) ? this.#toggle(entry) : undefined;
    const pieces = [this.#score(entry), this.#reactions(list(entry.comment.reactions))];
    const shown = (isFirst ? [own, ...pieces] : [...pieces, own]).filter((piece) => piece !== undefined);
    if (shown.length === 0) return [];
    const bar = this.#samples.querySelector(".bar").cloneNode(false);
    bar.append(...shown);
    return [bar];
  }

  #hasToggle({ children, replyCount, isReadable }) {
    if (children.length > 0) return replyCount > 0;
    return isReadable && this.#settings.settings.includes("\tfoldsLeaves=1");
  }

  /** The control that folds; what it says, the engine says. */
  #toggle(entry) {
    const toggle = this.#piece("#c-full .toggle");
    toggle.setAttribute("href", `#${entry.id}`);
    toggle.removeAttribute("aria-label");
    return toggle;
  }

  #score({ score, flags }) {
    if (flags.includes("scoreHidden")) return this.#piece("#c-scoreHidden .score");
    if (score === undefined) return undefined;
    const element = this.#piece(score < 0 ? "#c-below .score" : "#c-full .score");
    const points = this.#words.say("points", { n: score });
    const [shown, heard] = element?.children ?? [];
    if (!heard) element?.replaceChildren(points);
    else [shown.textContent, heard.textContent] = [this.#words.number(score), points];
    return element;
  }

  #reactions(reactions) {
    if (reactions.length === 0) return undefined;
    const all = this.#piece(".reactions");
    const sample = all?.firstElementChild;
    all?.replaceChildren(...reactions.map(({ name, count }) => {
      const item = sample.cloneNode(true);
      item.firstElementChild.textContent = line(name);
      item.lastChild.data = ` ${this.#words.number(Number.isFinite(count) ? Math.trunc(count) : 1)}`;
      return item;
    }));
    return all;
  }
}

/** Lets a link lead to an address from outside if that is safe; whether it is. */
function lead(link, address) {
  const safe = safeAddress(address);
  if (safe === null) for (const name of ["href", "rel"]) link.removeAttribute(name);
  else link.setAttribute("href", safe);
  return safe !== null;
}
