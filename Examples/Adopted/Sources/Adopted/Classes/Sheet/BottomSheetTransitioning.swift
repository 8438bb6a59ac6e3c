import UIKit

/// Handed out by whoever shows a bottom sheet.
@objc final class BottomSheetTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    weak var sheetDelegate: BottomSheetDelegate?
    let closing = SheetPanInteraction()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
        controller.sheetDelegate = sheetDelegate
        closing.attach(to: presented)
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SheetAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return QuickSheetAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return closing.isActive ? closing : nil
    }
}
