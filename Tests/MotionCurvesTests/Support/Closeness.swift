import Foundation

/// |a − b| ≤ tolerance; false for anything that is not a number.
func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  abs(a - b) <= tolerance
}

/// |a − b| ≤ tolerance · |b|, so that 0 is close to 0 alone.
func isClose(_ a: Double, _ b: Double, relative tolerance: Double) -> Bool {
  abs(a - b) <= tolerance * abs(b)
}
