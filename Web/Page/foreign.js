// What elements of a server's page need within a page of somebody else: links that lead to the server, and
// names for its style sheet.

/** The names by which a page may style what stands in a thread, by selector. */
const parts = {
  ".counts": "counts", ".choices": "choices", ".tools": "tools", ".find": "find", ".list": "list",
  ".row": "comment", ".avatar": "avatar", ".author": "author", ".age": "age", ".body": "body",
  ".toggle": "toggle", ".bar": "actions", ".empty": "empty", ".jump": "jump", ".toast": "notice",
  ".panel": "dialog", ".pages": "pages",
};
const selectors = Object.keys(parts).join();

/** Lets an element and what is in it lead to the server's addresses, and names the parts. */
export function settle(element, base) {
  for (const link of within(element, "a[href]")) {
    const address = link.getAttribute("href");
    if (!/^[a-z]+:/i.test(address)) link.href = new URL(address, base).href;
  }
  for (const part of within(element, selectors)) {
    const names = Object.keys(parts).filter((selector) => part.matches(selector));
    part.setAttribute("part", names.map((selector) => parts[selector]).join(" "));
  }
}

function within(element, selector) {
  const found = [...element.querySelectorAll(selector)];
  return element.matches(selector) ? [element, ...found] : found;
}

/** Settles everything that comes into an element from now on, until `stop` says so. */
export function keepSettled(element, base, stop) {
  settle(element, base);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) settle(node, base);
    }
  });
  observer.observe(element, { childList: true, subtree: true });
  stop.addEventListener("abort", () => observer.disconnect());
}
