extension StripRenderer {
  /// How many shapes' edges there may be for each picture: with more of them, runs are short.
  private static let edgesForALayer = 2

  /// Whether what is to be done in a run of tiles is nothing but colours in clips and groups, few of them with edges here.
  func isMadeOfRuns(_ entries: TileList.Entries) -> Bool {
    var (layers, edges) = (0, 0)
    for entry in entries {
      switch steps[entry.step].kind {
      case .draw(.solid): if !entry.isFull { edges += 1 }
      case .pushClip, .pushGroup(_, blend: .normal): layers += 1
      case .popClip: edges += 1
      case .popGroup(_, blend: .normal): break
      default: return false
      }
    }
    return layers > 0 && edges <= Self.edgesForALayer * layers
  }

  /// Draws what is made of runs, row by row; one that is like the row above is a copy of it.
  mutating func drawRuns(_ entries: TileList.Entries, in area: PixelRect) {
    edges.removeAll(keepingCapacity: true)
    program.begin(background)
    for entry in entries { addToProgram(entry) }
    program.end()
    for y in area.minY..<area.maxY {
      if y > area.minY, isLikeTheRowAbove(y) {
        frame.pixel(area.minX, y).update(from: frame.pixel(area.minX, y - 1), count: area.width)
        continue
      }
      workOut(y, area.minX..<area.maxX)
      let pixels = frame.pixel(0, y)
      runs.forEachRun { start, count, color in (pixels + start).update(repeating: color, count: count) }
    }
  }

  private mutating func addToProgram(_ entry: TileList.Entry) {
    switch steps[entry.step].kind {
    case .draw(.solid(let color, let opacity)):
      if entry.isFull {
        program.cover(color, opacity: opacity)
      } else {
        program.lay(color, opacity: opacity, edge: addEdge(entry.step))
      }
    case .pushClip: program.pushClip()
    case .popClip: program.popClip(edge: addEdge(entry.step))
    case .pushGroup: program.pushGroup()
    case .popGroup(let opacity, _): program.popGroup(opacity: opacity)
    default: break
    }
  }

  /// What of a step with an edge is where, in the strip that is drawn.
  struct StripEdge {
    let rows: Range<Int>
    let columns: Range<Int>
    /// Which of the strip's rows of spans row 0 of the frame would be; nil for all of the columns.
    let origin: Int?
  }

  /// Adds the edge of a step.
  ///
  /// - Returns: Its number.
  private mutating func addEdge(_ number: Int32) -> Int {
    let step = steps[number]
    let rows = step.bounds.minY..<step.bounds.maxY
    let origin = step.isWhole ? nil : shapes.find(number, steps, plan) - max(self.rows.lowerBound, rows.lowerBound)
    edges.append(StripEdge(rows: rows, columns: step.bounds.minX..<step.bounds.maxX, origin: origin))
    return edges.count - 1
  }

  private func isLikeTheRowAbove(_ y: Int) -> Bool {
    for edge in edges {
      let isInside = edge.rows.contains(y)
      if isInside != edge.rows.contains(y - 1) { return false }
      if isInside, let origin = edge.origin, !shapes.isRepeated(origin + y) { return false }
    }
    return true
  }

  private mutating func workOut(_ y: Int, _ columns: Range<Int>) {
    runs.begin(columns)
    for operation in program.operations {
      switch operation {
      case .push(let color): runs.push(color)
      case .pushCopy: runs.pushCopy()
      case .cover(let color, let opacity): runs.cover(with: color, opacity: UInt32(opacity))
      case .lay(let color, let opacity, let edge): lay(color, opacity: UInt32(opacity), over: edges[edge], y)
      case .pop(let opacity): runs.pop(opacity)
      case .popClip(let edge):
        // In a row that the clip does not reach nothing was drawn in it.
        if let origin = edges[edge].origin, edges[edge].rows.contains(y) {
          runs.pop(clippedTo: shapes[origin + y])
        } else {
          runs.drop()
        }
      }
    }
  }

  private mutating func lay(_ color: UInt32, opacity: UInt32, over edge: StripEdge, _ y: Int) {
    guard edge.rows.contains(y) else { return }
    if let origin = edge.origin {
      runs.lay(color, over: shapes[origin + y], opacity: opacity)
    } else {
      runs.lay(color, over: edge.columns, opacity: opacity)
    }
  }
}
