import Foundation

/// A table as Markdown, the columns aligned for reading as plain text: the first to the left, the others to the right.
struct MarkdownTable {
  let header: [String]
  var rows: [[String]] = []

  init(_ header: String...) { self.header = header }

  func print(under title: String) {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: max(width, 3) - (column == 0 ? 0 : 1)) + (column == 0 ? "" : ":")
    }
    Swift.print("### \(title)\n")
    for cells in [header, rule] + rows {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: max(0, max(cell.1, 3) - cell.0.count))
        return column == 0 ? cell.0 + space : space + cell.0
      }
      Swift.print("| \(padded.joined(separator: " | ")) |")
    }
    Swift.print()
  }
}

extension Double {
  /// With so many digits after the point.
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}
