import InterludeUI
import Testing

/// What a finger has taken along and brought back is as it was before.
struct AbandonedDragTests {
  @Test(arguments: await Draggable.pulled) func C01_broughtBackByTheHandAllIsAsItWas(drag: Draggable) throws {
    let world = try SceneWorld(of: drag.transition.scene)
    try drag.open(in: world, at: 1)
    world.show(at: 3)
    // A button is still fading that has been pressed.
    world.show(at: 4)
    let before = world.stage.displayList()
    let places = drag.grasp.excursion
    world.touch(places[0], .began, at: 4)
    for (index, place) in places.enumerated() { world.touch(place, .moved, at: 4 + 0.02 * Double(index)) }
    #expect(drag.isOpen(in: world) || world.coordinator != nil)
    let last = places[places.count - 1]
    world.show(at: 4.9)
    world.touch(last, .moved, at: 4.9)
    world.touch(last, .ended, at: 5.2)
    world.show(at: 8)
    let isAsBefore = world.stage.displayList() == before
    #expect(isAsBefore && drag.isOpen(in: world))
    #expect(world.coordinator == nil && world.diagnostics.isEmpty)
  }
}

extension Draggable.Grasp {
  /// Half way out and nearly all the way back: where the fingers are, moment by moment.
  fileprivate var excursion: [[CGPoint]] {
    (0...40).map { step in
      let part = 0.04 + 0.96 * sin(CGFloat(step) / 40 * .pi)
      switch self {
      case .drag(let place, let way):
        return [CGPoint(x: place.x + way.dx * 200 * part, y: place.y + way.dy * 200 * part)]
      case .pinch(let place):
        let spread = 120 - 50 * part
        return [CGPoint(x: place.x - spread, y: place.y), CGPoint(x: place.x + spread, y: place.y)]
      }
    }
  }
}
