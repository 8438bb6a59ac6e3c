/// Compares the views of a transition before and after it: F8.
///
/// A view that stays in the window must look as before. One that leaves it, or whose controller has presented something that
/// is up, may have been changed: the transition that brings it back has to put it right.
final class TransitionAppearances {
  private var subjects: [(view: UIView, before: ViewAppearance)] = []
  private var leftovers: [UIView] = []

  /// Notes how views look that have not been noted yet.
  func watch(_ views: [UIView?]) {
    for case let view? in views where !view.lookFollowsPresentation && !subjects.contains(where: { $0.view === view }) {
      subjects.append((view, view.restingAppearance))
    }
  }

  /// Notes what is in the container and was not there before. The next transition may begin after it. A presentation's container
  /// goes with the presentation, and what it holds until then may be there for the way back.
  func noteLeftovers(in container: UIView) {
    guard !(container is PresentationContainerView) else { return }
    leftovers = container.subviews.filter { view in
      !view.lookFollowsPresentation && !subjects.contains { $0.view === view }
    }
  }

  /// Notes how everything was left. What is wrong is reported once the code that runs now is through, since it may still
  /// be tidying up.
  func settle(culprit: Any.Type, on clock: MediaClock) {
    var staying: [(view: UIView, before: ViewAppearance?)] = []
    for (view, before) in subjects {
      let after = ViewAppearance(of: view)
      let mayDiffer = view.window == nil || view.shownController?.ownPresentedViewController != nil
      view.rememberedAppearance =
        mayDiffer && after != before ? RememberedAppearance(original: before, left: after) : nil
      if !mayDiffer { staying.append((view, before)) }
    }
    staying += leftovers.map { ($0, nil) }
    (subjects, leftovers) = ([], [])
    clock.schedule(at: clock.time) {
      for (view, before) in staying { Self.check(view, before: before, culprit: culprit) }
    }
  }

  private static func check(_ view: UIView, before: ViewAppearance?, culprit: Any.Type) {
    guard view.window != nil, view.shownController?.transition == nil else { return }
    let appearance = ViewAppearance(of: view)
    guard let flaw = before.map(appearance.flaw(since:)) ?? appearance.flawOfALeftover else { return }
    view.stage.report(
      .misuse(
        .F8, "\(culprit) has left \(view.nameInDiagnostics) \(flaw).",
        remedy:
          "In the completion, give it its transform, alpha and isHidden back, or remove it, whether the transition "
          + "was completed or cancelled.",
        severity: .warning, types: [culprit, view.typeInDiagnostics]))
  }
}

extension UIView {
  /// The controller whose root view this is, or whose view a presentation has wrapped in this one.
  fileprivate var shownController: UIViewController? {
    if let viewController { return viewController }
    let presentation = (superview as? PresentationContainerView)?.presentationController
    return presentation?.presentedView === self ? presentation?.presentedViewController : nil
  }
}
