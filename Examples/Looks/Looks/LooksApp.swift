import RejoinderUI
import SwiftUI

/// An app with the eight looks, and what else can be done with a thread.
@main
struct LooksApp: App {
  var body: some Scene {
    WindowGroup { LookList() }
  }
}
