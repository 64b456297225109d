// The links by which a reader chooses how a discussion is shown.

/** Keeps the focus on a choice that was followed, as the page has it that came instead. */
export function focusAgain(root, link) {
  const labelOf = (choice) => choice.closest("nav")?.getAttribute("aria-label");
  const label = labelOf(link);
  const same = [...root.querySelectorAll("nav a")].find(
    (choice) => choice.textContent === link.textContent && (labelOf(choice) === label || !label),
  );
  const details = same?.closest("details");
  if (details) details.open = true;
  (same ?? root.querySelector("#list"))?.focus({ preventScroll: true });
}
