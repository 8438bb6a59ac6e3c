import Foundation
import InterludeUI
import Testing

@testable import MotionQA

/// Another curve in a transition that ends on a frame is told once.
///
/// A tap at 0.1 s and 0.8 s add up to a little more than the time of frame 54, which so shows the spring still swinging, and the
/// transition to be over.
struct TransitionTimingTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Nil for an easing.
    let dampingRatio: CGFloat?

    init(dampingRatio: CGFloat?) { self.dampingRatio = dampingRatio }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      (view.alpha, view.transform) = (0, CGAffineTransform(translationX: 0, y: 800))
      let grow = { (view.alpha, view.transform) = (1, .identity) }
      let complete = { (_: Bool) in context.completeTransition(true) }
      if let dampingRatio {
        UIView.animate(
          withDuration: 0.8, delay: 0, usingSpringWithDamping: dampingRatio, initialSpringVelocity: 0,
          animations: grow, completion: complete)
      } else {
        UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseOut, animations: grow, completion: complete)
      }
    }
  }

  private func record(dampingRatio: CGFloat?) throws -> RecordedBundle {
    try RecordedBundle.record("test", InputScript(duration: 1.5, [.tap("present", at: 0.1)])) {
      PresentingViewController(Animator(dampingRatio: dampingRatio))
    }
  }

  @Test(
    arguments: [
      (0.5, "damping ratio 0.50, was 0.60; "),
      (nil, "curve easeOut(duration: 0.8), was spring(dampingRatio: 0.6, duration: 0.8); "),
    ] as [(CGFloat?, String)])
  func anotherCurveIsToldOnce(dampingRatio: CGFloat?, words: String) throws {
    let lines = Verdict(on: try record(dampingRatio: dampingRatio), golden: try record(dampingRatio: 0.6)).lines

    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix(
        "In present UIViewController, second translation.y and alpha move otherwise: \(words)") == true, "\(lines)")
  }

  /// The motion is the same, and nobody else tells of it.
  @Test func anotherDeclaredDurationIsTold() throws {
    var golden = try record(dampingRatio: 0.6)
    golden.trace.transitions?[0].duration = 0.3
    let lines = Verdict(on: try record(dampingRatio: 0.6), golden: golden).lines
    #expect(lines.count == 1 && lines.first?.contains("declares 0.8 s, declared 0.3 s") == true, "\(lines)")
  }

  /// As of a bad merge.
  @Test(arguments: [100, 1e300]) func aTransitionBehindTheFramesTrapsNothing(begin: Double) throws {
    var golden = try record(dampingRatio: 0.6)
    golden.trace.transitions?[0].begin = begin
    golden.trace.transitions?[0].end = begin
    #expect(Verdict(on: try record(dampingRatio: 0.6), golden: golden).outcome != .same)
    #expect {
      try Trace(Data(golden.trace.text.utf8), path: "t.json")
    } throws: {
      "\($0)".contains("begins after the last frame")
    }
  }
}
