import InterludeUI
import InterludeUITestSupport
import Testing

/// List P of the transition contract: what a presentation promises.
@Suite final class PresentTests: PresentationFixture {
  private func usePresentationController(removesPresentersView: Bool = false) {
    delegate.makePresentationController = { [world] in
      let controller = ProbePresentationController(presented: $0, presenting: $1, journal: world.journal)
      controller.removesPresentersView = removesPresentersView
      return controller
    }
  }

  @Test func P01_customStyleAsksForAPresentationControllerFirst() {
    root.present(presented, animated: true)
    #expect(world.journal.entries(about: "delegate").first == "delegate presentationController")
    #expect(presented.presentationController.map { type(of: $0) } == UIPresentationController.self)
  }

  @Test func P01_theDelegatesPresentationControllerIsUsed() {
    usePresentationController()
    root.present(presented, animated: true)
    #expect(presented.presentationController is ProbePresentationController)
    #expect(presented.presentationController?.presentingViewController === root)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .currentContext])
  func P01_otherStylesDoNotAskForAPresentationController(style: UIModalPresentationStyle) {
    presented.modalPresentationStyle = style
    root.present(presented, animated: true)
    #expect(!world.journal.entries.contains("delegate presentationController"))
  }

  @Test func P02_theDelegatesAnimatorAnimates() {
    root.present(presented, animated: true)
    #expect(world.journal.entries.contains("delegate animationController forPresented"))
    #expect(world.journal.entries.contains("animator animateTransition"))
  }

  @Test func P02_noAnimatorGivesTheDefaultAnimation() throws {
    delegate.animator = nil
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    world.stage.advance(to: 0.1)
    let y = try #require(presented.view.layer.presentation()).frame.minY
    #expect(y > 0 && y < 844, "cover vertical is on its way")
    world.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func P03_interactionControllerNilMeansNonInteractive() throws {
    root.present(presented, animated: true)
    #expect(world.journal.entries.contains("delegate interactionController forPresentation"))
    let context = try #require(animator.context)
    #expect(!context.isInteractive)
    #expect(root.transitionCoordinator?.initiallyInteractive == false)
  }

  @Test func P04_presentationWillBeginWithContainerAndCoordinatorBeforeTheAnimator() {
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    var container: UIView?
    delegate.makePresentationController = { [world] in
      let controller = ProbePresentationController(presented: $0, presenting: $1, journal: world.journal)
      controller.onWillBegin = {
        coordinator = $0.presentingViewController.transitionCoordinator
        container = $0.containerView
      }
      return controller
    }
    root.present(presented, animated: true)
    #expect(coordinator != nil)
    #expect(container?.window === world.window)
    #expect(
      world.journal.entries(about: "presentation", "animator").prefix(2)
        == ["presentation willBegin", "animator transitionDuration"])
  }

  @Test func P05_presentedViewAndItsFrameMayBeReadRepeatedly() throws {
    usePresentationController()
    root.present(presented, animated: true)
    let controller = try #require(presented.presentationController)
    #expect(controller.presentedView === controller.presentedView)
    #expect(controller.frameOfPresentedViewInContainerView == controller.frameOfPresentedViewInContainerView)
  }

  private final class OwnDelegate: UIViewController, UIViewControllerTransitioningDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    let journal: Journal

    init(_ animator: any UIViewControllerAnimatedTransitioning, _ journal: Journal) {
      (self.animator, self.journal) = (animator, journal)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      journal.write("own viewDidLoad")
      transitioningDelegate = self
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      journal.write("own presentationController")
      return nil
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      journal.write("own animationController")
      return animator
    }
  }

