// The WebAssembly module, and the way of lists and texts into its memory and out of it.

let compiled;

/** The module's code, fetched and compiled once for all discussions of a page; a failure is forgotten. */
export function compile() {
  if (!compiled) {
    compiled = WebAssembly.compileStreaming(fetch(new URL("rejoinder.wasm", import.meta.url)));
    compiled.catch(() => { compiled = undefined; });
  }
  return compiled;
}

/** One discussion's module. */
export class Module {
  /** Its functions. */
  functions;

  /**
   * @param {WebAssembly.Module} code What `compile` gave.
   * @param {Record<string, Function>} page The functions of the page that the module calls.
   */
  static async make(code, page) {
    const module = new Module();
    const random = (address, count) => crypto.getRandomValues(module.#bytes(address, count));
    const instance = await WebAssembly.instantiate(code, { page: { ...page, random } });
    module.functions = instance.exports;
    return module;
  }

  #bytes(address, count) {
    return new Uint8Array(this.functions.memory.buffer, address, count);
  }

  /** The text that begins at an address. */
  text(address, count) {
    return new TextDecoder().decode(this.#bytes(address, count));
  }

  /** The numbers that the last call listed. */
  list(count) {
    if (count === 0) return [];
    return [...new Int32Array(this.functions.memory.buffer, this.functions.list(), count)];
  }

  /** Lends a text to a function, as address and count. */
  withText(text, use) {
    const bytes = new TextEncoder().encode(text);
    return this.#lend(bytes.length, (address) => {
      this.#bytes(address, bytes.length).set(bytes);
      return use(address, bytes.length);
    });
  }

  /** Lends numbers to a function, as address and count. */
  withNumbers(numbers, use) {
    return this.#lend(numbers.length * 4, (address) => {
      new Int32Array(this.functions.memory.buffer, address, numbers.length).set(numbers);
      return use(address, numbers.length);
    });
  }

  #lend(count, use) {
    const address = this.functions.allocate(Math.max(count, 8));
    try {
      return use(address);
    } finally {
      this.functions.release(address);
    }
  }
}
