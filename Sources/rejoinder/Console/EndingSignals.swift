import Foundation

/// The signals that ask for an end: Ctrl-C, and what the system sends before it turns off.
///
/// From when it is made, threads that begin leave these signals to the one that waits.
struct EndingSignals {
  private var signals = sigset_t()

  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A client that has gone must not end the command.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for the first of them; the next one ends the command at once.
  func wait() {
    var (signals, number) = (signals, Int32(0))
    sigwait(&signals, &number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
