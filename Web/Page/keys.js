// Which key stands for which action. None is caught while somebody types or holds another modifier.

const everywhere = {
  j: "next-row", k: "previous-row", J: "next-sibling", K: "previous-sibling",
  n: "next-root", N: "previous-root", p: "parent", P: "peek",
  u: "next-new", U: "previous-new", h: "fold", l: "unfold",
  "[": "fewer-levels", "]": "more-levels", "*": "unfold-below",
  "/": "find", "?": "help", c: "copy-link", Escape: "close",
};

/** Keys that a page needs for itself unless a row has the focus. */
const onRow = {
  ArrowDown: "next-row", ArrowUp: "previous-row", PageDown: "next-row", PageUp: "previous-row",
  Home: "first", End: "last", Enter: "toggle", " ": "toggle",
  ArrowLeft: "fold", ArrowRight: "unfold",
};

const onRowMirrored = { ...onRow, ArrowLeft: "unfold", ArrowRight: "fold" };

/** The action of a key press; undefined where the key is not ours. */
export function action(event, face) {
  if (event.defaultPrevented || event.isComposing || isTyping(event)) return undefined;
  const hasUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (hasUndo && event.key === "z") return "undo";
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (face.hasDialog && event.key !== "Escape") return undefined;
  const target = event.composedPath()[0];
  if (target.classList?.contains("row")) {
    const isMirrored = getComputedStyle(target).direction === "rtl";
    const name = (isMirrored ? onRowMirrored : onRow)[event.key];
    if (name) return name;
  }
  return everywhere[event.key];
}

function isTyping(event) {
  const target = event.composedPath()[0];
  if (target.isContentEditable) return event.key !== "Escape" || false;
  const isField = target.matches?.("input, textarea, select");
  return Boolean(isField) && event.key !== "Escape";
}
