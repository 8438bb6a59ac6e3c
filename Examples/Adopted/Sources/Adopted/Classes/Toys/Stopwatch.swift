import QuartzCore

@objc protocol StopwatchDelegate {
    @objc optional func stopwatch(_ stopwatch: Stopwatch, isAt seconds: TimeInterval)
}

/// Shows the time that passes, 60 times per second.
@objcMembers
class Stopwatch: UIControl {
    weak var delegate: StopwatchDelegate?
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(Stopwatch.toggle), for: .touchUpInside)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func toggle() {
        if let link = link {
            link.invalidate()
            self.link = nil
            return Log.write("stopped")
        }
        start = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: #selector(step(link:)))
        link?.add(to: .main, forMode: .common)
    }

    func step(link: CADisplayLink) {
        delegate?.stopwatch?(self, isAt: CACurrentMediaTime() - start)
    }
}
