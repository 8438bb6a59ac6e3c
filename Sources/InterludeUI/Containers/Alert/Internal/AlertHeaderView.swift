/// The title, the message and the text fields of an alert, below one another.
final class AlertHeaderView: UIView {
  private let look: AlertLook
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var boxes: [AlertFieldBox] = []

  init(look: AlertLook) {
    self.look = look
    super.init(frame: .zero)
    for (label, font, color) in [
      (titleLabel, look.titleFont, look.titleColor), (messageLabel, look.messageFont, look.messageColor),
    ] {
      (label.font, label.textColor, label.textAlignment, label.numberOfLines) = (font, color, .center, 0)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?, fields: [UITextField]) {
    (titleLabel.text, messageLabel.text) = (title, message)
    // Fields that are there stay: one of them may be being edited.
    for field in fields.dropFirst(boxes.count) {
      let box = AlertFieldBox(field)
      boxes.append(box)
      addSubview(box)
    }
    setNeedsLayout()
  }

  /// Whether there is nothing to say or to write.
  var isEmpty: Bool { labels.isEmpty && boxes.isEmpty }

  private var labels: [UILabel] { [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty } }

  /// No height when there is nothing to say.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: (frames(inWidth: size.width).last?.maxY).map { $0 + look.headerInsets.bottom } ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in zip(labels + boxes, frames(inWidth: bounds.width)) { view.frame = frame }
  }

  private func frames(inWidth width: CGFloat) -> [CGRect] {
    let (insets, room) = (look.headerInsets, max(0, width - look.headerInsets.left - look.headerInsets.right))
    var top = insets.top
    let texts = labels.map { label in
      let height = label.sizeThatFits(CGSize(width: room, height: .infinity)).height
      defer { top += height + look.headerGap }
      return CGRect(x: insets.left, y: top, width: room, height: height)
    }
    if !texts.isEmpty { top += look.fieldGap - look.headerGap }
    return texts
      + boxes.indices.map { index in
        CGRect(
          x: insets.left, y: top + CGFloat(index) * look.fieldHeight, width: room, height: look.fieldHeight)
      }
  }
}
