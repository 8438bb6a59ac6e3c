// swift-tools-version: 6.2
import PackageDescription

/// Every target treats its warnings as errors; dependencies keep their own settings.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The engine and everything above it live on the main actor, as UIKit does.
let engine: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Interlude",
  products: [
    .executable(name: "interlude", targets: ["interlude"]),
    .executable(name: "interlude-adopt", targets: ["interlude-adopt"]),
    .plugin(name: "AdoptUIKit", targets: ["AdoptUIKit"]),
    .library(name: "Interlude", targets: ["InterludeLab", "MotionQA", "InterludeUI", "LayerTree"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "InterludeUI", "LayerTree", "DisplayList", "MotionCurves"]),
    .library(name: "InteractiveTransitions", targets: ["InteractiveTransitions", "Dragging"]),
    .library(name: "LayerTree", targets: ["LayerTree"]),
    .library(name: "Rasterizer", targets: ["Rasterizer"]),
    .library(name: "DisplayList", targets: ["DisplayList"]),
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
  ],
  traits: [
    .trait(name: "Adoption", description: "Rewrites iOS source files that need Objective-C; compiles swift-syntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Only for the trait; without it, it is not compiled.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Arrows point down only: each target imports what stands below it here, and nothing else.
    .executableTarget(
      name: "interlude", dependencies: ["InterludeLab", "MotionQA", "Gallery", "InterludeUI", "LayerTree"],
      swiftSettings: engine),
    .target(
      name: "InterludeLab",
      dependencies: [
        "MotionQA", "SDLStage", "TextRendering", "PictureFiles", "SourceEditing", "FileSystem", "InterludeUI",
        "Rasterizer",
        "LayerTree", "DisplayList", "MotionCurves",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        "Package.swift", "README.md", "gitignore", "Main.swift", "PopAnimator.swift", "FirstViewController.swift",
        "SecondViewController.swift", "MyPopTests.swift", "lifecycle.txt", "trace.json",
      ].map { .embedInCode("NewPackage/Template/\($0)") },
      swiftSettings: engine),
    .target(
      // Imports the door alone; the rest stands here because a door's module stays the same when what is behind it
      // changes, and SwiftPM would then not compile the scenes anew.
      name: "Gallery",
      dependencies: [
        "InteractiveTransitions", "Dragging", "UIKit", "InterludeUI", "LayerTree", "DisplayList", "MotionCurves",
      ],
      exclude: [
        "README.md", "Resources/Herbs/draw-herbs.py", "Resources/Herbs/flowers.py", "Resources/Herbs/plants.py",
        "Resources/Scenes/draw-scenes.py", "Resources/Seasons/draw-seasons.py",
      ],
      resources: [.process("Resources")], swiftSettings: engine),
    .target(
      name: "InteractiveTransitions",
      dependencies: ["Dragging", "UIKit", "InterludeUI", "LayerTree", "DisplayList", "MotionCurves"],
      swiftSettings: engine),
    .target(
      name: "MotionQA",
      dependencies: [
        "InterludeUI", "TextRendering", "PictureFiles", "FileSystem", "Rasterizer", "LayerTree", "DisplayList",
        "MotionCurves",
      ],
      resources: [.embedInCode("Report/report.css"), .embedInCode("Report/report.js")], swiftSettings: engine),
    .target(
      name: "SDLStage", dependencies: ["InterludeUI", "LayerTree", "DisplayList", "FileSystem", "CSDL2"],
      swiftSettings: engine),

    // What is outside: fonts, pictures, files.
    .target(name: "TextRendering", dependencies: ["DisplayList", "FileSystem", "CSDL2"], swiftSettings: engine),
    .target(
      name: "PictureFiles", dependencies: ["DisplayList", "FileSystem", "CPNG", "CSDL2"], swiftSettings: strict),
    .target(name: "FileSystem", swiftSettings: strict),
    // Swift files: where an animation's numbers are written, and other numbers there.
    .target(name: "SourceEditing", dependencies: ["FileSystem"], swiftSettings: strict),

    // iOS source files that need Objective-C, rewritten. With the trait alone: what is behind it is all of the sources.
    .target(
      name: "SourceAdoption",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Adoption"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Adoption"])),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "interlude-adopt",
      dependencies: [
        "SourceAdoption", "FileSystem", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .plugin(name: "AdoptUIKit", capability: .buildTool(), dependencies: ["interlude-adopt"]),

    // Doors: an iOS source file's own imports.
    .target(name: "UIKit", dependencies: ["QuartzCore", "InterludeUI", "StageDispatch"], swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "InterludeUI", "LayerTree", "DisplayList"],
      swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["DisplayList"], swiftSettings: strict),

    // The engine.
    .target(
      name: "InterludeUI", dependencies: ["LayerTree", "DisplayList", "MotionCurves", "Dragging", "StageDispatch"],
      swiftSettings: engine),
    .target(name: "LayerTree", dependencies: ["DisplayList", "MotionCurves"], swiftSettings: engine),

    // Pure values.
    .target(name: "Rasterizer", dependencies: ["DisplayList"], swiftSettings: strict),
    .target(name: "DisplayList", swiftSettings: strict),
    .target(name: "MotionCurves", swiftSettings: strict),
    .target(name: "StageDispatch", swiftSettings: strict),
    // Imports the door, as its sources would on an iPhone.
    .target(name: "Dragging", dependencies: ["CoreGraphics", "DisplayList"], swiftSettings: strict),
    .systemLibrary(name: "CSDL2"),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),

    .target(name: "InterludeTestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "InterludeUITestSupport",
      dependencies: ["InterludeUI", "LayerTree", "DisplayList", "InterludeTestSupport"],
      path: "Tests/InterludeUITests/Support", swiftSettings: engine),
    .executableTarget(
      name: "TaskRecording", dependencies: ["MotionQA", "InterludeUI"], path: "Tests/TaskRecording",
      swiftSettings: engine),
    .testTarget(
      name: "MotionCurvesTests", dependencies: ["MotionCurves", "InterludeTestSupport"],
      resources: [.copy("Tables")], swiftSettings: strict),
    .testTarget(
      name: "DraggingTests", dependencies: ["Dragging", "DisplayList", "InterludeTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DisplayListTests", dependencies: ["DisplayList", "InterludeTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RasterizerTests", dependencies: ["Rasterizer", "DisplayList", "InterludeTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayerTreeTests",
      dependencies: ["LayerTree", "Rasterizer", "DisplayList", "MotionCurves", "InterludeTestSupport"],
      swiftSettings: engine),
    // One for each group of the module's layers: they are compiled side by side, and an edit compiles one of them again.
    .testTarget(
      name: "InterludeUIViewsTests",
      dependencies: [
        "InterludeUI", "LayerTree", "DisplayList", "MotionCurves", "InterludeTestSupport", "InterludeUITestSupport",
      ],
      path: "Tests/InterludeUITests/Views", swiftSettings: engine),
    .testTarget(
      name: "InterludeUIControlsTests",
      dependencies: [
        "InterludeUI", "LayerTree", "DisplayList", "MotionCurves", "InterludeTestSupport", "InterludeUITestSupport",
      ],
      path: "Tests/InterludeUITests/Controls", swiftSettings: engine),
    .testTarget(
      name: "InterludeUIControllersTests",
      dependencies: [
        "InterludeUI", "LayerTree", "DisplayList", "MotionCurves", "InterludeTestSupport", "InterludeUITestSupport",
      ],
      path: "Tests/InterludeUITests/Controllers", swiftSettings: engine),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem", "InterludeTestSupport"], swiftSettings: engine),
    .testTarget(
      name: "SourceEditingTests", dependencies: ["SourceEditing", "FileSystem", "InterludeTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceAdoptionTests",
      dependencies: ["interlude-adopt", "SourceAdoption", "FileSystem", "InterludeTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PictureFilesTests", dependencies: ["PictureFiles", "DisplayList", "FileSystem", "InterludeTestSupport"],
      swiftSettings: engine),
    .testTarget(
      name: "TextRenderingTests",
      dependencies: ["TextRendering", "InterludeUI", "DisplayList", "FileSystem", "InterludeTestSupport"],
      swiftSettings: engine),
    .testTarget(
      name: "SDLStageTests",
      dependencies: [
        "SDLStage", "CSDL2", "InterludeUI", "Rasterizer", "DisplayList", "FileSystem", "InterludeTestSupport",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "MotionQATests",
      dependencies: [
        "MotionQA", "TextRendering", "PictureFiles", "FileSystem", "InterludeUI", "Rasterizer", "DisplayList",
        "MotionCurves", "InterludeTestSupport",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "InterludeLabTests",
      dependencies: [
        "InterludeLab", "MotionQA", "SDLStage", "PictureFiles", "FileSystem", "InterludeUI", "Rasterizer",
        "DisplayList", "InterludeTestSupport",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "InterludeTests",
      dependencies: [
        "interlude", "TaskRecording", "InterludeLab", "MotionQA", "SourceEditing", "FileSystem", "InterludeUI",
        "LayerTree", "DisplayList", "MotionCurves", "InterludeTestSupport",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "InteractiveTransitionsTests",
      dependencies: [
        "InteractiveTransitions", "Dragging", "InterludeUI", "LayerTree", "DisplayList", "InterludeTestSupport",
        "InterludeUITestSupport",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "interlude", "InterludeLab", "MotionQA", "Gallery", "InteractiveTransitions", "UIKit", "InterludeUI",
        "LayerTree",
        "DisplayList", "MotionCurves", "InterludeTestSupport", "InterludeUITestSupport",
      ],
      swiftSettings: engine),
  ],
  swiftLanguageModes: [.v6]
)

// Only Scripts/documentation fetches the plugin; who depends on the package does not.
if Context.environment["INTERLUDE_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
