/// The whole number at or below a number of less than 2⁶².
///
/// By conversion: `rounded(.down)` is a call into the C library on any processor that may lack an instruction for it.
@inline(__always)
func wholeBelow(_ number: Double) -> Int {
  let whole = Int(number)
  return Double(whole) > number ? whole &- 1 : whole
}

/// The whole number at or above a number of less than 2⁶².
@inline(__always)
func wholeAbove(_ number: Double) -> Int {
  let whole = Int(number)
  return Double(whole) < number ? whole &+ 1 : whole
}
