/// The plan of a presentation or of a dismissal.
protocol ModalPlan: TransitionPlan {
  /// The presentation that begins or ends; of several that end together the topmost.
  var presentation: UIPresentationController { get }
}

extension ModalPlan {
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  /// UIKit asks for the animator of a custom presentation or dismissal in any case: its context then says that nothing is animated.
  var asksForAnimatorUnanimated: Bool { presentationStyle == .custom }

  func systemAnimator() -> (any SystemAnimator)? { presentation.systemAnimator(for: request) }

  func systemInteraction(for animator: any SystemAnimator) -> TransitionInteraction? {
    presentation.systemInteraction(for: animator, request)
  }
}
