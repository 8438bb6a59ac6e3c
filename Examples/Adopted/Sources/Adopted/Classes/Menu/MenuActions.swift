import UIKit

/// What menus send up the responder chain.
@objc protocol MenuActions {
    func menuChose(_ sender: Any?)
    @objc(menuClosedBy:) func menuClosed(by sender: Any?)
}

class MenuButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(nil, action: #selector(MenuActions.menuChose(_:)), for: .touchUpInside)
        addTarget(nil, action: #selector(MenuActions.menuClosed(by:)), for: .touchUpInside)
        addTarget(self, action: #selector(UIView.setNeedsLayout), for: .touchDown)
    }

    required init?(coder: NSCoder) { fatalError() }
}
