// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CircleReveal",
  dependencies: [
    .package(name: "Interlude", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "CircleReveal",
      dependencies: [.product(name: "Interlude", package: "Interlude"), .product(name: "UIKit", package: "Interlude")],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "CircleRevealTests",
      dependencies: ["CircleReveal", .product(name: "Interlude", package: "Interlude")],
      exclude: ["Goldens"],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
