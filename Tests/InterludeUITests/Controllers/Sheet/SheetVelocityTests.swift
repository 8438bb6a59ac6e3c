import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A sheet in flight changes its course without a jump of place or velocity.
@Suite final class SheetVelocityTests: SheetFixture {
  /// Points per second at which the top edge goes on, seen over a hundred-thousandth of a second.
  private func velocityNow() -> Double {
    let (time, before) = (stage.time, top)
    stage.advance(to: time + 1e-5)
    return Double(top - before) / 1e-5
  }

  /// Lets a sheet fly up or down between its detents.
  private func fling(by velocity: Double, from start: CGFloat) {
    let steps = 10
    for step in 0...steps {
      let y = Double(start) + 20 + velocity * 0.1 * Double(step) / Double(steps)
      let place = CGPoint(x: 195, y: y)
      let time = stage.time + (step == 0 ? 0 : 0.1 / Double(steps))
      if step == 0 { finger.down(195, place.y, at: time) } else { finger.move(195, place.y, at: time) }
    }
    finger.up(195, Double(start) + 20 + velocity * 0.1, at: stage.time)
  }

  @Test func dismissedByTheProgramInAnyFlightItKeepsPlaceAndVelocity() {
    var generator = SplitMix64(seed: 17)
    var upwards = 0
    for run in 0..<100 {
      let setting = SheetVelocityTests()
      setting.present(.custom { _ in 300 }, .medium(), .large())
      let isUp = run % 2 == 0
      setting.sheet.selectedDetentIdentifier = isUp ? nil : .large
      let speed = Double.random(in: 200...2500, using: &generator)
      setting.fling(by: isUp ? -speed : min(speed, 900), from: setting.top)
      setting.advance(by: Double.random(in: 0...0.25, using: &generator))
      guard setting.presented.transitionCoordinator == nil else { continue }
      let before = setting.velocityNow()
      guard abs(before) > 5 else { continue }
      if before < 0 { upwards += 1 }
      let place = setting.top
      setting.presented.dismiss(animated: true)
      #expect(setting.top == place, "run \(run) of seed 17")
      let after = setting.velocityNow()
      // In a hundred-thousandth of a second the new spring changes the velocity by less than 3 pt/s.
      let tolerance = 0.01 * abs(before) + 3
      #expect(abs(after - before) < tolerance, "run \(run) of seed 17: \(before) pt/s, then \(after)")
      setting.world.settle()
      #expect(setting.root.presentedViewController == nil, "run \(run) of seed 17")
      #expect(setting.world.diagnostics.isEmpty, "run \(run) of seed 17")
    }
    #expect(upwards > 20)
  }

