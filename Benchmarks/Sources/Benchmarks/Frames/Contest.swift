import Rasterizer

/// One frame drawn by Interlude and by Cairo in turn.
struct Contest {
  private let name: String
  private let interlude: Cost
  private let cairo: Cost
  private let agreement: Agreement

  init(_ frame: StillFrame, runs: Int, by time: TimeSource) {
    let (ours, theirs) = (RasterizedFrame(frame, with: Rasterizer()), CairoFrame(frame))
    let costs = Cost.inTurn(runs: runs, warmUp: 5, by: time, [ours.draw, theirs.draw])
    (name, interlude, cairo) = (frame.name, costs[0], costs[1])
    agreement = Agreement(ours.pixels, theirs.pixels)
  }

  /// The cells of a table.
  var row: [String] {
    [name] + interlude.leastAndMedian + cairo.leastAndMedian + [(interlude.fastest / cairo.fastest).digits(2) + " ×"]
      + ["\(agreement.largest)", "\(agreement.visible)", "\(agreement.gross)"]
  }
}
