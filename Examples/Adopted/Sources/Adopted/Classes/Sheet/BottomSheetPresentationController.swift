import UIKit

@objc protocol BottomSheetDelegate: class {
    @objc optional func bottomSheetShouldClose(_ sheet: BottomSheetPresentationController) -> Bool
    @objc optional func bottomSheetDidClose(_ sheet: BottomSheetPresentationController)
}

final class BottomSheetPresentationController: UIPresentationController {
    weak var sheetDelegate: BottomSheetDelegate?

    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.alpha = 0
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = min(presentedViewController.preferredContentSize.height, bounds.height - 100)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 0 }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { sheetDelegate?.bottomSheetDidClose?(self) }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc fileprivate func dimmingViewTapped() {
        guard sheetDelegate?.bottomSheetShouldClose?(self) ?? true else { return Log.write("sheet stays") }
        presentedViewController.dismiss(animated: true, completion: nil)
    }
}
