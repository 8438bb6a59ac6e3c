import UIKit

/// The latest appearance callbacks, oldest first.
final class LifecycleLog: UILabel {
  private static let capacity = 4
  private var entries: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "lifecycle"
    font = .note
    adjustsFontForContentSizeCategory = true
    textColor = Palette.softInk
    numberOfLines = Self.capacity
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func note(_ entry: String) {
    entries = (entries + [entry]).suffix(Self.capacity)
    show()
  }

  func clear() {
    entries = []
    show()
  }

  /// Always the same number of lines, so that the page keeps its layout.
  private func show() {
    let blanks = Array(repeating: " ", count: Self.capacity - entries.count)
    text = (entries + blanks).joined(separator: "\n")
  }
}
