import Foundation
import InterludeUI
import InterludeUITestSupport
import LayerTree
import Testing

/// `observe(_:options:changeHandler:)` of views and layers.
@Suite final class KeyValueObservingTests {
  private lazy var world = World()

  @Test func aScrollViewTellsOfEachOffsetAsItIsScrolled() {
    _ = world.showProbe()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { scroll, change in
      #expect(change.kind == .setting && change.newValue == scroll.contentOffset)
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }

    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 30
    scroll.contentOffset.y = 30
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(offsets == [0, 30, 30, 50])

    observation.invalidate()
    scroll.contentOffset.y = 70
    #expect(offsets.count == 4)
  }

  @Test func aFrameThatIsSetIsToldOnce() {
    _ = world
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var frames: [CGRect] = []
    let observation = view.observe(\.frame, options: .new) { frames.append($1.newValue ?? .null) }

    view.frame = CGRect(x: 5, y: 5, width: 20, height: 40)
    view.center.x += 1
    #expect(frames == [CGRect(x: 5, y: 5, width: 20, height: 40), CGRect(x: 6, y: 5, width: 20, height: 40)])
    observation.invalidate()
  }

  @Test func theInitialValueIsToldAtOnceAndOnlyWhatIsAskedFor() {
    _ = world
    let scroll = UIScrollView()
    var changes: [(CGSize?, CGSize?)] = []
    let observation = scroll.observe(\.contentSize, options: [.initial, .old]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    #expect(changes.count == 1 && changes[0] == (nil, nil))
    scroll.contentSize.height = 9
    #expect(changes.count == 2 && changes[1] == (.zero, nil))
    observation.invalidate()
  }

  @Test func anObservationThatIsLetGoEnds() {
    _ = world
    let view = UIView()
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    observation = nil
    view.alpha = 1
    #expect(count == 1 && observation == nil)
  }

  @Test func neitherKeepsTheOtherAlive() {
    _ = world
    weak var gone: UIView?
    let observation: NSKeyValueObservation
    do {
      let view = UIView()
      gone = view
      observation = view.observe(\.isHidden) { _, _ in }
    }
    #expect(gone == nil)
    observation.invalidate()
  }

  @Test func anAnimationIsOneChangeOfTheModel() {
    let root = world.showProbe()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    world.stage.advance(to: 1)
    var (centers, opacities) = ([CGFloat](), [Float]())
    let observations = [
      view.observe(\.center, options: .new) { centers.append($1.newValue?.x ?? -1) },
      view.layer.observe(\.opacity, options: .new) { opacities.append($1.newValue ?? -1) },
    ]

    world.stage.asCurrent {
      UIView.animate(withDuration: 1) {
        view.center.x = 300
        view.alpha = 0
      }
    }
    world.stage.advance(to: 1.5)
    world.settle()
    #expect(centers == [300] && opacities == [0])
    observations.forEach { $0.invalidate() }
  }

  @Test func aHandlerMayChangeTheValueOnceMore() {
    _ = world
    let view = UIView()
    var seen: [CGFloat] = []
    let observation = view.observe(\.alpha, options: .new) { view, change in
      seen.append(change.newValue ?? -1)
      if view.alpha > 0.25 { view.alpha /= 2 }
    }
    view.alpha = 0.8
    #expect(seen == [0.8, 0.4, 0.2] && view.alpha == 0.2)
    observation.invalidate()
  }
}
