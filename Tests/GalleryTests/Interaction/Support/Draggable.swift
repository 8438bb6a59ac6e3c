import InterludeUI
import MotionQA
import Testing

/// A screen that a scene's button brings, and a drag or a pinch that takes it away again. Nobody lists them: fingers try the screen
/// everywhere and in all directions, and what leads away is kept, one of each kind.
nonisolated struct Draggable: Sendable, CustomStringConvertible {
  let transition: SceneTransition
  let grasp: Grasp
  /// Whether the screen leaves with the finger: it sets out under it, not when it is let go of, and rests where that rests.
  let isPulled: Bool
  /// Whether something goes along with the finger, and does not only fade.
  let moves: Bool
  /// Whether a `UIPercentDrivenInteractiveTransition` drives it, which ends at a speed of its own.
  let isPercentDriven: Bool
  /// Whether it leads to where the scene began: the screens that were on show are so again. A page may look otherwise, since it may
  /// tell what has happened.
  let leadsHome: Bool

  /// How fingers take hold of the screen, in the window.
  enum Grasp: Hashable, Sendable {
    /// One finger comes down at a place, and drags in a direction.
    case drag(from: CGPoint, towards: CGVector)
    /// Two fingers come down around a place.
    case pinch(around: CGPoint)
  }

  var description: String { "\(transition), \(grasp)" }
}

extension Draggable {
  static let all = SceneTransition.all.flatMap { transition in Grasp.tries.compactMap { find($0, in: transition) } }

  /// Those in which the screen leaves with the finger.
  static var pulled: [Draggable] { all.filter { $0.isPulled && !$0.transition.isSheet } }

  /// The first of some grasps that leads away.
  private static func find(_ grasps: [Grasp], in transition: SceneTransition) -> Draggable? {
    grasps.lazy.compactMap { grasp in try? Draggable(grasp, in: transition) }.first
  }

  private struct LeadsNowhere: Error {}

  private init(_ grasp: Grasp, in transition: SceneTransition) throws {
    let world = try SceneWorld(of: transition.scene)
    let screens = world.screensOnShow
    try world.tap(transition.button, at: 1)
    world.pass(until: 4)
    let other = try #require(world.screen(after: transition.operation))
    let departures = Departures(in: world)
    let views = MovedViews(under: grasp, in: world)
    grasp.move(in: world, at: 4)
    let isPulled = departures.events.contains { $0.from === other }
    // Else the finger only presses a button.
    let follows = views.underFinger(by: 1) != nil
    let moves = views.hasMovement
    let driver = world.interactionController(after: transition.operation)
    // What goes on while the finger rests was only set off by it.
    let held = MovedViews(under: grasp, in: world)
    world.pass(until: 4.5)
    let rests = !held.hasMovement
    grasp.letGo(in: world, at: 4.5)
    world.pass(until: 8)
    guard isPulled || follows, departures.events.contains(where: { $0.from === other }),
      other.viewIfLoaded?.window == nil
    else { throw LeadsNowhere() }
    self.init(
      transition: transition, grasp: grasp, isPulled: isPulled && rests, moves: moves,
      isPercentDriven: driver is UIPercentDrivenInteractiveTransition, leadsHome: world.screensOnShow == screens)
  }

  /// Brings the screen there; what the press does begins at exactly this time.
  func open(in world: SceneWorld, at time: Double) throws { try world.tap(transition.button, at: time) }

  func isOpen(in world: SceneWorld) -> Bool {
    switch transition.operation {
    case .push: world.navigation.viewControllers.count > 2
    case .tab: world.tabs?.selectedViewController?.tabBarItem.title == transition.button
    default: world.navigation.presentedViewController != nil
    }
  }
}

extension SceneWorld {
  /// The controllers whose views are in the window, from the back to the front.
  fileprivate var screensOnShow: [ObjectIdentifier] {
    func screens(of controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(screens)
    }
    let stack = sequence(first: navigation as UIViewController, next: \.presentedViewController)
    return stack.flatMap(screens).filter { $0.viewIfLoaded?.window != nil }.map(ObjectIdentifier.init)
  }
}

extension Draggable.Grasp {
  /// Where it begins.
  var place: CGPoint {
    switch self {
    case .drag(let place, _), .pinch(let place): place
    }
  }

  /// What fingers try, of each kind in turn.
  fileprivate static let tries: [[Self]] = [
    stride(from: 200, through: 600, by: 50).map {
      .drag(from: CGPoint(x: 180, y: $0), towards: CGVector(dx: 0, dy: 1))
    },
    [.drag(from: CGPoint(x: 340, y: 400), towards: CGVector(dx: -1, dy: 0))],
    [2, 50].map { .drag(from: CGPoint(x: $0, y: 400), towards: CGVector(dx: 1, dy: 0)) },
    [.pinch(around: CGPoint(x: 195, y: 420))],
  ]

  /// Takes what is there nearly out of the window, within 0.4 seconds.
  fileprivate func move(in world: SceneWorld, at time: Double) {
    world.touch(fingers(0), .began, at: time)
    for step in 1...20 { world.touch(fingers(Double(step) / 20), .moved, at: time + 0.02 * Double(step)) }
  }

  fileprivate func letGo(in world: SceneWorld, at time: Double) { world.touch(fingers(1), .ended, at: time) }

  /// Where the fingers are, a part of the way on.
  private func fingers(_ part: Double) -> [CGPoint] {
    switch self {
    case .drag(let place, let way):
      let length = way.dy > 0 ? 840 - place.y : way.dx > 0 ? 388 - place.x : place.x
      return [CGPoint(x: place.x + way.dx * length * part, y: place.y + way.dy * length * part)]
    case .pinch(let place):
      let spread = 120 - 100 * part
      return [CGPoint(x: place.x - spread, y: place.y), CGPoint(x: place.x + spread, y: place.y)]
    }
  }
}
