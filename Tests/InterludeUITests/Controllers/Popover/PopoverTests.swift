import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Popovers: where they are, how they adapt, and what a touch outside does.
@Suite final class PopoverTests {
  private lazy var world = World(size: CGSize(width: 1024, height: 768))
  private lazy var root = world.showProbe()
  private lazy var finger = Finger(world.stage)
  private let delegate = PopoverDelegate()

  private func present(
    from source: CGRect, of size: CGSize = CGSize(width: 200, height: 150),
    permitted: UIPopoverArrowDirection = .any
  ) throws -> (UIViewController, UIPopoverPresentationController) {
    let view = UIView(frame: source)
    root.view.addSubview(view)
    let controller = UIViewController()
    controller.preferredContentSize = size
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    popover.sourceView = view
    popover.permittedArrowDirections = permitted
    popover.delegate = delegate
    root.present(controller, animated: false)
    world.layOut()
    return (controller, popover)
  }

  private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  /// The arrow is 13 points high; 10 points stay free at every edge.
  @Test(
    arguments: [
      (CGRect(x: 500, y: 100, width: 40, height: 30), .any, .up, CGRect(x: 420, y: 143, width: 200, height: 150)),
      (CGRect(x: 500, y: 700, width: 40, height: 30), .any, .down, CGRect(x: 420, y: 537, width: 200, height: 150)),
      (CGRect(x: 500, y: 300, width: 40, height: 30), .left, .left, CGRect(x: 553, y: 240, width: 200, height: 150)),
      (CGRect(x: 500, y: 300, width: 40, height: 30), .right, .right, CGRect(x: 287, y: 240, width: 200, height: 150)),
      (CGRect(x: 0, y: 100, width: 40, height: 30), .any, .up, CGRect(x: 10, y: 143, width: 200, height: 150)),
      (CGRect(x: 984, y: 100, width: 40, height: 30), .any, .up, CGRect(x: 814, y: 143, width: 200, height: 150)),
      (CGRect(x: 500, y: 700, width: 40, height: 30), .up, .up, CGRect(x: 420, y: 743, width: 200, height: 15)),
      (CGRect(x: 500, y: 0, width: 40, height: 768), .any, .left, CGRect(x: 553, y: 309, width: 200, height: 150)),
      (CGRect(x: 500, y: 300, width: 40, height: 30), [], .unknown, CGRect(x: 420, y: 240, width: 200, height: 150)),
    ] as [(CGRect, UIPopoverArrowDirection, UIPopoverArrowDirection, CGRect)])
  func itLiesOnTheFirstSideThatHasRoom(
    source: CGRect, permitted: UIPopoverArrowDirection, direction: UIPopoverArrowDirection, content: CGRect
  ) throws {
    let (controller, popover) = try present(from: source, permitted: permitted)

    #expect(popover.arrowDirection == direction)
    #expect(frame(of: controller) == content)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aRectangleOfTheSourceViewIsPointedAt() throws {
    let (controller, popover) = try present(from: CGRect(x: 100, y: 100, width: 500, height: 500))
    popover.sourceRect = CGRect(x: 300, y: 10, width: 20, height: 20)
    world.layOut()

    #expect(frame(of: controller).midX == 410)
    #expect(frame(of: controller).minY == 143)
  }

  @Test func contentWithoutASizeIs320WideAndAsHighAsThereIsRoom() throws {
    let (controller, _) = try present(from: CGRect(x: 500, y: 100, width: 40, height: 30), of: .zero)

    #expect(frame(of: controller) == CGRect(x: 360, y: 143, width: 320, height: 615))
  }

  @Test func theContentHasLittleWidth() throws {
    let (controller, _) = try present(from: CGRect(x: 500, y: 100, width: 40, height: 30))

    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func aButtonOfABarIsPointedAt() throws {
    let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    world.show(UINavigationController(rootViewController: screen))
    world.layOut()
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    popover.barButtonItem = item
    screen.present(controller, animated: false)
    world.layOut()

    #expect(popover.arrowDirection == .up)
    #expect(frame(of: controller).maxX == 1014)
    #expect(frame(of: controller).minY > 40)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aTouchOutsideDismissesIt() throws {
    let (controller, _) = try present(from: CGRect(x: 500, y: 100, width: 40, height: 30))
    finger.tap(520, 200, at: 1)
    #expect(controller.presentingViewController === root)

    finger.tap(50, 700, at: 2)
    world.settle()
    #expect(controller.presentingViewController == nil)
    #expect(delegate.heard == ["prepare", "should", "will", "did"])
  }

  @Test func theDelegateAndTheControllerMayKeepIt() throws {
    let (controller, _) = try present(from: CGRect(x: 500, y: 100, width: 40, height: 30))
    delegate.allows = false
    finger.tap(50, 700, at: 1)
    delegate.allows = true
    controller.isModalInPresentation = true
    finger.tap(50, 700, at: 2)
    world.settle()

    #expect(controller.presentingViewController === root)
    #expect(delegate.heard == ["prepare", "should", "attempt", "attempt"])
  }

  @Test func passthroughViewsTakeTouches() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 600, width: 100, height: 60)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    let (controller, popover) = try present(from: CGRect(x: 500, y: 100, width: 40, height: 30))
    popover.passthroughViews = [button]
    finger.tap(50, 630, at: 1)
    world.settle()

    #expect(presses == 1)
    #expect(controller.presentingViewController === root)
  }

  @Test func inLittleWidthItIsASheet() throws {
    world = World(size: CGSize(width: 390, height: 844))
    let (controller, popover) = try present(from: CGRect(x: 100, y: 100, width: 40, height: 30))

    #expect(frame(of: controller).width == 390)
    #expect(frame(of: controller).maxY == 844)
    #expect(popover.arrowDirection == .unknown)
    #expect(controller.popoverPresentationController === popover)
  }

  @Test func withNoneItIsAPopoverInLittleWidth() throws {
    world = World(size: CGSize(width: 390, height: 844))
    delegate.style = UIModalPresentationStyle.none
    let (controller, popover) = try present(from: CGRect(x: 100, y: 100, width: 40, height: 30))

    #expect(popover.arrowDirection == .up)
    #expect(frame(of: controller) == CGRect(x: 20, y: 143, width: 200, height: 150))
  }

  @Test func itFollowsTheWindow() throws {
    let (controller, popover) = try present(from: CGRect(x: 100, y: 100, width: 40, height: 30))
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 390, height: 844), scale: 2)))
    #expect(frame(of: controller).width == 390)

    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: 1024, height: 768), scale: 2)))
    #expect(frame(of: controller) == CGRect(x: 20, y: 143, width: 200, height: 150))
    #expect(controller.popoverPresentationController === popover)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func withNothingToPointAtItIsReported() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    root.present(controller, animated: false)

    #expect(world.diagnostics.map(\.identifier) == ["E7"])
  }

  @Test func itFadesInAndOut() throws {
    let view = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 30))
    root.view.addSubview(view)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = view
    root.present(controller, animated: true)
    world.stage.advance(to: 0.1)
    let bubble = try #require(controller.popoverPresentationController?.presentedView)
    #expect(abs((bubble.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)

    world.settle()
    controller.dismiss(animated: true)
    world.settle()
    #expect(bubble.window == nil)
    #expect(world.diagnostics.isEmpty)
  }
}

/// Says how a popover adapts, and writes down what it hears.
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var style: UIModalPresentationStyle?
  var allows = true
  var heard: [String] = []

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    heard.append("prepare")
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    style ?? controller.adaptivePresentationStyle
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    heard.append("attempt")
  }
}
