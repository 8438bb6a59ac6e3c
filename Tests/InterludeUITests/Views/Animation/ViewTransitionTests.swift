import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// `UIView.transition(with:…)` and `transition(from:to:…)`: what shows on the way, by hand, and what is left.
@Suite final class ViewTransitionTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view
  lazy var view = root.addSquare(.red)

  /// Turns the square from red to blue in one second, at an even pace unless the options say otherwise.
  private func transition(_ options: UIView.AnimationOptions) {
    UIView.transition(with: view, duration: 1, options: options.union(.curveLinear)) { [view] in
      view.backgroundColor = .blue
    } completion: { [world] in
      world.journal.write("completed \($0) at \(world.stage.time)")
    }
  }

  private func red(_ time: Double) -> [Shown] { shown(.red, time) }
  private func blue(_ time: Double) -> [Shown] { shown(.blue, time) }

  private func shown(_ color: UIColor, _ time: Double) -> [Shown] {
    world.stage.advance(to: time)
    return world.shown(color)
  }

  /// The square's corners under a perspective from 1000 points, worked out from where each goes in space.
  private func corners(turned: (_ x: Double, _ y: Double) -> (x: Double, y: Double, z: Double)) -> [CGPoint] {
    [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50)].map {
      let point = turned($0, $1)
      let shrink = 1000 / (1000 - point.z)
      return CGPoint(x: 200 + point.x * shrink, y: 300 + point.y * shrink)
    }
  }

  @Test func theOptionsHaveUIKitsValues() {
    let values: [(UIView.AnimationOptions, UInt)] = [
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.transitionNone, 0),
      (.transitionFlipFromLeft, 0x10_0000), (.transitionFlipFromRight, 0x20_0000),
      (.transitionCurlUp, 0x30_0000), (.transitionCurlDown, 0x40_0000), (.transitionCrossDissolve, 0x50_0000),
      (.transitionFlipFromTop, 0x60_0000),
      (.transitionFlipFromBottom, 0x70_0000),
    ]
    for (option, value) in values { #expect(option.rawValue == value) }
  }

  // MARK: Flips

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, -1.0, 0.0), (.transitionFlipFromRight, 1, 0),
    (.transitionFlipFromTop, 0, -1), (.transitionFlipFromBottom, 0, 1),
  ])
  func theSideThatAFlipIsFromComesToTheFront(_ option: UIView.AnimationOptions, nearX: Double, nearY: Double) {
    transition(option)
    // At 45 degrees, what was at a distance from the axis is at √½ of it, and as far towards the eye or away.
    let h = 0.5.squareRoot()
    let isSideways = nearX != 0
    let old = corners { (isSideways ? h * $0 : $0, isSideways ? $1 : h * $1, h * ($0 * nearX + $1 * nearY)) }
    #expect(areNear(red(0.25).first?.corners, old))
    #expect(blue(0.25).isEmpty)
    // Past the edge the new look comes from the other side.
    let new = corners { (isSideways ? h * $0 : $0, isSideways ? $1 : h * $1, -h * ($0 * nearX + $1 * nearY)) }
    #expect(areNear(blue(0.75).first?.corners, new))
    #expect(red(0.75).isEmpty)
  }

  @Test func aFlipChangesItsFaceHalfway() {
    transition(.transitionFlipFromLeft)
    #expect(red(0.4999).map(\.alpha) == [1])
    #expect(blue(0.4999).isEmpty)
    #expect(red(0.5001).isEmpty)
    #expect(blue(0.5001).map(\.alpha) == [1])
  }

  @Test func aFlipStartsAndEndsFlatWhereTheViewIs() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    transition(.transitionFlipFromTop)
    let flat = InterludeUITestSupport.corners(100, 200, 200, 200)
    #expect(areNear(red(0).first?.corners, flat))
    #expect(areNear(blue(1).first?.corners, flat))
  }

  @Test func anAnimatorScrubsAFlip() {
    _ = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [self] in transition(.transitionFlipFromLeft) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    let h = 0.5.squareRoot()
    let expected = corners { (h * $0, $1, -h * $0) }
    #expect(areNear(world.shown(.red).first?.corners, expected))
    animator.startAnimation()
    world.settle()
    #expect(world.shown(.blue).count == 1)
  }

  // MARK: Dissolves

  @Test func overAFullNewLookTheOldOneFades() {
    transition([.transitionCrossDissolve])
    #expect(red(0.3).map(\.alpha).first?.isNear(0.7) ?? false)
    #expect(blue(0.3).map(\.alpha) == [1])
    #expect(world.order(of: [.red, .blue]) == [.blue, .red])
  }

  @Test func thePaceIsThatOfTheOptions() {
    UIView.transition(with: view, duration: 2, options: [.transitionCrossDissolve, .curveEaseIn]) { [view] in
      view.backgroundColor = .blue
    }
    let progress = CubicBezier.easeIn.value(at: 0.3)
    #expect(red(0.6).map(\.alpha).first?.isNear(1 - progress) ?? false)
  }

  @Test func betweenLooksWithGapsBothFade() {
    let (old, new) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    (old.backgroundColor, new.backgroundColor, view.backgroundColor) = (.red, .blue, nil)
    new.frame = CGRect(x: 50, y: 0, width: 9, height: 9)
    view.addSubview(old)
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { [view] in
      old.removeFromSuperview()
      view.addSubview(new)
    }
    #expect(red(0.3).map(\.alpha).first?.isNear(0.7) ?? false)
    #expect(blue(0.3).map(\.alpha).first?.isNear(0.3) ?? false)
  }

  @Test func overAnOldLookWithGapsAFullNewOneFadesIn() {
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    (old.backgroundColor, view.backgroundColor) = (.red, nil)
    view.addSubview(old)
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { [view] in
      old.removeFromSuperview()
      view.backgroundColor = .blue
    }
    #expect(red(0.3).map(\.alpha) == [1])
    #expect(blue(0.3).map(\.alpha).first?.isNear(0.3) ?? false)
    #expect(world.order(of: [.red, .blue]) == [.red, .blue])
  }

  // MARK: What is left

  @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve])
  func nothingIsLeftAndTheCompletionRunsOnceAtTheEnd(_ option: UIView.AnimationOptions) {
    let layers = view.superview?.layer.sublayers?.count
    let views = root.subviews.count
    transition(option)
    #expect(root.subviews.count == views)
    #expect(view.alpha == 1 && view.transform3D == CATransform3DIdentity)
    world.stage.advance(to: 0.999)
    #expect(world.journal.entries.isEmpty)
    world.settle()
    #expect(world.journal.entries == ["completed true at 1.0"])
    #expect(root.layer.sublayers?.count == layers)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aTransitionThatIsTakenOffHasNotFinished() {
    transition(.transitionCrossDissolve)
    root.layer.sublayers?.forEach { $0.removeAllAnimations() }
    world.stage.advance(to: 0.1)
    #expect(world.journal.entries == ["completed false at 0.0"])
  }

  @Test func oneTransitionCanFollowInTheMiddleOfAnother() {
    transition(.transitionFlipFromLeft)
    world.stage.advance(to: 0.25)
    UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) { [view] in
      view.backgroundColor = .green
    }
    #expect(shown(.blue, 0.3).count == 1)
    #expect(shown(.green, 2).count == 1)
    #expect(root.layer.sublayers?.count == 1)
  }

  @Test func contentAnimatesOnlyWhenItIsAllowedTo() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { child.alpha = 0.5 }
    #expect(child.layer.animationKeys() == nil)
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]) {
      child.alpha = 0
    }
    #expect(child.layer.animationKeys() == ["opacity"])
  }

  @Test func withoutATransitionTheChangeIsThereAtOnce() {
    transition(.transitionNone)
    #expect(world.shown(.blue).count == 1 && world.shown(.red).isEmpty)
    #expect(world.journal.entries.isEmpty)
    world.stage.advance(to: 0)
    #expect(world.journal.entries == ["completed true at 0.0"])
  }

  @Test func withoutAnimationsNothingMoves() {
    _ = view
    UIView.setAnimationsEnabled(false)
    transition(.transitionFlipFromLeft)
    UIView.setAnimationsEnabled(true)
    #expect(world.shown(.red).isEmpty && world.shown(.blue).count == 1)
    #expect(view.layer.animationKeys() == nil)
  }

  // MARK: From a view to another

  @Test func theSuperviewTurnsFromOneViewToTheOther() {
    let other = UIView(frame: view.frame)
    other.backgroundColor = .blue
    UIView.transition(from: view, to: other, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
    #expect(view.superview == nil && other.superview === root)
    // The root is 390 wide: the square's left edge is 45 points from the axis, and not 50.
    let (h, x) = (0.5.squareRoot(), -45.0)
    let shrink = 1000 / (1000 - h * -x)
    #expect(red(0.25).first?.corners.first?.x.isNear(195 + h * x * shrink) ?? false)
    #expect(blue(0.75).count == 1)
  }

  @Test func viewsCanBeShownAndHiddenInstead() {
    let other = UIView(frame: view.frame)
    other.isHidden = true
    root.addSubview(other)
    UIView.transition(
      from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(view.superview === root && view.isHidden && !other.isHidden)
  }

  @Test func aViewWithoutASuperviewIsReported() {
    let (lone, other) = (UIView(), UIView())
    _ = root
    UIView.transition(from: lone, to: other, duration: 1) { [world] in world.journal.write("completed \($0)") }
    world.settle()
    #expect(world.diagnostics.map(\.identifier) == ["A11"])
    #expect(world.journal.entries == ["completed true"])
  }
}
