/// The standard slide: the upper screen comes from the right with a shadow at its edge, the lower one moves 30 % of the
/// width to the left under a slight dim; a pop is the mirror image.
final class NavigationSlideAnimator: NSObject, SystemAnimator {
  private static let parallax: CGFloat = 0.3
  private static let dim: CGFloat = 0.1
  private let operation: UINavigationController.Operation
  let timing = SystemSpring.timing
  private(set) var travel = CGVector.zero

  init(operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemSpring.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    let isPush = operation == .push
    let container = context.containerView
    let frame = context.finalFrame(for: toController)
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let aside = frame.offsetBy(dx: -frame.width * Self.parallax, dy: 0)
    let outside = frame.offsetBy(dx: frame.width, dy: 0)
    travel = CGVector(dx: isPush ? -frame.width : frame.width, dy: 0)

    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    dimming.alpha = isPush ? 0 : Self.dim
    let edge = makeEdge(frame: isPush ? outside : frame)
    edge.alpha = isPush ? 0 : 1
    to.frame = isPush ? outside : aside
    if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    container.insertSubview(dimming, belowSubview: upper)
    container.insertSubview(edge, belowSubview: upper)
    to.layoutIfNeeded()

    UIView.animate(withDuration: SystemSpring.duration, delay: 0, options: .curveLinear) {
      upper.frame = isPush ? frame : outside
      edge.frame = isPush ? frame : outside
      edge.alpha = isPush ? 1 : 0
      lower.frame = isPush ? aside : frame
      dimming.alpha = isPush ? Self.dim : 0
    } completion: { _ in
      dimming.removeFromSuperview()
      edge.removeFromSuperview()
      from.frame = container.bounds
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A view as large as the upper screen and hidden behind it, of which only the shadow at the edge shows.
  private func makeEdge(frame: CGRect) -> UIView {
    let edge = UIView(frame: frame)
    edge.backgroundColor = .black
    edge.layer.shadowColor = UIColor.black.cgColor
    edge.layer.shadowOpacity = 0.25
    edge.layer.shadowRadius = 10
    edge.layer.shadowOffset = .zero
    return edge
  }
}
