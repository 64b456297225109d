// swift-tools-version: 6.2

import PackageDescription

// Two programs for Scripts/linkage.sh: one that must not link Foundation, one that must.
let package = Package(
  name: "linkage",
  dependencies: [.package(name: "rejoinder", path: "../..")],
  targets: [
    .executableTarget(
      name: "UsesEngine",
      dependencies: [
        .product(name: "RejoinderCore", package: "rejoinder"),
        .product(name: "RejoinderJSON", package: "rejoinder"),
        .product(name: "RejoinderHTML", package: "rejoinder"),
      ]
    ),
    .executableTarget(
      name: "UsesFoundation",
      dependencies: [.product(name: "RejoinderCore", package: "rejoinder")]
    ),
  ]
)
