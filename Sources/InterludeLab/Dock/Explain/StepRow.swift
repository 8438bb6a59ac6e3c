import InterludeUI
import MotionQA

/// A step: when, whose and what; in which line; what was passed or answered; what UIKit promises of it, or what to do.
final class StepRow: UIControl {
  /// Setting it updates only what differs.
  var step: ExplainedStep { didSet { if step != oldValue { showStep() } } }

  private let zero: Double
  private let time = UILabel()
  private let title = UILabel()
  private let place = UILabel()
  private let detail = UILabel()
  private let meaning = UILabel()
  /// The frames of the texts at a width. They are kept because breaking text into lines takes long, and rows are placed anew whenever one
  /// is added.
  private var broken: (width: CGFloat, frames: [CGRect])?

  private static let timeWidth: CGFloat = 58
  /// Around its words, in points.
  static let padding: CGFloat = 6

  /// - Parameter zero: The zero of the times that are shown, in seconds on the stage's clock.
  init(_ step: ExplainedStep, zero: Double) {
    (self.step, self.zero) = (step, zero)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    for label in [time, title, place, detail, meaning] {
      label.numberOfLines = label === time ? 1 : 0
      addSubview(label)
    }
    (time.font, time.textColor) = (DockStyle.caption, DockStyle.secondaryText)
    (place.font, place.textColor) = (DockStyle.codeCaption, DockStyle.link)
    (detail.font, detail.textColor) = (DockStyle.codeCaption, DockStyle.velocity)
    (meaning.font, meaning.textColor) = (DockStyle.caption, DockStyle.secondaryText)
    showStep()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  var isMarked = false {
    didSet { if isMarked != oldValue { backgroundColor = isMarked ? DockStyle.control : nil } }
  }

  private func showStep() {
    time.text = Seconds.text(step.time - zero)
    title.text = step.title
    title.font = step.isMistake ? DockStyle.heading : DockStyle.codeHeading
    title.textColor =
      switch step.kind {
      case .call, .answer: DockStyle.text
      case .mistake: DockStyle.playhead
      case .warning: DockStyle.warning
      }
    place.text = step.place
    detail.text = step.detail
    meaning.text = step.meaning
    broken = nil
    setNeedsLayout()
  }

  func height(inWidth width: CGFloat) -> CGFloat { (frames(inWidth: width).last?.maxY ?? 0) + Self.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = CGRect(x: Self.padding, y: Self.padding, width: Self.timeWidth, height: 16)
    for (label, frame) in zip(texts, frames(inWidth: bounds.width)) { label.frame = frame }
  }

  /// From top to bottom: the remedy of a mistake comes before the command that tells more.
  private var texts: [UILabel] { step.isMistake ? [title, meaning, detail, place] : [title, place, detail, meaning] }

  /// Where the texts are; an empty one takes no room.
  private func frames(inWidth width: CGFloat) -> [CGRect] {
    if let broken, broken.width == width { return broken.frames }
    let left = Self.padding + Self.timeWidth + 4
    let room = max(0, width - left - Self.padding)
    var top = Self.padding
    let frames = texts.map { label in
      let height = label.text?.isEmpty ?? true ? 0 : label.height(inWidth: room)
      defer { top += height }
      return CGRect(x: left, y: top, width: room, height: height)
    }
    broken = (width, frames)
    return frames
  }
}
