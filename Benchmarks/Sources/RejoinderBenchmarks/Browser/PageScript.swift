/// What is asked of a page while it is measured.
enum PageScript {
  /// Functions that each page has.
  static let prelude = """
    window.pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    window.frame = () => new Promise(requestAnimationFrame);
    // Begins with a frame, so that waiting for the screen is not measured, and ends with the task
    // behind that frame's painting.
    window.timed = async (action) => {
      scrollTo(0, 0);
      await pause(200);
      await frame();
      const start = performance.now();
      await action();
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      });
      return performance.now() - start;
    };
    window.press = (key) => (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true }));
    window.toggle = () => document.querySelector(".row .toggle").click();
    window.until = async (isSo) => { while (!isSo()) await pause(20); return 1; };
    """

  static let isLive = #"until(() => document.querySelector(".discussion[data-live]"))"#
  static let isComplete = #"until(() => !document.querySelector(".block[data-state=empty]"))"#
  static let isPlain = "until(() => window.shown)"

  /// The work from the moment that everything is there until the discussion is alive.
  static let firstRows = """
    performance.getEntriesByName("rejoinder-live")[0].startTime
      - performance.getEntriesByName("rejoinder-data")[0].startTime
    """
  static let plainFirstRows =
    #"shown - performance.getEntriesByType("navigation")[0].responseStart"#

  static let toggle = "timed(toggle)"
  static let step = #"timed(() => press("j"))"#
  static let plainStep = """
    timed(() => {
      window.row = (window.row ?? document.querySelector(".row")).nextElementSibling;
      row.scrollIntoView({ block: "nearest" });
    })
    """

  static let find = """
    timed(async () => {
      press("/");
      const bar = document.querySelector(".find");
      const field = bar.querySelector("input");
      field.value = "\(LargeDiscussion.rareWord)";
      delete field.dataset.asked;
      bar.querySelector("output").textContent = "";
      field.focus();
      press("Enter");
      while (bar.querySelector("output").textContent === "") await frame();
    })
    """
  static let closeFind = #"(press("Escape"), 1)"#
  static let plainFind = """
    timed(() => {
      const rows = [...document.querySelectorAll(".row")];
      const found = rows.filter((row) => row.textContent.toLowerCase().includes("\(LargeDiscussion.rareWord)"));
      found[0].scrollIntoView({ block: "center" });
    })
    """
}
