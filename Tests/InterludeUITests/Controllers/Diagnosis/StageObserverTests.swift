import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// Who looks on at a stage hears of its transitions, and of what follows time without an animation.
@Suite final class StageObserverTests {
  private final class Witness: StageObserver {
    var lines: [String] = []
    var answers: [String] = []
    var isTicking = false

    func stage(_ stage: Stage, sees event: StageEvent) {
      let time = (stage.time * 1000).rounded() / 1000
      switch event {
      case .transition(let transition):
        let words = "\(time) \(transition.operation) \(type(of: transition.from)) \(type(of: transition.to))"
        lines.append("\(words) \(type(of: transition.animator)) \(transition.phase)")
      case .following(let view, let course):
        let word =
          switch course {
          case .rests: "rests"
          case .isHeld: "held"
          case .goes: "goes"
          }
        lines.append("\(time) \(type(of: view)) \(word)")
      case .timeWillPass: if isTicking { lines.append("\(time)") }
      case .answer(let answer, let method, let delegate):
        answers.append("\(type(of: delegate)).\(method) \(answer.map { "\(type(of: $0))" } ?? "nil")")
      case .callback, .subviews, .motion, .animates: break
      }
    }
  }

  private final class Home: UIViewController {}
  private final class Card: UIViewController {}

  /// Has an animator for what comes, and leaves the rest to the system.
  private final class Director: UIResponder, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Cut() }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? Cut() : nil }
  }

  private final class Cut: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  private lazy var world = World()
  private let witness = Witness()

  @Test func presentationsAndDismissalsAreTold() {
    let home = Home()
    world.show(home)
    world.stage.observers = [witness]
    let card = Card()
    card.modalPresentationStyle = .fullScreen
    world.stage.advance(to: 1)
    home.present(card, animated: true)
    world.stage.advance(to: 2)
    card.dismiss(animated: true)
    world.settle()
    #expect(
      witness.lines == [
        "1.0 present Home Card CoverVerticalAnimator begins",
        "1.506 present Home Card CoverVerticalAnimator ends(completed: true)",
        "2.0 dismiss Card Home CoverVerticalAnimator begins",
        "2.506 dismiss Card Home CoverVerticalAnimator ends(completed: true)",
      ])
  }

  @Test func whatIsNotAnimatedIsNone() {
    let home = Home()
    world.show(home)
    world.stage.observers = [witness]
    let card = Card()
    card.modalPresentationStyle = .fullScreen
    home.present(card, animated: false)
    world.settle()
    #expect(witness.lines.isEmpty)
  }

  @Test func whatATransitioningDelegateAnswersIsTold() {
    let (home, director) = (Home(), Director())
    world.show(home)
    world.stage.observers = [witness]
    let card = Card()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    home.present(card, animated: true)
    world.settle()
    #expect(
      witness.answers == [
        "Director.presentationController(forPresented:presenting:source:) nil",
        "Director.animationController(forPresented:presenting:source:) Cut",
        "Director.interactionControllerForPresentation(using:) nil",
      ])
  }

  @Test func whatANavigationControllersDelegateAnswersIsTold() {
    let (navigation, director) = (UINavigationController(rootViewController: Home()), Director())
    world.show(navigation)
    world.stage.observers = [witness]
    navigation.pushViewController(Card(), animated: true)
    world.settle()
    #expect(witness.answers.isEmpty, "nobody has been asked")

    navigation.delegate = director
    navigation.pushViewController(Card(), animated: true)
    world.settle()
    #expect(
      witness.answers == [
        "Director.navigationController(_:animationControllerFor:from:to:) Cut",
        "Director.navigationController(_:interactionControllerFor:) nil",
      ])
  }

  @Test func pushesPopsAndHandsAreTold() {
    let navigation = UINavigationController(rootViewController: Home())
    world.show(navigation)
    world.stage.observers = [witness]
    navigation.pushViewController(Card(), animated: true)
    world.stage.advance(to: 0.1)
    navigation.transitionCoordinator.map { _ in navigation.navigationTransition?.pause() }
    world.stage.advance(to: 0.3)
    navigation.navigationTransition?.cancelInteraction()
    world.settle()
    let phases = witness.lines.map { $0.replacing("push Home Card NavigationSlideAnimator ", with: "") }
    #expect(phases.prefix(3) == ["0.0 begins", "0.1 isHeld", "0.3 isReleased"], "\(witness.lines)")
    #expect(phases.count == 4 && phases[3].hasSuffix("ends(completed: false)"), "\(witness.lines)")
  }

  @Test func aSheetTellsOfItsSpring() {
    let home = Home()
    world.show(home)
    let card = Card()
    card.sheetPresentationController?.detents = [.medium(), .large()]
    home.present(card, animated: false)
    world.settle()
    world.stage.observers = [witness]
    let begin = world.stage.time
    card.sheetPresentationController?.animateChanges {
      card.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    world.settle()
    let sheet = witness.lines.filter { $0.contains("SheetView") }
    #expect(sheet.first == "\(begin) SheetView goes" && sheet.last?.hasSuffix("rests") == true, "\(witness.lines)")
    #expect(witness.lines.contains("\(begin) SheetDimmingView goes"))
  }

  @Test func aScrollViewTellsOfItsMotion() {
    let home = Home()
    world.show(home)
    let scroll = UIScrollView(frame: home.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 4000)
    home.view.addSubview(scroll)
    world.stage.observers = [witness]
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(witness.lines == ["0.0 UIScrollView goes"])
  }

  @Test func timePassesOnceEverythingHasHappened() {
    world.show(Home())
    world.stage.observers = [witness]
    witness.isTicking = true
    world.stage.clock.schedule(at: 0.5) {}
    world.stage.advance(to: 1)
    #expect(witness.lines == ["0.0", "0.5"])
  }
}
