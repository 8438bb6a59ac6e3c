import UIKit

/// What a transition's context names: the two screens, and where each begins and ends.
final class ContextPanel: UILabel {
  private static let lineCount = 6

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "context"
    // Small enough for the longest name on a narrow screen.
    font = .scaled(.systemFont(ofSize: 12), as: .caption1)
    adjustsFontForContentSizeCategory = true
    textColor = Palette.softInk
    numberOfLines = Self.lineCount
    show(["Push with a fade, and see here what the", "animator’s context names while it runs."])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a running transition's context; the text stays after the transition has ended.
  func show(_ context: any UIViewControllerContextTransitioning) {
    show([.from, .to].flatMap { lines(of: context.viewController(forKey: $0), for: $0, in: context) })
  }

  private func lines(
    of controller: UIViewController?, for key: UITransitionContextViewControllerKey,
    in context: any UIViewControllerContextTransitioning
  ) -> [String] {
    guard let controller else { return [] }
    return [
      "\(key == .from ? "from" : "to"): \(type(of: controller)), “\(controller.title ?? "")”",
      "    initial frame \(text(context.initialFrame(for: controller)))",
      "    final frame \(text(context.finalFrame(for: controller)))",
    ]
  }

  private func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0.rounded())) }
    return "(\(numbers.joined(separator: ", ")))"
  }

  /// Always the same number of lines, so that the page keeps its layout.
  private func show(_ lines: [String]) {
    text = (lines + Array(repeating: " ", count: max(0, Self.lineCount - lines.count))).joined(separator: "\n")
  }
}

/// A screen that has a panel.
protocol ContextPanelHolder: UIViewController {
  var contextPanel: ContextPanel { get }
}
