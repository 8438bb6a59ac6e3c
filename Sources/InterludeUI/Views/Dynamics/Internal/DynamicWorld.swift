/// The bodies of an animator, and how they go on: in steps of a fixed length, by impulses that settle contacts and rods together.
final class DynamicWorld {
  /// The length of a step, in seconds.
  static let step = 1.0 / 240
  /// How often impulses are adjusted to each other in a step.
  private static let rounds = 10
  /// Below these, in points and radians per second, for so many seconds, the world is at rest.
  private static let (restingSpeed, restingSpin, restingTime) = (2.0, 0.02, 0.25)

  /// In the order in which they came.
  private(set) var bodies: [DynamicBody] = []
  private var bodiesByItem: [ObjectIdentifier: DynamicBody] = [:]
  /// Of this step.
  var joints: [DynamicJoint] = []
  var contacts: [DynamicContact] = []
  /// For how long nothing has moved, in seconds.
  var hasRested = 0.0

  var isAtRest: Bool { hasRested >= Self.restingTime }

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodiesByItem[ObjectIdentifier(item)] }

  func add(_ item: any UIDynamicItem) -> DynamicBody {
    let body = DynamicBody(item)
    bodies.append(body)
    bodiesByItem[ObjectIdentifier(item)] = body
    return body
  }

  /// Has a body for each of the items, too.
  func hold(_ items: [any UIDynamicItem]) {
    for item in items where body(of: item) == nil { _ = add(item) }
  }

  /// Has a body for each of the items, and for no other.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    bodiesByItem = bodiesByItem.filter { kept.contains($0.key) }
    hold(items)
  }

  func advance(by duration: Double, with behaviors: [UIDynamicBehavior]) {
    for _ in 0..<Int((duration / Self.step).rounded()) { advance(behaviors) }
    let moves = bodies.contains { $0.velocity.length > Self.restingSpeed || abs($0.spin) > Self.restingSpin }
    hasRested = moves ? 0 : hasRested + duration
  }

  private func advance(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies { (body.matter, body.acceleration) = (DynamicBody.Matter(), .zero) }
    (joints, contacts) = ([], [])
    for behavior in behaviors { behavior.describe(in: self) }
    for behavior in behaviors { behavior.act(in: self) }
    for body in bodies { body.accelerate(over: Self.step) }
    for _ in 0..<Self.rounds {
      for index in joints.indices { joints[index].solve(over: Self.step) }
      for index in contacts.indices { contacts[index].solve() }
    }
    let held = Set((contacts.flatMap(\.bodies) + joints.flatMap(\.bodies)).map(ObjectIdentifier.init))
    for body in bodies { body.move(over: Self.step, isHeld: held.contains(ObjectIdentifier(body))) }
    for contact in contacts { contact.separate() }
  }
}
