import UIKit

extension UIBarButtonItem {
  /// The button in the navigation bar that lists the scene's variants.
  ///
  /// - Parameters:
  ///   - current: the variant that is shown.
  ///   - controller: the scene, which presents the list.
  static func variants<Variant: SceneVariant>(
    _ current: @escaping () -> Variant, of controller: UIViewController, onChoice: @escaping (Variant) -> Void
  ) -> UIBarButtonItem {
    let action = UIAction { [weak controller] _ in
      guard let controller, controller.presentedViewController == nil else { return }
      let list = VariantsViewController(current: current()) { variant in
        controller.dismiss(animated: true)
        onChoice(variant)
      }
      list.sheetPresentationController?.detents = [.medium(), .large()]
      controller.present(list, animated: true)
    }
    let item = UIBarButtonItem(title: "Steps", primaryAction: action)
    item.accessibilityIdentifier = "variants"
    return item
  }
}
