/// Lines of cells in columns: the first column to the left, the last as it comes, the others to the right. A line of one cell
/// stands across the columns.
nonisolated struct AlignedText {
  let lines: [[String]]

  init(_ lines: [[String]]) { self.lines = lines }

  var text: String {
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      lines.filter { $0.count > 1 && column < $0.count }.map { $0[column].count }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return column == 0 ? cell + blanks : column == count - 1 ? cell : blanks + cell
      }
      let text = (line.count == 1 ? line : cells).joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
