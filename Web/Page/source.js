// Where a discussion comes from: the addresses of its page, the page, and the style sheet of its look.

/** How long a server may take, in milliseconds. */
const patience = 30_000;

/** What the site of this script says: the words for failures by language, and the look of files. */
export const usual = { words: {}, look: "" };

/** The server that this script came from. */
const server = new URL("/", import.meta.url);

/** The style sheets by address, shared by all threads of a page. */
const sheets = new Map();

/**
 * The address of the page that an element names.
 *
 * That is its `src`, or the path that `page` says on the server of the script. Where neither is there the
 * page around is meant, as its canonical link names it.
 *
 * @param {Element} element A thread or a count.
 * @returns {URL}
 */
export function pageAddress(element) {
  const source = element.getAttribute("src");
  if (source) return new URL(source, document.baseURI);
  const page = element.getAttribute("page")
    || document.querySelector("link[rel~=canonical]")?.href
    || location.pathname;
  const path = URL.canParse(page) ? new URL(page).pathname : page.replace(/^\/*/, "/");
  const address = new URL(server);
  address.pathname = path;
  return address;
}

/** Whether an element names a file with a discussion, or holds one itself. */
export function isFile(element) {
  const source = element.getAttribute("src");
  if (source === null) return element.querySelector(":scope > script[type$=json]") !== null;
  return /\.jsonl?$/i.test(new URL(source, document.baseURI).pathname)
    || element.getAttribute("type")?.endsWith("json") === true;
}

/** A server's answer that there is no such page. */
export class Missing extends Error {}

/**
 * Fetches a page and waits for the style sheet that it names.
 *
 * @param {URL} address Where it is.
 * @returns {Promise<{page: Document, address: URL, sheet: CSSStyleSheet}>} The page, where it was found in
 *   the end, and its sheet.
 */
export async function fetchPage(address) {
  const response = await get(address, { Accept: "text/html" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const link = page.querySelector("link[rel=stylesheet]");
  if (!page.querySelector(".discussion") || !link) throw new Missing("No discussion on this page.");
  const found = new URL(response.url);
  found.hash = address.hash;
  const sheet = await sheetAt(new URL(link.getAttribute("href"), found).href);
  return { page, address: found, sheet };
}

/**
 * Fetches what has to be there.
 *
 * @param {URL | string} address Where it is.
 * @param {object} [headers] What the server is told.
 * @param {RequestCache} [cache] Whether the server is asked although the browser has it.
 * @returns {Promise<Response>}
 */
export async function get(address, headers, cache) {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { headers, cache, signal });
  if (response.status === 404) throw new Missing(`${address} is not there.`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

function sheetAt(address) {
  if (!sheets.has(address)) {
    const sheet = get(address)
      .then((response) => response.text())
      .then((text) => new CSSStyleSheet().replace(scaled(text)));
    sheet.catch(() => sheets.delete(address));
    sheets.set(address, sheet);
  }
  return sheets.get(address);
}

/**
 * A sheet whose lengths follow the text size of the reader, whatever a page makes of the root's.
 *
 * Lengths in conditions about the window do so anyway.
 */
function scaled(text) {
  const probe = document.createElement("span");
  probe.style.font = "medium sans-serif";
  document.documentElement.append(probe);
  const usual = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  const factor = usual / parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (Math.abs(factor - 1) < 0.001) return text;
  return text.replace(/@media[^{]*|(\d*\.?\d+)rem\b/g, (match, number) =>
    number === undefined ? match : `${+(number * factor).toFixed(5)}rem`,
  );
}
