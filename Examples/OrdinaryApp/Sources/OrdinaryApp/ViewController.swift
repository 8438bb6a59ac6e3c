import UIKit

class ViewController: UIViewController {

    weak var greetingLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        greetingLabel.text = "Hello, world"
        let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { [weak self] _ in self?.showMore() })
        button.accessibilityIdentifier = "more"
        button.frame = CGRect(x: 145, y: 460, width: 100, height: 44)
        view.addSubview(button)
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

    func showMore() {
        let more = UIViewController()
        more.view.backgroundColor = .systemIndigo
        more.modalPresentationStyle = .fullScreen
        more.modalTransitionStyle = .crossDissolve
        present(more, animated: true)
    }

    func stop() {
        greetingLabel.layer.removeAllAnimations()
    }

}
