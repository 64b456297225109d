public import Foundation
public import Testing

/// The package's folder, also for the nested package that has a link to this folder.
public let packageRoot = URL(filePath: #filePath)
  .resolvingSymlinksInPath()
  .deletingLastPathComponent()  // TestSupport
  .deletingLastPathComponent()  // Tests
  .deletingLastPathComponent()
  .standardizedFileURL

/// The folder that holds what was built together with the running tests, the command among it.
public let builtProducts: URL = {
  // On Linux the tests are a program beside the products; on macOS they are a bundle.
  let bundle = CommandLine.arguments.first { $0.contains(".xctest/") }
  let path = bundle.flatMap { $0.components(separatedBy: ".xctest/").first }
  let program = path.map { URL(filePath: $0) } ?? Bundle.main.executableURL
  return (program ?? packageRoot).deletingLastPathComponent().standardizedFileURL
}()

/// A folder of the corpus of real discussions, if this machine has it.
///
/// The corpus is no part of the package: it lies where `REJOINDER_CORPUS` says, or else in
/// `shared/corpus` beside the package.
///
/// - Parameter folder: The folder's name; empty for the corpus itself.
/// - Returns: The folder, or `nil` where the corpus is absent.
public func corpus(_ folder: String = "") -> URL? {
  let named = ProcessInfo.processInfo.environment["REJOINDER_CORPUS"].map { URL(filePath: $0) }
  let beside = packageRoot.deletingLastPathComponent().appending(path: "shared/corpus")
  let place = (named ?? beside).appending(path: folder)
  return FileManager.default.fileExists(atPath: place.path) ? place : nil
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a folder of the corpus is present, and says so aloud where it is not.
  ///
  /// - Parameter folder: The folder's name; empty for the corpus itself.
  /// - Returns: The trait.
  public static func corpus(_ folder: String = "") -> Self {
    let isPresent = TestSupport.corpus(folder) != nil
    if !isPresent { print("SKIPPED: the corpus folder '\(folder)' is not on this machine.") }
    return .enabled(
      if: isPresent,
      "The corpus folder '\(folder)' is absent; REJOINDER_CORPUS says where it is."
    )
  }

  /// Runs a test only where `REJOINDER_LARGE=1` asks for the ones that take long or much memory.
  public static var large: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["REJOINDER_LARGE"] == "1",
      "A large test: REJOINDER_LARGE=1 turns it on, best in a release build."
    )
  }
}
