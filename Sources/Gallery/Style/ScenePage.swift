import UIKit

/// A scene's own page: a picture, what there is to see, and the buttons to see it with.
///
/// The picture takes the room that text and buttons leave; on a wide page it stands beside them. A page too small for its
/// content scrolls.
final class ScenePage: UIScrollView {
  private static let smallestPictureHeight: CGFloat = 160
  private let picture: RoundedPicture
  private let column: Column

  init(picture name: String, title: String, text: String, controls: [UIView]) {
    picture = RoundedPicture(.gallery(name))
    let words = Column([UILabel(title, font: .heading), UILabel(text, font: .body, color: Palette.softInk)])
    column = Column(spacing: Metrics.margin, [words, Column(controls)])
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(column)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = CGRect(origin: .zero, size: bounds.size).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    if page.width > page.height {
      layOutSideBySide(in: page)
    } else {
      layOutStacked(in: page)
    }
    contentSize = CGSize(width: bounds.width, height: max(picture.frame.maxY, column.frame.maxY) + Metrics.margin)
  }

  private func layOutStacked(in page: CGRect) {
    let height = column.sizeThatFits(page.size).height
    let room = page.height - height - Metrics.margin
    picture.frame = CGRect(
      x: page.minX, y: page.minY, width: page.width, height: max(room, Self.smallestPictureHeight))
    column.frame = CGRect(
      x: page.minX, y: picture.frame.maxY + Metrics.margin, width: page.width, height: height)
  }

  private func layOutSideBySide(in page: CGRect) {
    let width = (page.width - Metrics.margin) / 2
    let height = column.sizeThatFits(CGSize(width: width, height: page.height)).height
    picture.frame = CGRect(x: page.minX, y: page.minY, width: width, height: page.height)
    column.frame = CGRect(
      x: picture.frame.maxX + Metrics.margin, y: page.minY + max(0, (page.height - height) / 2),
      width: width, height: height)
  }
}
