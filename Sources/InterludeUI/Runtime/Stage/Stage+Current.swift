extension Stage: MediaClockOwner {
  /// The stage that global state (`UIScreen.main`, `CACurrentMediaTime()`, the animation block in progress) belongs to: the
  /// owner of the current clock. Where there is none yet, a new one of 390 × 844 points becomes current.
  public static var current: Stage {
    get {
      if let stage = MediaClock.currentOwner as? Stage { return stage }
      let stage = Stage(size: CGSize(width: 390, height: 844))
      MediaClock.currentOwner = stage
      return stage
    }
    set { MediaClock.currentOwner = newValue }
  }

  /// Runs code on behalf of this stage: everything global it touches is this stage's.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = MediaClock.currentOwner
    guard previous !== self else { return try body() }
    Stage.current = self
    defer { MediaClock.currentOwner = previous }
    return try body()
  }
}

/// The stage that an object was made for, as a rule the one that was current then. It does not keep the stage alive.
struct StageOrigin {
  private let known: BackReference<Stage>

  init(of stage: Stage = .current) { known = stage.reference }

  /// The stage, or the current one once that has ended.
  var stage: Stage { known.object ?? .current }

  /// Whether the stage has ended.
  var hasEnded: Bool { known.object == nil }
}

// What UIKit keeps global.

/// The stage's `date`, in seconds since the beginning of 2001: no clock of the machine's is read.
@preconcurrency @MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Stage.current.date.timeIntervalSinceReferenceDate
}

extension UIAccessibility {
  /// Whether large motion is to be left out. It is the stage's `isReduceMotionEnabled`.
  public static var isReduceMotionEnabled: Bool { Stage.current.isReduceMotionEnabled }

  /// Whether the screen is read aloud. It is the stage's `isVoiceOverRunning`.
  public static var isVoiceOverRunning: Bool { Stage.current.isVoiceOverRunning }

  /// Whether blurs are to be left out. It is the stage's `isReduceTransparencyEnabled`.
  public static var isReduceTransparencyEnabled: Bool { Stage.current.isReduceTransparencyEnabled }
}

extension UITraitCollection {
  /// The stage whose traits are the current ones.
  @MainActor static var stage: Stage { .current }
}

extension AppearanceRules {
  /// Those of the stage whose views a proxy is told of.
  static var ofCurrentStage: AppearanceRules { Stage.current.appearanceRules }
}

extension ImageCatalog {
  /// The stage whose images `UIImage(named:)` finds and whose loader reads them.
  static var stage: Stage { .current }
}

extension DrawingContexts {
  /// The stage in whose contexts is drawn.
  static var stage: Stage { .current }
}

extension UIFont {
  /// Measures fonts.
  static var renderer: (any TextRenderer)? { Stage.current.textRenderer }
}

extension Diagnostic {
  /// Reports a mistake in a call that concerns no view to the current stage.
  func report() { Stage.current.report(self) }
}

extension UIFeedbackGenerator {
  /// Tells the current stage's observers of a call.
  func note(_ callback: String, _ detail: String = "") { Stage.current.note(callback, of: self, detail) }
}
