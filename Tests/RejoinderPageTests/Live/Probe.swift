/// Script that looks at a live page for the tests, and does to it what tests begin with.
enum Probe {
  static let script = """
    window.probe = {
      /** The rows that were taken away, and how far what can be seen was moved. */
      removed: [], shift: 0,
      isLive: () => document.querySelector(".discussion")?.hasAttribute("data-live") ?? false,
      all: () => [...document.querySelectorAll(".list > .block > .row")],
      isShown: (row) => row.checkVisibility(),
      row: (id) => document.querySelector("#c-" + id),
      /** The ids of the rows that show. */
      rows: () => probe.all().filter(probe.isShown).map((row) => row.id.slice(2)).join(" "),
      /** Where the focus is: its row, and what of it. */
      focus: () => {
        const active = document.activeElement;
        const row = active.closest(".row");
        const name = active.dataset.do ?? (active.name || active.className || active.localName);
        if (row === null) return name;
        return active === row ? row.id : row.id + " " + name;
      },
      /** How far from the top of the window a row is. */
      top: (id) => probe.row(id).getBoundingClientRect().top,
      focusRow: (id) => {
        probe.row(id).tabIndex = -1;
        probe.row(id).focus({ preventScroll: true });
      },
      press: (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true })),
      notice: () => document.querySelector("[data-part=notice]").textContent.trim(),
      toggle: (id) => probe.row(id).querySelector(".toggle"),
      /** The text of a control and whether it says that its comment is open. */
      says: (id) => probe.toggle(id).innerText + ", " + probe.toggle(id).ariaExpanded,
      isOpen: (name) => document.querySelector(`dialog[data-part=${name}]`).open,
      /** The row that a landing marks. */
      flash: () => document.querySelector(".row[data-flash]")?.id ?? "",
    };
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        for (const node of removedNodes) {
          if (node.matches?.(".row") || node.querySelector?.(".row")) probe.removed.push(node.id);
        }
      }
    }).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) probe.shift += value;
    }).observe({ type: "layout-shift", buffered: true });

    """
}
