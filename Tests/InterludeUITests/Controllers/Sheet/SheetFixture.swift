import InterludeUI
import InterludeUITestSupport

/// What the suites about sheets begin with: a root on show in a phone's window, and a controller to be presented as a sheet.
class SheetFixture {
  lazy var world = World(system: Self.system)
  lazy var root = world.showProbe()
  lazy var finger = Finger(world.stage)
  let delegate = SheetDelegate()
  lazy var presented: Probe = {
    _ = root
    let presented = world.probe("sheet")
    presented.modalPresentationStyle = .pageSheet
    presented.sheetPresentationController?.delegate = delegate
    return presented
  }()

  // Written out, since an implicit one is not on the main actor and could not be inherited by a suite that is.
  init() {}

  var stage: Stage { world.stage }
  /// The sheet that is on show, or will be.
  var sheet: UISheetPresentationController { presented.sheetPresentationController ?? UISheetPresentationController() }

  /// iOS 17 with rounder numbers than the system's own, which SheetBehaviorTests have: the large detent begins at 10 points, the
  /// medium one is half of it, and a presenter that has stepped back is 16 points from the sides.
  static let system: SystemBehavior = {
    var system = SystemBehavior.iOS17
    (system.sheet.topMargin, system.sheet.mediumShare, system.sheet.presenterScale) = (10, 0.5, 1 - 2 * 16.0 / 390)
    return system
  }()

  /// In a window of 390 by 844 points without a safe area, the large detent's top is at 10 and the medium one's at 427.
  static let (large, medium): (CGFloat, CGFloat) = (10, 427)

  /// Brings the sheet on the screen, at rest.
  func present(_ detents: UISheetPresentationController.Detent...) {
    delegate.journal = world.journal
    if !detents.isEmpty { sheet.detents = detents }
    root.present(presented, animated: false)
    advance(by: 1)
  }

  func advance(by seconds: Double) {
    stage.advance(to: stage.time + seconds)
    world.layOut()
  }

  /// The sheet's top edge as it shows, in the window.
  var top: CGFloat { shown.minY }

  /// The sheet as it shows, in the window.
  var shown: CGRect {
    world.layOut()
    guard let view = sheet.presentedView, view.superview != nil else { return .null }
    return (view.layer.presentation() ?? view.layer).frame
  }

  var dimming: CGFloat {
    guard let view = sheet.containerView?.subviews.first else { return 0 }
    return CGFloat((view.layer.presentation() ?? view.layer).opacity)
  }

  /// Puts a finger on the sheet, at x = 195, and moves it evenly by a distance downwards; the ten points that a pan takes for
  /// itself come on top.
  func drag(from y: CGFloat, by distance: CGFloat, in seconds: Double, lifts: Bool = true) {
    let way = distance + (distance < 0 ? -10 : 10)
    finger.drag(
      from: CGPoint(x: 195, y: y), to: CGPoint(x: 195, y: y + way), at: stage.time, duration: seconds, steps: 40,
      lifts: lifts)
  }
}

extension UISheetPresentationController {
  convenience init() { self.init(presentedViewController: UIViewController(), presenting: nil) }
}

/// A sheet's delegate that writes down what it hears, and allows what a test says.
final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  var journal: Journal?
  var allowsDismissal = true
  var onWillDismiss: (UIPresentationController) -> Void = { _ in }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier
    journal?.write("detent " + (identifier == .large ? "large" : identifier == .medium ? "medium" : "other"))
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal?.write("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal?.write("willDismiss")
    onWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal?.write("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal?.write("didAttempt")
  }
}

/// The system's spring, in closed form: critically damped, ω = √(1000/3).
nonisolated struct CriticalSpring {
  /// From the resting place, in points.
  var displacement: Double
  /// In points per second.
  var velocity: Double

  private static let frequency = (1000.0 / 3).squareRoot()

  func displacement(at time: Double) -> Double {
    let w = Self.frequency
    return (displacement + (velocity + w * displacement) * time) * exp(-w * time)
  }
}

extension UIViewController {
  /// Where the presented view is in the presentation's container.
  var frameInContainer: CGRect? { viewIfLoaded?.convert(view.bounds, to: presentationController?.containerView) }
}
