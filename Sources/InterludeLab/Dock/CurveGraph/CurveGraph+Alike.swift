import InterludeUI

nonisolated extension CurveGraph {
  /// Draws lines of values in colours of their own. Where units differ, values are shares of their ways: then properties of one call that
  /// move alike have one line together. What is beyond the most lines is left out, and named.
  ///
  /// - Parameter sources: The call of each line; nil for none.
  mutating func draw(_ values: [Line], of sources: [CallSite?], atMost most: Int) {
    var merged: [(line: Line, source: CallSite?)] = []
    let areShares = Set(values.map(\.unit)).count > 1
    for (line, source) in zip(values, sources) {
      let known = merged.firstIndex { areShares && source != nil && $0.source == source && $0.line.isAlike(line) }
      if let known { merged[known].line.alike.append(line) } else { merged.append((line, source)) }
    }
    lines += merged.prefix(most).enumerated().map { index, entry in
      var line = entry.line
      line.color = merged.count == 1 ? .value : .series(index)
      return line
    }
    leftOut += merged.dropFirst(most).map(\.line.legend)
  }
}
