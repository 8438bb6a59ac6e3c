import InterludeUI
import InterludeUITestSupport
import Testing

/// M1 to M5 of the transition contract: styles, contexts, stacks.
@Suite final class StylesTests {
  lazy var world = World()

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false),
  ])
  func M01_whichStylesRemoveThePresentersView(style: UIModalPresentationStyle, removes: Bool) {
    let root = world.showProbe()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    #expect(root.view.window != nil, "it stays for the animation")
    world.settle()
    #expect((root.view.window == nil) == removes)
    #expect(world.journal.entries.contains("root viewDidDisappear") == removes)
    modal.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view] && root.view.frame == world.window.bounds)
  }

  /// A root with a child in its lower right quarter, which holds another that fills it.
  private func showQuarter() -> (root: Probe, child: Probe, grandchild: Probe) {
    let root = world.showProbe()
    let (child, grandchild) = (world.probe("child"), world.probe("grandchild"))
    root.addChild(child)
    child.view.frame = CGRect(x: 195, y: 422, width: 195, height: 422)
    child.view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth, .flexibleHeight,
    ]
    root.view.addSubview(child.view)
    child.addChild(grandchild)
    grandchild.view.frame = child.view.bounds
    child.view.addSubview(grandchild.view)
    world.journal.clear()
    return (root, child, grandchild)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func M02_contextStylesCoverTheControllerThatDefinesAContext(style: UIModalPresentationStyle) {
    let (root, child, grandchild) = showQuarter()
    child.definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    grandchild.present(modal, animated: true)
    world.settle()
    #expect(modal.presentingViewController === child)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 195, y: 422, width: 195, height: 422))
    #expect(root.view.window != nil)
    #expect((child.view.window == nil) == (style == .currentContext))
    modal.dismiss(animated: true)
    world.settle()
    #expect(root.view.subviews == [child.view])
    #expect(child.view.frame == CGRect(x: 195, y: 422, width: 195, height: 422))
    #expect(world.diagnostics.isEmpty)
  }

  /// C5: nobody can see it.
  @Test func M02_whatComesInAViewThatIsTakenAwayMeanwhileDoesNotAppear() {
    let (root, child, grandchild) = showQuarter()
    child.definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .overCurrentContext
    grandchild.present(modal, animated: true)
    world.stage.advance(to: 0.1)
    root.view.removeFromSuperview()
    world.settle()
    #expect(modal.view.window == nil)
    let heard = world.journal.entries(about: "modal view").filter { $0.hasSuffix("ppear") }
    #expect(heard == ["modal viewWillAppear", "modal viewWillDisappear", "modal viewDidDisappear"])
  }

  @Test func M02_withoutAContextTheOutermostContainerIsCovered() {
    let (root, _, grandchild) = showQuarter()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .currentContext
    grandchild.present(modal, animated: true)
    world.settle()
    #expect(modal.presentingViewController === root)
    #expect(modal.view.frame == world.window.bounds)
  }

  @Test func M02_otherStylesLookForNoContext() {
    let (root, child, _) = showQuarter()
    child.definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .overFullScreen
    child.present(modal, animated: true)
    world.settle()
    #expect(modal.presentingViewController === root)
  }

  @Test(arguments: [true, false])
  func M02_aContextMayProvideTheTransitionStyle(provides: Bool) throws {
    let (_, child, _) = showQuarter()
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = provides
    child.modalTransitionStyle = .crossDissolve
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .overCurrentContext
    child.present(modal, animated: true)
    world.stage.advance(to: 0.1)
    let shown = try #require(modal.view.layer.presentation())
    #expect((shown.opacity < 1) == provides, "it dissolves")
    #expect((shown.frame.minY > 0) == !provides, "it rises")
  }

  @Test func M02_aCustomPresentationMayAskForTheContext() {
    final class InContext: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    let (_, child, grandchild) = showQuarter()
    child.definesPresentationContext = true
    let delegate = HandingDelegate(journal: world.journal, animator: nil)
    delegate.makePresentationController = { InContext(presentedViewController: $0, presenting: $1) }
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    grandchild.present(modal, animated: true)
    world.settle()
    #expect(modal.presentingViewController === child)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 195, y: 422, width: 195, height: 422))
  }

  @Test func M02_whatIsPresentedInAContextAppearsAndDisappearsWithIt() {
    let (root, child, _) = showQuarter()
    child.definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .currentContext
    child.present(modal, animated: false)
    world.journal.clear()
    let cover = world.probe("cover")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    world.settle()
    #expect(world.journal.entries(about: "modal") == ["modal viewWillDisappear", "modal viewDidDisappear"])
    #expect(world.journal.entries(about: "child").isEmpty, "it had disappeared under the modal one")
    cover.dismiss(animated: true)
    world.settle()
    #expect(world.journal.entries(about: "modal").suffix(2) == ["modal viewWillAppear", "modal viewDidAppear"])
    #expect(world.journal.entries(about: "child").isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func M02_whatCoversAScreenStaysWithItThroughAPushAndAPop(style: UIModalPresentationStyle) {
    let (navigation, probes) = world.showNavigation("A")
    probes[0].definesPresentationContext = true
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    probes[0].present(modal, animated: false)
    navigation.pushViewController(world.probe("B"), animated: true)
    world.settle()
    #expect(modal.view.window == nil && probes[0].view.window == nil)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(modal.view.window != nil)
    #expect((probes[0].view.window == nil) == (style == .currentContext))
    #expect(
      world.journal.entries(about: "modal view").suffix(4) == [
        "modal viewWillDisappear", "modal viewDidDisappear", "modal viewWillAppear", "modal viewDidAppear",
      ])
    modal.dismiss(animated: true)
    world.settle()
    #expect(probes[0].view.window != nil && probes[0].view.superview?.subviews == [probes[0].view])
    #expect(world.journal.entries.last { $0.hasPrefix("A") } == "A viewDidAppear")
    #expect(world.diagnostics.isEmpty)
  }

  @Test func M03_everyoneAboveHearsWhatHappensToThem() {
    let root = world.showProbe()
    let modals = (1...3).map { world.probe("modal\($0)") }
    var presenter: UIViewController = root
    for modal in modals {
      modal.modalPresentationStyle = .overFullScreen
      presenter.present(modal, animated: false)
      presenter = modal
    }
    world.journal.clear()
    root.dismiss(animated: true)
    #expect(modals.allSatisfy { $0.isBeingDismissed })
    world.settle()
    #expect(
      world.journal.entries == [
        "modal3 viewWillDisappear", "modal2 viewWillDisappear", "modal1 viewWillDisappear",
        "modal3 viewDidDisappear", "modal2 viewDidDisappear", "modal1 viewDidDisappear",
      ])
    #expect(modals.allSatisfy { !$0.isBeingDismissed })
  }

  @Test func M03_onlyTheTopmostAnimates() throws {
    let root = world.showProbe()
    let (lower, upper) = (world.probe("lower"), world.probe("upper"))
    for modal in [lower, upper] { modal.modalPresentationStyle = .overFullScreen }
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    root.dismiss(animated: true)
    world.stage.advance(to: 0.1)
    #expect(try #require(upper.view.layer.presentation()).frame.minY > 0)
    #expect(lower.view.superview?.isHidden == true)
  }

  @Test func M03_whatIsPresentedInAContextGoesWithWhatHoldsIt() {
    let root = world.showProbe()
    let (modal, inner) = (world.probe("modal"), world.probe("inner"))
    modal.modalPresentationStyle = .overFullScreen
    let child = world.probe("child")
    modal.addChild(child)
    child.definesPresentationContext = true
    child.view.frame = modal.view.bounds
    modal.view.addSubview(child.view)
    root.present(modal, animated: false)
    inner.modalPresentationStyle = .overCurrentContext
    child.present(inner, animated: false)
    world.journal.clear()
    root.dismiss(animated: true)
    world.settle()
    #expect(world.journal.entries(about: "inner") == ["inner viewWillDisappear", "inner viewDidDisappear"])
    #expect(child.presentedViewController == nil && inner.presentingViewController == nil)
    #expect(modal.view.subviews == [child.view])
  }

  /// Places its view's subview when it is laid out, and lays it out alongside.
  private final class Filled: UIViewController {
    let inner = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(inner)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      inner.frame = view.bounds
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate { [view] _ in view?.layoutIfNeeded() }
    }
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func M05_whatComesIsLaidOutBeforeItMovesSoThatNothingInItFliesIn(style: UIModalTransitionStyle) {
    let root = world.showProbe()
    let modal = Filled()
    (modal.modalTransitionStyle, modal.modalPresentationStyle) = (style, .fullScreen)
    root.present(modal, animated: true)
    world.stage.advance(to: 0.05)
    #expect(modal.transitionCoordinator != nil)
    #expect(modal.inner.frame == world.window.bounds)
    #expect(modal.inner.layer.animationKeys() ?? [] == [])
  }

  @Test func M04_dismissSentToAPresentersChildGoesToThePresenter() {
    let (navigation, probes) = world.showNavigation("A")
    let modal = world.probe("modal")
    probes[0].present(modal, animated: false)
    probes[0].dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
  func M05_theTransitionStyleOfThePresentedControllerAnimates(style: UIModalTransitionStyle) throws {
    let root = world.showProbe()
    let modal = world.probe("modal")
    modal.modalTransitionStyle = style
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: true)
    world.stage.advance(to: 0.1)
    let shown = try #require(modal.view.layer.presentation())
    #expect((shown.frame.minY > 0) == (style == .coverVertical))
    #expect((shown.opacity < 1) == (style == .crossDissolve))
    world.settle()
    #expect(modal.view.frame == world.window.bounds && modal.view.alpha == 1)
  }
}
