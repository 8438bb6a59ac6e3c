import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// Whatever happens to a sheet, in whatever order: what is not a finger's move or another window moves nothing at once, and in
/// the end the sheet is at rest where it belongs, or gone without a trace.
@Suite final class SheetStormTests: SheetFixture {
  private var random = SplitMix64(seed: 0)
  private var place = CGPoint.zero
  private var isDown = false

  private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768), CGSize(width: 844, height: 390),
    CGSize(width: 700, height: 900),
  ]

  nonisolated enum Event: CaseIterable, Sendable {
    case wait, press, move, lift, cancel, click, choose, changeDetents, changeStyle, changeDimming, dismiss, present,
      resize

    /// Whether it may move the sheet before time passes on.
    var isSudden: Bool { [.wait, .move, .resize, .lift, .press, .click].contains(self) }
  }

  /// A place on the sheet, or where it will come from.
  private var grip: CGPoint {
    CGPoint(x: stage.size.width / 2, y: max(4, min(shown.minY + 30, stage.size.height - 4)))
  }

  private func happen(_ event: Event) {
    switch event {
    case .wait: advance(by: .random(in: 0...0.3, using: &random))
    case .press where !isDown:
      place = grip
      finger.down(place.x, place.y, at: stage.time)
      isDown = true
    case .move where isDown:
      let way = CGFloat.random(in: -120...120, using: &random)
      for _ in 0..<4 {
        place.y += way / 4
        finger.move(place.x, place.y, at: stage.time + .random(in: 0.004...0.03, using: &random))
      }
    case .lift where isDown:
      finger.up(place.x, place.y, at: stage.time)
      isDown = false
    case .cancel where isDown:
      finger.cancel(at: stage.time)
      isDown = false
    case .click where !isDown: finger.tap(grip.x, grip.y, at: stage.time)
    case .choose:
      let identifiers: [UISheetPresentationController.Detent.Identifier?] = [nil, .medium, .large]
      let identifier = identifiers[Int.random(in: 0..<3, using: &random)]
      sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    case .changeDetents:
      let all = [.custom { _ in 150 }, .medium(), .large()] as [UISheetPresentationController.Detent]
      let some = all.filter { _ in Bool.random(using: &random) }
      sheet.animateChanges { sheet.detents = some.isEmpty ? all : some }
    case .changeStyle: sheet.animateChanges { sheet.prefersPageSizing.toggle() }
    case .changeDimming:
      let isDimmed = sheet.largestUndimmedDetentIdentifier == nil
      sheet.animateChanges { sheet.largestUndimmedDetentIdentifier = isDimmed ? .medium : nil }
    case .dismiss: if presented.transitionCoordinator == nil { presented.dismiss(animated: true) }
    case .present where root.presentedViewController == nil: root.present(presented, animated: true)
    case .resize:
      let size = Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &random)]
      stage.send(InputEvent(time: stage.time, kind: .resize(size, scale: 2)))
    default: break
    }
  }

  /// How far an edge is at once from where it was, in points. A sheet comes from out of sight, and goes when it is there.
  private func jump(from old: CGRect, to new: CGRect) -> CGFloat {
    guard old != .null, new != .null else { return min(old.minY, new.minY) >= stage.size.height ? 0 : .infinity }
    let edges = zip([old.minX, old.minY, old.maxX, old.maxY], [new.minX, new.minY, new.maxX, new.maxY])
    return edges.map { abs($0 - $1) }.max() ?? 0
  }

  @Test func nothingJumpsAndEverythingComesToRest() {
    var (jumps, dismissals) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      let storm = SheetStormTests()
      storm.random = SplitMix64(seed: seed)
      storm.world = World(size: Self.sizes[Int(seed) % Self.sizes.count])
      storm.present(.custom { _ in 150 }, .medium(), .large())
      var history: [Event] = []
      for _ in 0..<40 {
        let event = Event.allCases[Int.random(in: 0..<Event.allCases.count, using: &storm.random)]
        history.append(event)
        let (before, time) = (storm.shown, storm.stage.time)
        storm.happen(event)
        guard !event.isSudden || (storm.stage.time == time && event != .resize) else { continue }
        let jump = storm.jump(from: before, to: storm.shown)
        #expect(jump < 0.5, "seed \(seed): \(jump) points after \(history)")
        if jump >= 0.5 { jumps += 1 }
        guard jumps < 3 else { return }
      }
      storm.finger.cancel(at: storm.stage.time)
      storm.world.settle()
      let comment: Comment = "seed \(seed): \(history)"
      #expect(storm.world.diagnostics.isEmpty, comment)
      #expect(storm.presented.transitionCoordinator == nil, comment)
      expectBalance(storm.world.journal.entries, "\(comment)")
      guard storm.root.presentedViewController != nil else {
        dismissals += 1
        #expect(storm.world.window.subviews == [storm.root.view] && storm.root.view.transform == .identity, comment)
        continue
      }
      let rest = storm.sheet.frameOfPresentedViewInContainerView
      #expect(storm.jump(from: storm.shown, to: rest) < 1e-6, comment)
      #expect(storm.presented.view.bounds.size == storm.shown.size, comment)
    }
    #expect((5..<55).contains(dismissals), "otherwise it is no test")
  }
}
