import InterludeUI

/// The name of a row. A double click on it restores the source's value.
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
