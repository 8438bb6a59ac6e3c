/// Edits as changes of whole lines.
extension SourceChange {
  static func applying(_ edits: [SourceEdit], to bytes: ArraySlice<UInt8>) -> [UInt8] {
    var (result, position): ([UInt8], Int) = ([], bytes.startIndex)
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Edits of the same lines are one; what comes out as it was is none.
  static func hunks(_ bytes: [UInt8], _ edits: [SourceEdit]) -> [Lines] {
    let table = LineTable(bytes)
    var groups: [(lines: ClosedRange<Int>, edits: [SourceEdit])] = []
    for edit in edits {
      let (first, last) = (table.line(of: edit.range.lowerBound), table.line(of: edit.range.upperBound))
      if let group = groups.last, group.lines.upperBound >= first {
        groups[groups.count - 1] = (group.lines.lowerBound...max(last, group.lines.upperBound), group.edits + [edit])
      } else {
        groups.append((first...last, [edit]))
      }
    }
    var shift = 0
    return groups.compactMap { group in
      let start = table.starts[group.lines.lowerBound - 1]
      let end = group.lines.upperBound < table.starts.count ? table.starts[group.lines.upperBound] : bytes.count
      let before = split(Array(bytes[start..<end]))
      let after = split(applying(group.edits, to: bytes[start..<end]))
      defer { shift += after.count - before.count }
      guard before != after else { return nil }
      return Lines(
        first: group.lines.lowerBound, firstAfter: group.lines.lowerBound + shift, before: before, after: after)
    }
  }

  /// Lines without their ends.
  private static func split(_ bytes: [UInt8]) -> [String] {
    let starts = LineTable(bytes).starts.filter { $0 < bytes.count }
    return starts.indices.map { index in
      var line = bytes[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)]
      while let last = line.last, Tokenizer.isLineEnd(last) { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
