import UIKit

@IBDesignable
@objcMembers
open class CardView: UIView {
    @IBOutlet public weak var delegate: CardViewDelegate?
    @IBInspectable var cornerRadius: CGFloat = 12 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @objc dynamic public private(set) var isLifted = false
    private var start = CGPoint.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: #selector(CardView.tapped))
        addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: #selector(self.pressed(recognizer:)))
        addGestureRecognizer(press)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = center
            isLifted = true
        case .changed:
            let translation = pan.translation(in: superview)
            center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
            delegate?.cardView?(self, didMoveTo: center)
        case .ended, .cancelled:
            isLifted = false
            if delegate?.cardView?(self, shouldReturnFrom: center) ?? true {
                center = start
            }
        default:
            break
        }
    }

    @objc func tapped() {
        Log.write("CardView tapped")
        cornerRadius = delegate?.cardCornerRadius ?? 3
        delegate?.cardViewDidTap?(self)
    }

    @objc(longPressedWithRecognizer:)
    func pressed(recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { Log.write("CardView pressed") }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { delegate?.cardViewDidAppear(self) }
    }
}
