import Foundation
import RejoinderServer

extension Command {
  /// Serves discussions as web pages.
  static let serve = Command(
    name: "serve",
    summary: "Serves discussions as web pages, until Ctrl-C ends it.",
    operands: .some("FILE|FOLDER|-…"),
    details: [
      "Everything is read once, before the first page. Several discussions get a page that lists "
        + "them. Of a folder all files are read, without those in folders in it and hidden ones; "
        + "what can't be read is named and left out. Files of Reddit are read together.",
      "A page has up to 2,000 rows; more stand on further pages. Orders and folds are links, and "
        + "work without script.",
    ],
    options: [
      .port, .host, .allowHost, .allowOrigin, .web, .look, .lang, .sort, .foldBelow, .format,
      .verbose,
    ],
    run: { arguments throws(CommandFailure) in
      let live = try LiveScript(arguments)
      let progress = Progress()
      let discussions = try DiscussionLoader(arguments, progress: progress)
        .load(arguments.operands)
      let source = SiteSource(discussions, arguments, live: live, progress: progress)
      progress.end()
      var configuration = HTTPServer.Configuration()
      configuration.host = arguments.text(.host) ?? configuration.host
      configuration.port = UInt16(arguments.number(.port) ?? 8080)
      configuration.allowedHosts = arguments.texts(.allowHost)
      configuration.allowedOrigins = arguments.texts(.allowOrigin)
      let site = FreshSite(source)
      let server = HTTPServer(configuration: configuration, handler: site.response)
      try run(server, count: source.count)
    }
  )

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
