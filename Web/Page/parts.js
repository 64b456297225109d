// The parts of a page that its server gives.

/** What a server says of a discussion besides its page. */
export class ServerParts {
  #address;

  /** @param {URL} address Where the skeleton is. */
  constructor(address) {
    this.#address = address;
  }

  async #get(name, query = "", options = undefined) {
    const address = new URL(this.#address);
    address.searchParams.set("part", name);
    const response = await fetch(address + query, options);
    if (!response.ok) throw new Error(`The ${name} answered ${response.status}.`);
    return response;
  }

  /** The skeleton, and what tells its state from others. */
  async skeleton(options) {
    const response = await this.#get("skeleton", "", options);
    return { tag: response.headers.get("ETag"), text: await response.text() };
  }

  /** The rows of some names. */
  async rows(names) {
    const response = await this.#get("rows", `&rows=${names.join()}`);
    const template = document.createElement("template");
    template.innerHTML = await response.text();
    return [...template.content.children];
  }

  /** The ids of the comments that hold some words, as they stand in addresses. */
  async found(words) {
    const response = await this.#get("found", `&find=${encodeURIComponent(words)}`);
    return (await response.text()).split("\n").filter((token) => token !== "");
  }
}
