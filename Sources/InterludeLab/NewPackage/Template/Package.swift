// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyPop",
  dependencies: [
    .package(name: "Interlude", path: "../interlude")
    // or: .package(url: "https://github.com/OWNER/interlude", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "MyPop",
      dependencies: [.product(name: "Interlude", package: "Interlude"), .product(name: "UIKit", package: "Interlude")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "MyPopTests",
      dependencies: ["MyPop", .product(name: "Interlude", package: "Interlude")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
