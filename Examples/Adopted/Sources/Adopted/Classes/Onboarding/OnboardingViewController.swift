import UIKit

class OnboardingViewController: UIViewController, DebouncerDelegate {
    @IBOutlet weak var pageDots: PageDots!
    @IBOutlet fileprivate weak var skipButton: UIButton! {
        didSet { skipButton.setTitle("Skip", for: .normal) }
    }
    @IBOutlet var pictures: [UIImageView]!

    lazy var images = [
        #imageLiteral(resourceName: "page-1"), #imageLiteral(resourceName: "page-2"),
        #imageLiteral(resourceName: "page-3"),
    ]
    let colors = [
        #colorLiteral(red: 0.9, green: 0.2, blue: 0.3, alpha: 1),
        #colorLiteral(red: 0.1, green: 0.8, blue: 0.3, alpha: 1),
    ]
    let debouncer = Debouncer(delay: 0.25)
    var slideshow: Timer!

    override func loadView() {
        super.loadView()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
        let dots = PageDots(frame: CGRect(x: 20, y: 700, width: 100, height: 20))
        view.addSubview(button)
        view.addSubview(dots)
        skipButton = button
        pageDots = dots
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        debouncer.delegate = self
        skipButton.addTarget(self, action: Selector(("skip:")), for: .touchUpInside)
        skipButton.addTarget(debouncer, action: #selector(Debouncer.trigger), for: .touchDown)
        let swipe = UISwipeGestureRecognizer(target: self, action: NSSelectorFromString("next"))
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        slideshow = Timer(
            fireAt: Date(timeIntervalSinceNow: 5), interval: 5, target: self,
            selector: #selector(self.next as () -> Void), userInfo: nil, repeats: true)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sessionChanged), name: Session.didChange, object: Session.shared)
    }

    @IBAction func skip(_ sender: UIButton) {
        Log.write("skip \(sender.title(for: .normal) ?? "")")
        NotificationCenter.default.removeObserver(self, name: Session.didChange, object: nil)
    }

    @IBAction func next() {
        pageDots.current += 1
        view.backgroundColor = colors[pageDots.current % colors.count]
        Log.write("page \(pageDots.current)")
    }

    func next(_ count: Int) { for _ in 0..<count { next() } }

    @objc func sessionChanged(notification: NSNotification) {
        Log.write("session state \((notification.object as? Session)?.state.rawValue ?? -1)")
    }

    func debouncerDidFire(_ debouncer: Debouncer) { Log.write("debounced") }
}
