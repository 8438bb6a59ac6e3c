import Foundation

@objc protocol DebouncerDelegate: NSObjectProtocol {
    @objc optional func debouncerDidFire(_ debouncer: Debouncer)
    @objc optional func debouncerDidCancel()
}

@objc final class Debouncer: NSObject {
    @objc enum Mode: Int { case leading, trailing }

    weak var delegate: DebouncerDelegate?
    var mode = Mode.trailing
    private let delay: TimeInterval

    init(delay: TimeInterval) {
        self.delay = delay
        super.init()
    }

    @objc func trigger() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(Debouncer.fire), with: nil, afterDelay: delay)
    }

    func cancel() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(fire), object: nil)
        delegate?.debouncerDidCancel?()
    }

    @objc private func fire() {
        guard let delegate = delegate, delegate.responds(to: #selector(DebouncerDelegate.debouncerDidFire(_:))) else {
            return Log.write("nobody")
        }
        delegate.debouncerDidFire!(self)
    }
}
