import Foundation

/// Finds the rectangle that commands can touch at most, one command after the other.
struct DrawnBounds {
  /// The open clips and masks, and what is drawn in each; the lowest is all that there is.
  private var scopes: [(limit: CGRect, drawn: CGRect)]

  /// - Parameter limit: Beyond it nothing counts.
  init(in limit: CGRect) { scopes = [(limit, .null)] }

  /// What the commands so far can touch; null for nothing.
  var rect: CGRect { scopes[0].drawn }

  mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, _, let map), .gradient(_, let shape, let map), .backdrop(let shape, _, _, let map):
      draw(visible(shape.box, map))
    case .border(let shape, _, _, let map): draw(visible(shape.rect, map))
    case .shadow(let shape, let blur, _, let map): draw(visible(shape.box, map, blur: blur))
    case .image(_, _, let destination, let map, _): draw(visible(destination, map))
    case .bitmap(let bitmap, let map), .curl(let bitmap, _, let map): draw(visible(bitmap.bounds, map))
    case .pushClip(let shape, let map): push(visible(shape.box, map))
    case .beginMask: push(limit)
    case .pushMask: push(pop())
    case .pushInverseMask:
      _ = pop()
      push(limit)
    case .popClip, .popMask: draw(pop())
    case .pushGroup, .pushMix, .popGroup: break
    }
  }

  private var limit: CGRect { scopes[scopes.count - 1].limit }

  private mutating func draw(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    scopes[scopes.count - 1].drawn = scopes[scopes.count - 1].drawn.union(rect)
  }

  private mutating func push(_ limit: CGRect) { scopes.append((limit, .null)) }

  /// Ends a scope, and returns what was drawn in it.
  private mutating func pop() -> CGRect { scopes.count > 1 ? scopes.removeLast().drawn : .null }

  /// What of a rectangle can be seen through a map. What reaches behind the viewer may be anywhere; what is nowhere is nothing.
  private func visible(_ rect: CGRect, _ map: Homography, blur: CGFloat = 0) -> CGRect {
    let edges = rect.minX + rect.minY + rect.maxX + rect.maxY
    guard edges.isFinite else { return .null }
    let corners = rect.corners
    guard corners.allSatisfy({ map.p * $0.x + map.q * $0.y + map.r > 0 }) else { return limit }
    let far = max(0, blur) * Self.blurReach * map.scale(at: CGPoint(x: rect.midX, y: rect.midY))
    let seen = CGRect(enclosing: corners.map(map.apply(to:))).insetBy(dx: -far, dy: -far)
    let sum = seen.origin.x + seen.origin.y + seen.size.width + seen.size.height
    return sum.isFinite ? seen.intersection(limit) : .null
  }

  /// How far a blur reaches, in standard deviations; beyond there is less than the faintest colour.
  private static let blurReach = 4.1
}

extension [DrawCommand] {
  /// The rectangle that the commands can touch at most, as far as it lies in another; null when nothing of it does.
  func bounds(in limit: CGRect) -> CGRect {
    var bounds = DrawnBounds(in: limit)
    for command in self { bounds.add(command) }
    return bounds.rect
  }
}
