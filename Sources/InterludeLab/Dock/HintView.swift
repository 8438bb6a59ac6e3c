import InterludeUI

/// A small card that names what is under the pointer.
final class HintView: UIView {
  /// The text that it shows, or showed last.
  var text: String? { label.text }

  private let label = UILabel()
  private static let padding = CGSize(width: 8, height: 5)
  /// The distance that keeps the pointer from covering the text, in points.
  private static let distance: CGFloat = 14
  /// But for a longer word.
  private static let widest: CGFloat = 320
  private let wordWidths = TextWidths(font: DockStyle.caption)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = DockStyle.control
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = DockStyle.separator.cgColor
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.font = DockStyle.caption
    label.textColor = DockStyle.text
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a text beside a point, inside an area, in points of the superview; nil hides it.
  func show(_ text: String?, beside point: CGPoint, in area: CGRect) {
    show(text, in: area) { size in
      let right = point.x + Self.distance
      return CGPoint(
        x: right + size.width <= area.maxX ? right : point.x - Self.distance - size.width, y: point.y - size.height / 2)
    }
  }

  /// Shows a text inside an area, in points of the superview, at a place that depends on the card's size; nil hides it.
  func show(_ text: String?, in area: CGRect, at place: (CGSize) -> CGPoint) {
    isHidden = text == nil
    guard let text else { return }
    label.text = text.keepingUnits
    // A word as long as a callback's name is not broken where there is room for it.
    let words = label.text?.split(whereSeparator: \.isWhitespace) ?? []
    let word = words.max { $0.count < $1.count }.map { wordWidths.width(of: String($0)) } ?? 0
    let widest = max(Self.widest, word + 2 * Self.padding.width)
    let room = CGSize(
      width: max(0, min(widest, area.width) - 2 * Self.padding.width),
      height: max(0, area.height - 2 * Self.padding.height))
    let fitting = label.sizeThatFits(CGSize(width: room.width, height: .infinity))
    let inner = CGSize(width: min(fitting.width, room.width), height: min(fitting.height, room.height))
    let size = CGSize(width: inner.width + 2 * Self.padding.width, height: inner.height + 2 * Self.padding.height)
    let origin = place(size)
    frame = CGRect(
      x: min(max(origin.x, area.minX), area.maxX - size.width).rounded(),
      y: min(max(origin.y, area.minY), area.maxY - size.height).rounded(), width: size.width, height: size.height)
    label.frame = CGRect(origin: CGPoint(x: Self.padding.width, y: Self.padding.height), size: inner)
  }
}
