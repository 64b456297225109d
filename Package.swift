// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rejoinder",
  platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
  products: [
    .library(name: "RejoinderCore", targets: ["RejoinderCore"]),
    .library(name: "RejoinderJSON", targets: ["RejoinderJSON"]),
    .library(name: "RejoinderHTML", targets: ["RejoinderHTML"]),
    .library(name: "RejoinderMarkdown", targets: ["RejoinderMarkdown"]),
    .library(name: "RejoinderFormats", targets: ["RejoinderFormats"]),
    .library(name: "RejoinderText", targets: ["RejoinderText"]),
    .library(name: "RejoinderUI", targets: ["RejoinderUI"]),
    .library(name: "RejoinderUIKit", targets: ["RejoinderUIKit"]),
    .library(name: "RejoinderTerminal", targets: ["RejoinderTerminal"]),
    .library(name: "RejoinderTesting", targets: ["RejoinderTesting"]),
    .executable(name: "rejoinder", targets: ["rejoinder"]),
  ],
  targets: [
    // The engine: no imports, and each of these three compiles as Embedded Swift.
    .target(
      name: "RejoinderCore",
      // Rounding and square roots, exact everywhere, are calls to it in unoptimised builds.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "RejoinderJSON"),
    .target(name: "RejoinderHTML", dependencies: ["RejoinderCore"]),

    // Bodies in Markdown.
    .target(name: "RejoinderMarkdown", dependencies: ["RejoinderCore", "CMD4C"]),

    // Reading and writing discussions that come from elsewhere.
    .target(name: "RejoinderFormats", dependencies: ["RejoinderCore", "RejoinderJSON"]),

    // Bodies as attributed strings, and the native faces, which are empty where there is no SwiftUI
    // or UIKit: Checks/Apple compiles and exercises them there.
    .target(name: "RejoinderText", dependencies: ["RejoinderCore"]),
    .target(name: "RejoinderUI", dependencies: ["RejoinderCore", "RejoinderText"]),
    .target(name: "RejoinderUIKit", dependencies: ["RejoinderCore", "RejoinderText"]),

    // Other faces and the server.
    .target(name: "RejoinderTerminal", dependencies: ["RejoinderCore"]),
    .target(
      name: "RejoinderServer",
      dependencies: ["RejoinderCore", "RejoinderHTML", "CMicroHTTPD", "CZlib"]
    ),
    .executableTarget(
      name: "rejoinder",
      dependencies: [
        "RejoinderCore", "RejoinderFormats", "RejoinderHTML", "RejoinderMarkdown",
        "RejoinderServer", "RejoinderTerminal", "RejoinderTesting",
      ]
    ),

    // The public kit for tests: seeded generators and sample discussions.
    .target(name: "RejoinderTesting", dependencies: ["RejoinderCore"]),

    // System libraries: only the server and the reader of Markdown need them.
    .systemLibrary(
      name: "CMicroHTTPD",
      pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
    ),
    .systemLibrary(
      name: "CMD4C",
      pkgConfig: "md4c",
      providers: [.apt(["libmd4c-dev"]), .brew(["md4c"])]
    ),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    // Tests, a target for each library.
    .target(
      name: "TestSupport",
      dependencies: ["RejoinderCore", "RejoinderTesting"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "RejoinderCoreTests",
      dependencies: ["RejoinderCore", "RejoinderTesting", "TestSupport"]
    ),
    .testTarget(name: "RejoinderJSONTests", dependencies: ["RejoinderJSON", "TestSupport"]),
    .testTarget(
      name: "RejoinderFormatsTests",
      dependencies: ["RejoinderCore", "RejoinderFormats", "RejoinderJSON", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "RejoinderHTMLTests",
      dependencies: ["RejoinderCore", "RejoinderHTML", "RejoinderTesting", "TestSupport"]
    ),
    .testTarget(
      name: "RejoinderMarkdownTests",
      dependencies: ["RejoinderCore", "RejoinderMarkdown", "TestSupport"]
    ),
    .testTarget(
      name: "RejoinderTextTests",
      dependencies: ["RejoinderCore", "RejoinderText", "TestSupport"]
    ),
    .testTarget(
      name: "RejoinderServerTests",
      dependencies: ["CMicroHTTPD", "CZlib", "RejoinderServer", "TestSupport"]
    ),
    .testTarget(
      name: "RejoinderTerminalTests",
      dependencies: ["RejoinderCore", "RejoinderTerminal", "RejoinderTesting", "TestSupport"]
    ),
    .testTarget(
      name: "RejoinderCommandTests",
      dependencies: [
        "rejoinder", "RejoinderCore", "RejoinderTerminal", "RejoinderTesting", "TestSupport",
      ]
    ),
    // The command's pages in a real browser.
    .testTarget(
      name: "RejoinderPageTests",
      dependencies: ["rejoinder", "RejoinderCore", "TestSupport"]
    ),
  ]
)

// One set of settings for every Swift target.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
}
