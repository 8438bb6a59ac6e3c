import InterludeUI
import InterludeUITestSupport
import Testing

/// F1 to F6, F9 and F10: each mistake alone, and beside it what looks like it and is none.
struct TransitionMistakeTests {
  private let good: Sketch.Animation = { $0.fadeIn($0.addEntering()) }

  // MARK: F1

  @Test func F01_completeTransitionNeverCalled() throws {
    let fragment = SceneFragment()
    fragment.present(Sketch { _ = $0.addEntering() })
    fragment.wait(1.4)
    #expect(fragment.identifiers.isEmpty, "the declared 0.5 s and a second are not over")
    fragment.wait(60)
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(fragment.identifiers == ["F1"])
    #expect(diagnostic.time == 1.5)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.types == ["Sketch"])
    #expect(diagnostic.message.contains("Sketch has not called completeTransition"))
  }

  @Test func F01_lateButWithinTheGraceIsAnotherMistake() {
    let fragment = SceneFragment()
    fragment.present(Sketch { $0.fadeIn($0.addEntering(), duration: 1.25) })
    fragment.wait(10)
    #expect(fragment.identifiers == ["F6"])
  }

  @Test func F01_aTransitionThatIsHeldIsNotLate() {
    let fragment = SceneFragment()
    let holder = TransitionHolder()
    let sketch = Sketch(good)
    sketch.interaction = holder
    fragment.present(style: .overFullScreen, sketch)
    fragment.wait(30)
    #expect(fragment.identifiers.isEmpty)
    holder.context?.finishInteractiveTransition()
    fragment.wait(1.25)
    #expect(fragment.identifiers.isEmpty, "let go of, it has its duration and the grace")
    fragment.wait(10)
    #expect(fragment.identifiers == ["F1"], "the hand never completes it")
  }

  // MARK: F9

  @Test func F09_noFingerMovesAnInteractiveTransition() throws {
    let fragment = SceneFragment()
    let (sketch, interaction) = (Sketch(good), UIPercentDrivenInteractiveTransition())
    sketch.interaction = interaction
    fragment.present(style: .overFullScreen, sketch)
    Finger(fragment.world.stage).tap(100, 100, at: 0)
    fragment.wait(0.9)
    #expect(fragment.identifiers.isEmpty)
    fragment.wait(10)
    #expect(fragment.identifiers == ["F9"])
    #expect(fragment.world.diagnostics.first?.types == ["Sketch", "UIPercentDrivenInteractiveTransition"])
    interaction.finish()
    fragment.wait(10)
    #expect(fragment.identifiers == ["F9"], "told once")
    #expect(fragment.root.presentedViewController === fragment.screen && fragment.screen.transitionCoordinator == nil)
  }

