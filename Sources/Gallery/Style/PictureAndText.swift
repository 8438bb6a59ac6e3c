import UIKit

/// A picture above a column of text and buttons, or beside it. The column is as tall as its content asks for; the picture
/// takes the room that is left, or is left out.
final class PictureAndText: UIView {
  /// Whether the two stand side by side, as suits a wide place.
  var isSideBySide = false {
    didSet { if isSideBySide != oldValue { setNeedsLayout() } }
  }

  /// Whether there is a picture above the column; beside it there always is.
  var showsPictureAbove = true {
    didSet { if showsPictureAbove != oldValue { setNeedsLayout() } }
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

  /// The height that gives the picture, if there is one, at least `pictureHeight`.
  func height(forWidth width: CGFloat, pictureHeight: CGFloat) -> CGFloat {
    if isSideBySide { return max(columnHeight(forWidth: (width - Metrics.margin) / 2), pictureHeight) }
    return columnHeight(forWidth: width) + (showsPictureAbove ? Metrics.margin + pictureHeight : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.isHidden = !isSideBySide && !showsPictureAbove
    if isSideBySide { layOutSideBySide() } else { layOutStacked() }
  }

  private func layOutStacked() {
    let height = columnHeight(forWidth: bounds.width)
    guard showsPictureAbove else {
      column.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      return
    }
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
