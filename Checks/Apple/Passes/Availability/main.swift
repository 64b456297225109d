import Foundation

/// Evaluates a thread along the path that the domain opens, and fails where nothing comes of it.
@MainActor func evaluate() {
  if #available(iOS 18, *) { print("new") } else { print("old") }
}
MainActor.assumeIsolated { evaluate() }
