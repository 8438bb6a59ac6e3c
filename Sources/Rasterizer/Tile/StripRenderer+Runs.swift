extension StripRenderer {
  /// How many shapes' edges there may be for each picture: with more of them, runs are short.
  private static let edgesForALayer = 2

  /// Whether what is to be done in a run of tiles is nothing but colours in clips and groups, few of them with edges here.
  func isMadeOfRuns(_ entries: [TileList.Entry]) -> Bool {
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

  /// Draws what is made of runs, row by row; rows that are alike are worked out once.
  mutating func drawRuns(_ entries: [TileList.Entry], in area: PixelRect) {
    edges.removeAll(keepingCapacity: true)
    for entry in entries where !entry.isFull && steps[entry.step].hasEdge {
      edges.append(findEdge(entry.step))
    }
    for y in area.minY..<area.maxY {
      if y == area.minY || !isLikeTheRowAbove(y) { workOut(entries, y, area.minX..<area.maxX) }
      let pixels = frame.pixel(0, y)
      runs.forEachRun { start, count, color in (pixels + start).update(repeating: color, count: count) }
    }
  }

  /// What of a step with an edge is where, in the strip that is drawn.
  struct StripEdge {
    let rows: Range<Int>
    let columns: Range<Int>
    /// Which of the strip's rows of spans row 0 of the frame would be; nil for all of the columns.
    let origin: Int?
  }

  private mutating func findEdge(_ number: Int32) -> StripEdge {
    let step = steps[number]
    let rows = step.bounds.minY..<step.bounds.maxY
    let origin = step.isWhole ? nil : shapes.find(number, steps, plan) - max(self.rows.lowerBound, rows.lowerBound)
    return StripEdge(rows: rows, columns: step.bounds.minX..<step.bounds.maxX, origin: origin)
  }

  private func isLikeTheRowAbove(_ y: Int) -> Bool {
    for edge in edges {
      let isInside = edge.rows.contains(y)
      if isInside != edge.rows.contains(y - 1) { return false }
      if isInside, let origin = edge.origin, !shapes.isRepeated(origin + y) { return false }
    }
    return true
  }

  private mutating func workOut(_ entries: [TileList.Entry], _ y: Int, _ columns: Range<Int>) {
    runs.begin(columns, background)
    var next = 0
    for entry in entries {
      let step = steps[entry.step]
      let edge = !entry.isFull && step.hasEdge ? edges[next] : nil
      if edge != nil { next += 1 }
      switch step.kind {
      case .draw(.solid(let color, let opacity)):
        guard let edge else {
          runs.cover(with: color, opacity: UInt32(opacity))
          continue
        }
        guard edge.rows.contains(y) else { continue }
        if let origin = edge.origin {
          runs.lay(color, over: shapes[origin + y], opacity: UInt32(opacity))
        } else {
          runs.lay(color, over: edge.columns, opacity: UInt32(opacity))
        }
      case .pushClip: runs.pushCopy()
      case .pushGroup: runs.push()
      case .popClip:
        // In a row that the clip does not reach nothing was drawn in it.
        if let edge, let origin = edge.origin, edge.rows.contains(y) {
          runs.pop(clippedTo: shapes[origin + y])
        } else {
          runs.drop()
        }
      case .popGroup(let opacity, _): runs.pop(opacity)
      default: break
      }
    }
  }
}

extension Step {
  fileprivate var hasEdge: Bool {
    switch kind {
    case .draw, .popClip: true
    default: false
    }
  }
}
