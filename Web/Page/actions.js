// Everything that can be done in a discussion, by name: what a button's `data-do` and a key stand for.
//
// Each action is given the face and the row that it is about, 0 where there is none.

/** Goes to where a step leads; without a row the step begins with the first one that is seen. */
const step = (name) => async ({ thread }, slot) => {
  const origin = slot || thread.firstVisible();
  const isFirst = slot === 0 && ["next-row", "previous-row"].includes(name);
  const target = isFirst ? origin : thread.step(name, origin);
  if (target === 0) return;
  if (["next-root", "previous-root", "parent"].includes(name)) await thread.land(target);
  else await thread.select(target);
};

/** Goes to a comment that is new, before or behind a row. */
const stepToNew = (isBackward) => async (face, slot) => {
  const { thread } = face;
  const origin = slot || (isBackward ? thread.firstVisible() : 0);
  let target = thread.functions.nextNew(origin, isBackward);
  if (target === 0 && !isBackward) target = thread.functions.nextNew(0, false);
  if (target === 0) return face.notices.say("nothingNew");
  await thread.jump(target);
};

/** Folds or unfolds a comment, and keeps the focus on something that shows. */
async function toggle(face, slot) {
  const { thread } = face;
  if (slot === 0 || !thread.functions.canToggle(slot)) return;
  const shown = thread.functions.toggle(slot);
  face.settle(slot);
  if (shown !== 0) await face.bringIntoSight(shown);
}

const collapse = (toRoot) => async (face, slot) => {
  const { thread } = face;
  if (slot === 0) return;
  const folded = thread.functions.collapse(slot, toRoot);
  if (folded === 0) return;
  face.settle(folded);
  await thread.select(folded);
  face.sayFold(folded);
};

const collapseBelow = (level) => (face) => {
  const { thread } = face;
  const held = thread.focused() || thread.firstVisible();
  thread.functions.collapseBelow(level, held);
  face.level = level;
  face.settle(held);
};

/** Folds an open comment; from a folded one it goes to what that answers. */
async function foldOrLeave(face, slot) {
  const { functions } = face.thread;
  if (slot !== 0 && functions.canToggle(slot) && !functions.isFolded(slot)) {
    await toggle(face, slot);
    face.sayFold(slot);
  } else {
    await actions.parent(face, slot);
  }
}

/** Unfolds a folded comment; from an open one it goes to the first reply. */
async function unfoldOrEnter(face, slot) {
  const { functions } = face.thread;
  if (slot !== 0 && functions.isFolded(slot)) {
    await toggle(face, slot);
    face.sayFold(slot);
  } else if (slot !== 0) {
    await face.thread.select(functions.firstReply(slot));
  }
}

async function copy(face, text) {
  try {
    await navigator.clipboard.writeText(text);
    face.notices.say("copied");
  } catch {
    face.notices.say("notCopied");
  }
}

const address = (face, slot) => {
  const link = face.thread.rows[slot]?.querySelector("a.age");
  return link ? new URL(link.getAttribute("href"), face.thread.address).href : "";
};

export const actions = {
  toggle,
  "fold": foldOrLeave,
  "unfold": unfoldOrEnter,
  "fold-parent": collapse(false),
  "fold-thread": collapse(true),
  "fold-all": collapseBelow(1),
  "unfold-all": collapseBelow(0),
  "fewer-levels": (face) => collapseBelow(Math.max((face.level || 5) - 1, 1))(face),
  "more-levels": (face) => collapseBelow(face.level === 0 || face.level > 3 ? 0 : face.level + 1)(face),
  "unfold-below": (face, slot) => {
    if (slot === 0) return;
    face.thread.functions.expandDescendants(slot);
    face.settle(slot);
  },

  "next-row": step("next-row"),
  "previous-row": step("previous-row"),
  "next-sibling": step("next-sibling"),
  "previous-sibling": step("previous-sibling"),
  "next-root": step("next-root"),
  "previous-root": step("previous-root"),
  "parent": step("parent"),
  "first": step("first"),
  "last": step("last"),
  "next-new": stepToNew(false),
  "previous-new": stepToNew(true),
  "undo": ({ thread }) => thread.undoJump(),

  "copy-link": (face, slot) => copy(face, address(face, slot)),
  "copy-text": (face, slot) =>
    copy(face, face.thread.rows[slot]?.querySelector(".body")?.innerText.trim() ?? ""),
  "share": async (face, slot) => {
    const url = address(face, slot);
    if (!navigator.share) return copy(face, url);
    try {
      await navigator.share({ title: document.title, url });
    } catch (error) {
      if (error.name !== "AbortError") await copy(face, url);
    }
  },
  "peek": (face, slot) => face.peek.show(slot),

  "find": (face) => face.find.open(),
  "find-next": (face) => face.find.step(1),
  "find-previous": (face) => face.find.step(-1),
  "find-close": (face) => face.find.close(),

  "help": (face) => face.open("help"),
  "settings": (face) => face.open("settings"),
  "close": (face) => face.close(),
  "retry": (face, _, button) => face.retry(button),
};
