import UIKit

@IBDesignable class RatingControl: UIControl {
    @IBInspectable var count: Int = 5 { didSet { setupButtons() } }
    @IBInspectable var starSize: CGSize = CGSize(width: 44.0, height: 44.0)
    @IBOutlet var caption: UILabel?
    @objc dynamic var rating = 0 {
        didSet {
            if rating != oldValue { sendActions(for: .valueChanged) }
        }
    }
    private var ratingButtons = [UIButton]()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupButtons()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setupButtons()
    }

    @objc func ratingButtonTapped(button: UIButton) {
        guard let index = ratingButtons.firstIndex(of: button) else { return }
        let selected = index + 1
        rating = selected == rating ? 0 : selected
    }

    @objc private func buttonDown(_ sender: Any) { Log.write("down") }

    private func setupButtons() {
        for button in ratingButtons {
            button.removeTarget(self, action: #selector(RatingControl.ratingButtonTapped(button:)), for: .touchUpInside)
            button.removeFromSuperview()
        }
        ratingButtons.removeAll()
        for index in 0..<count {
            let button = UIButton(type: .system)
            button.frame = CGRect(
                x: CGFloat(index) * starSize.width, y: 0, width: starSize.width, height: starSize.height)
            button.addTarget(self, action: #selector(RatingControl.ratingButtonTapped(button:)), for: .touchUpInside)
            button.addTarget(self, action: #selector(buttonDown), for: .touchDown)
            addSubview(button)
            ratingButtons.append(button)
        }
    }
}
