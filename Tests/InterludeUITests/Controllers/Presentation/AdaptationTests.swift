import InterludeUI
import InterludeUITestSupport
import Testing

/// Presentations that change style with the room there is.
@Suite final class AdaptationTests {
  lazy var world = World()
  lazy var root = world.showProbe()
  lazy var delegate = Delegate(journal: world.journal)
  lazy var sheet: Probe = {
    _ = root
    let sheet = world.probe("sheet")
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = delegate
    return sheet
  }()

  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    var compactStyle: UIModalPresentationStyle = .fullScreen
    var replacement: UIViewController?

    init(journal: Journal) { self.journal = journal }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      compactStyle
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      journal.write("delegate willPresent \(style) coordinator \(transitionCoordinator != nil)")
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      journal.write("delegate prepare \(adaptivePresentationController.presentationStyle)")
    }
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    let event = InputEvent.Kind.resize(CGSize(width: width, height: height), scale: 2)
    world.stage.send(InputEvent(time: world.stage.time, kind: event))
  }

  private var appearance: [String] {
    world.journal.entries.filter { $0.contains(" view") && !$0.contains("Load") }
  }

  @Test func aDelegateSetBeforePresentingDecidesTheStyle() {
    root.present(sheet, animated: true)
    world.settle()
    #expect(sheet.view.frame == world.window.bounds)
    #expect(root.view.window == nil, "full screen removes the presenter's view")
    #expect(
      world.journal.entries(about: "delegate")
        == ["delegate prepare fullScreen", "delegate willPresent fullScreen coordinator true"])
    #expect(sheet.presentationController?.delegate === delegate)
    sheet.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.none, .formSheet, .currentContext])
  func noOtherStyleKeepsItsOwn(style: UIModalPresentationStyle) {
    delegate.compactStyle = style
    root.present(sheet, animated: true)
    world.settle()
    #expect(root.view.window != nil)
    #expect(world.journal.entries(about: "delegate") == ["delegate willPresent none coordinator true"])
  }

  @Test func aChangeOfTheWindowChangesTheStyleAndBack() {
    root.present(sheet, animated: true)
    world.settle()
    world.journal.clear()
    resize(1024, 768)
    #expect(sheet.frameInContainer == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(root.view.frame == world.window.bounds && root.view.window != nil)
    #expect(appearance == ["root viewWillAppear", "root viewDidAppear"], "the sheet stays on show")
    #expect(world.window.subviews.count == 2)
    #expect(sheet.presentationController?.containerView?.subviews.first?.alpha == 1, "dimmed")
    world.journal.clear()
    resize(390, 844)
    #expect(sheet.view.frame == world.window.bounds)
    #expect(sheet.view.layer.cornerRadius == 0)
    #expect(appearance == ["root viewWillDisappear", "root viewDidDisappear"])
    #expect(
      world.journal.entries(about: "delegate")
        == ["delegate prepare fullScreen", "delegate willPresent fullScreen coordinator true"])
    sheet.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view] && root.view.frame == world.window.bounds)
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test func aReplacementIsPresentedInTheStyleAdaptedTo() {
    let navigation = UINavigationController(rootViewController: sheet)
    _ = root
    sheet.presentationController?.delegate = delegate
    delegate.replacement = navigation
    root.present(sheet, animated: true)
    world.settle()
    #expect(root.presentedViewController === navigation)
    #expect(sheet.view.window != nil && sheet.navigationController === navigation)
    world.journal.clear()
    resize(1024, 768)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.parent == nil && sheet.view.superview?.superview === sheet.presentationController?.presentedView)
    #expect(navigation.view.window == nil)
    #expect(world.journal.entries(about: "sheet view") == [], "the sheet stays on show")
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aWindowThatTurnsOnTheWayIsAdaptedToInTheEnd() {
    root.present(sheet, animated: true)
    world.stage.advance(to: 0.2)
    resize(1024, 768)
    world.settle()
    #expect(sheet.frameInContainer == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(root.view.window != nil)
  }

  @Test func presentationsAboveStayWhereTheyAre() {
    root.present(sheet, animated: false)
    let top = world.probe("top")
    top.modalPresentationStyle = .overFullScreen
    sheet.present(top, animated: false)
    resize(1024, 768)
    #expect(world.window.subviews.last === top.presentationController?.containerView)
    #expect(top.presentingViewController === sheet && sheet.presentedViewController === top)
    root.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view])
  }

  @Test func overriddenTraitsReachThePresentedController() {
    root.present(sheet, animated: true)
    world.settle()
    sheet.presentationController?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func askingForThePresentationControllerKeepsNobodyAlive() {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let unused = UIViewController()
      presentation = unused.presentationController
      #expect(unused.presentationController === presentation, "it is the same every time")
      controller = unused
    }
    #expect(controller == nil && presentation == nil)
  }

  @Test func anotherStyleGivesAnotherPresentationController() {
    let controller = UIViewController()
    let first = controller.presentationController
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.presentationController !== first)
    #expect(controller.presentationController?.presentationStyle == .fullScreen)
  }
}
