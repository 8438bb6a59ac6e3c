import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// A change of the bar's items that a navigation controller drives, to either end.
@Suite final class NavigationBarTransitionTests {
  lazy var world = World()
  lazy var bar: UINavigationBar = {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    world.showEmpty().view.addSubview(bar)
    world.stage.textRenderer = FixedWidthRenderer()
    return bar
  }()
  let items = ["A", "B"].map { UINavigationItem(title: $0) }

  /// What the bar's contents look like at rest: the place and alpha of every view in the model.
  private func look() -> [String] {
    bar.layoutIfNeeded()
    func look(_ view: UIView) -> [String] {
      let text = (view as? UILabel)?.text ?? "\(type(of: view))"
      return ["\(text) \(view.center) \(view.bounds.size) \(view.transform) \(view.alpha) \(view.isHidden)"]
        + view.subviews.flatMap(look)
    }
    return look(bar)
  }

  @Test(arguments: [true, false])
  func aCancelledChangeLeavesEverythingAsItWas(isPush: Bool) {
    let (old, new) = isPush ? ([items[0]], items) : (items, [items[0]])
    bar.setItems(old, animated: false)
    let before = look()
    UIView.animate(withDuration: 1) { [bar] in bar.transition(from: old, to: new, isPush: isPush) }
    world.stage.advance(to: 0.4)
    bar.finishTransition(completed: false)
    #expect(look() == before)
    #expect(bar.items == old)
  }

  @Test(arguments: [true, false])
  func aCompletedChangeLooksAsIfItHadAlwaysBeenSo(isPush: Bool) {
    let (old, new) = isPush ? ([items[0]], items) : (items, [items[0]])
    bar.setItems(new, animated: false)
    let expected = look()
    bar.setItems(old, animated: false)
    UIView.animate(withDuration: 1) { [bar] in bar.transition(from: old, to: new, isPush: isPush) }
    world.stage.advance(to: 2)
    bar.finishTransition(completed: true)
    #expect(look() == expected)
    #expect(bar.items == new)
  }

  /// As with UIKit's `backIndicatorTransitionMaskImage`.
  @Test(arguments: [true, false]) func aBackTitleDoesNotRunThroughTheChevron(isPush: Bool) throws {
    let three = items + [UINavigationItem(title: "C")]
    let (old, new) = isPush ? (items, three) : (three, items)
    bar.setItems(old, animated: false)
    bar.layoutIfNeeded()
    let former = try #require(bar.content?.backButton)
    UIView.animate(withDuration: 1) { [bar] in bar.transition(from: old, to: new, isPush: isPush) }
    let button = isPush ? former : try #require(bar.content?.backButton)
    let (mask, glyph) = (try #require(button.label.mask), try #require(button.glyph))
    for time in [0.0, 0.1, 0.35, 0.5, 0.9] {
      world.stage.advance(to: time)
      let title = try #require(button.label.layer.presentation()).frame
      let shown = try #require(mask.layer.presentation()).frame.offsetBy(dx: title.minX, dy: 0)
      #expect(abs(shown.minX - (button.label.center.x - button.label.bounds.width / 2 - 3)) < 1e-9)
      #expect(shown.minX >= glyph.frame.maxX)
    }
    bar.finishTransition(completed: true)
    #expect(button.label.mask == nil)
  }

  @Test func aChangeInProgressGivesWayToTheNext() {
    bar.setItems([items[0]], animated: false)
    let expected = look()
    UIView.animate(withDuration: 1) { [self] in bar.transition(from: [items[0]], to: items, isPush: true) }
    bar.setItems([items[0]], animated: false)
    world.settle()
    #expect(look() == expected)
  }
}
