import UIKit

class MenuViewController: UIViewController, MenuActions {
    let button = MenuButton(frame: CGRect(x: 40, y: 200, width: 160, height: 50))
    let loud = UISwitch(frame: CGRect(x: 40, y: 300, width: 51, height: 31))
    @objc var isLoud = false

    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
        view.addSubview(button)
        view.addSubview(loud)
        loud.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(recognizer:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    func menuChose(_ sender: Any?) { Log.write("chose \(sender is MenuButton)") }
    func menuClosed(by sender: Any?) { Log.write("closed") }

    @objc func switched(_ sender: UISwitch!) {
        _ = UIApplication.shared.sendAction(#selector(setter: isLoud), to: self, from: sender.isOn, for: nil)
        Log.write("loud \(isLoud)")
    }

    @objc fileprivate func edgePanned(recognizer: UIScreenEdgePanGestureRecognizer) {
        if recognizer.state == .ended { Log.write("edge") }
    }
}

// MARK: - Looks

extension MenuViewController {
    @objc func configure() { Log.write("menu") }
    @objc var itemHeight: CGFloat { return 44 }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Log.write("menu appeared")
    }
}

class TallMenuViewController: MenuViewController {
    override var itemHeight: CGFloat {
        return super.itemHeight * 2
    }
}

extension TallMenuViewController {
    override func configure() {
        super.configure()
        Log.write("tall menu \(itemHeight)")
    }
}
