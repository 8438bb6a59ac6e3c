import Foundation

/// What all animations have in common: a timing, a pace and someone to tell.
///
/// A layer keeps a copy of what is added to it. The copy is of the QuartzCore class itself, not of a subclass elsewhere.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  /// All of `CAMediaTiming` as one value, in `Double` throughout. Not part of QuartzCore.
  public var timing = MediaTiming()
  /// The pace over one run; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as in QuartzCore.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves its layer when it has ended; true by default.
  open var isRemovedOnCompletion = true
  /// The call that made it; nil for one that was made without a key path, as a `CATransition` is. Not part of QuartzCore.
  package final var source: CallSite?

  private var tags: [String: Any] = [:]

  public override init() {}

  /// A new animation of the same settings, those in a group copied as well; the delegate is the same one.
  public func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Any value of one's own; it goes along with the copy that the layer makes.
  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

  /// What was set for a key.
  open func value(forKey key: String) -> Any? { tags[key] }

  /// Adds a copy to the layer that changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let animation = copied()
    animation.prepare(forKey: event, previous: dict?[CALayer.previousValueKey] as? AnimatableValue)
    layer.add(animation, forKey: event)
  }

  /// Fills in what an animation that runs as an action may leave open.
  func prepare(forKey event: String, previous: AnimatableValue?) {}

  /// A new animation of the same QuartzCore class and the same settings.
  func copied() -> CAAnimation { copySettings(to: CAAnimation()) }

  final func copySettings<Copy: CAAnimation>(to copy: Copy) -> Copy {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.tags = tags
    copy.source = source
    return copy
  }

  /// What it does to a layer, in order. Mistakes are reported, and replaced by something defined.
  func effects(report: (LayerDiagnostic) -> Void) -> [AnimationEffect] { [] }

  /// The timing with numbers that are no use replaced.
  final func soundTiming(report: (LayerDiagnostic) -> Void) -> MediaTiming { timing.sound(of: self, report: report) }

  final var course: EasedTiming.Course { timingFunction.map { .eased($0.curve) } ?? .linear }
}

extension CAAnimation {
  public var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  public var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  public var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  public var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  public var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
