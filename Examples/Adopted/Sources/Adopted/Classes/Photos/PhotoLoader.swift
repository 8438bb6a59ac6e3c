import Foundation

@objc protocol PhotoLoaderDelegate: class {
    @objc optional func photoLoader(_ loader: PhotoLoader, didLoad count: Int)
    @objc optional func photoLoaderDidFinish(_ loader: PhotoLoader)
}

@objc(ADPhotoLoader)
final class PhotoLoader: NSObject {
    weak var delegate: PhotoLoaderDelegate?
    private(set) var timer: Timer?
    private var loaded = 0

    func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(PhotoLoader.step(_:)), userInfo: nil, repeats: true)
    }

    @objc private func step(_ timer: Timer) {
        loaded += 4
        delegate?.photoLoader?(self, didLoad: loaded)
        guard loaded >= 8 else { return }
        timer.invalidate()
        delegate?.photoLoaderDidFinish?(self)
    }

    @objc func skip() { timer?.fire() }

    deinit { timer?.invalidate() }
}
