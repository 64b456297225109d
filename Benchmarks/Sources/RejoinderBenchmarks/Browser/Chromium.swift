import Foundation

/// A browser without a window, driven over its own protocol through a pipe.
final class Chromium {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let profile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var received = Data()
  private var lastID = 0
  private var session: String?

  /// Starts the browser with one empty page; `nil` where there is none on this machine.
  init?() {
    guard let program = Self.find("chromium", "chromium-browser", "google-chrome") else {
      return nil
    }
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads from the third descriptor and writes to the fourth. Without its sandbox, which
    // not every container has; it meets no pages but those of this run.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 1>&2", program,
      "--remote-debugging-pipe", "--headless=new", "--no-sandbox", "--disable-gpu",
      "--no-first-run",
      "--disable-dev-shm-usage", "--disable-background-networking", "--enable-precise-memory-info",
      "--user-data-dir=\(profile.path)",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let target = call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session =
      call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1000, "height": 800, "deviceScaleFactor": 1, "mobile": false]
    )
    call("Page.enable")
  }

  /// Ends the browser.
  func end() {
    session = nil
    call("Browser.close")
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  // MARK: Pages

  /// Lets a script run before those of each page.
  func prepare(_ script: String) {
    call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  /// Opens an address.
  func open(_ address: String) { call("Page.navigate", ["url": address]) }

  /// Slows the processor down.
  func slow(by factor: Int) { call("Emulation.setCPUThrottlingRate", ["rate": factor]) }

  /// The number that an expression of the page is, or becomes.
  func number(_ expression: String) -> Double {
    let answer = call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true]
    )
    guard let result = answer["result"] as? [String: Any], let value = result["value"] as? NSNumber
    else { fatalError("\(expression): \(answer)") }
    return value.doubleValue
  }

  // MARK: Protocol

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    guard let text = try? JSONSerialization.data(withJSONObject: message) else { return [:] }
    input.fileHandleForWriting.write(text + [0])
    while let answer = receive() {
      guard answer["id"] as? Int == lastID else { continue }
      if let fault = answer["error"] { fatalError("\(method): \(fault)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
    return [:]
  }

  /// The next message, `nil` where the browser has ended.
  private func receive() -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[received.startIndex..<end])
        received = Data(received[(end + 1)...])
        return (try? JSONSerialization.jsonObject(with: message)) as? [String: Any] ?? [:]
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }

  private static func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
