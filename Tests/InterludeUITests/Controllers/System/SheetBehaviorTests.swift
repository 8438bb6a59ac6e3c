import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// Sheets as measured: where they lie, how they come, and when a finger dismisses them.
@Suite final class SheetBehaviorTests {
  private var world = World()
  private var root = UIViewController()
  private var presented = UIViewController()

  private var sheet: UISheetPresentationController {
    presented.sheetPresentationController ?? UISheetPresentationController()
  }

  /// Shows a sheet, at rest, in a window of a size.
  private func present(
    _ system: SystemBehavior, in size: CGSize, top: CGFloat = 0, bottom: CGFloat = 0,
    style: UIModalPresentationStyle = .pageSheet, _ detents: UISheetPresentationController.Detent...,
    animated: Bool = false
  ) {
    world = World(size: size)
    world.stage.system = system
    world.stage.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    (root, presented) = (UIViewController(), UIViewController())
    world.show(root)
    presented.modalPresentationStyle = style
    if !detents.isEmpty { sheet.detents = detents }
    root.present(presented, animated: animated)
    if !animated { world.stage.advance(to: 1) }
  }

  private var shown: CGRect {
    world.layOut()
    guard let layer = sheet.presentedView?.layer else { return .null }
    return (layer.presentation() ?? layer).frame
  }

  private static let phone = CGSize(width: 393, height: 852)

  /// iOS 26.1: 425 of 759 points, 356.72 of 637; on an iPad, too.
  @Test(arguments: [SystemBehavior.iOS17, .iOS26])
  func mediumIsFiftySixHundredthsOfTheLargestValue(system: SystemBehavior) throws {
    present(system, in: Self.phone, top: 59, bottom: 34, .medium(), .large())
    let context = Context(maximum: 637)
    let value = try #require(UISheetPresentationController.Detent.medium().resolvedValue(in: context))
    #expect(value.isNear(356.72, within: 1e-9))
    let scale = system.sheet.floating == nil ? 1 : (393 - 16.0) / 393
    #expect(shown.height.isNear((425 + 34) * scale, within: 1e-9))
  }

  /// A critically damped spring, ω = 18.257, that is over at 0.5057 s.
  @Test(arguments: [SystemBehavior.iOS17, .iOS26])
  func itComesOnTheSystemsSpring(system: SystemBehavior) {
    present(system, in: Self.phone, top: 59, bottom: 34, animated: true)
    let w = (1000.0 / 3).squareRoot()
    for step in 1...50 {
      let time = Double(step) / 100
      world.stage.advance(to: time)
      #expect(Double(shown.minY).isNear(59 + 793 * (1 + w * time) * exp(-w * time), within: 1e-6))
    }
    world.stage.advance(to: 0.5057)
    #expect(presented.isBeingPresented)
    world.stage.advance(to: 0.5058)
    #expect(!presented.isBeingPresented)
  }

  /// A phone without a notch: at 30 points, where the safe area is 20; below the safe area on others.
  @Test(arguments: [(20.0, 30.0), (0, 30), (59, 59)])
  func theTopEdgeOfALargeSheet(safeArea: Double, expected: Double) {
    present(.iOS17, in: CGSize(width: 375, height: 667), top: safeArea)
    #expect(shown == CGRect(x: 0, y: expected, width: 375, height: 667 - expected))
  }

  /// iOS 26: it does not move.
  @Test(arguments: [SystemBehavior.iOS17, .iOS26])
  func pulledAboveItsLargestDetentItStaysWhereItIs(system: SystemBehavior) {
    present(system, in: Self.phone, top: 59, bottom: 34)
    let frame = shown
    Finger(world.stage).drag(from: CGPoint(x: 190, y: 400), to: CGPoint(x: 190, y: 250), at: 1, lifts: false)
    #expect(shown == frame)
  }

  /// Let go at rest, a detent of 400 points is dismissed when 200 are gone, whatever the safe area adds to the height.
  @Test(arguments: [(199.0, false), (201, true)])
  func halfOfTheDetentsValueDismisses(way: CGFloat, leaves: Bool) {
    present(.iOS17, in: Self.phone, top: 59, bottom: 34, .custom { _ in 400 })
    let finger = Finger(world.stage)
    finger.drag(from: CGPoint(x: 190, y: 500), to: CGPoint(x: 190, y: 510 + way), at: 1, lifts: false)
    finger.up(190, 510 + way, at: 2)
    world.settle()
    #expect((root.presentedViewController == nil) == leaves)
  }

