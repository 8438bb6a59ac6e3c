import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport

/// A seeded script of all that can be asked of presentations and navigation controllers, from any controller on the screen
/// and at any time, whatever is under way.
final class RandomScript {
  enum Move: CaseIterable {
    case push, pop, popToRoot, set, present, dismiss, resize, takeHold, wait
  }

  let world: World
  let remains = Remains()
  /// What was done, to be printed when something is wrong.
  private(set) var log: [String] = []
  /// How often the completion of each call ran.
  private(set) var completions: [(call: String, count: Int)] = []
  private var random: SplitMix64
  private var delegates: [RandomDelegate] = []
  private var count = 0

  private static let sizes = [(390, 844), (844, 390), (320, 568), (1024, 768)].map { CGSize(width: $0, height: $1) }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    world = World(size: Self.sizes[Int(seed) % Self.sizes.count])
    world.window.rootViewController = makeNavigation()
    world.window.makeKeyAndVisible()
  }

  // MARK: Doing

  func step() {
    let (move, animated) = (any(of: Move.allCases), chance(0.8))
    note("\(move)\(animated ? "" : " at once") at \(world.stage.time)")
    world.stage.asCurrent { perform(move, animated: animated) }
    remains.watch(treeOf: world.window)
    world.stage.advance(to: world.stage.time + Double.random(in: 0...0.6, using: &random))
  }

  private func perform(_ move: Move, animated: Bool) {
    switch move {
    case .push: anyNavigation()?.pushViewController(makeProbe(), animated: animated)
    case .pop: anyNavigation()?.popViewController(animated: animated)
    case .popToRoot: anyNavigation()?.popToRootViewController(animated: animated)
    case .set:
      guard let navigation = anyNavigation() else { return }
      let stack = (navigation.viewControllers + [makeProbe()]).shuffled(using: &random)
      navigation.setViewControllers(Array(stack.prefix(1 + any(of: [0, 1, 2]))), animated: animated)
    case .present: present(chance(0.4) ? makeNavigation() : makeProbe(), animated: animated)
    case .dismiss:
      let counter = counter("dismiss")
      anyone().dismiss(animated: animated) { self.completions[counter].count += 1 }
    case .resize:
      let size = any(of: Self.sizes)
      note("  to \(size.width) × \(size.height)")
      world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
    case .takeHold: if !delegates.isEmpty { any(of: delegates).takeHold(using: &random) }
    case .wait: break
    }
  }

  private func present(_ controller: UIViewController, animated: Bool) {
    let styles: [UIModalPresentationStyle] = [
      .custom, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
    ]
    controller.modalPresentationStyle = any(of: styles)
    controller.modalTransitionStyle = any(of: [.coverVertical, .crossDissolve])
    controller.transitioningDelegate = chance(0.6) ? makeDelegate() : nil
    let counter = counter("present")
    note("  \(name(controller)) in \(controller.modalPresentationStyle)")
    anyone().present(controller, animated: animated) { self.completions[counter].count += 1 }
  }

  private func counter(_ call: String) -> Int {
    completions.append((call, 0))
    return completions.count - 1
  }

  /// Lets everything come to its end.
  func settle() {
    for _ in 0..<6 {
      delegates.forEach { $0.hand.finish() }
      world.settle()
    }
    world.layOut()
  }

  /// Takes everything away; what is still alive then is kept by someone who should not.
  func end() -> UIView {
    let last = UIViewController()
    world.window.rootViewController = last
    delegates = []
    settle()
    return last.view
  }

  // MARK: Making

  private func makeProbe() -> Probe {
    let probe = world.probe("p\(count)")
    count += 1
    remains.watch(probe, as: probe.name)
    probe.definesPresentationContext = chance(0.3)
    return probe
  }

  private func makeNavigation() -> UINavigationController {
    let root = makeProbe()
    let navigation = UINavigationController(rootViewController: root)
    navigation.title = "navigation on \(root.name)"
    remains.watch(navigation, as: name(navigation))
    if chance(0.4) { navigation.delegate = makeDelegate() }
    return navigation
  }

  private func makeDelegate() -> RandomDelegate {
    let delegate = RandomDelegate(completes: chance(0.75), startsInteractively: chance(0.2))
    delegates.append(delegate)
    return delegate
  }

  // MARK: Choosing

  private func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }

  private func any<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private func anyone() -> UIViewController {
    let chosen = any(of: onScreen)
    note("  by \(name(chosen))")
    return chosen
  }

  /// Nil when there is none on the screen.
  private func anyNavigation() -> UINavigationController? {
    let stacks = onScreen.compactMap { $0 as? UINavigationController ?? $0.navigationController }
    guard !stacks.isEmpty else { return nil }
    let chosen = any(of: stacks)
    note("  in the \(name(chosen)): \(chosen.viewControllers.map(name))")
    return chosen
  }

  /// Every controller there is, from the bottom up.
  var all: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(controller) else { return }
      found.append(controller)
      controller.children.forEach(visit)
      if let presented = controller.presentedViewController { visit(presented) }
    }
    if let root = world.window.rootViewController { visit(root) }
    return found
  }

  private var onScreen: [UIViewController] { all.filter { $0.viewIfLoaded?.window != nil } }

  // MARK: Telling

  func name(_ controller: UIViewController) -> String { (controller as? Probe)?.name ?? controller.title ?? "?" }

  private func note(_ entry: String) { log.append(entry) }
}
