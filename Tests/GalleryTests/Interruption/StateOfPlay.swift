import InterludeUI

/// All that is on the screen but for scroll indicators, who is on which stack, and who has appeared; comparable across stages.
struct StateOfPlay: CustomStringConvertible {
  /// What one view looks like at rest, and how deep it lies.
  struct Look {
    let depth: Int
    let type: String
    let frame: [CGFloat]
    let alpha: CGFloat
    let isHidden: Bool

    init(_ view: UIView, depth: Int) {
      self.depth = depth
      type = "\(Swift.type(of: view)) \(view.accessibilityIdentifier ?? "")"
      let (layer, t) = (view.layer, view.transform)
      frame = [
        layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY, layer.bounds.width,
        layer.bounds.height, layer.cornerRadius, t.a, t.b, t.c, t.d, t.tx, t.ty,
      ]
      (alpha, isHidden) = (view.alpha, view.isHidden)
    }

    func isNear(_ other: Look) -> Bool {
      depth == other.depth && type == other.type && isHidden == other.isHidden && abs(alpha - other.alpha) < 1e-6
        && zip(frame, other.frame).allSatisfy { abs($0 - $1) < 1e-6 }
    }
  }

  let looks: [Look]
  /// Who is where, in words.
  let stacks: [String]

  init(of world: SceneWorld) {
    var looks: [Look] = []
    func visit(_ view: UIView, _ depth: Int) {
      looks.append(Look(view, depth: depth))
      let isIndicator = (view as? UIScrollView)?.isScrollIndicator
      for subview in view.subviews where isIndicator?(subview) != true { visit(subview, depth + 1) }
    }
    visit(world.window, 0)
    self.looks = looks
    let navigation: UINavigationController = world.navigation
    let presented = sequence(first: navigation as UIViewController) {
      $0.presentedViewController === $0 ? nil : $0.presentedViewController
    }.map { "\(type(of: $0)) \($0.viewIfLoaded?.window != nil)" }
    stacks = [
      "presented: \(presented)", "stack: \(navigation.viewControllers.map { "\(type(of: $0))" })",
      "children: \(navigation.children.map { "\(type(of: $0))" })",
      "bar: \(navigation.navigationBar.items?.map { $0.title ?? "" } ?? [])",
    ]
  }

  /// How another state differs from this one, in words; empty when it does not.
  func differences(in other: StateOfPlay) -> [String] {
    var found = zip(stacks, other.stacks).filter { $0 != $1 }.map { "\($1), expected \($0)" }
    if looks.map(\.type) != other.looks.map(\.type) || looks.map(\.depth) != other.looks.map(\.depth) {
      found.append("views:\n\(other)expected:\n\(self)")
    } else {
      found += zip(looks, other.looks).filter { !$0.isNear($1) }.map { "\($1)\n  expected \($0)" }
    }
    return found
  }

  var description: String {
    looks.map { String(repeating: "  ", count: $0.depth) + $0.type + "\n" }.joined()
  }
}
