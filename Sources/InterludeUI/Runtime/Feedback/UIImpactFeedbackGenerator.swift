/// The feedback of things that meet, such as of a card that snaps into place.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What meets. The raw values are UIKit's.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// Small, light things.
    case light = 0
    /// Things of medium size.
    case medium = 1
    /// Large, heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Rigid things.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// A generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Of medium things.
  public convenience override init() { self.init(style: .medium) }

  /// Notes an impact of full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {
    note("impactOccurred(intensity:)", "\(style), \(min(max(intensity, 0), 1))")
  }
}
