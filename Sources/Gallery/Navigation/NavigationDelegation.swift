import UIKit

/// A screen's hold on its navigation controller's delegate: taken when the screen comes onto the stack, and given back to whoever was
/// the delegate before when it leaves, also with several screens that are popped at once.
struct NavigationDelegation {
  private weak var host: UINavigationController?
  private weak var previous: (any UINavigationControllerDelegate)?

  /// To be called in the screen's `didMove(toParent:)`.
  mutating func move(to parent: UIViewController?, delegate: any UINavigationControllerDelegate) {
    host?.delegate = previous
    host = parent as? UINavigationController
    previous = host?.delegate
    host?.delegate = delegate
  }
}
