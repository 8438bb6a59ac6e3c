import Foundation

/// A range of numbers laid along a stretch of a drawing.
nonisolated struct PlotAxis {
  private let scale: PlotScale
  /// Where the range's ends are drawn.
  let from: Double
  let to: Double

  init(_ range: ClosedRange<Double>, from: Double, to: Double) {
    scale = PlotScale(range, tickCount: 4)
    self.from = from
    self.to = to
  }

  /// Wide enough for some numbers, with a little air; numbers that are all the same stand in the middle.
  init(covering numbers: [Double], from: Double, to: Double) {
    let finite = numbers.filter(\.isFinite)
    let (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
    let air = high > low ? (high - low) * 0.06 : max(abs(high) * 0.1, 1)
    self.init((low - air)...(high + air), from: from, to: to)
  }

  var range: ClosedRange<Double> { scale.range }

  func place(_ number: Double) -> Double {
    range.upperBound > range.lowerBound ? from + (to - from) * scale.fraction(of: number) : from
  }

  /// Round numbers inside the range.
  var ticks: [Double] { scale.ticks }

  /// What the page's script places its cursor by.
  var attributes: String {
    "data-start=\"\(range.lowerBound.plain)\" data-end=\"\(range.upperBound.plain)\" "
      + "data-left=\"\(from.plain)\" data-right=\"\(to.plain)\""
  }

  /// Horizontal rules at the round numbers of this vertical axis, labelled on the left.
  func rules(across x: PlotAxis) -> String {
    ticks.map { tick in
      let y = place(tick).plain
      return #"<line class="grid" x1="\#(x.from.plain)" x2="\#(x.to.plain)" y1="\#(y)" y2="\#(y)"/>"#
        + #"<text x="\#((x.from - 6).plain)" y="\#((place(tick) + 3.5).plain)" text-anchor="end">\#(scale.label(tick))</text>"#
    }.joined()
  }

  /// The round numbers of this horizontal axis.
  func labels(at y: Double) -> String {
    ticks.map { #"<text x="\#(place($0).plain)" y="\#(y.plain)" text-anchor="middle">\#(scale.label($0))</text>"# }
      .joined()
  }
}
