import DisplayList
import Foundation
import LayerTree

/// Nanoseconds for an animated property in trees of different sizes, all of a frame's evaluation counted in.
func measureLayers() {
  var table = MarkdownTable(
    "animated layers", "properties", "median ns a property", "fastest", "slowest", "to 10 layers")
  let shapes = [("siblings", Int.max, 0), ("ten to a layer", 10, 0), ("siblings, staggered", Int.max, 1e-6)]
  for (shape, branching, stagger) in shapes {
    var smallest: Double?
    for count in [10, 1_000, 10_000] {
      let tree = AnimatedTree(count: count, branching: branching, stagger: stagger)
      let cost = Cost.ofDisplayLists(of: tree)
      let base = smallest ?? cost.median
      smallest = base
      table.rows.append([
        "\(count), \(shape)", "\(tree.propertyCount)", cost.median.digits(1), cost.fastest.digits(1),
        cost.slowest.digits(1), (cost.median / base).digits(2) + " ×",
      ])
    }
  }
  table.print(under: "Display list of an animated tree (aim: from 10 to 10,000 within 20 %)")
}

extension Cost {
  /// Every run evaluates the same times, spread over the animations: often in a small tree, once each in a large one.
  fileprivate static func ofDisplayLists(of tree: AnimatedTree) -> Cost {
    let passes = max(1, 4_000 / tree.propertyCount)
    let times = (0..<8).map { AnimatedTree.duration * (Double($0) + 0.5) / 8 }
    let size = tree.root.bounds.size
    return Cost(runs: 31, warmUp: 3, units: passes * times.count * tree.propertyCount) { _ in
      var sum = 0.0
      for _ in 0..<passes {
        for time in times { sum += Double(tree.root.displayList(at: time, size: size).commands.count) }
      }
      return sum
    }
  }
}
