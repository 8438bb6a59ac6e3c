import InterludeUITestSupport
import MotionCurves
import Testing

@testable import InterludeUI

/// Who looks on at a stage hears of a sheet's motion along which curve each property goes, from when and for how long.
@Suite final class SheetCourseTests: SheetFixture {
  private final class Witness: StageObserver {
    private(set) var told: [(time: Double, view: UIView, course: FollowedCourse)] = []

    func stage(_ stage: Stage, sees event: StageEvent) {
      if case .following(let view, let course) = event { told.append((stage.time, view, course)) }
    }

    /// What was told of a view last.
    func last(of view: UIView?) -> FollowedCourse? { told.last { $0.view === view }?.course }
  }

  private let witness = Witness()

  /// The system's spring: UIKit's own, critically damped.
  private static let frequency = (1000.0 / 3).squareRoot()

  private var dimmingView: UIView? { sheet.containerView?.subviews.first }
  private var middle: CGFloat { shown.midY }

  private func look() { stage.observers = [witness] }

  private func way(_ keyPath: String, of view: UIView?) -> FollowedWay? {
    guard case .goes(let ways)? = witness.last(of: view) else { return nil }
    return ways.first { $0.keyPath == keyPath }
  }

  private var way: FollowedWay? { way("position", of: sheet.presentedView) }

  private var heldProperties: [String] {
    if case .isHeld(let properties)? = witness.last(of: sheet.presentedView) { properties } else { [] }
  }

  private var rests: Bool {
    [sheet.presentedView, dimmingView].allSatisfy {
      if case .rests? = witness.last(of: $0) { true } else { false }
    }
  }

  /// The sheet's middle shows where its curve has it, up to the curve's end.
  private func expectItGoes(_ way: FollowedWay, from start: CGFloat, to end: CGFloat, within tolerance: Double = 0.01) {
    for step in 0...20 {
      let time = way.start + way.length * Double(step) / 20.5
      guard time >= stage.time else { continue }
      stage.advance(to: time)
      let expected = start + (end - start) * CGFloat(way.curve?.value(at: time - way.start) ?? .nan)
      #expect(abs(middle - expected) <= tolerance, "\(middle), not \(expected), after \(time - way.start) s")
    }
  }

  @Test func itComesAlongTheSystemsSpringInItsTransition() throws {
    look()
    root.present(presented, animated: true)
    let way = try #require(way)
    #expect(way.start == stage.time && way.isWhole)
    #expect(way.length.isNear(0.506, within: 0.001))
    for time in [0.05, 0.1, 0.3] {
      let w = Self.frequency
      #expect(try #require(way.curve).value(at: time).isNear(1 - (1 + w * time) * exp(-w * time), within: 1e-9))
    }
    expectItGoes(way, from: 844 + 417, to: 10 + 417)
    #expect(self.way("bounds", of: sheet.presentedView) == nil, "it has its size")
    #expect(self.way("opacity", of: dimmingView)?.isWhole == true)
    #expect(self.way("transform", of: root.view)?.isWhole == true)
    advance(by: 1)
    #expect(rests)
  }

  @Test func aFingerHoldsItAndItGoesOnAlongASpringWithTheFingersVelocity() throws {
    present(.medium(), .large())
    look()
    drag(from: 600, by: -60, in: 0.1, lifts: false)
    #expect(heldProperties == ["position", "bounds", "shadowOpacity"])
    let start = top
    finger.up(195, 530, at: stage.time)
    let way = try #require(way)
    let spring = try #require(way.curve as? Spring)
    // The finger goes up with 700 pt/s, and 357 pt are left.
    #expect(spring.initialVelocity.isNear(700 / Double(start - Self.large), within: 0.05))
    #expect(way.isWhole && self.way("bounds", of: sheet.presentedView)?.isWhole == true)
    expectItGoes(way, from: (start + 844) / 2, to: (Self.large + 844) / 2)
    advance(by: 1)
    #expect(rests && top == Self.large)
  }