  /// The finger holds the sheet through the change, which therefore sets nothing off.
  @Test func dismissedByTheProgramUnderAFingerAfterAnAnimatedChangeItSetsOffFromRest() {
    present(.medium(), .large())
    finger.down(195, top + 30, at: stage.time)
    finger.move(195, top - 20, at: stage.time + 0.1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    advance(by: 0.05)
    let held = top

    presented.dismiss(animated: true)
    #expect(top == held)
    #expect(abs(velocityNow()) < 3)
    finger.cancel(at: stage.time)
    world.settle()
    #expect(root.presentedViewController == nil && world.diagnostics.isEmpty)
  }

  @Test func dismissedOnTheWayUpItTurnsRoundAlongOneSpringAndLeavesNoGap() {
    present(.medium(), .large())
    fling(by: -2000, from: Self.medium)
    advance(by: 0.02)
    let velocity = velocityNow()
    let start = (time: stage.time, top: top)
    presented.dismiss(animated: true)
    let spring = CriticalSpring(displacement: Double(start.top - 844), velocity: velocity)
    var highest = start.top
    for step in 0...400 {
      let elapsed = Double(step) / 1000
      stage.advance(to: start.time + elapsed)
      guard presented.transitionCoordinator != nil else { break }
      highest = min(highest, top)
      #expect(Double(top).isNear(844 + spring.displacement(at: elapsed), within: 0.5), "after \(elapsed) s")
      #expect(shown.maxY > 844 - 1e-6, "after \(elapsed) s")
    }
    #expect(highest < start.top - 3, "it goes on up for a while")
    #expect(dimming < 1)
  }

  @Test(arguments: [(390, 844, 0.06), (1024, 768, 0.045)] as [(CGFloat, CGFloat, Double)])
  func sentAwayFromAHighDetentAndCaughtItRestsAtTheNearestOne(width: CGFloat, height: CGFloat, after: Double) {
    world = World(size: CGSize(width: width, height: height), system: Self.system)
    present(.medium(), .large())
    let medium = top
    sheet.selectedDetentIdentifier = .large
    presented.dismiss(animated: true)
    advance(by: after)
    finger.down(width / 2, top + 20, at: stage.time)
    advance(by: 0.3)
    let (before, time) = (shown, stage.time)
    #expect(before.minY > medium / 2 && before.minY < medium, "nearer to the medium detent, and above it")
    finger.move(width / 2, before.minY + 31, at: time)
    finger.up(width / 2, before.minY + 31, at: time + 1)
    #expect(presented.transitionCoordinator == nil)
    #expect(shown.minY.isNear(before.minY + 1, within: 1e-6) && shown.maxY.isNear(before.maxY + 1, within: 1e-6))
    advance(by: 1e-5)
    #expect(abs(shown.minY - before.minY - 1) < 0.01)
    world.settle()
    #expect(top == medium && sheet.selectedDetentIdentifier == .medium && world.diagnostics.isEmpty)
    expectBalance(world.journal.entries, "caught")
  }

  @Test func thrownBeyondItsLargestDetentItLeavesNoGap() throws {
    var goesBeyond = false
    for speed in [500.0, 1500, 4000, 9000] {
      let setting = SheetVelocityTests()
      setting.present(.medium(), .large())
      setting.fling(by: -speed, from: Self.medium)
      var highest = setting.top
      let start = setting.stage.time
      for frame in 0...60 {
        setting.stage.advance(to: start + Double(frame) / 120)
        let shown = setting.shown
        highest = min(highest, shown.minY)
        #expect(shown.maxY.isNear(844, within: 1e-6), "frame \(frame) at \(speed) pt/s")
        #expect(setting.presented.view.frame == CGRect(origin: .zero, size: shown.size), "the content fills it")
      }
      goesBeyond = goesBeyond || highest < Self.large - 5
      setting.world.settle()
      #expect(setting.top == Self.large)
    }
    #expect(goesBeyond)
  }

  // MARK: A click

  /// A sheet in one of its flights, moving at the time given.
  private func fly(_ flight: Flight) {
    switch flight {
    case .presented: root.present(presented, animated: true)
    case .dismissed:
      present()
      presented.dismiss(animated: true)
    case .settling:
      present(.medium(), .large())
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    advance(by: 0.08)
  }

  nonisolated enum Flight: CaseIterable, Sendable { case presented, dismissed, settling }

  @Test(arguments: Flight.allCases, [0.0, 0.05, 0.1, 0.5])
  func I07_afterAClickItGoesOnWithWhatTheClickHasLeftOfItsVelocity(flight: Flight, held: Double) {
    fly(flight)
    let before = velocityNow()
    let place = top
    finger.down(195, 820, at: stage.time)
    #expect(top == place)
    finger.up(195, 820, at: stage.time + held)
    #expect(top == place, "it is held")
    let expected = before * max(0, 1 - held / 0.1)
    #expect(abs(velocityNow() - expected) < 0.01 * abs(before), "\(before) pt/s before")
    world.settle()
    #expect((root.presentedViewController == nil) == (flight == .dismissed) && world.diagnostics.isEmpty)
    expectBalance(world.journal.entries, "\(flight)")
  }

  @Test func aClickOfNoTimeAtAllChangesNothing() {
    fly(.settling)
    let (time, other) = (stage.time, SheetVelocityTests())
    other.fly(.settling)
    finger.down(195, 820, at: time)
    finger.up(195, 820, at: time)
    for frame in 1...30 {
      advance(by: 1.0 / 60)
      other.advance(by: 1.0 / 60)
      #expect(top.isNear(other.top, within: 0.1), "frame \(frame)")
    }
  }
}
