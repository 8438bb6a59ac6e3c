import DisplayList
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// `UIVisualEffectView` blurs what is behind it, and its effect animates.
@Suite final class VisualEffectViewTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view

  private func add(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 20, y: 40, width: 200, height: 100)
    root.addSubview(view)
    return view
  }

  /// What the backdrops that show do.
  private var backdrops: [(shape: Shape, blur: CGFloat, saturation: CGFloat, map: Homography)] {
    world.stage.commit()
    return world.stage.displayList().commands.compactMap {
      if case .backdrop(let shape, let blur, let saturation, let map) = $0 {
        (shape, blur, saturation, map)
      } else {
        nil
      }
    }
  }

  @Test func aBlurLiesBehindTheWholeView() throws {
    _ = add(UIBlurEffect(style: .light))

    let shown = try #require(backdrops.first)
    #expect(backdrops.count == 1)
    #expect(shown.blur == 30)
    #expect(shown.saturation == 1.8)
    guard case .roundedRect(let shape) = shown.shape else { return #expect(Bool(false), "a rectangle") }
    #expect(shown.map.apply(to: shape.rect.origin) == CGPoint(x: 20, y: 40))
    #expect(shape.rect.size == CGSize(width: 200, height: 100))
  }

  @Test func withoutAnEffectNothingIsDone() {
    let view = add(nil)

    #expect(backdrops.isEmpty)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.superview === view)
  }

  @Test func theContentIsInFrontAndGrowsWithTheView() {
    let view = add(UIBlurEffect(style: .dark))

    view.frame.size = CGSize(width: 300, height: 50)

    #expect(view.subviews.last === view.contentView)
    #expect(view.contentView.bounds.size == CGSize(width: 300, height: 50))
  }

  @Test func inAnAnimationTheBlurGrows() {
    let view = add(nil)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    world.stage.advance(to: 0.5)

    #expect(abs((backdrops.first?.blur ?? 0) - 10) < 1e-9)
    #expect(abs((backdrops.first?.saturation ?? 0) - 1.4) < 1e-9)
    world.stage.advance(to: 1.1)
    #expect(backdrops.first?.blur == 20)
  }

  @Test func anAnimatorScrubsTheBlurAway() {
    let view = add(UIBlurEffect(style: .light))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }

    animator.fractionComplete = 0.25

    #expect(abs((backdrops.first?.blur ?? 0) - 22.5) < 1e-9)
    animator.fractionComplete = 1
    #expect(backdrops.allSatisfy { $0.blur < 1e-9 })
    animator.stopAnimation(true)
  }

  @Test func aMaterialFollowsTheTraits() {
    let (light, dark) = (UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark)

    #expect(UIBlurEffect.Style.regular.look(for: light).tint == UIBlurEffect.Style.light.look(for: light).tint)
    #expect(UIBlurEffect.Style.regular.look(for: dark).tint == UIBlurEffect.Style.dark.look(for: dark).tint)
    #expect(
      UIBlurEffect.Style.systemMaterialDark.look(for: light).tint
        == UIBlurEffect.Style.systemMaterial.look(for: dark).tint)
  }
}