  @Test func whatChangesOnAPartOfTheWayGoesAlongAPartOfTheCurve() throws {
    present(.custom(identifier: .init("low")) { _ in 100 }, .medium(), .large())
    sheet.largestUndimmedDetentIdentifier = .medium
    look()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    let dimming = try #require(way("opacity", of: dimmingView))
    #expect(!dimming.isWhole && dimming.curve is Spring, "it begins at the medium detent")
    #expect(way?.isWhole == true)
  }

  @Test func thrownAwayItGoesAlongASpringThatIsCutOffOutOfSight() throws {
    present(.medium(), .large())
    look()
    drag(from: 500, by: 200, in: 0.1, lifts: false)
    #expect(presented.isBeingDismissed && heldProperties.contains("position"))
    let start = top
    finger.up(195, 710, at: stage.time)
    let way = try #require(way)
    #expect(way.isWhole && (way.curve as? Spring)?.initialVelocity ?? 0 > 1)
    #expect(way.start == stage.time)
    expectItGoes(way, from: start + 208.5, to: 844 + 208.5)
    stage.advance(to: way.start + way.length + 1e-6)
    #expect(root.presentedViewController == nil, "as long as was told")
    guard case .rests? = witness.told.last?.course else { return #expect(Bool(false), "it rests") }
  }

  @Test func caughtOnItsWayItIsHeldAndGoesOnAlongOneSpringAcrossTheTransitionsEnd() throws {
    sheet.detents = [.medium(), .large()]
    look()
    root.present(presented, animated: true)
    advance(by: 0.15)
    let caught = top
    finger.down(195, Double(caught) + 30, at: stage.time)
    #expect(heldProperties.contains("position"))
    for step in 1...10 { finger.move(195, Double(caught) + 30 - 30 * Double(step), at: stage.time + 0.01) }
    finger.up(195, Double(caught) - 270, at: stage.time)
    let way = try #require(way)
    let told = witness.told.count
    advance(by: 1)
    #expect(presented.transitionCoordinator == nil && top == Self.large)
    let later = witness.told.dropFirst(told).compactMap { entry -> Double? in
      guard case .goes(let ways) = entry.course, entry.view === sheet.presentedView else { return nil }
      return ways.first { $0.keyPath == "position" }?.start
    }
    #expect(later.allSatisfy { $0 == way.start }, "\(later)")
    #expect(rests)
  }

  @Test func aChangeOfAllThatShowsGoesAlongTheSystemsSpring() throws {
    present(.medium(), .large())
    look()
    sheet.animateChanges { sheet.largestUndimmedDetentIdentifier = .medium }
    let dimming = try #require(way("opacity", of: dimmingView))
    #expect(dimming.isWhole && dimming.start == stage.time)
    let curve = try #require(dimming.curve)
    for time in [0.03, 0.1, 0.2] {
      stage.advance(to: dimming.start + time)
      #expect(Double(self.dimming).isNear(1 - curve.value(at: time), within: 1e-6))
    }
    #expect(way == nil, "it stays where it is")
  }

  @Test func aWindowOfAnotherSizeEndsWhatSettles() throws {
    present(.medium(), .large())
    look()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    advance(by: 0.1)
    #expect(!rests)
    stage.send(InputEvent(time: stage.time, kind: .resize(CGSize(width: 430, height: 932), scale: 2)))
    advance(by: 0.02)
    #expect(rests)
  }

  @Test func aWindowOfAnotherSizeTellsNothingOfASheetAtRest() {
    present(.medium(), .large())
    look()
    stage.send(InputEvent(time: stage.time, kind: .resize(CGSize(width: 430, height: 932), scale: 2)))
    advance(by: 0.02)
    #expect(witness.told.isEmpty)
  }

  @Test func anAnimatorThatIsNotTheSheetsTellsOfItsAnimationsItself() {
    presented.modalTransitionStyle = .crossDissolve
    look()
    root.present(presented, animated: true)
    advance(by: 0.1)
    #expect(rests)
    finger.down(195, 500, at: stage.time)
    #expect(rests)
  }
}
