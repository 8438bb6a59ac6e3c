/// The steps that touch a strip of rows, and their boxes, side by side.
///
/// In a plan of many thousand steps those of a strip lie far from each other and from their boxes. Copied before all else they are
/// fetched many at a time; read where they are needed, each would be waited for.
struct StripSteps: ~Copyable {
  private var steps = Pile<Step>()
  private var boxes = Pile<RoundedBox>()

  var count: Int { steps.count }
  /// How many of them stand.
  private(set) var standing: Int32 = 0

  /// Takes steps by their numbers in the plan; from now on their numbers are those in the strip.
  ///
  /// - Parameter standing: How many of the plan's steps stand.
  mutating func take(_ numbers: ArraySlice<Int32>, of plan: borrowing Plan, standing: Int) {
    self.standing = Int32(truncatingIfNeeded: numbers.prefix { $0 < standing }.count)
    steps.removeAll()
    steps.reserve(numbers.count)
    boxes.removeAll()
    boxes.reserve(2 &* numbers.count)
    plan.steps.withUnsafeBufferPointer { all in
      for number in numbers { steps.append(all[Int(number)]) }
    }
    plan.boxes.withUnsafeBufferPointer { all in
      for index in 0..<steps.count {
        let place = Int32(truncatingIfNeeded: boxes.count)
        switch steps[index].area {
        case .rounded(let box):
          boxes.append(all[Int(box)])
          steps[index].area = .rounded(place)
        case .ring(let box):
          boxes.append(all[Int(box)])
          boxes.append(all[Int(box) + 1])
          steps[index].area = .ring(place)
        case .outline, .bounds: break
        }
      }
    }
  }

  @inline(__always)
  subscript(number: Int32) -> Step { steps[Int(number)] }

  func box(_ number: Int32) -> RoundedBox { boxes[Int(number)] }
}
