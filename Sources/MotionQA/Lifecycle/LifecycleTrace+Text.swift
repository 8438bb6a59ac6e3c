import Foundation
import InterludeUI

nonisolated extension LifecycleTrace {
  /// One line an event: the time in seconds, who, what, and details, in aligned columns. The same for every run, so that it
  /// can be kept and compared. What would end a line or a column is written as in Swift: `\u{A}`.
  public var text: String {
    let rows = events.map { [Seconds.digits($0.time)] + [$0.subject, $0.callback, $0.detail].map(CellText.escaped) }
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
}
