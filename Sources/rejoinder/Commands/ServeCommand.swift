import Foundation
import RejoinderServer

extension Command {
  /// Serves discussions as web pages.
  static let serve = Command(
    name: "serve",
    summary: "Serves discussions as web pages, until Ctrl-C ends it.",
    operands: .some("FILE|FOLDER|-…"),
    details: [
      "Everything is read before the first page, and anew when a file changes. Several discussions "
        + "get a page that lists them. Of a folder all files are read, without those in folders in "
        + "it and hidden ones; what can't be read is named and left out. Files of Reddit are read "
        + "together.",
      "A page has up to 2,000 rows; more stand on further pages. Orders and folds are links, and "
        + "work without script.",
    ],
    options: [
      .port, .host, .allowHost, .allowOrigin, .web, .look, .lang, .sort, .foldBelow, .format,
      .verbose,
    ],
    run: { arguments throws(CommandFailure) in
      let live = try LiveScript(arguments)
      let files = WatchedFiles(arguments.operands)
      let state = files?.state() ?? [:]
      let source = try source(arguments, live, Progress())
      var configuration = HTTPServer.Configuration()
      configuration.host = arguments.text(.host) ?? configuration.host
      configuration.port = UInt16(arguments.number(.port) ?? 8080)
      configuration.allowedHosts = arguments.texts(.allowHost)
      configuration.allowedOrigins = arguments.texts(.allowOrigin)
      let origin = files.map { files in
        FreshSite.Origin(files: files, state: state) { () throws(CommandFailure) in
          // Nobody waits for this.
          try Self.source(arguments, live, Progress(isTerminal: false, write: { _ in }))
        }
      }
      let site = FreshSite(source, from: origin)
      let server = HTTPServer(configuration: configuration, handler: site.response)
      try run(server, count: source.count)
    }
  )

  /// Reads everything that is to be served.
  private static func source(
    _ arguments: Arguments,
    _ live: LiveScript?,
    _ progress: Progress
  ) throws(CommandFailure) -> SiteSource {
    let discussions = try DiscussionLoader(arguments, progress: progress).load(arguments.operands)
    let source = SiteSource(discussions, arguments, live: live, progress: progress)
    progress.end()
    return source
  }

  /// Lets a server run until somebody asks for its end.
  private static func run(_ server: HTTPServer, count: Int) throws(CommandFailure) {
    let signals = EndingSignals()
    let address: ServerAddress
    do throws(ServerError) { address = try server.start() } catch { throw CommandFailure(error) }
    let what = count == 1 ? "1 discussion" : "\(count) discussions"
    try StandardOutput.write("Serving \(what) at \(address) (Ctrl-C ends it)\n")
    signals.wait()
    server.stop()
  }
}
