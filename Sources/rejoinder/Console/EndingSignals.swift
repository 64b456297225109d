import Foundation

/// The signals that ask for an end: Ctrl-C, what the system sends before it turns off, and the closing
/// of the terminal, unless the command was told to outlive it, as `nohup` does.
///
/// From when it is made, threads that begin leave these signals to the one that waits.
struct EndingSignals {
  private var signals = sigset_t()

  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    if !Self.isIgnored(SIGHUP) { sigaddset(&signals, SIGHUP) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A client that has gone must not end the command.
    signal(SIGPIPE, SIG_IGN)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, number)
    // Asking means setting; what arrives in between waits.
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Waits for the first of them; the next one ends the command at once.
  func wait() {
    var (signals, number) = (signals, Int32(0))
    sigwait(&signals, &number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
