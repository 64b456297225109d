// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that the engine is measured from another module, as apps use it.
let package = Package(
  name: "rejoinder-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "rejoinder", path: "..")],
  targets: [
    .executableTarget(
      name: "RejoinderBenchmarks",
      dependencies: [
        .product(name: "RejoinderCore", package: "rejoinder"),
        .product(name: "RejoinderText", package: "rejoinder"),
        "CLibXML2",
      ]
    ),
    // The baseline for comment bodies.
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
  ]
)
