/// Methods by their selectors, now or later.
extension NSObject {
  /// Calls a method after a delay by the stage's clock. Until then the object and the argument are kept.
  ///
  /// - Parameters:
  ///   - aSelector: A selector that brings its method, or one that the object knows as an `ActionTarget`.
  ///   - anArgument: What a method that takes an argument is given.
  ///   - delay: Seconds; with 0 it is called when what runs now has ended.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let clock = MediaClock.current
    let requests = DelayedRequests.ensure(of: self)
    let request = DelayedRequest(selector: aSelector, argument: anArgument)
    requests.pending.append(request)
    request.event = clock.schedule(at: clock.time + max(0, delay)) {
      requests.pending.removeAll { $0 === request }
      self.performNow(aSelector, with: anArgument)
    }
  }

  /// Calls a method at once.
  ///
  /// - Parameters:
  ///   - aSelector: A selector that brings its method, or one that the object knows as an `ActionTarget`.
  ///   - object: What a method that takes an argument is given.
  /// - Returns: Nil: what a method returns is not had by its selector.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func perform(_ aSelector: Selector!, with object: Any! = nil) -> Unmanaged<AnyObject>! {
    if let aSelector { performNow(aSelector, with: object) }
    return nil
  }

  /// Calls a method on the main thread: at once if that is where it is asked for and is to be waited for, else in its next turn.
  @preconcurrency @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    wait ? performNow(aSelector, with: arg) : perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Takes back all delayed calls of an object's methods that are still to come.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.cancel(of: aTarget) { _ in true }
  }

  /// Takes back the delayed calls of one method with one argument: the same object, or an equal value.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequests.cancel(of: aTarget) { $0.selector == aSelector && $0.isArgument(anArgument) }
  }

  @MainActor private func performNow(_ selector: Selector, with argument: Any?) {
    _ = TargetAction.send(selector, to: self, from: argument, along: EmptyCollection<AnyObject>())
  }
}

/// A call that is to come.
private final class DelayedRequest {
  let selector: Selector
  private let argument: Any?
  var event: ScheduledEvent?

  init(selector: Selector, argument: Any?) { (self.selector, self.argument) = (selector, argument) }

  func isArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let one?, let other?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable {
        one == other
      } else {
        one as AnyObject === other as AnyObject
      }
    default: false
    }
  }
}

/// The calls that are to come of one object's methods.
private final class DelayedRequests {
  var pending: [DelayedRequest] = []

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func ensure(of target: NSObject) -> DelayedRequests {
    if let known = objc_getAssociatedObject(target, key) as? DelayedRequests { return known }
    let requests = DelayedRequests()
    objc_setAssociatedObject(target, key, requests, .OBJC_ASSOCIATION_RETAIN)
    return requests
  }

  static func cancel(of target: Any, where isMeant: (DelayedRequest) -> Bool) {
    guard let requests = objc_getAssociatedObject(target, key) as? DelayedRequests else { return }
    for request in requests.pending where isMeant(request) { request.event?.cancel() }
    requests.pending.removeAll(where: isMeant)
  }
}
