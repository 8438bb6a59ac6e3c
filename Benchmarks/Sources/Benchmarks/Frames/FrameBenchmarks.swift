import DisplayList
import Rasterizer

/// Milliseconds a frame with Interlude and with Cairo, on one core of processor time, and how far their pixels agree.
///
/// - Parameter letters: Those that the frames' names begin with.
func measureFrames(_ letters: String, count: Int, cores: Int) {
  var table = MarkdownTable(
    "frame", "Interlude least ms", "median ms", "Cairo least ms", "median ms", "ratio of the least",
    "largest difference", "pixels > 5", "pixels > 60")
  let frames: [() -> StillFrame] = [
    { .roundedRectangles }, { .herbPop }, { .card }, { .manyRectangles }, { .curves }, { .shadows }, { .nestedGroups },
  ]
  let time = cores == 1 ? TimeSource.processor : .wall
  for (letter, frame) in zip("abcdefg", frames) where letters.contains(letter) {
    table.rows +=
      letter == "f" ? shadowRows(frame(), runs: count, by: time) : [Contest(frame(), runs: count, by: time).row]
  }
  table.print(under: "Frames, \(count) of each in turn, on \(cores) \(cores == 1 ? "core" : "cores")")
}

/// Shadows with nothing remembered and with what the frame before left, since Cairo has none to hold them against.
private func shadowRows(_ frame: StillFrame, runs: Int, by time: TimeSource) -> [[String]] {
  let kept = RasterizedFrame(frame, with: Rasterizer())
  let costs = Cost.inTurn(
    runs: runs, warmUp: 5, by: time, [{ RasterizedFrame(frame, with: Rasterizer()).draw() }, kept.draw])
  let names = ["a new rasterizer each time", "the same one"]
  return zip(names, costs).map { name, cost in
    ["\(frame.name), \(name)"] + cost.leastAndMedian + [String](repeating: "–", count: 6)
  }
}

extension Cost {
  /// Both in milliseconds.
  var leastAndMedian: [String] { [fastest, median].map { ($0 / 1e6).digits(2) } }
}
