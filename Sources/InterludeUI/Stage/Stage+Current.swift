/// The stage that something belongs to which was made without being told: the one that was current then, as in UIKit there is
/// one only. It does not keep the stage alive.
struct StageOrigin {
  private weak var known: Stage? = .current

  /// The stage, or the current one once that has ended.
  var stage: Stage { known ?? .current }

  /// Whether the stage has ended.
  var hasEnded: Bool { known == nil }
}

// What UIKit knows without asking anyone.

extension UIScreen {
  /// The screen of the current stage.
  public static var main: UIScreen { Stage.current.screen }
}

extension UIApplication {
  /// The app of the current stage.
  public static var shared: UIApplication { Stage.current.application }
}

extension UIAccessibility {
  /// Whether large motion is to be left out. It is the stage's `isReduceMotionEnabled`.
  public static var isReduceMotionEnabled: Bool { Stage.current.isReduceMotionEnabled }
}

extension AnimationBlockStack {
  /// The blocks that `UIView.animate` and its like open, and are in.
  static var current: AnimationBlockStack { Stage.current.animationBlocks }
}

extension ImageCatalog {
  /// The stage whose images `UIImage(named:)` finds.
  static var stage: Stage { .current }
}

extension UIFont {
  /// What measures fonts.
  static var renderer: (any TextRenderer)? { Stage.current.textRenderer }
}

extension Diagnostic {
  /// Reports a mistake in a call that has nothing to do with any view, to the current stage.
  func report() { Stage.current.report(self) }
}

extension UIFeedbackGenerator {
  func note(_ callback: String, _ detail: String = "") { Stage.current.note(callback, of: self, detail) }
}
