import InterludeUI

/// What a colour in the graph stands for.
nonisolated enum GraphColor: Hashable, Sendable {
  /// The value of the one property that is looked at.
  case value
  /// Its velocity.
  case velocity
  /// Another take.
  case ghost
  /// One of several properties, counted on from the last colour to the first again.
  case series(Int)

  @MainActor var uiColor: UIColor {
    switch self {
    case .value: DockStyle.accent
    case .velocity: DockStyle.velocity
    case .ghost: DockStyle.ghost
    case .series(let index): Self.colors[((index % Self.colors.count) + Self.colors.count) % Self.colors.count]
    }
  }

  @MainActor private static let colors = [
    DockStyle.accent, UIColor(red: 0.98, green: 0.57, blue: 0.24, alpha: 1), DockStyle.velocity,
    UIColor(red: 0.75, green: 0.52, blue: 0.99, alpha: 1), UIColor(red: 0.96, green: 0.45, blue: 0.71, alpha: 1),
    UIColor(red: 0.13, green: 0.83, blue: 0.93, alpha: 1),
  ]
}
