import UIKit

/// The view of a scene's screen: a picture, a title, a text, and controls. On a low screen the picture makes room for the controls;
/// where they do not fit without it either, the title makes room, which the bar has as well, and the page scrolls.
final class ScenePage: UIScrollView {
  private static let smallestPictureHeight: CGFloat = 100
  /// The width below which picture and words are no pair, in points: the words would stand in a column of single ones.
  private static let narrowestPair: CGFloat = 480
  private let content: PictureAndText
  private let heading: UILabel
  private let sentence: UILabel

  init(
    picture name: String, title: String, text: String, controls: [UIView], paper: UIColor = Palette.paper
  ) {
    sentence = UILabel(text, font: .body, color: Palette.softInk)
    heading = UILabel(title, font: .heading)
    let words = Column([heading, sentence])
    content = PictureAndText(
      picture: RoundedPicture(.gallery(name)), column: Column(spacing: Metrics.margin, [words, Column(controls)]))
    super.init(frame: .zero)
    backgroundColor = paper
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // `layoutSubviews` keeps the content clear of the bars.
    contentInsetAdjustmentBehavior = .never
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The sentence below the title.
  var text: String {
    get { sentence.text ?? "" }
    set {
      sentence.text = newValue
      // The new text may have another number of lines.
      let views = sequence(first: sentence as UIView) { [self] in $0 === self ? nil : $0.superview }
      for view in views { view.setNeedsLayout() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let screen = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
    let page = screen.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    // Nothing fits a page without a size.
    guard !page.isNull else { return }
    heading.isHidden = false
    content.isSideBySide = page.width > max(page.height, Self.narrowestPair)
    if content.isSideBySide { content.isSideBySide = height(in: page) <= page.height }
    content.showsPictureAbove = true
    content.showsPictureAbove = height(in: page) <= page.height
    heading.isHidden = height(in: page) > page.height
    content.frame = CGRect(
      x: page.minX, y: page.minY, width: page.width, height: max(page.height, height(in: page)))
    contentSize = CGSize(
      width: bounds.width, height: content.frame.maxY + Metrics.margin + safeAreaInsets.bottom)
  }

  /// How high the content is on a page, with a small picture if with any.
  private func height(in page: CGRect) -> CGFloat {
    content.height(forWidth: page.width, pictureHeight: Self.smallestPictureHeight)
  }
}
