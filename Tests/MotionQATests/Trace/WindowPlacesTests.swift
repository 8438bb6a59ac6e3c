import InterludeUI
import Testing

@testable import MotionQA

struct WindowPlacesTests {
  /// Views in each other, each moved in its own way; the innermost is the one to find.
  private func nest(_ change: (_ outer: UIView, _ inner: UIView) -> Void) -> (stage: Stage, inner: UIView) {
    let (outer, inner) = (UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 160)), UIView())
    inner.frame = CGRect(x: 20, y: 25, width: 80, height: 50)
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    change(outer, inner)
    return (Stage.showing { [outer] }, inner)
  }

  /// The engine's own conversion is the truth.
  private func expectPlaces(_ change: (_ outer: UIView, _ inner: UIView) -> Void) throws {
    let (stage, inner) = nest(change)
    let trace = try RecordedBundle.record(InputScript(duration: 0.1, []), on: stage, scene: "test").trace
    let view = try #require(trace["inner"])
    let corners = try #require(WindowPlaces(in: trace).corners(of: view, at: 2))
    let truth = inner.bounds.corners.map { inner.layer.convert($0, to: inner.window?.layer) }
    for (corner, expected) in zip(corners, truth) {
      #expect(abs(corner.x - expected.x) < 0.01 && abs(corner.y - expected.y) < 0.01, "\(corners) for \(truth)")
    }
  }

  @Test func plainFramesAddUp() throws {
    try expectPlaces { _, _ in }
  }

  @Test func scrollingMovesWhatIsInside() throws {
    try expectPlaces { outer, _ in outer.bounds.origin = CGPoint(x: 13, y: -7) }
  }

  @Test func turnsScalesAndAnchorsAddUp() throws {
    try expectPlaces { outer, inner in
      outer.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.3, y: 0.7)
      inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
      inner.transform = CGAffineTransform(translationX: 5, y: 6).rotated(by: -1)
    }
  }

  @Test func depthShowsThroughPerspective() throws {
    try expectPlaces { outer, inner in
      outer.layer.sublayerTransform.m34 = -1.0 / 400
      inner.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
      inner.layer.zPosition = 20
    }
    try expectPlaces { _, inner in
      var transform = CATransform3DIdentity
      transform.m34 = -1.0 / 500
      inner.layer.transform = CATransform3DRotate(CATransform3DRotate(transform, 0.5, 1, 0, 0), 0.7, 0, 1, 0)
    }
  }

  @Test func aViewThatIsAwayIsNowhere() throws {
    let (stage, inner) = nest { _, _ in }
    inner.removeFromSuperview()
    let trace = try RecordedBundle.record(InputScript(duration: 0.1, []), on: stage, scene: "test").trace
    #expect(trace["inner"] == nil)
    let gone = ViewTrace(name: "gone", presence: [0..<1], superviews: [], still: [:], moving: [])
    #expect(WindowPlaces(in: trace).corners(of: gone, at: 2) == nil)
  }

  /// Only a file that was tampered with says so.
  @Test func viewsThatAreInEachOtherAreNowhere() {
    let trace = Trace(
      scene: "test", size: CGSize(width: 9, height: 9), framesPerSecond: 60, frameCount: 1, steps: [],
      views: ["a", "b"].map { name in
        ViewTrace(
          name: name, presence: [0..<1], superviews: [ViewTrace.Superview(name == "a" ? "b" : "a", from: 0)],
          still: [:], moving: [])
      })
    #expect(WindowPlaces(in: trace).corners(of: trace.views[0], at: 0) == nil)
  }
}
