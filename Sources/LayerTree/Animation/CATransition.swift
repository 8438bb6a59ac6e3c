import Foundation

/// A transition of a whole layer from what it has shown up to now to what it shows from now on.
///
/// It starts from what was there at the last commit, so it may be added before the layer and what is below it change or
/// afterwards, by the same code, or as the action for an event. A layer has one at a time, under the key `kCATransition`,
/// whatever key it is added for.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// A fade by default.
  open var type = CATransitionType.fade
  /// The side that it starts from, but for a fade; nil, the default, is the left.
  open var subtype: CATransitionSubtype?
  /// Where on its way it starts, 0…1; 0 by default.
  open var startProgress: Float = 0
  /// Where on its way it ends, from `startProgress` to 1; 1 by default.
  open var endProgress: Float = 1

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(self, forKey: event, from: dict?[CALayer.previousLookKey] as? CALayer)
  }

  override func copied() -> CAAnimation {
    let copy = CATransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copySettings(to: copy)
  }

  /// The effect from an old look in a timeline. Mistakes are reported, and replaced by something defined.
  func transitionEffect(from snapshot: CALayer, in timeline: Timeline?, report: (LayerDiagnostic) -> Void)
    -> LayerTransitionEffect
  {
    let start = sound("startProgress", startProgress, in: 0...1, otherwise: 0, report: report)
    let end = sound("endProgress", endProgress, in: start...1, otherwise: 1, report: report)
    let timing = EasedTiming(media: soundTiming { _ in }, course: course)
    return LayerTransitionEffect(
      snapshot: snapshot, type: type, side: subtype ?? .fromLeft,
      course: .running(timing, from: Double(start), to: Double(end)), timeline: timeline)
  }

  private func sound(
    _ name: String, _ value: Float, in range: ClosedRange<Float>, otherwise: Float, report: (LayerDiagnostic) -> Void
  ) -> Float {
    guard !range.contains(value) else { return value }
    report(
      .init(
        .invalidNumber,
        "\(Swift.type(of: self)).\(name) is \(value); it must be in \(range.lowerBound)…\(range.upperBound). "
          + "\(otherwise) is used instead."))
    return otherwise
  }
}

/// The key that a layer has its transition under.
public nonisolated let kCATransition = "transition"
