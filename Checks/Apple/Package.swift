// swift-tools-version: 6.2

import PackageDescription

// What stands in for Xcode's `#Preview`; Scripts/apple.sh makes it.
let preview = [
  "-load-plugin-library",
  "\(Context.packageDirectory)/../../.build/apple-macros/libPreviewMacros.so",
]

// The native faces, compiled and exercised where there is no SwiftUI and no UIKit, against modules
// that stand in for them. The sources are links to the very folders of the main package.
let package = Package(
  name: "rejoinder-apple-checks",
  targets: [
    // What stands in for the frameworks: declarations as documented, and an execution of them.
    .target(
      name: "SwiftUI",
      path: "StandIns/SwiftUI",
      exclude: ["README.md"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency"),
        .unsafeFlags(preview),
      ]
    ),
    .target(name: "UIKit", path: "StandIns/UIKit"),

    // The faces and what they stand on.
    .target(name: "RejoinderCore", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "RejoinderText", dependencies: ["RejoinderCore"]),
    .target(name: "RejoinderTesting", dependencies: ["RejoinderCore"]),
    .target(name: "TestSupport", dependencies: ["RejoinderCore", "RejoinderTesting"]),
    .target(name: "RejoinderUI", dependencies: ["RejoinderCore", "RejoinderText", "SwiftUI"]),
    .target(name: "RejoinderUIKit", dependencies: ["RejoinderCore", "RejoinderText", "UIKit"]),

    // An app's code, which sees only what is public or open.
    .target(name: "Client", dependencies: ["RejoinderUI", "RejoinderUIKit", "SwiftUI", "UIKit"]),

    // The two apps of Examples/Looks.
    .executableTarget(
      name: "LooksExample",
      dependencies: ["RejoinderCore", "RejoinderUI", "SwiftUI"]
    ),
    .executableTarget(
      name: "DemosExample",
      dependencies: ["RejoinderCore", "RejoinderUIKit", "UIKit"]
    ),

    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "Client", "RejoinderCore", "RejoinderTesting", "RejoinderText", "RejoinderUI", "SwiftUI",
        "TestSupport",
      ],
      path: "Tests/SwiftUI"
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "Client", "RejoinderCore", "RejoinderTesting", "RejoinderText", "RejoinderUIKit",
        "TestSupport", "UIKit",
      ],
      path: "Tests/UIKit"
    ),
    .testTarget(name: "TrapTests", dependencies: ["TestSupport", "UIKit"], path: "Tests/Traps"),
  ]
)

// The settings of the main package, as the faces are compiled there.
for target in package.targets where !["SwiftUI", "UIKit"].contains(target.name) {
  target.swiftSettings = [
    .unsafeFlags(preview),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
}

// Swift Testing has overlays for the real UIKit, which are not there beside the one that stands in.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}
