internal import Foundation

/// A session with a browser over W3C WebDriver: addresses below it, asked with JSON.
struct WebDriver: Sendable {
  /// What the driver answers where it cannot do what it was asked for.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private struct Answer<Value: Decodable>: Decodable {
    let value: Value
  }

  private struct Session: Decodable {
    let sessionId: String
  }

  /// An answer that says nothing.
  struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  private let client: WebClient
  private let session: String

  /// Opens a session at the driver's port.
  init(port: UInt16, capabilities: String) async throws {
    client = WebClient(port: port)
    let session: Session = try await Self.ask(client, "POST", "/session", capabilities)
    self.session = "/session/" + session.sessionId
  }

  /// Asks for something.
  func get<Value: Decodable>(_ path: String) async throws -> Value {
    try await Self.ask(client, "GET", session + path)
  }

  /// Has something done.
  @discardableResult
  func post<Value: Decodable>(_ path: String, _ body: String) async throws -> Value {
    try await Self.ask(client, "POST", session + path, body)
  }

  /// Has the browser do what WebDriver has no word for, in the words of its own protocol.
  func command<Value: Decodable>(_ name: String, _ parameters: String = "{}") async throws -> Value
  {
    try await post("/goog/cdp/execute", #"{"cmd": "\#(name)", "params": \#(parameters)}"#)
  }

  /// Closes the tab that everything is asked of.
  func closeWindow() async throws {
    let _: Nothing = try await Self.ask(client, "DELETE", session + "/window")
  }

  /// Ends the session, and the browser with it.
  func end() async throws {
    let _: Nothing = try await Self.ask(client, "DELETE", session)
  }

  /// A text, or a list of texts, as JSON has it.
  static func quoted(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// Waits on a thread of its own, so that other tests go on.
  private static func ask<Value: Decodable>(
    _ client: WebClient,
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async throws -> Value {
    let headers = "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
    let answer = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: client.send(method, path, headers, body: body))
      }
    }
    guard let answer, answer.status == 200 else {
      throw Fault(description: "\(method) \(path): \(answer?.text ?? "no answer")")
    }
    return try JSONDecoder().decode(Answer<Value>.self, from: Data(answer.body)).value
  }
}
