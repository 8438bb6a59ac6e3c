/// What a row of a built-in style holds: each made when it is first asked for, and laid out if it has something to show.
final class CellLabels {
  /// In points, as on an iPhone: from the edges, between a picture and text, above and below the text.
  static let margin: CGFloat = 16
  private static let (padding, gap): (CGFloat, CGFloat) = (11, 3)
  /// Of what is in a list, where content keeps them.
  static let listMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  /// The least height of a row, in points.
  static let minimumHeight: CGFloat = 44

  private let style: UITableViewCell.CellStyle
  private unowned let content: UIView
  private var parts: (text: UILabel?, detail: UILabel?, image: UIImageView?)

  init(style: UITableViewCell.CellStyle, in content: UIView) {
    self.style = style
    self.content = content
  }

  var text: UILabel {
    if let text = parts.text { return text }
    let text = UILabel(frame: .zero)
    parts.text = text
    content.addSubview(text)
    return text
  }

  var detail: UILabel {
    if let detail = parts.detail { return detail }
    let detail = UILabel(frame: .zero)
    detail.settingDefaults {
      detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
      detail.textColor = style == .subtitle ? .label : .secondaryLabel
    }
    parts.detail = detail
    content.addSubview(detail)
    return detail
  }

  var image: UIImageView {
    if let image = parts.image { return image }
    let image = UIImageView(frame: .zero)
    image.contentMode = .scaleAspectFit
    parts.image = image
    content.addSubview(image)
    return image
  }

  /// Where the text begins, in points from the left.
  var textStart: CGFloat {
    guard let width = parts.image?.image?.size.width else { return Self.margin }
    return Self.margin + width + Self.margin
  }

  func layOut() {
    let box = content.bounds
    if let image = parts.image {
      let size = image.image?.size ?? .zero
      let height = min(size.height, box.height)
      image.layoutFrame = CGRect(x: Self.margin, y: (box.height - height) / 2, width: size.width, height: height)
    }
    let room = CGSize(width: max(0, box.width - textStart - Self.margin), height: box.height)
    let (text, detail) = (size(of: parts.text, in: room), size(of: parts.detail, in: room))
    if style == .subtitle, detail.height > 0 {
      let top = ((box.height - text.height - detail.height - Self.gap) / 2).rounded(.down)
      parts.text?.layoutFrame = CGRect(x: textStart, y: top, width: text.width, height: text.height)
      parts.detail?.layoutFrame = CGRect(
        x: textStart, y: top + text.height + Self.gap, width: detail.width, height: detail.height)
    } else {
      let detailWidth = min(detail.width, max(0, room.width - text.width - Self.margin))
      parts.text?.layoutFrame = CGRect(
        x: textStart, y: 0, width: room.width - (detailWidth > 0 ? detailWidth + Self.margin : 0), height: box.height)
      parts.detail?.layoutFrame = CGRect(
        x: box.width - Self.margin - detailWidth, y: 0, width: detailWidth, height: box.height)
    }
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - textStart - Self.margin), height: .infinity)
    let (text, detail) = (size(of: parts.text, in: room), size(of: parts.detail, in: room))
    let lines =
      style == .subtitle && detail.height > 0 ? text.height + Self.gap + detail.height : max(text.height, detail.height)
    return max(Self.minimumHeight, lines + 2 * Self.padding)
  }

  private func size(of label: UILabel?, in room: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(room)
    return CGSize(width: min(size.width, room.width), height: size.height)
  }
}
