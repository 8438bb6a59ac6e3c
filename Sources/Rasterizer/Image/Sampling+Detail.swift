import DisplayList
import Foundation

extension Sampling {
  /// How many times the texels of one pixel count where the picture shrinks.
  var spread: Double { shrinking == .trilinear && bias != 0 ? exp2(Double(bias)) : 1 }

  /// What makes pixels at a level of detail.
  func filter(at detail: LevelOfDetail) -> Filter {
    guard detail == .full else { return shrinking }
    return growing == .nearest ? .nearest : .linear
  }
}
