import Foundation
import Testing

import MotionCurves

/// A cubic Bézier agrees with the 50-digit table.
@Suite struct CubicBezierTableTests {
  @Test func theTableIsWhole() {
    #expect(BezierTable.entries.count == 34)
    #expect(BezierTable.inputs.count == 101)
    #expect(BezierTable.entries.allSatisfy { $0.y.count == 101 && $0.slope.count == 101 })
  }

  @Test(arguments: BezierTable.entries)
  func valuesAgreeTo1e12(entry: BezierTable.Entry) {
    for (x, y) in zip(BezierTable.inputs, entry.y) {
      let got = entry.curve.value(at: x)
      #expect(isClose(got, y, within: 1e-12), "at \(x): \(got) for \(y), off by \(got - y)")
    }
  }

  @Test(arguments: BezierTable.entries)
  func slopesAgreeTo1e9AndAreInfiniteAtVerticalTangents(entry: BezierTable.Entry) {
    for (x, slope) in zip(BezierTable.inputs, entry.slope) {
      let got = entry.curve.slope(at: x)
      if let slope {
        #expect(isClose(got, slope, relative: 1e-9), "at \(x): \(got) for \(slope), off by \(got - slope)")
      } else {
        #expect(got.isInfinite, "at \(x): \(got)")
      }
    }
  }

  @Test(arguments: BezierTable.entries)
  func outputRangeAgrees(entry: BezierTable.Entry) {
    #expect(isClose(entry.curve.outputRange.lowerBound, entry.y_min, within: 1e-12))
    #expect(isClose(entry.curve.outputRange.upperBound, entry.y_max, within: 1e-12))
  }
}
