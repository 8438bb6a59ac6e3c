/// The view in which a presentation happens.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    // Constraints of the presented view have the last word, as on a device.
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    presentationController?.containerTraitsDidChange(from: previousTraitCollection)
  }

  override func holdsTransitions(in view: UIView) -> Bool { view === self }

  /// While a transition runs, the screens in it are not touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let transition = presentationController?.presentedViewController.transition else {
      let hit = super.hitTest(point, with: event)
      return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    // A transition in a container that the presented controller is, or has, is no affair of this one's views.
    return transition.plan.containerView === self ? transition.touchedView(at: point, with: event) : self
  }
}

extension PresentationContainerView: DragSharing {
  var sharedDrag: (any SharedDrag)? { presentationController?.sharedDrag }
}
