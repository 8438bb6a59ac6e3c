import InterludeUI

/// A range of numbers with round marks in it.
package nonisolated struct PlotScale: Sendable {
  /// From the lower end to the upper.
  package let range: ClosedRange<Double>
  /// The round marks, ascending.
  package let ticks: [Double]
  private let digits: Int

  /// A range of numbers.
  ///
  /// - Parameter tickCount: How many marks to aim at; their step is 1, 2 or 5 times a power of ten.
  package init(_ range: ClosedRange<Double>, tickCount: Int) {
    let length = max(range.upperBound - range.lowerBound, 1e-9)
    let rough = length / Double(max(tickCount, 1))
    let power = pow(10, floor(log10(rough)))
    let steps = [0.5, 1, 2, 5, 10].map { $0 * power }
    func marks(_ step: Double) -> ClosedRange<Int>? {
      let first = Int((range.lowerBound / step - 1e-9).rounded(.up))
      let last = Int((range.upperBound / step + 1e-9).rounded(.down))
      return first <= last ? first...last : nil
    }
    // One mark alone tells no distance.
    let nearest = steps.filter { marks($0)?.count ?? 0 > 1 }.min { abs(log($0 / rough)) < abs(log($1 / rough)) }
    let step = nearest ?? rough
    self.range = range
    ticks = marks(step)?.map { Double($0) * step } ?? []
    digits = max(0, Int(-floor(log10(step) + 1e-9)))
  }

  /// The range of a panel: all that its lines show, with a little air; steep spikes are cut off.
  package init(panel: Plot.Panel) {
    let ordinates = panel.series.flatMap { $0.points.map { Double($0.y) } }.filter(\.isFinite)
    let sizes = ordinates.map(abs).sorted()
    let usual = sizes.isEmpty ? 1 : sizes[Int(Double(sizes.count - 1) * 0.97)]
    let limit = max(4 * usual, (panel.landmarks.map(abs).max() ?? 0), 1e-9)
    let shown = ordinates.map { min(max($0, -limit), limit) } + panel.landmarks
    let (low, high) = (shown.min() ?? 0, shown.max() ?? 1)
    let air = max((high - low) * 0.06, 1e-6)
    self.init((low - air)...(high + air), tickCount: Int(panel.height / 36))
  }

  /// A mark with the digits that its step needs.
  package func label(_ tick: Double) -> String {
    let text = String(format: "%.\(digits)f", tick)
    return (Double(text) ?? 0) == 0 ? "0" : text.replacingOccurrences(of: "-", with: "−")
  }

  /// 0 at the lower end, 1 at the upper.
  package func fraction(of number: Double) -> Double {
    (number - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
