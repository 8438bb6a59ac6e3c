extension Sequence where Element == LifecycleEvent {
  /// One line an event: the time in seconds, who, what, and details, in aligned columns. The same for every run, so that it
  /// can be kept and compared.
  ///
  /// - Parameter zero: The time that is written as 0, in seconds on the stage's clock.
  public nonisolated func text(zero: Double = 0) -> String {
    let rows = map { [Self.seconds($0.time - zero), $0.subject, $0.callback, $0.detail] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).enumerated().map { index, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? blanks + cell.0 : cell.0 + blanks
      }
      let line = (padded + [row[3]]).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// Three digits after the point; never `-0.000`.
  private nonisolated static func seconds(_ time: Double) -> String {
    let text = String(format: "%.3f", time)
    return text == "-0.000" ? "0.000" : text
  }
}
