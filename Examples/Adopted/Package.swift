// swift-tools-version: 6.2
import PackageDescription

// The files in `Classes` are an iOS app's: the target leaves them out, and the plugin compiles them rewritten.
let package = Package(
  name: "Adopted",
  dependencies: [
    .package(name: "Interlude", path: "../..", traits: ["Adoption"])
  ],
  targets: [
    .target(
      name: "Adopted",
      dependencies: [.product(name: "UIKit", package: "Interlude")],
      exclude: ["Classes"],
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AdoptUIKit", package: "Interlude")]),
    .testTarget(
      name: "AdoptedTests",
      dependencies: ["Adopted", .product(name: "UIKit", package: "Interlude")],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
