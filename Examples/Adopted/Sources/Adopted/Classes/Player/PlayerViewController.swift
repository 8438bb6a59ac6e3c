import UIKit

final class PlayerViewController: BaseViewController {
    private(set) var timer: Timer?
    @objc dynamic var elapsed = 0
    private lazy var playButton: UIButton = {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.accessibilityIdentifier = "play"
        button.addTarget(self, action: #selector(play), for: .touchUpInside)
        button.addTarget(self, action: #selector(touched(_:forEvent:)), for: .touchDown)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(playButton)
        hideKeyboardWhenTappedAround()
    }

    @objc private func play() {
        Log.write("play")
        timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: self, selector: #selector(tick(timer:)), userInfo: ["step": 2], repeats: true)
        perform(#selector(hideControls), with: nil, afterDelay: 3)
    }

    @objc func touched(_ sender: UIButton, forEvent event: UIEvent) {
        Log.write("touched \(event.allTouches?.count ?? 0)")
    }

    @objc private func tick(timer: Timer) {
        let info = timer.userInfo as? [String: Int]
        elapsed += info?["step"] ?? 1
        Log.write("tick \(elapsed)")
    }

    @objc private func hideControls() { Log.write("hidden") }

    func stop() {
        timer?.invalidate()
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hideControls), object: nil)
    }

    override func applyTheme() {
        super.applyTheme()
        Log.write("player theme")
    }
}
