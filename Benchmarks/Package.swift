// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Interlude", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "LayerTree", package: "Interlude"),
        .product(name: "Rasterizer", package: "Interlude"),
        .product(name: "DisplayList", package: "Interlude"),
        .product(name: "MotionCurves", package: "Interlude"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "CCairo", "CCores",
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
    .target(name: "CCores"),
    // What the rasterizer is held against; the engine itself has no need of it.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)
