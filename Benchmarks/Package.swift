// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Interlude", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "LayerTree", package: "Interlude"),
        .product(name: "Rasterizer", package: "Interlude"),
        .product(name: "DisplayList", package: "Interlude"),
        .product(name: "MotionCurves", package: "Interlude"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
