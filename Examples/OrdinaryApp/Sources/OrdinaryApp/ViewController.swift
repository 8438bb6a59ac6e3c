import UIKit

class ViewController: UIViewController {

    weak var greetingLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        greetingLabel.text = "Hello, world"
    }

    func begin() {
        greetingLabel.textColor = view.tintColor
        greetingLabel.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
            animations: {
                self.greetingLabel.transform = .identity
            }, completion: nil)
    }

    func stop() {
        greetingLabel.layer.removeAllAnimations()
    }

}
