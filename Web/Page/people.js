// What stands for people who have no picture: a letter in a colour.

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first letter or digit of a name as people count letters, a small Latin one made large. */
export function letterOf(name) {
  const start = /[\p{L}\p{N}]/u.exec(name)?.index;
  if (start === undefined) return "";
  const [{ segment }] = letters.segment(name.slice(start, start + 16));
  return /^[a-z]$/.test(segment) ? segment.toUpperCase() : segment;
}

/**
 * The colours of people as numbers: who talk with one another have different ones.
 *
 * @param {Forest} forest The comments.
 * @param {number} count How many colours there are.
 * @returns {Map<string, number>} The colours by author.
 */
export function colorsOf(forest, count) {
  const partners = new Map();
  const all = forest.entries.filter(({ isMore, author }) => !isMore && author !== undefined);
  all.sort((one, other) => one.arrival - other.arrival);
  for (const { author } of all) partners.set(author, []);
  for (const { author, parent } of all) {
    if (parent?.author === undefined || parent.author === author) continue;
    partners.get(author).push(parent.author);
    partners.get(parent.author).push(author);
  }
  const chosen = new Map();
  for (const [author, others] of partners) {
    const uses = new Array(count).fill(0);
    for (const other of others) if (chosen.has(other)) uses[chosen.get(other)] += 1;
    const start = hash(author) % count;
    let best = start;
    for (let step = 1; step < count; step += 1) {
      const place = (start + step) % count;
      if (uses[place] < uses[best]) best = place;
    }
    chosen.set(author, best);
  }
  return chosen;
}

function hash(id) {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) value = Math.imul(value ^ byte, 0x01000193);
  return (value ^ (value >>> 16)) >>> 0;
}
