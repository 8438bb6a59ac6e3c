import UIKit

class SheetAnimator: NSObject {
    let isPresenting: Bool

    @objc init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }
}

extension SheetAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting { transitionContext.containerView.addSubview(controller.view) }
        let shown = transitionContext.finalFrame(for: controller)
        let hidden = shown.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.height - shown.minY)
        controller.view.frame = isPresenting ? hidden : controller.view.frame
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
            animations: { controller.view.frame = self.isPresenting ? shown : hidden },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

/// It goes faster than it comes.
class QuickSheetAnimator: SheetAnimator {
    override func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return super.transitionDuration(using: transitionContext) / 1.5
    }
}
