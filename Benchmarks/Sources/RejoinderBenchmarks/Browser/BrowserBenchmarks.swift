import Foundation

/// What a reader waits for in a browser, beside a plain page of the same rows.
enum BrowserBenchmarks {
  static var groups: [Group] {
    [
      Group(name: "browser", tellsPeak: false) { measure(slowedBy: 1) },
      Group(name: "browser-slow", tellsPeak: false) { measure(slowedBy: 4) },
    ]
  }

  /// The median times of one kind of page, in milliseconds.
  private struct Times {
    var first = 0.0
    var fold = 0.0
    var unfold = 0.0
    var step = 0.0
    var find = 0.0
  }

  private static let rounds = 9

  private static func measure(slowedBy factor: Int) -> [Measurement] {
    guard let served = ServedDiscussion(10_000) else {
      return skip("the command and the browser's module are not built: make web, make bench")
    }
    defer { served.end() }
    guard let browser = Chromium() else { return skip("there is no Chromium on this machine") }
    defer { browser.end() }
    browser.prepare(PageScript.prelude)
    let live = liveTimes(browser, served.live, factor)
    let plain = plainTimes(browser, served.plain, factor)
    return table(live, plain, factor)
  }

  private static func skip(_ reason: String) -> [Measurement] {
    FileHandle.standardError.write(Data("The browser is not measured: \(reason).\n".utf8))
    return []
  }

  // MARK: Measuring

  private static func liveTimes(_ browser: Chromium, _ address: String, _ factor: Int) -> Times {
    var times = Times()
    times.first = first(browser, address, factor, PageScript.isLive, PageScript.firstRows)
    use(browser.number(PageScript.isComplete))
    browser.slow(by: factor)
    (times.fold, times.unfold) = folds(browser)
    times.step = median { browser.number(PageScript.step) }
    times.find = median {
      let time = browser.number(PageScript.find)
      use(browser.number(PageScript.closeFind))
      return time
    }
    return times
  }

  private static func plainTimes(_ browser: Chromium, _ address: String, _ factor: Int) -> Times {
    var times = Times()
    times.first = first(browser, address, factor, PageScript.isPlain, PageScript.plainFirstRows)
    browser.slow(by: factor)
    (times.fold, times.unfold) = folds(browser)
    times.step = median { browser.number(PageScript.plainStep) }
    times.find = median { browser.number(PageScript.plainFind) }
    return times
  }

  /// Opens a page some times; it stays at full speed afterwards.
  private static func first(
    _ browser: Chromium,
    _ address: String,
    _ factor: Int,
    _ isThere: String,
    _ time: String
  ) -> Double {
    let median = median(of: 5) {
      browser.slow(by: factor)
      browser.open(address)
      use(browser.number(isThere))
      return browser.number(time)
    }
    browser.slow(by: 1)
    return median
  }

  private static func folds(_ browser: Chromium) -> (Double, Double) {
    var (folds, unfolds): ([Double], [Double]) = ([], [])
    // The first round lays rows out that were never seen.
    for round in 0...rounds {
      let (fold, unfold) = (browser.number(PageScript.toggle), browser.number(PageScript.toggle))
      if round > 0 { (folds, unfolds) = (folds + [fold], unfolds + [unfold]) }
    }
    return (median(folds), median(unfolds))
  }

  private static func median(of count: Int = rounds, _ measure: () -> Double) -> Double {
    median((0..<count).map { _ in measure() })
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  // MARK: Telling

  private static func table(_ live: Times, _ plain: Times, _ factor: Int) -> [Measurement] {
    let slowly = factor == 1 ? "" : ", \(factor)× slower processor"
    func row(
      _ name: String,
      _ time: KeyPath<Times, Double>,
      beside baseline: String,
      atMost limit: Double
    ) -> Measurement {
      Measurement(
        name: "in Chromium, 10,000 rows: \(name)\(slowly)",
        value: live[keyPath: time],
        unit: .milliseconds,
        baseline: "a plain page that \(baseline)",
        baselineValue: plain[keyPath: time],
        budget: factor == 1 ? String(format: "≤ %g ms", limit) : "—",
        isKept: factor == 1 ? live[keyPath: time] <= limit : nil
      )
    }
    let hides = "hides each row, as Hacker News does"
    return [
      row(
        "come alive once the data is there",
        \.first,
        beside: "is read and laid out",
        atMost: 100
      ),
      row("fold 6,000, to the end of the next frame", \.fold, beside: hides, atMost: 16),
      row("unfold them, to the end of the next frame", \.unfold, beside: hides, atMost: 33),
      row("to the next row by key", \.step, beside: "scrolls to its next row", atMost: 33),
      row(
        "find a rare word, asking the server",
        \.find,
        beside: "looks through its rows",
        atMost: 100
      ),
    ]
  }
}