  @Test func P02_whoBecomesItsDelegateAsItsViewIsLoadedIsAskedForTheAnimator() {
    let own = OwnDelegate(animator, world.journal)
    own.modalPresentationStyle = .custom
    root.present(own, animated: true)
    #expect(
      world.journal.entries(about: "own", "animator") == [
        "own viewDidLoad", "own animationController", "animator transitionDuration", "animator animateTransition",
      ])
  }

  @Test func P06_fullScreenAppearanceOrder() {
    usePresentationController(removesPresentersView: true)
    root.present(presented, animated: true)
    #expect(
      world.journal.entries(about: "presentation", "root", "presented").filter { !$0.contains("Move") } == [
        "presented viewDidLoad", "presentation willBegin", "root viewWillDisappear", "presented viewWillAppear",
      ])
  }

  @Test func P07_durationIsAskedBeforeAnimating() {
    root.present(presented, animated: true)
    #expect(
      world.journal.entries(about: "animator") == ["animator transitionDuration", "animator animateTransition"])
  }

  private final class StartingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    let journal: Journal

    init(journal: Journal) { self.journal = journal }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      journal.write("interaction starts \(transitionContext.isInteractive)")
    }
  }

  @Test func P07_durationIsAskedBeforeAnInteractionStarts() {
    let interaction = StartingInteraction(journal: world.journal)
    delegate.interaction = interaction
    root.present(presented, animated: true)
    #expect(
      world.journal.entries(about: "animator", "interaction") == [
        "animator transitionDuration", "interaction starts true",
      ])
  }

  /// Animator and interaction controller in one, as in Apple's sample of interruptible transitions: what moves is made as the transition
  /// starts, whether a finger starts it or not.
  private final class Driver: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
  {
    private let journal: Journal
    private var motion: UIViewPropertyAnimator?

    init(journal: Journal) { self.journal = journal }

    var wantsInteractiveStart: Bool { false }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      journal.write("driver starts \(transitionContext.isInteractive)")
      let motion = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        motion.addAnimations { view.alpha = 1 }
      }
      motion.addCompletion { transitionContext.completeTransition($0 == .end) }
      if !transitionContext.isInteractive { motion.startAnimation() }
      self.motion = motion
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      journal.write("driver animates")
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if motion == nil { journal.write("driver has nothing yet") }
      return motion ?? UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    }
  }

  @Test func P07_anInteractionStartsATransitionThatNoFingerStarts() {
    let driver = Driver(journal: world.journal)
    (delegate.animator, delegate.interaction) = (driver, driver)
    root.present(presented, animated: true)
    #expect(presented.view.alpha == 1 && presented.view.window != nil)
    world.settle()

    #expect(world.journal.entries(about: "driver") == ["driver starts false"])
    #expect(presented.transitionCoordinator == nil && root.presentedViewController === presented)
    #expect(world.diagnostics.isEmpty)
  }

  private final class TellingHand: UIPercentDrivenInteractiveTransition {
    var journal: Journal?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      journal?.write("hand starts \(transitionContext.isInteractive)")
      super.startInteractiveTransition(transitionContext)
    }
  }

  @Test(arguments: [true, false]) func P07_aPercentDrivenOneIsToldOfTheStart(isInteractive: Bool) {
    let hand = TellingHand()
    (hand.journal, hand.wantsInteractiveStart) = (world.journal, isInteractive)
    delegate.interaction = hand
    root.present(presented, animated: true)
    #expect(
      world.journal.entries(about: "animator", "hand") == [
        "animator transitionDuration", "hand starts \(isInteractive)", "animator animateTransition",
      ])
  }

  @Test func P08_containerLaysOutDuringTheAnimation() throws {
    usePresentationController()
    root.present(presented, animated: true)
    world.journal.clear()
    world.stage.advance(to: 0.1)
    try #require(presented.presentationController?.containerView).setNeedsLayout()
    world.stage.commit()
    #expect(world.journal.entries.suffix(2) == ["container willLayout", "container didLayout"])
  }

  @Test(arguments: [true, false])
  func P09_completeTransitionTellsTheAnimatorThenThePresentation(completed: Bool) {
    usePresentationController()
    animator.completesWith = completed
    root.present(presented, animated: true)
    world.journal.clear()
    world.settle()
    #expect(
      world.journal.entries(about: "animator", "presentation")
        == ["animator animationEnded \(completed)", "presentation didEnd \(completed)"])
  }

  @Test func P10_presentedAppearsThenPresenterDisappears() {
    usePresentationController(removesPresentersView: true)
    root.present(presented, animated: true)
    world.journal.clear()
    world.settle()
    #expect(
      world.journal.entries(about: "root", "presented") == ["presented viewDidAppear", "root viewDidDisappear"])
  }

  @Test func P11_completionRunsLast() {
    usePresentationController(removesPresentersView: true)
    root.present(presented, animated: true) { [world] in world.journal.write("completion") }
    #expect(!world.journal.entries.contains("completion"))
    world.settle()
    #expect(
      world.journal.entries(about: "root", "presented", "presentation", "animator", "completion").last == "completion")
  }

  @Test func P11_completionRunsOnceWithoutAnimation() {
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false) { [world] in world.journal.write("completion") }
    world.settle()
    #expect(world.journal.entries.filter { $0 == "completion" }.count == 1)
    #expect(world.journal.entries(about: "animator").isEmpty)
    #expect(presented.view.window === world.window)
  }
}
