import Foundation

nonisolated extension ReportRecording.Place {
  /// The middle of the corners.
  var center: CGPoint {
    let count = CGFloat(max(corners.count, 1))
    return CGPoint(x: corners.map(\.x).reduce(0, +) / count, y: corners.map(\.y).reduce(0, +) / count)
  }

  /// The outline as SVG path data, each corner rounded by one quadratic curve.
  var path: String {
    let steps = corners.indices.map { index in
      let corner = corners[index]
      let (before, after) = (corners[(index + 3) % corners.count], corners[(index + 1) % corners.count])
      let (first, second) =
        index.isMultiple(of: 2) ? (rounding.height, rounding.width) : (rounding.width, rounding.height)
      guard rounding != .zero else { return "\(corner.spelled)" }
      return
        "\(corner.moved(first, towards: before).spelled)Q\(corner.spelled) \(corner.moved(second, towards: after).spelled)"
    }
    return "M\(steps.joined(separator: "L"))Z"
  }
}

nonisolated extension CGPoint {
  /// A part of the way to another point.
  fileprivate func moved(_ part: CGFloat, towards point: CGPoint) -> CGPoint {
    CGPoint(x: x + (point.x - x) * part, y: y + (point.y - y) * part)
  }

  /// As SVG recordings it, as fine as a tenth of a point.
  fileprivate var spelled: String { "\(x.tenths) \(y.tenths)" }
}

nonisolated extension CGFloat {
  fileprivate var tenths: String { ((self * 10).rounded() / 10).plain }
}
