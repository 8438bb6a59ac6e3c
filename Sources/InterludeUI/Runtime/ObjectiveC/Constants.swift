// What has a name in Objective-C's Foundation, or in C, and is not in Foundation on Linux.

/// A whole number, as Objective-C calls it.
public typealias NSInteger = Int
/// A whole number that is not negative, as Objective-C calls it. In Swift it is an `Int` in what Objective-C declares.
public typealias NSUInteger = UInt

/// Nanoseconds per second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000

/// More than any count: the largest number.
public nonisolated let HUGE: Float = .greatestFiniteMagnitude
/// The same, by C's other name for it.
public nonisolated let MAXFLOAT: Float = .greatestFiniteMagnitude

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

extension CGFloat {
  /// A number's value, with as much precision as there is.
  public init(truncating number: NSNumber) { self.init(Double(truncating: number)) }
}

extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }

  /// The class's name, with that of its module: `Module.Class`.
  public class func description() -> String { String(reflecting: self) }
}
