import Foundation

/// How changes to layers are animated, for a stretch of code. All of it concerns the current clock.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var stack: TransactionStack { MediaClock.current.transactions }

  /// Opens a transaction inside the current one, whose settings it inherits.
  open class func begin() { stack.begin() }

  /// Closes the transaction opened last, or else the implicit one, as `flush()` does. Without either, which is to say that nothing
  /// has been set or changed, this is reported and nothing happens.
  open class func commit() { stack.commit(on: .current) }

  /// Ends the implicit transaction that settings outside `begin()` and `commit()` belong to. The clock does so after
  /// every event that it runs.
  open class func flush() { stack.flush() }

  /// Seconds that an animation lasts which has no duration of its own; 0.25 by default.
  open class func animationDuration() -> Double { stack.setting(\.animationDuration) ?? 0.25 }

  /// Sets the duration in seconds; one that is negative or not finite is reported and ignored.
  open class func setAnimationDuration(_ dur: Double) {
    guard dur >= 0, dur.isFinite else {
      MediaClock.current.report(
        .init(
          .invalidNumber,
          "CATransaction.setAnimationDuration(\(dur)): a duration must be finite and not negative; it is ignored."))
      return
    }
    stack.current.animationDuration = dur
  }

  /// The pace of animations that have none of their own; nil leaves explicit ones linear, implicit ones at the default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.setting(\.timingFunction) ?? nil }

  /// Sets the pace of animations that have none of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.current.timingFunction = .some(function)
  }

  /// Whether changes of properties run no actions; false by default.
  open class func disableActions() -> Bool { stack.disablesActions }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) { stack.current.disableActions = flag }

  /// What runs when all animations have ended that are added to this transaction from now on: at once, when it is
  /// committed without any.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let previous = stack.current.completion
    stack.current.completion = block.map { CompletionGroup($0) }
    previous?.close()
  }

  /// What will run when the animations of this transaction have ended; nil when nothing will.
  open class func completionBlock() -> (() -> Void)? { stack.current.completion?.waiting }
}

// MARK: By key

extension CATransaction {
  /// A setting by one of the `kCATransaction…` keys, or a value of one's own.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.levels.reversed().lazy.compactMap { $0.values[key] }.first
    }
  }

  /// Changes a setting by its key; any other key stores the value for this transaction. A value of the wrong type is
  /// reported and changes nothing.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionAnimationDuration, let number?):
      guard case .scalar(let seconds) = AnimatableValue(number, kind: .scalar) else { return reportType(key) }
      setAnimationDuration(seconds)
    case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction?):
      setAnimationTimingFunction(function)
    case (kCATransactionCompletionBlock, let block as (() -> Void)?): setCompletionBlock(block)
    case (kCATransactionAnimationDuration, _), (kCATransactionDisableActions, _),
      (kCATransactionAnimationTimingFunction, _), (kCATransactionCompletionBlock, _):
      reportType(key)
    default: stack.current.values[key] = anObject
    }
  }

  private class func reportType(_ key: String) {
    MediaClock.current.report(
      .init(.wrongValueType, "CATransaction.setValue(_:forKey: \"\(key)\") got a value of the wrong type."))
  }
}

/// A `Double`, in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// A `Bool`.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// A `CAMediaTimingFunction`.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// A `() -> Void`.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
