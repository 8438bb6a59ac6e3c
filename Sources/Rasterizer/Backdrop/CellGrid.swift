import DisplayList

/// A picture as numbers that can be blurred and mixed without rounding in between: blue, green, red, alpha, 0…255.
struct CellGrid {
  private let width, height: Int
  private var cells: [SIMD4<Float>]

  init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    cells = image.pixels.map { SIMD4<Float>(unsafeBitCast($0.littleEndian, to: SIMD4<UInt8>.self)) }
  }

  /// The picture, its channels rounded.
  var image: CGImage? {
    let pixels = cells.map { cell in
      // Adding 1.5 · 2²³ leaves no room for a fraction, and puts the whole number into the lowest bits.
      let rounded = cell.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0x1.8p23
      let channels = unsafeBitCast(rounded, to: SIMD4<UInt32>.self) & 0xFF
      return channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// Across, then down.
  mutating func blur(_ kernel: GaussianKernel) {
    blurLines(kernel, count: height, apart: width, length: width, step: 1)
    blurLines(kernel, count: width, apart: 1, length: height, step: width)
  }

  /// Beyond its ends a line has nothing: there the cells that exist have all the weight.
  private mutating func blurLines(_ kernel: GaussianKernel, count: Int, apart: Int, length: Int, step: Int) {
    let radius = kernel.radius
    var line = [SIMD4<Float>](repeating: .zero, count: length)
    cells.withUnsafeMutableBufferPointer { cells in
      line.withUnsafeMutableBufferPointer { line in
        kernel.weights.withUnsafeBufferPointer { weights in
          for start in stride(from: 0, to: count * apart, by: apart) {
            for index in 0..<length { line[index] = cells[start &+ index &* step] }
            for index in 0..<length {
              let (first, last) = (max(0, index &- radius), min(length &- 1, index &+ radius))
              var (sum, weight) = (SIMD4<Float>.zero, Float.zero)
              var tap = first &- index &+ radius
              for other in first...last {
                sum += line[other] * weights[tap]
                weight += weights[tap]
                tap &+= 1
              }
              cells[start &+ index &* step] = sum / weight
            }
          }
        }
      }
    }
  }

  /// Moves colours away from the grey that is as bright (by the weights of Rec. 709), or towards it.
  mutating func saturate(_ saturation: Float) {
    let weights = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    for index in cells.indices {
      let cell = cells[index]
      let grey = SIMD4<Float>(repeating: (cell * weights).sum())
      var mixed = grey + (cell - grey) * saturation
      mixed.w = cell.w
      // Premultiplied, no channel exceeds alpha.
      cells[index] = mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: cell.w))
    }
  }
}
