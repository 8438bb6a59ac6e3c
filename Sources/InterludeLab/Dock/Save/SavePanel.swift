import InterludeUI

/// Takes home what is on show: a still, the recording with its script, a film.
final class SavePanel: UIView, Instrument {
  let title = "Save"
  var view: UIView { self }

  private let buttons: [ToggleButton]
  private let answer = UILabel()
  private weak var session: LabSession?

  private static let kinds: [(title: String, write: (TakeFiles) throws -> String)] = [
    ("Still of this moment", { try $0.writeStill() }),
    ("Recording and script of the take", { try $0.writeTake(isFilmed: false) }),
    ("The same with a film, at 60 frames a second", { try $0.writeTake(isFilmed: true) }),
  ]

  init(_ session: LabSession) {
    self.session = session
    buttons = Self.kinds.map { ToggleButton($0.title) }
    super.init(frame: .zero)
    answer.font = DockStyle.body
    answer.textColor = DockStyle.text
    answer.numberOfLines = 0
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.write(Self.kinds[index].write) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(answer)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession) {}

  private func write(_ kind: (TakeFiles) throws -> String) {
    guard let session else { return }
    do {
      answer.text = "Written: \(try kind(TakeFiles(session: session)))"
    } catch {
      answer.text = "\(error)"
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DockStyle.margin
    let width = max(0, bounds.width - 2 * margin)
    var top = DockStyle.gap
    for button in buttons {
      button.frame = CGRect(x: margin, y: top, width: width, height: 32)
      top += 40
    }
    answer.frame = CGRect(x: margin, y: top, width: width, height: answer.height(inWidth: width))
  }
}
