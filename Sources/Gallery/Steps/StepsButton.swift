import UIKit

extension UIBarButtonItem {
  /// The button in the navigation bar that lists the scene's steps.
  ///
  /// - Parameters:
  ///   - current: the step that is shown.
  ///   - controller: the scene, which presents the list.
  static func steps<Step: SceneStep>(
    _ current: @escaping () -> Step, of controller: UIViewController, onChoice: @escaping (Step) -> Void
  ) -> UIBarButtonItem {
    let action = UIAction { [weak controller] _ in
      guard let controller, controller.presentedViewController == nil else { return }
      let list = StepsViewController(current: current()) { step in
        controller.dismiss(animated: true)
        onChoice(step)
      }
      list.sheetPresentationController?.detents = [.medium(), .large()]
      controller.present(list, animated: true)
    }
    let item = UIBarButtonItem(title: "Steps", primaryAction: action)
    item.accessibilityIdentifier = "steps"
    return item
  }
}
