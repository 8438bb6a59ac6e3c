/// How a view lay and looked before a transition, to put it back when the transition is cancelled.
struct StartingAppearance {
  private let view: UIView
  private let values: [(keyPath: String, value: AnimatableValue)]

  init(of view: UIView) {
    self.view = view
    values = ["position", "bounds", "transform", "opacity"].compactMap { keyPath in
      view.layer.animatableValue(forKeyPath: keyPath).map { (keyPath, $0) }
    }
  }

  /// Puts back what the transition's animations have changed, unless it has been set to something else since.
  ///
  /// - Parameter place: whether the view is to be where it was, too.
  func restore(after animations: [PropertyAnimation], place: Bool) {
    for (keyPath, value) in values where place || keyPath == "transform" || keyPath == "opacity" {
      guard let last = animations.last(where: { $0.view === view && $0.propertyKey == keyPath }), last.isModelAsLeft
      else { continue }
      view.stage.animationBlocks.suspended { view.layer.setValue(value, forKeyPath: keyPath) }
    }
  }
}
