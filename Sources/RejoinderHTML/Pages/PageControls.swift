internal import RejoinderCore

/// The controls that only work with script, for it to put in their places.
struct PageControls {
  let scene: PageScene

  /// Writes the template that holds them.
  func write(to writer: inout PageWriter) {}
}
