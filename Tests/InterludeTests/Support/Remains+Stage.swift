import InterludeTestSupport

@testable import InterludeUI

extension Remains {
  /// Watches a stage and all that is on it now: windows, controllers, views, layers, recognisers, transitions.
  func watch(_ stage: Stage) {
    watch(stage, as: "the stage")
    for window in stage.windows {
      watch(window)
      window.rootViewController.map(watch)
    }
  }

  private func watch(_ view: UIView) {
    watch(view, as: "\(type(of: view))")
    watch(view.layer, as: "the layer of \(type(of: view))")
    for recognizer in view.gestureRecognizers ?? [] { watch(recognizer, as: "\(type(of: recognizer))") }
    view.viewController.map(watch)
    view.subviews.forEach(watch)
  }

  private func watch(_ controller: UIViewController) {
    watch(controller, as: "\(type(of: controller))")
    for transition in controller.transitions { watch(transition, as: "a transition") }
    controller.ownPresentation.map { watch($0, as: "\(type(of: $0))") }
    controller.ownPresentation.map { watch($0.presentedViewController) }
    controller.children.forEach(watch)
  }
}
