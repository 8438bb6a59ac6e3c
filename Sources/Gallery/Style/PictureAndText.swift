import UIKit

/// A picture above a column of text and buttons, or beside it. The column is as tall as its content asks for; the picture
/// takes the room that is left.
final class PictureAndText: UIView {
  /// Whether the two stand side by side, as suits a wide place.
  var isSideBySide = false {
    didSet { if isSideBySide != oldValue { setNeedsLayout() } }
  }

  private let picture: UIView
  private let column: Column

  init(picture: UIView, column: Column) {
    self.picture = picture
    self.column = column
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(column)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height that gives the picture at least `pictureHeight`.
  func height(forWidth width: CGFloat, pictureHeight: CGFloat) -> CGFloat {
    isSideBySide
      ? max(columnHeight(forWidth: (width - Metrics.margin) / 2), pictureHeight)
      : columnHeight(forWidth: width) + Metrics.margin + pictureHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isSideBySide { layOutSideBySide() } else { layOutStacked() }
  }

  private func layOutStacked() {
    let height = columnHeight(forWidth: bounds.width)
    picture.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height - Metrics.margin))
    column.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func layOutSideBySide() {
    let width = (bounds.width - Metrics.margin) / 2
    let height = columnHeight(forWidth: width)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    column.frame = CGRect(
      x: width + Metrics.margin, y: max(0, (bounds.height - height) / 2), width: width, height: height)
  }

  private func columnHeight(forWidth width: CGFloat) -> CGFloat {
    column.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
