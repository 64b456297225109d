/// Why a request does not reach the handler, and the answer that says so.
///
/// The one place where a refusal becomes a status and a line to read.
enum Refusal: CaseIterable {
  case unreadableTarget
  case missingHost
  case severalHosts
  case foreignHost
  case methodNotAllowed
  case unwantedBody

  var response: HTTPResponse {
    var headers: [HTTPResponse.Header] = [.plainText]
    if self == .methodNotAllowed {
      headers.append(HTTPResponse.Header("Allow", "GET, HEAD"))
    }
    return HTTPResponse(status: status, headers: headers, body: HTTPBody([UInt8](line.utf8)))
  }

  private var status: HTTPResponse.Status {
    switch self {
    case .unreadableTarget, .missingHost, .severalHosts: .badRequest
    case .foreignHost: .misdirectedRequest
    case .methodNotAllowed: .methodNotAllowed
    case .unwantedBody: .contentTooLarge
    }
  }

  private var line: String {
    switch self {
    case .unreadableTarget:
      "This address cannot be read: a percent escape in it is broken or is not UTF-8.\n"
    case .missingHost: "The request names no host.\n"
    case .severalHosts: "The request names more than one host.\n"
    case .foreignHost:
      "This server does not answer for the host that was asked for. Add it to the allowed hosts.\n"
    case .methodNotAllowed: "Only GET and HEAD are answered here.\n"
    case .unwantedBody: "A request that reads brings no body.\n"
    }
  }
}
