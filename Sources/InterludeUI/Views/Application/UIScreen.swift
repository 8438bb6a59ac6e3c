/// The screen of the current stage.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment, StageBound {
  unowned let stage: Stage

  init(stage: Stage) {
    self.stage = stage
    traitCollection = Self.traits(of: stage)
  }

  private static func traits(of stage: Stage) -> UITraitCollection {
    UITraitCollection(
      size: stage.size, scale: stage.scale, style: stage.userInterfaceStyle,
      contentSize: stage.preferredContentSizeCategory)
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

  /// How often the screen is drawn at most, in frames per second: 60, as often as a display link is called.
  public var maximumFramesPerSecond: Int { CADisplayLink.refreshRate }

  public private(set) var traitCollection: UITraitCollection

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The stage has another size, scale, appearance or content size category.
  func updateTraits() {
    let previous = traitCollection
    traitCollection = Self.traits(of: stage)
    guard traitCollection != previous else { return }
    traitCollectionDidChange(previous)
    stage.windowScene.screenTraitsDidChange(from: previous)
  }
}
