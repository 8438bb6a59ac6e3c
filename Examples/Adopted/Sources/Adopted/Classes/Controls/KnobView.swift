import UIKit

@objc protocol KnobViewDelegate: class {
    @objc optional func knobViewWillTurn(_ knob: KnobView)
    @objc optional func knobView(_ knob: KnobView, didTurnTo value: CGFloat, animated: Bool)
    @objc optional func knobView(_ knob: KnobView, limitFor value: CGFloat, completion: @escaping (CGFloat) -> Void)
}

@objc(ADKnobView)
@IBDesignable
class KnobView: UIView {
    @IBInspectable var value: CGFloat = 0
    weak var delegate: KnobViewDelegate?

    // The manner of Swift 3: no attribute, for NSObject gave it.
    func rotated(_ recognizer: UIRotationGestureRecognizer) { turn(to: recognizer.rotation, animated: false) }
    func doubleTapped() { turn(to: 0, animated: true) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(KnobView.rotated(_:))))
        let tap = UITapGestureRecognizer(target: self, action: Selector("doubleTapped"))
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func turn(to newValue: CGFloat, animated: Bool) {
        if delegate?.responds(to: #selector(KnobViewDelegate.knobViewWillTurn(_:))) ?? false {
            Log.write("will be told")
        }
        delegate?.knobViewWillTurn?(self)
        if let limit = delegate?.knobView(_:limitFor:completion:) {
            limit(self, newValue) { self.value = $0 }
        } else {
            value = newValue
        }
        delegate?.knobView?(self, limitFor: newValue) { limited in
            Log.write("limited \(limited)")
        }
        delegate?.knobView?(
            self,
            didTurnTo: value,
            animated: animated)
    }
}
