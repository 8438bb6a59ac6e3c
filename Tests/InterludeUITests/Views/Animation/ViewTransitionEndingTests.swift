import InterludeUI
import InterludeUITestSupport
import Testing

/// A transition of looks under a property animator ends where that ends.
@Suite final class ViewTransitionEndingTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view
  lazy var view = root.addSquare(.red)
  lazy var child: UIView = {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    return child
  }()

  /// Turns the square from red to blue, lets it fade by half, and hides what is in it, in one second.
  private func turning(_ option: UIView.AnimationOptions) -> UIViewPropertyAnimator {
    _ = child
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [self] in
      UIView.transition(with: view, duration: 1, options: option) { [self] in
        view.backgroundColor = .green
        view.backgroundColor = .blue
        view.alpha = 0.5
        child.isHidden = true
      } completion: { [world] in
        world.journal.write("passed \($0)")
      }
    }
    animator.addCompletion { [world] in world.journal.write("\($0)") }
    return animator
  }

  private func isOld() -> Bool { view.backgroundColor == .red && view.alpha == 1 && !child.isHidden }

  /// The new look in full, with nothing left of the transition.
  private func isNew() -> Bool {
    view.backgroundColor == .blue && view.alpha == 0.5 && child.isHidden && view.transform3D == CATransform3DIdentity
      && root.layer.sublayers?.count == 1 && view.layer.animationKeys() == nil
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown,
  ])
  func turnedBackItEndsWithTheOldLook(_ option: UIView.AnimationOptions) {
    let animator = turning(option)
    animator.startAnimation()
    world.stage.advance(to: 0.7)
    animator.isReversed = true
    world.stage.advance(to: 1.2)
    #expect(!isOld())

    world.settle()

    #expect(isOld() && root.layer.sublayers?.count == 1)
    #expect(world.journal.entries == ["passed true", "start"])
    #expect(world.shown(.red).map(\.alpha) == [1] && world.shown(.blue).isEmpty)
  }

  @Test func runToItsEndItKeepsTheNewLook() {
    turning(.transitionCrossDissolve).startAnimation()
    world.settle()
    #expect(isNew() && world.journal.entries == ["passed true", "end"])
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown,
  ])
  func stoppedOnTheWayItHasTheNewLookInFull(_ option: UIView.AnimationOptions) {
    let animator = turning(option)
    animator.startAnimation()
    world.stage.advance(to: 0.4)

    animator.stopAnimation(true)
    world.settle()

    #expect(isNew() && world.journal.entries == ["passed false"])
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func finishedAfterAStopItIsWhereItWasFinished(position: UIViewAnimatingPosition) {
    let animator = turning(.transitionFlipFromTop)
    animator.startAnimation()
    world.stage.advance(to: 0.4)

    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    world.settle()

    #expect(position == .start ? isOld() : isNew())
    #expect(world.journal.entries == ["passed false", "\(position)"])
  }

  @Test func whatHasChangedSinceStays() {
    let animator = turning(.transitionCrossDissolve)
    animator.startAnimation()
    world.stage.advance(to: 0.4)
    view.backgroundColor = .yellow
    animator.isReversed = true
    world.settle()
    #expect(view.backgroundColor == .yellow && view.alpha == 1 && !child.isHidden)
  }

  @Test(arguments: [[], UIView.AnimationOptions.showHideTransitionViews])
  func turnedBackTheOldViewIsInItsPlaceAgain(_ options: UIView.AnimationOptions) {
    let (below, old, above) = (root.addSquare(.green), view, root.addSquare(.yellow))
    let new = UIView(frame: old.frame)
    if options == .showHideTransitionViews {
      root.insertSubview(new, aboveSubview: old)
      new.isHidden = true
    }
    let views = root.subviews
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.transition(from: old, to: new, duration: 1, options: options.union(.transitionFlipFromLeft))
    }
    animator.startAnimation()
    world.stage.advance(to: 0.6)
    #expect(old.superview == nil || old.isHidden)
    animator.isReversed = true
    world.settle()
    #expect(root.subviews == views && [below, old, above].allSatisfy { !$0.isHidden })
    #expect(options.isEmpty ? new.superview == nil : new.isHidden)
  }
}
