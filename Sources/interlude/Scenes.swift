import Gallery
import InterludeLab
import InterludeUI
import MotionQA

extension Scene {
  /// The gallery: what each scene is called, what moves in it, and the taps that show it.
  static let gallery = families.flatMap(\.self).map(\.withPictureOfItsName)

  /// Each scene and its steps, in the order in which to read them.
  private static let families: [[Scene]] = [
    Scene(
      name: "drop-in", title: "Drop-in", summary: "A modal falls into place",
      script: InputScript(duration: 1.38, [.tap("present-drop-in", at: 0), .tap("dismiss", at: 0.72)])
    ) { DropInViewController() }
    .followed(by: DropInStep.self, script: \.script) { DropInViewController($0) },
    Scene(
      name: "herb-pop", title: "Herb pop", summary: "A picture grows into a screen",
      script: InputScript(duration: 2.3, [.tap("herb-basil", at: 0), .tap("herb-detail", at: 1.2)])
    ) { HerbListViewController() }
    .followed(
      by: HerbPopStep.self, script: \.script, expectedDiagnostics: \.codes
    ) { HerbListViewController($0) },
    [
      Scene(
        name: "fade-push", title: "Fade push", summary: "One delegate for push and pop",
        script: InputScript(
          duration: 3.2,
          [
            .tap("push-fade", at: 0), .tap("BackButton", at: 0.6), .tap("push-slide", at: 1.2),
            .tap("BackButton", at: 1.8), .tap("push-plain", at: 2.4), .tap("BackButton", at: 2.6),
          ])
      ) { FadePushViewController() }
    ],
    Scene(
      name: "bottom-sheet", title: "Bottom sheet", summary: "A card rises over a dimmed screen",
      script: InputScript(
        duration: 1.15, [.tap("present-sheet", at: 0), .tap("dim", anchor: CGPoint(x: 0.04, y: 0.04), at: 0.6)])
    ) { BottomSheetSceneViewController() }
    .followed(by: BottomSheetStep.self, script: \.script) { BottomSheetSceneViewController($0) },
    Scene(
      name: "card", title: "Card", summary: "The screen behind steps back",
      script: InputScript(duration: 1.38, [.tap("present-card", at: 0), .tap("dismiss", at: 0.66)])
    ) { CardSceneViewController() }
    .followed(by: CardStep.self, expectedDiagnostics: \.codes) { CardSceneViewController($0) },
    Scene(
      name: "dimmed-message", title: "Dimmed message", summary: "A message above, a red dim behind",
      script: InputScript(duration: 1.38, [.tap("present-message", at: 0), .tap("dismiss", at: 0.72)])
    ) { DimmedMessageSceneViewController() }
    .followed(by: DimmedMessageStep.self) { DimmedMessageSceneViewController($0) },
    [
      Scene(
        name: "zoom", title: "Zoom", summary: "A cell becomes the screen",
        script: InputScript(
          duration: 3.3,
          [
            .tap("zoom-mint", at: 0), .tap("dismiss", at: 0.75), .tap("zoom-mint", at: 1.4),
            .drag(
              "zoomed", anchor: CGPoint(x: 0.5, y: 250.0 / 844), by: CGVector(dx: 30, dy: 180), duration: 0.3, at: 2),
          ])
      ) { ZoomGridViewController() }
    ],
    [
      Scene(
        name: "hero", title: "Hero", summary: "A picture flies from its cell",
        script: InputScript(
          duration: 3.2,
          [
            .tap("hero-saffron", at: 0), .tap("BackButton", at: 0.85), .tap("hero-saffron", at: 1.6),
            .drag(
              "hero-detail", anchor: CGPoint(x: 0.2, y: 0.5), by: CGVector(dx: 200, dy: 0), duration: 0.3, at: 2.35),
          ])
      ) { HeroListViewController() }
    ],
    [
      Scene(
        name: "tab-slide", title: "Tab slide", summary: "Pages slide the way the tabs lie",
        script: InputScript(
          duration: 2.4,
          [
            .tap("Autumn", at: 0), .tap("Summer", at: 0.65),
            .drag(
              "page-summer", anchor: CGPoint(x: 0.8, y: 0.5), by: CGVector(dx: -200, dy: 0), duration: 0.25, at: 1.3),
          ])
      ) { TabSlideViewController() }
    ],
    [
      Scene(
        name: "sheet-detents", title: "Sheet detents", summary: "A shelf to open, resize and close",
        script: InputScript(
          duration: 3.7,
          [
            .tap("open-shelf", at: 0),
            .drag("shelf", anchor: CGPoint(x: 0.5, y: 0.04), by: CGVector(dx: 0, dy: -200), duration: 0.3, at: 0.8),
            .tap("resize-shelf", at: 2),
            .drag("shelf", anchor: CGPoint(x: 0.5, y: 0.04), by: CGVector(dx: 0, dy: 250), duration: 0.2, at: 2.8),
          ])
      ) { SheetDetentsViewController() }
    ],
    [
      Scene(
        name: "keyboard-form", title: "Keyboard form", summary: "A card rises with the keyboard",
        script: InputScript(
          duration: 4.4,
          [
            .tap("write-note", at: 0), .tap("T", at: 1.3), .tap("done", at: 1.6), .tap("note", at: 2.4),
            .tap("save-note", at: 3.3),
          ])
      ) { KeyboardFormViewController() }
    ],
    [
      Scene(
        name: "defaults", title: "Defaults", summary: "What UIKit does by itself",
        script: InputScript(
          duration: 3.45,
          [
            .tap("present-cover", at: 0), .tap("present-another", at: 0.6), .tap("present-another", at: 1.2),
            .tap("dismiss", at: 1.95), .tap("dismiss-all", at: 2.7),
          ])
      ) { DefaultsViewController() },
      Scene(
        name: "defaults/cross-dissolve", title: "Defaults: Cross dissolve", summary: "One screen fades into the other",
        script: InputScript(duration: 1.4, [.tap("present-dissolve", at: 0), .tap("dismiss", at: 0.7)])
      ) { DefaultsViewController() },
      Scene(
        name: "defaults/flip-horizontal", title: "Defaults: Flip horizontal", summary: "The screen turns over",
        script: InputScript(duration: 2, [.tap("present-flip", at: 0), .tap("dismiss", at: 1)])
      ) { DefaultsViewController() },
    ],
    Scene(
      name: "what-goes-wrong", title: "What goes wrong", summary: "Mistakes, and their reasons",
      script: InputScript(
        duration: 1.9,
        [.tap("present-careless", at: 0), .tap("way-out", at: 1.1)]),
      expectedDiagnostics: ["F3"]
    ) { WhatGoesWrongViewController() }
    .followed(by: Mistake.self, script: \.script, expectedDiagnostics: \.codes) { WhatGoesWrongViewController($0) },
  ]

  /// The gallery's pictures for the home screen are called as the scenes are.
  private var withPictureOfItsName: Scene {
    var scene = self
    scene.picture = name
    return scene
  }
}
