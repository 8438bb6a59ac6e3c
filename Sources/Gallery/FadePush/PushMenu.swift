import UIKit

extension UIViewController {
  /// One button for every way of pushing the next screen.
  func makePushMenu(depth: Int) -> [UIView] {
    Arrival.allCases.map { arrival in
      PrimaryButton(
        arrival.invitation, identifier: arrival.identifier, color: Palette.fadePush,
        emphasis: arrival == .fade ? .filled : .tinted
      ) { [weak self] in
        let next = PushedViewController(arrival, depth: depth + 1)
        self?.navigationController?.pushViewController(next, animated: arrival != .plain)
      }
    }
  }
}
