import DisplayList
import Foundation

nonisolated extension AnimatableValue {
  /// Reads what QuartzCore takes as `Any`: numbers, truth as 0 or 1, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D`,
  /// `CGAffineTransform`, `CGPath`, `CGImage`, an `NSValue` of one of them, a list of colours or numbers, or an
  /// `AnimatableValue`. Nil when that is not of the kind.
  public init?(_ any: Any, kind: Kind) {
    guard let value = Self.read(any) else { return nil }
    switch (kind, value) {
    case (.size, .point(let point)): self = .size(CGSize(width: point.x, height: point.y))
    case (.point, .size(let size)): self = .point(CGPoint(x: size.width, y: size.height))
    case (.numbers, .colors([])): self = .numbers([])
    case _ where value.kind == kind: self = value
    default: return nil
    }
  }

  private static func read(_ any: Any) -> AnimatableValue? {
    switch any {
    case let value as AnimatableValue: value
    case let value as Double: .scalar(value)
    case let value as CGFloat: .scalar(value)
    case let value as Float: .scalar(Double(value))
    case let value as Int: .scalar(Double(value))
    case let value as Bool: .scalar(value ? 1 : 0)
    case let value as NSNumber: .scalar(value.doubleValue)
    case let value as CGPoint: .point(value)
    case let value as CGSize: .size(value)
    case let value as CGRect: .rect(value)
    case let value as CGVector: .point(CGPoint(x: value.dx, y: value.dy))
    case let value as CGColor: .color(value)
    case let value as CGPath: .path(value.path)
    case let value as CGImage: .contents(ContentsMix(value))
    case let value as CATransform3D: .transform(value)
    case let value as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(value))
    case let value as [CGColor]: .colors(value)
    case let value as [Double]: .numbers(value)
    case let value as [NSNumber]: .numbers(value.map(\.doubleValue))
    case let value as NSValue: value.animatableValue
    default: nil
    }
  }

  /// The value as QuartzCore hands it out: a `Double`, `CGPoint`, …; nil for no colour and no path.
  public var any: Any? {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): value.map { CGPath($0) }
    case .colors(let value): value
    case .numbers(let value): value
    case .contents(let value): value.image
    }
  }
}
