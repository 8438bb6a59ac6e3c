import InterludeUI
import Testing

/// F8: how views look when a transition is over.
struct LeftBehindTests {
  /// A transition that moves nothing but gives both views a look, at its beginning and at its end.
  private func sketch(
    completes: Bool = true, atStart: @escaping (UIView) -> Void = { _ in }, atEnd: @escaping (UIView) -> Void,
    of key: UITransitionContextViewKey = .to
  ) -> Sketch {
    Sketch { context in
      context.addEntering()
      let mover = UIView()
      context.containerView.addSubview(mover)
      if let view = context.view(forKey: key) { atStart(view) }
      UIView.animate(withDuration: 0.5) {
        mover.center.x += 100
      } completion: { _ in
        mover.removeFromSuperview()
        if let view = context.view(forKey: key) { atEnd(view) }
        context.completeTransition(completes)
      }
    }
  }

  private nonisolated static let flaws: [@MainActor @Sendable (UIView) -> Void] = [
    { $0.alpha = 0 }, { $0.alpha = 0.9 }, { $0.isHidden = true },
    { $0.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) },
  ]

  @Test(arguments: 0..<4) func F08_theEnteringViewIsLeftOtherwise(flaw: Int) throws {
    let fragment = SceneFragment()
    fragment.push(sketch(atEnd: Self.flaws[flaw]))
    fragment.wait(10)
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(fragment.identifiers == ["F8"])
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.types == ["Sketch", "Screen"])
    #expect(diagnostic.time == 0.5)
  }

  @Test(arguments: 0..<4) func F08_putBackAtTheEndIsFine(flaw: Int) {
    let fragment = SceneFragment()
    fragment.push(
      sketch(
        atStart: Self.flaws[flaw],
        atEnd: {
          $0.alpha = 1
          $0.isHidden = false
          $0.transform = .identity
        }))
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F08_tidyingUpAfterCompletingIsFine() {
    let fragment = SceneFragment()
    fragment.push(
      Sketch { context in
        let view = context.addEntering()
        UIView.animate(withDuration: 0.5) {
          view?.transform = CGAffineTransform(translationX: 10, y: 0)
        } completion: { _ in
          context.completeTransition(true)
          view?.transform = .identity
          view?.center.x += 10
        }
      })
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F08_aCancelledTransitionPutsTheLeavingViewBack() {
    let fragment = SceneFragment()
    fragment.push(sketch(completes: false, atEnd: { $0.alpha = 0.5 }, of: .from))
    fragment.wait(10)
    #expect(fragment.identifiers == ["F8"])
  }

  @Test func F08_whatLeavesMayBeLeftAnyhow() {
    let fragment = SceneFragment()
    fragment.push(sketch(atEnd: { $0.alpha = 0 }, of: .from))
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F08_butNotWhenItComesBack() {
    let fragment = SceneFragment()
    fragment.push(sketch(atEnd: { $0.alpha = 0 }, of: .from))
    fragment.wait(1)
    fragment.navigation?.delegate = nil
    fragment.navigation?.popViewController(animated: true)
    fragment.wait(1)
    #expect(fragment.identifiers == ["F8"])
  }

  @Test(arguments: [true, false]) func F08_aPresenterMayStepBackWhileItsPresentationIsUp(comesForward: Bool) {
    let fragment = SceneFragment()
    fragment.present(
      style: .overFullScreen,
      Sketch { context in
        context.addEntering()
        let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
        let presenter = context.viewController(forKey: isPresenting ? .from : .to)?.view
        UIView.animate(withDuration: 0.5) {
          presenter?.alpha = isPresenting || !comesForward ? 0.8 : 1
          if !isPresenting { context.view(forKey: .from)?.frame.origin.y = 844 }
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    fragment.wait(1)
    #expect(fragment.identifiers.isEmpty)
    fragment.screen.dismiss(animated: true)
    fragment.wait(1)
    #expect(fragment.identifiers == (comesForward ? [] : ["F8"]))
  }

  @Test(arguments: [true, false]) func F08_aHelperIsLeftInTheContainer(isTransparent: Bool) {
    let fragment = SceneFragment()
    fragment.push(
      Sketch { context in
        context.addEntering()
        let helper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.containerView.addSubview(helper)
        UIView.animate(withDuration: 0.5) {
          helper.alpha = isTransparent ? 0 : 0.5
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    fragment.wait(1)
    #expect(fragment.identifiers == (isTransparent ? ["F8"] : []), "a dim is meant to stay")
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func F08_aPresentationsHiddenHelperMayStayForTheWayBack(style: UIModalPresentationStyle) {
    let fragment = SceneFragment()
    fragment.present(
      style: style,
      Sketch { context in
        context.addEntering()
        let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.containerView.addSubview(bubble)
        UIView.animate(withDuration: 0.5) {
          bubble.center.x += 100
        } completion: { _ in
          context.completeTransition(true)
          bubble.isHidden = true
        }
      })
    fragment.wait(1)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F08_aLookOfItsOwnIsNoFlaw() {
    let fragment = SceneFragment()
    fragment.screen.view.alpha = 0.7
    fragment.screen.view.transform = CGAffineTransform(rotationAngle: 0.1)
    fragment.push(
      Sketch { context in
        let view = context.view(forKey: .to)
        view.map(context.containerView.addSubview)
        UIView.animate(withDuration: 0.5) {
          view?.center.x += 1
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    fragment.wait(1)
    #expect(fragment.identifiers.isEmpty)
  }
}
