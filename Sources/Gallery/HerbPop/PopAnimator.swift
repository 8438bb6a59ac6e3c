import UIKit

/// Grows a herb out of its picture on a spring that bounces, and shrinks it back into it.
final class PopAnimator: ExpandingTransition {
  override var duration: TimeInterval { 1 }
  override var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 0.4) }
}
