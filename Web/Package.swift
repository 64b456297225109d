// swift-tools-version: 6.2

import PackageDescription

// A package of its own, because a module for the browser needs flags that a package others depend
// on must not have. Scripts/web.sh builds it and adds the libraries' places on this machine.
let package = Package(
  name: "rejoinder-web",
  dependencies: [.package(name: "rejoinder", path: "..")],
  targets: [
    // The page's functions, as imports of the module.
    .systemLibrary(name: "CPage"),
    .executableTarget(
      name: "RejoinderWeb",
      dependencies: [
        "CPage",
        .product(name: "RejoinderCore", package: "rejoinder"),
        .product(name: "RejoinderHTML", package: "rejoinder"),
      ],
      linkerSettings: [
        .unsafeFlags([
          "-Xclang-linker", "-nostdlib",
          "-Xlinker", "--no-entry",
          "-Xlinker", "--gc-sections",
          "-Xlinker", "--strip-all",
          // At the bottom of memory, so that an overflow traps instead of writing over data; the
          // default of 64 KB is too small beside what the engine keeps in frames.
          "-Xlinker", "--stack-first",
          "-Xlinker", "-z", "-Xlinker", "stack-size=262144",
        ])
      ]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
