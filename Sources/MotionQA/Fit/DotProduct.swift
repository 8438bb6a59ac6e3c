/// The sum of the products of two equally long rows of numbers. A fit adds up millions: by index, since sequences cost far more
/// in a build without optimisation.
nonisolated func dot(_ a: [Double], _ b: [Double]) -> Double {
  var sum = 0.0
  var index = 0
  while index < a.count {
    sum += a[index] * b[index]
    index += 1
  }
  return sum
}
