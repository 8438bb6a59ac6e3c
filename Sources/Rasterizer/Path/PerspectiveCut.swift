/// The part of a closed polygon, in homogeneous coordinates, that lies before the viewer.
///
/// Points with w ≤ 0 are at or behind the eye, where dividing by w would fold them over to the other side of the
/// picture. The cut is a little before the eye, so that what remains stays finite.
func cutBehindViewer(_ polygon: [SIMD3<Double>]) -> [SIMD3<Double>] {
  guard let last = polygon.last else { return [] }
  let nearest = 1e-5 * polygon.reduce(0) { max($0, $1.z) }
  if polygon.allSatisfy({ $0.z > nearest }) { return polygon }
  var kept: [SIMD3<Double>] = []
  var previous = last
  for point in polygon {
    if (previous.z > nearest) != (point.z > nearest) {
      var crossing = previous + (point - previous) * ((nearest - previous.z) / (point.z - previous.z))
      crossing.z = nearest
      kept.append(crossing)
    }
    if point.z > nearest { kept.append(point) }
    previous = point
  }
  return nearest > 0 ? kept : []
}
