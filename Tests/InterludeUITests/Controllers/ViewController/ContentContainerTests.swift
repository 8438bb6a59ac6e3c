import InterludeUI
import InterludeUITestSupport
import Testing

/// What containers and presentations hear of sizes, and pass on.
@Suite final class ContentContainerTests {
  lazy var world = World()

  /// Gives its child the left half.
  private final class Halves: UIViewController {
    let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      journal.write("prefers \(Int(container.preferredContentSize.width))")
    }
  }

  @Test func childrenAreToldTheSizeThatTheirContainerGivesThem() {
    let halves = Halves(journal: world.journal)
    let child = TraitProbe(name: "child", journal: world.journal)
    halves.addChild(child)
    halves.view.addSubview(child.view)
    world.show(halves)
    world.stage.send(InputEvent(time: 0, kind: .resize(CGSize(width: 400, height: 800), scale: 2)))
    #expect(world.journal.entries == ["child viewWillTransition 200 x 800"])
  }

  private final class Resized: UIViewController {
    private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      self.coordinator = coordinator
    }
  }

  /// No finger holds it, and nobody takes it back.
  @Test func aChangeOfTheWindowsSizeIsNeitherInteractiveNorCancelled() throws {
    let root = Resized()
    world.show(root)
    world.stage.send(InputEvent(time: 0, kind: .resize(CGSize(width: 400, height: 800), scale: 2)))
    let coordinator = try #require(root.coordinator)
    #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && !coordinator.isInterruptible)
    #expect(!coordinator.isCancelled && !coordinator.isAnimated && coordinator.transitionDuration == 0)
    #expect(coordinator.viewController(forKey: .from) == nil && coordinator.view(forKey: .to) == nil)
  }

  @Test func theParentHearsOfAnotherPreferredSizeOnce() {
    let halves = Halves(journal: world.journal)
    let child = UIViewController()
    halves.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(world.journal.entries == ["prefers 100"])
  }

  @Test func aNavigationControllerPrefersWhatItsTopPrefers() {
    let (navigation, probes) = world.showNavigation("A", "B")
    probes[0].preferredContentSize = CGSize(width: 10, height: 10)
    #expect(navigation.preferredContentSize == .zero)
    probes[1].preferredContentSize = CGSize(width: 20, height: 20)
    #expect(navigation.preferredContentSize == CGSize(width: 20, height: 20))
  }

  /// A card as tall as the presented controller prefers, at the bottom.
  private final class Card: UIPresentationController, UIViewControllerTransitioningDelegate {
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: container.preferredContentSize.height) }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView else { return .zero }
      let size = self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
      return CGRect(origin: CGPoint(x: 0, y: containerView.bounds.maxY - size.height), size: size)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
  }

  /// A phone that is turned on its side has little height.
  @Test func aPresentationPassesOnTheTraitsToCome() {
    let root = world.showProbe()
    let presented = TraitProbe(name: "presented", journal: world.journal)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    world.settle()
    world.journal.clear()
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(
      world.journal.entries(about: "presented will")
        == ["presented willTransition to compact compact"])
  }

  @Test func aPresentationLaysItsViewOutAnewWhenThePreferredSizeChanges() {
    let root = world.showProbe()
    let delegate = CardDelegate()
    let presented = TraitProbe(name: "card", journal: world.journal)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presented.preferredContentSize = CGSize(width: 0, height: 300)
    root.present(presented, animated: true)
    world.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    presented.preferredContentSize = CGSize(width: 0, height: 400)
    world.layOut()
    #expect(presented.view.frame == CGRect(x: 0, y: 444, width: 390, height: 400))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      presented.preferredContentSize = CGSize(width: 0, height: 500)
      presented.presentationController?.containerView?.layoutIfNeeded()
    }
    world.stage.advance(to: world.stage.time + 0.5)
    #expect(presented.view.layer.presentation()?.frame.height == 450, "the change animates inside a block")
    world.settle()
    world.journal.clear()
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(CGSize(width: 500, height: 900), scale: 2)))
    #expect(world.journal.entries(about: "card") == ["card viewWillTransition 500 x 500"])
    #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 500, height: 500))
  }
}
