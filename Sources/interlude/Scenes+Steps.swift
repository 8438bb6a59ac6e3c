import Gallery
import InterludeLab
import InterludeUI
import MotionQA

extension Scene {
  /// The scene, which is the initial step, and the other steps behind it.
  ///
  /// - Parameters:
  ///   - script: What is done in a step; nil for what is done in the scene.
  ///   - expectedDiagnostics: The identifiers of the mistakes that a step makes on purpose.
  func followed<Step: SceneStep>(
    by steps: Step.Type, script: (Step) -> InputScript? = { _ in nil },
    expectedDiagnostics: (Step) -> [String] = { _ in [] },
    makeViewController: @escaping @MainActor (Step) -> UIViewController
  ) -> [Scene] {
    var scene = self
    scene.initialStep = steps.initial.rawValue
    return [scene]
      + steps.allCases.filter { $0 != steps.initial }.map { step in
        Scene(
          name: "\(name)/\(step.rawValue)", title: "\(title): \(step.title)", summary: step.text,
          script: script(step) ?? self.script, expectedDiagnostics: expectedDiagnostics(step)
        ) { makeViewController(step) }
      }
  }
}

extension DropInStep {
  /// What is done where that is not what the scene does. Dragged a little way, the card comes back; dragged far, it leaves.
  var script: InputScript? {
    // Five steps light up, the last when the screen has arrived; then the way back.
    if self == .fiveSteps {
      return InputScript(duration: 2.1, [.tap("present-drop-in", at: 0), .tap("dismiss", at: 1.4)])
    }
    guard self == .percentDriven else { return nil }
    let picture = CGPoint(x: 0.5, y: 0.2)
    return InputScript(
      duration: 2.8,
      [
        .tap("present-drop-in", at: 0),
        .drag("drop-in-card", anchor: picture, by: CGVector(dx: 0, dy: 150), duration: 0.3, at: 0.8),
        .drag("drop-in-card", anchor: picture, by: CGVector(dx: 0, dy: 450), duration: 0.4, at: 1.8),
      ])
  }
}

extension HerbPopStep {
  /// What is done where that is not what the scene does; the screen is turned while the herb is open.
  var script: InputScript? {
    switch self {
    case .emptyAnimator: InputScript(duration: 2.2, [.tap("herb-basil", at: 0)])
    case .landscape:
      InputScript(
        duration: 3,
        [
          .tap("herb-basil", at: 0), .resize(to: CGSize(width: 844, height: 390), at: 1.3),
          .tap("herb-detail", at: 1.7),
        ])
    default: nil
    }
  }

  var codes: [String] { self == .emptyAnimator ? ["F3", "F1"] : [] }
}

extension BottomSheetStep {
  /// The button dismisses, in every step.
  var script: InputScript? { InputScript(duration: 1.3, [.tap("present-sheet", at: 0), .tap("dismiss", at: 0.7)]) }
}

extension CardStep {
  var codes: [String] { self == .appearanceCalls ? ["E5", "E5"] : [] }
}

extension Mistake {
  /// What is tapped to make it, and to come back.
  var script: InputScript? {
    let steps: [InputScript.Step] =
      switch self {
      case .completesFalse, .presentsFromOutside: [.tap("present-careless", at: 0)]
      case .pushesTwice: [.tap("push-careless", at: 0)]
      case .forgetsPop: [.tap("push-careless", at: 0), .tap("back", at: 1), .tap("way-out", at: 2)]
      case .takesPresenter: [.tap("present-careless", at: 0), .tap("back", at: 1), .tap("way-out", at: 2)]
      case .forgetsDismissal, .presentsMeanwhile, .presentsTwice, .selectsNoTab, .pointsAtNothing, .none:
        [.tap("present-careless", at: 0), .tap("back", at: 1.5)]
      default: [.tap("present-careless", at: 0), .tap("way-out", at: 2)]
      }
    return InputScript(duration: 3, steps)
  }

  /// How the checker calls it.
  var codes: [String] {
    switch self {
    case .addsNothing, .forgetsPop, .forgetsDismissal: ["F3"]
    case .completesAtOnce: ["F4"]
    case .leavesFrameEmpty: ["F5"]
    case .neverCompletes: ["F1"]
    case .completesTwice: ["F2"]
    case .takesLonger: ["F6"]
    case .jumps: ["F7"]
    case .leavesTransform: ["F8"]
    case .waitsForFinger: ["F9"]
    case .takesPresenter: ["F10"]
    case .tellsOfAppearance: ["E5"]
    case .presentsMeanwhile: ["E1"]
    case .presentsFromOutside: ["E2"]
    case .presentsTwice: ["E3"]
    case .pushesTwice: ["E4"]
    case .selectsNoTab: ["E6"]
    case .pointsAtNothing: ["E7"]
    case .completesFalse, .none: []
    }
  }
}
