import QuartzCore

@IBDesignable class AvatarView: UIControl {
    @IBInspectable var initials: String = "AB" { didSet { setNeedsDisplay() } }
    @IBInspectable var ringWidth: CGFloat = 4
    private var observation: NSKeyValueObservation?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addTarget(self, action: #selector(pulse), for: .touchUpInside)
        observation = observe(\.alpha, options: [.old, .new]) { _, change in
            Log.write("alpha \(change.oldValue ?? -1) → \(change.newValue ?? -1)")
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(#colorLiteral(red: 0.1, green: 0.2, blue: 0.8, alpha: 1).cgColor)
        context.setLineWidth(ringWidth)
        context.strokeEllipse(in: bounds.insetBy(dx: ringWidth, dy: ringWidth))
    }

    @objc func pulse() {
        let pulse = CABasicAnimation(keyPath: #keyPath(CALayer.transform))
        pulse.toValue = NSValue(caTransform3D: CATransform3DMakeScale(1.1, 1.1, 1))
        pulse.duration = 0.2
        pulse.autoreverses = true
        layer.add(pulse, forKey: #keyPath(CALayer.transform))
        Log.write("pulse")
    }
}
