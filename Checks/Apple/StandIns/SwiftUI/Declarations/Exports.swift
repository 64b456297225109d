// What an Apple client sees through `import SwiftUI` alone.
@_exported import Foundation
@_exported import Observation
