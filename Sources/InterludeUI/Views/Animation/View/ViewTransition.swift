/// The transition from a view's old look to its new one.
///
/// The old look is a face of its own, next to the view's layer and in no hierarchy of views. Everything that moves is
/// added to the models, which do not change: the face's model is never seen, the view's is where everything ends.
final class ViewTransition {
  enum Kind: Hashable {
    case dissolve
    case flip(Flip)
    case curlUp
    case curlDown

    /// Nil when the options name no transition that there is.
    init?(_ options: UIView.AnimationOptions) {
      switch options.transition {
      case UIView.AnimationOptions.transitionCrossDissolve.transition: self = .dissolve
      case UIView.AnimationOptions.transitionCurlUp.transition: self = .curlUp
      case UIView.AnimationOptions.transitionCurlDown.transition: self = .curlDown
      default:
        guard let flip = Flip(number: options.transition) else { return nil }
        self = .flip(flip)
      }
    }
  }

  private let kind: Kind
  private let view: UIView
  private let face: UIView
  private let oldCovers: Bool
  private var isTakenBack = false
  /// What else than the look has changed.
  let changes = ChangeLog()

  /// Keeps the look that a view has now; nil when the options name no transition.
  init?(of view: UIView, options: UIView.AnimationOptions) {
    guard let kind = Kind(options) else { return nil }
    self.kind = kind
    self.view = view
    let frozen = view.layer.frozenCopy(isPresented: true)
    // What shows of these may be another transition's doing.
    (frozen.opacityValue, frozen.isHidden) = (view.alpha, view.isHidden)
    oldCovers = frozen.coversBounds
    face = SnapshotView(of: frozen)
    view.stage.animationBlocks.suspended {
      face.layer.anchorPoint = frozen.anchorPoint
      face.center = view.layer.presentation()?.position ?? view.center
      face.transform3D = view.transform3D
      face.layer.zPosition = view.layer.zPosition
      face.alpha = 0
    }
  }

  /// Passes over to the look that the view has now.
  func run(in block: AnimationBlock) {
    view.stage.jumpChecker.showsNewContent(view.layer)
    switch kind {
    case .dissolve: dissolve(in: block)
    case .flip(let flip): turn(flip, in: block)
    case .curlUp: rollUp(in: block)
    case .curlDown: unroll(in: block)
    }
  }

  /// Goes back to what the old look was a look of.
  func takeBack() {
    changes.takeBack()
    isTakenBack = true
  }

  /// Takes the old look away. Taken back, it gives way to the view that looks the same.
  func end() {
    face.layer.removeFromSuperlayer()
    if isTakenBack { view.stage.jumpChecker.showsNewContent(view.layer) }
  }

  /// Two pictures that fade at once let the background through where both are opaque. If one of them hides all that is
  /// behind it, it stays, and the other fades over it.
  private func dissolve(in block: AnimationBlock) {
    let oldStays = !oldCovers && view.layer.coversBounds
    if oldStays {
      view.layer.superlayer?.insertSublayer(face.layer, below: view.layer)
    } else {
      view.layer.superlayer?.insertSublayer(face.layer, above: view.layer)
    }
    add([1, oldStays ? 1 : 0], to: "opacity", of: face, in: block)
    if !oldCovers { add([-view.alpha, 0], to: "opacity", of: view, in: block) }
  }

  /// The two are back to back; halfway, edge on, the one gives way to the other.
  private func turn(_ flip: Flip, in block: AnimationBlock) {
    view.layer.superlayer?.insertSublayer(face.layer, above: view.layer)
    add([0, 0.5, 1].map(flip.transform), to: "transform", of: face, in: block)
    add([-1, -0.5, 0].map(flip.transform), to: "transform", of: view, in: block)
    add([1, 0], to: "opacity", of: face, mode: .discrete, in: block)
    add([-view.alpha, 0], to: "opacity", of: view, mode: .discrete, in: block)
  }

  /// The old look is a sheet on the new one.
  private func rollUp(in block: AnimationBlock) {
    view.layer.superlayer?.insertSublayer(face.layer, above: view.layer)
    add([1, 1], to: "opacity", of: face, in: block)
    add([0, 1], to: "pageCurl", of: face, in: block)
  }

  /// The new look is a sheet on the old one.
  private func unroll(in block: AnimationBlock) {
    view.layer.superlayer?.insertSublayer(face.layer, below: view.layer)
    add([1, 1], to: "opacity", of: face, in: block)
    add([1, 0], to: "pageCurl", of: view, in: block)
  }

  /// Animates what is added to a property, evenly from value to value at the block's pace; the model stays as it is.
  private func add(
    _ values: [Any], to keyPath: String, of view: UIView, mode: CAAnimationCalculationMode = .linear,
    in block: AnimationBlock
  ) {
    guard let model = view.layer.animatableValue(forKeyPath: keyPath) else { return }
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.values = values
    animation.calculationMode = mode
    animation.curve = block.timing.curve(duration: block.duration)
    animation.duration = block.timing.duration(given: block.duration)
    block.add(
      animation, for: AnimatableChange(keyPath: keyPath, old: model, new: model), of: view, transitionEffect: self)
  }
}