  @Test func F09_whereNoFingerHasEverBeenCodeMayHoldWhatItLikes() {
    let fragment = SceneFragment()
    let (sketch, interaction) = (Sketch(good), UIPercentDrivenInteractiveTransition())
    sketch.interaction = interaction
    fragment.present(style: .overFullScreen, sketch)
    fragment.wait(30)
    interaction.finish()
    fragment.wait(1)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F09_aFingerThatRestsIsWaitedFor() {
    let fragment = SceneFragment()
    let (sketch, interaction) = (Sketch(good), UIPercentDrivenInteractiveTransition())
    sketch.interaction = interaction
    let finger = Finger(fragment.world.stage)
    fragment.present(style: .overFullScreen, sketch)
    finger.down(100, 100, at: 0.5)
    fragment.wait(30)
    #expect(fragment.identifiers.isEmpty)
    finger.up(100, 100, at: fragment.time)
    fragment.wait(1)
    #expect(fragment.identifiers == ["F9"], "lifted, and nobody has let the transition go")
  }

  @Test func F09_whatHasBeenMovedMayStandStill() {
    let fragment = SceneFragment()
    let (sketch, interaction) = (Sketch(good), UIPercentDrivenInteractiveTransition())
    sketch.interaction = interaction
    fragment.present(style: .overFullScreen, sketch)
    fragment.wait(0.5)
    Finger(fragment.world.stage).tap(100, 100, at: 0.5)
    interaction.update(0.3)
    fragment.wait(30)
    #expect(fragment.identifiers.isEmpty)
  }

  // MARK: F2

  @Test func F02_completedTwice() {
    let fragment = SceneFragment()
    fragment.present(
      Sketch { context in
        let view = context.addEntering()
        UIView.animate(withDuration: 0.5) {
          view?.alpha = 0.5
          view?.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
          context.completeTransition(true)
        }
      })
    fragment.wait(10)
    #expect(fragment.identifiers.contains("F2"))
    #expect(fragment.world.diagnostics.first { $0.identifier == "F2" }?.types == ["Sketch"])
  }

  @Test func F02_oneContextForEachTransition() {
    let fragment = SceneFragment()
    fragment.present(Sketch { $0.fadeIn($0.addEntering() ?? $0.view(forKey: .from)) })
    fragment.wait(1)
    fragment.screen.dismiss(animated: true)
    fragment.wait(1)
    #expect(fragment.identifiers.isEmpty)
  }

  // MARK: F3

  @Test(arguments: [true, false]) func F03_theEnteringViewIsNotAdded(isPush: Bool) throws {
    let fragment = SceneFragment()
    let sketch = Sketch { context in
      UIView.animate(withDuration: 0.5) {
        context.view(forKey: .from)?.frame.origin.x = -100
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    if isPush { fragment.push(sketch) } else { fragment.present(sketch) }
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(diagnostic.time == 0, "it is known as soon as the animator has begun")
    #expect(diagnostic.types == ["Sketch", "Screen"])
    fragment.wait(10)
    #expect(fragment.identifiers == ["F3"], "told once, though it is still missing at the end")
  }

  @Test func F03_whatIsPutElsewhereIsSaidToBeThere() throws {
    let fragment = SceneFragment()
    fragment.present(
      Sketch { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.window?.addSubview(view)
        context.fadeIn(view)
      })
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(diagnostic.identifier == "F3" && diagnostic.message.contains("into UIWindow, which is not the container"))
    #expect(!diagnostic.message.contains("nothing to be seen"))
  }

  /// Code from before iOS 13, whose presentation has become a sheet: what it adds shows, but the sheet around it does not.
  @Test func F03_theViewWithoutItsSheetIsSaidToBeThere() throws {
    let fragment = SceneFragment()
    fragment.present(
      style: .pageSheet,
      Sketch { context in
        guard let view = context.viewController(forKey: .to)?.view else { return }
        context.containerView.addSubview(view)
        context.fadeIn(view)
      })
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(diagnostic.identifier == "F3")
    #expect(diagnostic.message.contains("put the own view of Screen into the container"))
  }

  @Test func F03_insideAWrapperIsAdded() {
    let fragment = SceneFragment()
    fragment.present(
      Sketch { context in
        guard let view = context.view(forKey: .to) else { return }
        let wrapper = UIView(frame: context.containerView.bounds)
        wrapper.addSubview(view)
        context.containerView.addSubview(wrapper)
        context.fadeIn(view)
      })
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F03_aPresenterThatStaysNeedNotBeAdded() {
    let fragment = SceneFragment()
    fragment.present(style: .overFullScreen, Sketch { $0.fadeIn($0.addEntering()) })
    fragment.wait(1)
    fragment.screen.dismiss(animated: true)
    fragment.wait(1)
    #expect(fragment.identifiers == ["F6"], "the dismissal has nothing to fade, and is over at once")
  }

  // MARK: F10

  /// Fades the screen in and out, and takes the presenter's view along, as if it were the animator's.
  private func taking(_ fragment: SceneFragment, onTheWayBack: Bool) -> Sketch {
    let (root, screen) = (fragment.root, fragment.screen)
    return Sketch { context in
      let isWayBack = context.viewController(forKey: .from) === screen
      if isWayBack == onTheWayBack { context.containerView.insertSubview(root.view, at: 0) }
      guard isWayBack else { return context.fadeIn(context.addEntering()) }
      UIView.animate(withDuration: 0.5) {
        screen.view.frame.origin.y = 900
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test(arguments: [false, true]) func F10_aPresenterThatStaysIsTakenAlong(onTheWayBack: Bool) throws {
    let fragment = SceneFragment()
    fragment.present(style: .overFullScreen, taking(fragment, onTheWayBack: onTheWayBack))
    fragment.wait(1)
    #expect(fragment.identifiers == [], "in the container it can still be seen")
    fragment.screen.dismiss(animated: true)
    fragment.wait(1)
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(fragment.identifiers == ["F10"])
    #expect(diagnostic.types == ["Sketch", "Screen"])
    #expect(fragment.root.view.window == nil && fragment.root.presentedViewController == nil)
  }

  /// The usual way round it: the app gives the view back to the window.
  @Test(arguments: [false, true]) func F10_aPresenterThatIsPutBackIsFine(atTheVeryEnd: Bool) throws {
    let fragment = SceneFragment()
    let (root, screen) = (fragment.root, fragment.screen)
    let putBack = { [weak window = fragment.world.window] in _ = window.map { $0.insertSubview(root.view, at: 0) } }
    let sketch = Sketch { context in
      guard context.viewController(forKey: .from) === screen else { return context.fadeIn(context.addEntering()) }
      context.containerView.insertSubview(root.view, at: 0)
      UIView.animate(withDuration: 0.5) {
        screen.view.frame.origin.y = 900
      } completion: { _ in
        if !atTheVeryEnd { putBack() }
        context.completeTransition(true)
      }
    }
    fragment.present(style: .overFullScreen, sketch)
    fragment.wait(1)
    if atTheVeryEnd { sketch.whenEnded = putBack }
    fragment.screen.dismiss(animated: true)
    fragment.wait(1)
    #expect(fragment.identifiers == [])
    #expect(fragment.root.view.window === fragment.world.window)
  }

  // MARK: F4

  @Test func F04_completedAtOnceWithoutTheEnteringView() throws {
    let fragment = SceneFragment()
    fragment.present(Sketch(duration: 0) { $0.completeTransition(true) })
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(fragment.identifiers == ["F4"])
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.types == ["Sketch", "Screen"])
  }

  @Test func F04_removedOnTheWay() {
    let fragment = SceneFragment()
    fragment.push(
      Sketch { context in
        let view = context.addEntering()
        UIView.animate(withDuration: 0.5) {
          view?.center.x += 1
        } completion: { _ in
          view?.removeFromSuperview()
          context.completeTransition(true)
        }
      })
    fragment.wait(10)
    #expect(fragment.identifiers == ["F4"])
  }

  @Test func F04_givingUpNeedsNoView() {
    let fragment = SceneFragment()
    fragment.present(Sketch { $0.completeTransition(false) })
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  // MARK: F5

  @Test(arguments: [CGSize.zero, CGSize(width: 390, height: 0)])
  func F05_theEnteringViewsFrameIsEmpty(size: CGSize) throws {
    let fragment = SceneFragment()
    fragment.push(
      Sketch { context in
        let view = context.addEntering()
        view?.frame = CGRect(origin: .zero, size: size)
        context.fadeIn(view)
      })
    let diagnostic = try #require(fragment.world.diagnostics.first)
    fragment.wait(10)
    #expect(fragment.identifiers == ["F5"])
    #expect(diagnostic.time == 0)
    #expect(diagnostic.types == ["Sketch", "Screen"])
  }

  @Test func F05_growingFromNothingIsFine() {
    let fragment = SceneFragment()
    fragment.push(
      Sketch { context in
        let view = context.addEntering()
        let frame = view?.frame ?? .zero
        view?.frame = CGRect(x: 195, y: 422, width: 0, height: 0)
        UIView.animate(withDuration: 0.5) {
          view?.frame = frame
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F05_aSizeThatTheLayoutGivesIsFine() {
    final class Arranging: UIPresentationController {
      override func containerViewWillLayoutSubviews() { presentedView?.frame = containerView?.bounds ?? .zero }
    }
    let fragment = SceneFragment()
    let delegate = HandingDelegate(journal: fragment.world.journal, animator: nil)
    delegate.makePresentationController = { Arranging(presentedViewController: $0, presenting: $1) }
    let animator = ProbeAnimator(journal: fragment.world.journal)
    animator.onAnimate = { context in
      context.view(forKey: .to)?.frame = .zero
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    animator.addsEnteringView = false
    delegate.animator = animator
    fragment.world.show(fragment.root)
    fragment.screen.modalPresentationStyle = .custom
    fragment.screen.transitioningDelegate = delegate
    fragment.root.present(fragment.screen, animated: true)
    #expect(fragment.identifiers.isEmpty)
  }
}
