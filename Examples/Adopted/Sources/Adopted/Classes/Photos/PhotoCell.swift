import UIKit

final class PhotoCell: UICollectionViewCell {
    @IBOutlet private(set) var imageView: UIImageView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let imageView = UIImageView(frame: contentView.bounds)
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        self.imageView = imageView
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.4
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? 0.5 : 1 }
    }

    @objc private func pressed(_ gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began else { return }
        // Whoever is up the chain and can, does.
        UIApplication.shared.sendAction(#selector(PhotoActions.photoPressed(_:)), to: nil, from: self, for: nil)
    }
}

@objc protocol PhotoActions {
    func photoPressed(_ sender: Any?)
}
