import Foundation
import InterludeUI

/// The callbacks of a recording.
public nonisolated struct LifecycleTrace: Hashable, Sendable {
  /// In the order in which they happened; times are seconds from the script's zero, in whole milliseconds.
  public let events: [LifecycleEvent]

  /// - Parameters:
  ///   - events: In the order in which they happened.
  ///   - zero: Where the script's zero lies on the clock of the events, in seconds.
  public init(_ events: [LifecycleEvent], zero: Double = 0) {
    self.events = events.map { event in
      var event = event
      event.time = Rounding.round(event.time - zero, digits: 3)
      return event
    }
  }

  /// The events as aligned lines, to be kept and compared.
  public var text: String { events.text() }
}
