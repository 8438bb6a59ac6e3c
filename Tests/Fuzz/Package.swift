// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzz",
  dependencies: [
    .package(name: "Interlude", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Interlude", package: "Interlude"),
        .product(name: "Rasterizer", package: "Interlude"),
        .product(name: "DisplayList", package: "Interlude"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
