// swift-tools-version: 6.2
import PackageDescription

// An app as Xcode's template begins it: its three files are as they would be on an iPhone, and Interlude.swift says what its
// Info.plist and its storyboard say there.
let package = Package(
  name: "OrdinaryApp",
  dependencies: [
    .package(name: "Interlude", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "OrdinaryApp",
      dependencies: [.product(name: "Interlude", package: "Interlude"), .product(name: "UIKit", package: "Interlude")],
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)])
  ]
)
