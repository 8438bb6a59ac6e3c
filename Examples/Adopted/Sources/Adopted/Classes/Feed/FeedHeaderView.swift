import QuartzCore

@IBDesignable
class FeedHeaderView: UIView {
    @IBInspectable var threshold: CGFloat = 60
    private let gradient = CAGradientLayer()
    private(set) var isCollapsed = false
    private var boundsObservation: NSKeyValueObservation?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.addSublayer(gradient)
        boundsObservation = observe(\.bounds, options: [.initial, .new]) { view, change in
            view.gradient.frame = change.newValue ?? .zero
        }
    }

    func scrolled(from old: CGFloat, to new: CGFloat) {
        let collapses = new > threshold
        guard collapses != isCollapsed else { return }
        isCollapsed = collapses
        Log.write(collapses ? "header collapsed" : "header opened")
    }
}

extension FeedHeaderView {
    override func layoutSubviews() {
        super.layoutSubviews()
        let fade = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.colors))
        fade.duration = 0.2
        gradient.add(fade, forKey: #keyPath(CAGradientLayer.colors))
    }
}
