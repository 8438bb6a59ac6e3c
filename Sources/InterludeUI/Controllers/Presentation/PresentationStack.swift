/// Presents and dismisses: finds the presenter and the style, refuses what UIKit refuses, and starts the transition.
enum PresentationStack {
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenting = presenter(from: source, inContext: presented.modalPresentationStyle.isInContext)
    guard mayPresent(presented, on: presenting, from: source) else { return }
    let controller = presentationController(for: presented, presenting: presenting, source: source)
    controller.presentingViewController =
      controller.presentsOverSource
      ? source : presenter(from: source, inContext: !controller.shouldPresentInFullscreen)
    guard mayPresent(presented, on: controller.presentingViewController, from: source) else { return }
    let request = TransitionRequest(operation: .present, isAnimated: animated)
    let presentation = controller.adapted(to: presenting.traitCollection)
    link(presentation)
    presentation.openContainer()
    // In UIKit, too, the view is loaded once there is a presentation controller, before anything else is asked for: a controller may
    // become its own transitioning delegate as its view is loaded.
    presented.loadViewIfNeeded()
    let plan = PresentPlan(presentation, source: source, request: request)
    let noted = source.stage.noting("completion of present(_:animated:)", of: presented, completion)
    TransitionRunner(plan: plan, completion: noted).run()
  }

  /// Makes a presentation its presenter's own.
  private static func link(_ presentation: UIPresentationController) {
    let presented = presentation.presentedViewController
    presented.preparedPresentationController = nil
    presentation.presented.isKeptAlive = true
    presentation.presentingViewController.ownPresentation = presentation
    presented.isBeingPresented = true
  }

  /// Dismisses what the controller or its container presented; when they presented nothing, their own presenter does.
  static func dismiss(from controller: UIViewController, _ request: TransitionRequest, completion: (() -> Void)?) {
    let own = controller.selfAndAncestors.first { $0.ownPresentedViewController != nil }
    guard let presenting = own ?? controller.presentingViewController,
      let plan = DismissPlan(downTo: presenting, request: request)
    else { return }
    guard !plan.participants.contains(where: \.isInModalTransition) else {
      controller.stage.report(
        .misuse(
          .E1,
          "Attempt to dismiss \(type(of: plan.from)) from \(type(of: controller)) while a presentation or dismissal "
            + "is in progress.",
          remedy: "Dismiss in the completion of that transition.",
          types: [type(of: controller), type(of: plan.from)]))
      return
    }
    let noted = controller.stage.noting("completion of dismiss(animated:)", of: plan.from, completion)
    TransitionRunner(plan: plan, completion: noted).run()
  }

  /// Ends the transitions of a controller that leaves for good, of its children and of what they present, then dismisses what they
  /// present. Presenters' views that were taken out are not put back.
  static func takeDown(_ root: UIViewController) {
    let controllers = root.withDescendants
    for controller in controllers { controller.ownPresentation?.presenterPlace = nil }
    for runner in controllers.flatMap(\.transitions) { runner.abandon() }
    for controller in controllers where controller.ownPresentedViewController != nil {
      dismiss(from: controller, TransitionRequest(operation: .dismiss, isAnimated: false), completion: nil)
      controller.transitions.forEach { $0.abandon() }
    }
  }

  /// The controller that a presentation belongs to: in a context the nearest ancestor that defines one, otherwise the
  /// outermost container.
  private static func presenter(from source: UIViewController, inContext: Bool) -> UIViewController {
    let context = inContext ? source.selfAndAncestors.first(where: \.definesPresentationContext) : nil
    return context ?? source.outermostContainer
  }

  private static func presentationController(
    for presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    presented.preparedPresentationController
      ?? presented.makePresentationController(presenting: presenting, source: source)
  }

  private static func mayPresent(
    _ presented: UIViewController, on presenting: UIViewController, from source: UIViewController
  ) -> Bool {
    let (name, sourceName) = ("\(type(of: presented))", "\(type(of: source))")
    let types: [Any.Type] = [type(of: source), type(of: presented)]
    if presented.ownPresentingViewController != nil || presented === source {
      source.stage.report(
        .misuse(
          .E3, "\(sourceName) tried to present \(name), which is already being presented.",
          remedy: "Dismiss it first, or present another instance.", types: types))
      return false
    }
    if let other = presenting.ownPresentedViewController {
      source.stage.report(
        .misuse(
          .E1, "Attempt to present \(name) on \(sourceName), which is already presenting \(type(of: other)).",
          remedy: "Present from \(type(of: other)), or wait for the completion of its dismissal.", types: types))
      return false
    }
    if presenting.isInModalTransition {
      source.stage.report(
        .misuse(
          .E1, "Attempt to present \(name) on \(sourceName) while a presentation or dismissal is in progress.",
          remedy: "Present in the completion of that transition.", types: types))
      return false
    }
    if source.viewIfLoaded?.window?.isHidden != false {
      source.stage.report(
        .misuse(
          .E2, "Attempt to present \(name) on \(sourceName), whose view is not in the window hierarchy.",
          remedy: "Present in or after viewDidAppear(_:).", types: types))
      return false
    }
    return true
  }
}

extension UIViewController {
  /// This controller, what it contains and what any of them presents.
  var withDescendants: [UIViewController] {
    [self] + (children + [ownPresentedViewController].compactMap { $0 }).flatMap(\.withDescendants)
  }
}
