import CMicroHTTPD

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A running libmicrohttpd: its threads, and the C functions through which they call us.
///
/// The closures that C calls stand here and not in a main file, where they would belong to the
/// main actor and fail on the library's threads.
struct Daemon: Sendable {
  /// The library allows calls about a daemon from every thread.
  private nonisolated(unsafe) let pointer: OpaquePointer
  /// What the threads call: the daemon holds it for as long as it runs.
  private let dispatcher: RequestDispatcher

  /// Starts the threads; `nil` where the system has none left to give.
  init?(socket: ListeningSocket, limits: HTTPServer.Limits, dispatcher: RequestDispatcher) {
    let descriptors = DescriptorLimit.raise()
    let connections = DescriptorLimit.connections(
      wanted: limits.connections,
      descriptors: descriptors
    )
    var settings = rejoinder_daemon_settings(
      listening_socket: socket.descriptor,
      threads: UInt32(limits.threads),
      connections: UInt32(connections),
      idle_seconds: UInt32(limits.idleSeconds),
      connection_memory: limits.connectionMemory,
      target_read: targetRead,
      answer: answer,
      completed: completed,
      connection_changed: connectionChanged,
      context: Unmanaged.passUnretained(dispatcher).toOpaque()
    )
    guard let pointer = rejoinder_start_daemon(&settings) else { return nil }
    (self.pointer, self.dispatcher) = (pointer, dispatcher)
  }

  /// Closes every connection and the listening socket, and ends the threads.
  func stop() {
    MHD_stop_daemon(pointer)
  }
}

private func dispatcher(_ context: UnsafeMutableRawPointer?) -> RequestDispatcher? {
  context.map { Unmanaged<RequestDispatcher>.fromOpaque($0).takeUnretainedValue() }
}

private let targetRead:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?)
    -> UnsafeMutableRawPointer? = { _, target, _ in
      guard let target else { return nil }
      let bytes = UnsafeBufferPointer(start: target, count: strlen(target))
      let exchange = Exchange(target: bytes.map { UInt8(bitPattern: $0) })
      return Unmanaged.passRetained(exchange).toOpaque()
    }

private let answer: MHD_AccessHandlerCallback = {
  (context, connection, _, method, version, _, _, exchange) in
  guard
    let dispatcher = dispatcher(context), let connection, let method, let version,
    let exchange = exchange?.pointee
  else { return .NO }
  return dispatcher.proceed(
    Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue(),
    of: RequestHead(connection: connection, version: String(cString: version)),
    method: String(cString: method)
  )
}

private let completed: MHD_RequestCompletedCallback = { context, connection, exchange, _ in
  guard let dispatcher = dispatcher(context), let connection, let opaque = exchange?.pointee else {
    return
  }
  let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeRetainedValue()
  guard exchange.hasHead else { return }
  dispatcher.connections.answerEnded(on: rejoinder_descriptor(connection))
}

private let connectionChanged: MHD_NotifyConnectionCallback = { context, connection, _, change in
  guard let dispatcher = dispatcher(context), let connection else { return }
  let descriptor = rejoinder_descriptor(connection)
  switch change {
  case .CONNECTION_NOTIFY_STARTED: dispatcher.connections.opened(descriptor)
  case .CONNECTION_NOTIFY_CLOSED: dispatcher.connections.closed(descriptor)
  @unknown default: return
  }
}