  /// 1000 points per second dismiss, 975 do not.
  @Test(arguments: [(975.0, false), (1000, true)])
  func aThousandPointsPerSecondDismiss(speed: CGFloat, leaves: Bool) {
    present(.iOS17, in: Self.phone, top: 59, bottom: 34)
    Finger(world.stage).drag(
      from: CGPoint(x: 190, y: 300), to: CGPoint(x: 190, y: 300 + speed / 8), at: 1, duration: 0.125, steps: 8)
    world.settle()
    #expect((root.presentedViewController == nil) == leaves)
  }

  /// iOS 18: 0.9165 in a window 402 points wide.
  @Test func thePresenterBehindALargeSheet() {
    present(.iOS17, in: CGSize(width: 402, height: 874), top: 62, bottom: 34)
    #expect(root.view.transform.a.isNear(0.9165, within: 1e-9) && root.view.transform.d.isNear(0.9165, within: 1e-9))
  }

  // MARK: iOS 26

  /// iOS 26.1: scaled by (w − 16) / w, 8 points from the edges, its height that of the value and the safe area below.
  @Test func belowTheLargeDetentItFloats() {
    present(.iOS26, in: CGSize(width: 402, height: 874), top: 62, bottom: 34, .custom { _ in 400 }, .large())
    let height: CGFloat = (400 + 34) * (402 - 16) / 402
    #expect(shown.isNear(CGRect(x: 8, y: 866 - height, width: 386, height: height)))
    #expect(
      presented.view.bounds.size.height.isNear(434, within: 1e-9)
        && presented.view.bounds.width.isNear(402, within: 1e-9))
    #expect(presented.view.safeAreaInsets.bottom.isNear(34, within: 1e-9))
    sheet.selectedDetentIdentifier = .large
    #expect(shown == CGRect(x: 0, y: 62, width: 402, height: 812))
    #expect(presented.view.superview?.layer.cornerRadius == 38)
  }

  /// iOS 26.1: a detent of 10 points has margins of 28.
  @Test(arguments: [(10.0, 28.0), (105, 18), (200, 8), (300, 8)])
  func aLowSheetHasLargerMargins(value: CGFloat, margin: CGFloat) {
    present(.iOS26, in: CGSize(width: 402, height: 874), top: 62, bottom: 34, .custom { _ in value })
    #expect(shown.minX.isNear(margin, within: 1e-9) && (874 - shown.maxY).isNear(margin, within: 1e-9))
  }

  /// Its sides follow its top edge between two detents.
  @Test func inAHandItGrowsFromOneDetentToTheNext() {
    present(.iOS26, in: CGSize(width: 402, height: 874), top: 62, bottom: 34, .custom { _ in 400 }, .large())
    let (start, end) = (shown, CGRect(x: 0, y: 62, width: 402, height: 812))
    Finger(world.stage).drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 490), at: 1, lifts: false)
    let part = 100 / (start.minY - end.minY)
    #expect(shown.minY.isNear(start.minY - 100, within: 1e-9))
    #expect(shown.minX.isNear(8 * (1 - part), within: 1e-9) && shown.maxY.isNear(874 - 8 * (1 - part), within: 1e-9))
  }

  /// iOS 26.1, iPad: a page has the full width and its top edge at 42; a form is 580 by 650, 5 points above the middle.
  @Test func onAnIPad() {
    let size = CGSize(width: 1024, height: 1366)
    present(.iOS26, in: size)
    #expect(shown == CGRect(x: 0, y: 42, width: 1024, height: 1324))
    present(.iOS26, in: size, style: .formSheet, .custom { _ in 300 }, .large())
    #expect(shown == CGRect(x: 222, y: 703, width: 580, height: 300), "the bottom edge stays")
    sheet.selectedDetentIdentifier = .large
    #expect(shown == CGRect(x: 222, y: 353, width: 580, height: 650))
  }
}

/// A context with a largest value, elsewhere than in a sheet.
private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection = UIScreen.main.traitCollection
  let maximumDetentValue: CGFloat

  init(maximum: CGFloat) { maximumDetentValue = maximum }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-6 }
  }
}
