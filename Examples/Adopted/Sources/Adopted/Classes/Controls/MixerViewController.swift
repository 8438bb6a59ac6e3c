import UIKit

class MixerViewController: UIViewController {
    let knob = KnobView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let rating = RatingControl(frame: CGRect(x: 50, y: 400, width: 220, height: 44))
    @IBOutlet weak var valueLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        knob.delegate = self
        view.addSubview(knob)
        view.addSubview(rating)
        rating.addTarget(self, action: #selector(MixerViewController.ratingChanged(_:)), for: .valueChanged)
        let twist = UITapGestureRecognizer(target: rating, action: #selector(UIView.shake))
        twist.numberOfTouchesRequired = 2
        view.addGestureRecognizer(twist)
    }

    @IBAction private func ratingChanged(_ sender: RatingControl) {
        Log.write("rating \(sender.rating)")
    }
}

extension MixerViewController: KnobViewDelegate {
    func knobView(_ knob: KnobView, didTurnTo value: CGFloat, animated: Bool) {
        Log.write("turned \(value) \(animated)")
    }
}

final class LimitedMixerViewController: MixerViewController {
    func knobViewWillTurn(_ knob: KnobView) { Log.write("turning") }

    func knobView(_ knob: KnobView, limitFor value: CGFloat, completion: @escaping (CGFloat) -> Void) {
        completion(min(value, 1))
    }
}
