/// The screen of the current stage.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment, StageBound {
  unowned let stage: Stage

  init(stage: Stage) {
    self.stage = stage
    traitCollection = UITraitCollection(size: stage.size, scale: stage.scale, style: stage.userInterfaceStyle)
  }

  /// In points, from the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: stage.size) }

  /// Pixels per point.
  public var scale: CGFloat { stage.scale }

  /// The same as `scale`: every pixel of the stage is one of the screen's.
  public var nativeScale: CGFloat { stage.scale }

  /// In pixels, from the origin, upright.
  public var nativeBounds: CGRect {
    let (width, height) = (stage.size.width * stage.scale, stage.size.height * stage.scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }

  public private(set) var traitCollection: UITraitCollection

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The stage has another size, scale or appearance.
  func updateTraits() {
    let previous = traitCollection
    traitCollection = UITraitCollection(size: stage.size, scale: stage.scale, style: stage.userInterfaceStyle)
    guard traitCollection != previous else { return }
    traitCollectionDidChange(previous)
    stage.windowScene.screenTraitsDidChange(from: previous)
  }
}
