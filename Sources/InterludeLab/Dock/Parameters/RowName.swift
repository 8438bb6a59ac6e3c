import InterludeUI

/// The name of a row; two clicks on it take the row back to the source.
final class RowName: UILabel {
  var onRestore: () -> Void = {}

  init(_ title: String) {
    super.init(frame: .zero)
    text = title
    font = DockStyle.body
    textColor = DockStyle.text
    isUserInteractionEnabled = true
    let clicks = UITapGestureRecognizer { [weak self] _ in self?.onRestore() }
    clicks.numberOfTapsRequired = 2
    addGestureRecognizer(clicks)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }
}
