import InterludeUI

/// The buttons for the parameters, which are always visible, and above them the messages.
final class ParametersFooter: UIView {
  let write = DockTextButton("Write…")
  let copySwift = DockTextButton("Copy Swift")
  let copyCSS = DockTextButton("Copy CSS")
  let reset = DockTextButton("Reset")
  let message = DockLabel(DockStyle.caption, DockStyle.text)

  private let scroll = DockScrollView()
  private let line = UIView()

  /// The largest share of the height that messages take.
  private static let largestShare: CGFloat = 0.6

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    line.backgroundColor = DockStyle.separator
    write.isProminent = true
    write.accessibilityHint = "Shows the lines of the source that would change; a second press changes them (W)"
    copySwift.accessibilityHint = "The call with these numbers, for the clipboard (Ctrl+C)"
    copyCSS.accessibilityHint = "The curve as CSS, for the clipboard (Ctrl+Shift+C)"
    scroll.addSubview(message)
    for view in [line, scroll, write, copySwift, copyCSS, reset] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - isSourceKnown: Whether there is a file to write to.
  ///   - text: The message. In an offered change, removed and added lines differ in colour.
  func show(_ actions: EditActions, isSourceKnown: Bool, message text: String?) {
    write.title = actions.isOffered ? "Write this" : "Write…"
    write.isEnabled = actions.canWrite && isSourceKnown
    reset.title = actions.isOffered ? "Cancel" : "Reset"
    reset.accessibilityHint =
      actions.isOffered ? "The source stays as it is" : "Reset all edits: every motion as it was built (U)"
    reset.isEnabled = actions.canReset
    // An offer has to be answered. The button for that stays where it was pressed.
    for button in [copySwift, copyCSS] { button.isHidden = actions.isOffered }
    if actions.isOffered, let text {
      message.attributedText = Self.colored(text)
    } else {
      (message.text, message.textColor) = (text, DockStyle.text)
    }
    setNeedsLayout()
  }

  private static func colored(_ change: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, line) in change.split(separator: "\n").enumerated() {
      let color =
        line.hasPrefix("−") ? DockStyle.removed : line.hasPrefix("+") ? DockStyle.added : DockStyle.secondaryText
      text.append(
        NSAttributedString(
          string: (index == 0 ? "" : "\n") + line, attributes: [.font: DockStyle.codeCaption, .foregroundColor: color]))
    }
    return text
  }

  /// The height that it takes of the room, both in points.
  func height(in room: CGSize) -> CGFloat {
    let messages = messageHeight(forWidth: room.width)
    let buttons = arrange(width: room.width) { _, _ in }
    return buttons + 2 * DockStyle.gap + min(messages, max(0, room.height * Self.largestShare - buttons))
  }

  private func messageHeight(forWidth width: CGFloat) -> CGFloat {
    let height = message.height(forWidth: width)
    return height > 0 ? height + DockStyle.gap : 0
  }

  /// Places the visible buttons from left to right, and on in the next row. Returns their height.
  private func arrange(width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for button in [write, copySwift, copyCSS, reset] where !button.isHidden {
      let size = button.sizeThatFits(.zero)
      if x > 0, x + size.width > width { (x, y) = (0, y + size.height + 6) }
      place(button, CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + DockStyle.gap
    }
    return y + DockTextButton.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttons = arrange(width: bounds.width) { _, _ in }
    let top = bounds.height - buttons - DockStyle.gap
    _ = arrange(width: bounds.width) { $0.frame = $1.offsetBy(dx: 0, dy: top) }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    scroll.frame = CGRect(x: 0, y: 1, width: bounds.width, height: max(0, top - 1))
    message.frame = CGRect(
      x: 0, y: DockStyle.gap - 1, width: bounds.width, height: message.height(forWidth: bounds.width))
    scroll.contentSize = CGSize(width: bounds.width, height: message.frame.maxY)
  }
}
