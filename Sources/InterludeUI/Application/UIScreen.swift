/// The screen of the current stage.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  public static var main: UIScreen { Stage.current.screen }

  /// In points, from the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: stage.size) }

  /// Pixels per point.
  public var scale: CGFloat { stage.scale }
}
