import InterludeUI

/// A transition in a trace: who came or went, when, and how it ended. Times are exact, in seconds from the script's zero.
public nonisolated struct TransitionTrace: Hashable, Sendable {
  /// What the transition does.
  public var operation: TransitionOperation
  /// The types of the controllers that it leaves and shows, and of its animator.
  public var from, to, animator: String
  /// What the animator has declared, in seconds.
  public var duration: Double
  /// When it begins.
  public var begin: Double
  /// Nil where it goes on when the recording ends.
  public var end: Double?
  /// Whether it came to its end, rather than back to its start; nil while it goes on.
  public var isCompleted: Bool?
  /// When someone held it, in order.
  public var holds: [ClosedRange<Double>]

  /// A transition from its beginning, in seconds from the script's zero.
  public init(
    _ operation: TransitionOperation, from: String, to: String, animator: String, duration: Double, begin: Double,
    end: Double? = nil, isCompleted: Bool? = nil, holds: [ClosedRange<Double>] = []
  ) {
    self.operation = operation
    (self.from, self.to, self.animator) = (from, to, animator)
    (self.duration, self.begin, self.end) = (duration, begin, end)
    self.isCompleted = isCompleted
    self.holds = holds
  }

  /// The controller that comes or goes.
  public var subject: String {
    switch operation {
    case .dismiss, .pop: from
    case .present, .push, .tab: to
    }
  }

  /// Where the motion of what is in it may take another way.
  var turns: [Double] { [begin] + holds.flatMap { [$0.lowerBound, $0.upperBound] } + [end].compactMap(\.self) }
}

nonisolated extension TransitionTrace: CustomStringConvertible {
  /// `present CardViewController`.
  public var description: String { "\(operation.rawValue) \(subject)" }
}
