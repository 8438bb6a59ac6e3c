/// The plan of a container that shows one of its children in the place of another.
protocol ContainerPlan: TransitionPlan {
  /// Puts a child's view into the container, filling it.
  func place(_ view: UIView)
}

extension ContainerPlan {
  var presentationStyle: UIModalPresentationStyle { .none }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.view.layoutFrame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? containerView.bounds : .zero
  }

  func placeEnteringView() { place(to.view) }

  func didEnd(completed: Bool) {
    let (leaving, staying) = completed ? (from, to) : (to, from)
    leaving.leavePlace()
    if !completed, staying.view.superview !== containerView, !staying.isInCover { place(staying.view) }
    staying.restoreCovers()
  }
}
