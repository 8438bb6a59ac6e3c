/// The feedback of things that meet, such as of a card that snaps into place.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What meets. The raw values are UIKit's.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Of medium things.
  public convenience override init() { self.init(style: .medium) }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {
    note("impactOccurred(intensity:)", "\(style), \(min(max(intensity, 0), 1))")
  }
}
