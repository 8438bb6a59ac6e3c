/// What UIKit promises of a callback, in a sentence.
nonisolated enum CallbackMeaning {
  /// Nil for a callback that is none of UIKit's transitions.
  static func sentence(for callback: String) -> String? { sentences[callback] }

  private static let sentences: [String: String] = [
    "loadView()": "The controller makes its view, because someone has asked for it.",
    "viewDidLoad()": "The view is there; its size and its window are not yet known.",
    "viewWillAppear(_:)":
      "The view is about to come on screen. It can still be called off, if the transition is cancelled.",
    "viewIsAppearing(_:)": "The view is in its window and has its size, before the first frame shows it.",
    "viewDidAppear(_:)": "The transition is over and the view is on screen.",
    "viewWillDisappear(_:)": "The view is about to leave. A cancelled transition answers with viewWillAppear.",
    "viewDidDisappear(_:)": "The view has left the screen.",
    "presentationTransitionWillBegin()":
      "The presentation controller adds its own views, such as a dimming view, and animates them by the coordinator.",
    "presentationTransitionDidEnd(_:)":
      "False means that the presentation was cancelled: what was added before must be taken away again.",
    "dismissalTransitionWillBegin()": "The presentation controller animates its own views away, by the coordinator.",
    "dismissalTransitionDidEnd(_:)": "True means that it is gone for good, and its views may go, too.",
    "containerViewWillLayoutSubviews()": "The container is about to be laid out: frames are set here.",
    "containerViewDidLayoutSubviews()": "The container has been laid out.",
    "animationController(forPresented:presenting:source:)":
      "The transitioning delegate is asked once who animates the presentation; nil takes the system's own.",
    "animationController(forDismissed:)":
      "The delegate is asked once who animates the dismissal; nil takes the system's own.",
    "presentationController(forPresented:presenting:source:)":
      "Asked when the style is .custom: who owns the container for as long as the controller is presented.",
    "interactionControllerForPresentation(using:)": "Asked only if there is an animator: nil runs by itself.",
    "interactionControllerForDismissal(using:)": "Asked only if there is an animator: nil runs by itself.",
    "navigationController(_:animationControllerFor:from:to:)":
      "The navigation controller's delegate is asked once who animates the push or pop.",
    "navigationController(_:interactionControllerFor:)": "Asked only if there is an animator: nil runs by itself.",
    "navigationController(_:willShow:animated:)": "Told before the transition; a cancelled pop tells it again.",
    "navigationController(_:didShow:animated:)": "Told when the transition has completed.",
    "transitionDuration(using:)":
      "What is declared here is what coordinators and keyboards go by; the animation should last as long.",
    "animateTransition(using:)":
      "The animator adds the view that comes to the container, animates, and calls completeTransition in the end.",
    "interruptibleAnimator(using:)": "The same animator must be given each time, for as long as the transition lasts.",
    "startInteractiveTransition(_:)": "From now on a finger, or code, moves the transition.",
    "completeTransition(_:)":
      "Tells the system that it is over. Without this call the window takes no touch any more.",
    "animationEnded(_:)": "The animator may let go of what it kept for this transition.",
    "subviews": "What stands in the container, from back to front.",
  ]
}
