/// What is done in each row of tiles that are made of runs. Pictures that are of one colour, and what is laid over all of them, are
/// worked out here, once for all rows: in most rows a few pictures at most have edges.
struct RunProgram {
  enum Operation {
    /// Starts a picture of one colour on the others.
    case push(UInt32)
    /// Starts a picture that is like the one below.
    case pushCopy
    /// Lays a colour over all of the picture at the top.
    case cover(UInt32, opacity: UInt8)
    /// Lays a colour over what a shape covers, by the number of its edge.
    case lay(UInt32, opacity: UInt8, edge: Int)
    /// Lays the picture at the top on the one below.
    case pop(opacity: UInt8)
    /// Puts the picture at the top in the place of the one below as far as a clip covers it, by the number of its edge.
    case popClip(edge: Int)
  }

  private(set) var operations: [Operation] = []
  /// The pictures at the top that are of one colour, and are in no operation yet.
  private var even: [UInt32] = []

  /// Begins with a picture of one colour.
  mutating func begin(_ color: UInt32) {
    operations.removeAll(keepingCapacity: true)
    even.removeAll(keepingCapacity: true)
    even.append(color)
  }

  mutating func end() { startEven() }

  mutating func pushGroup() { even.append(0) }

  mutating func pushClip() {
    if let color = even.last { even.append(color) } else { operations.append(.pushCopy) }
  }

  mutating func cover(_ color: UInt32, opacity: UInt8) {
    if let under = even.popLast() {
      even.append(over(color, by: UInt32(opacity), under))
    } else {
      operations.append(.cover(color, opacity: opacity))
    }
  }

  mutating func lay(_ color: UInt32, opacity: UInt8, edge: Int) {
    startEven()
    operations.append(.lay(color, opacity: opacity, edge: edge))
  }

  mutating func popGroup(opacity: UInt8) {
    if let color = even.popLast() {
      cover(color, opacity: opacity)
    } else {
      operations.append(.pop(opacity: opacity))
    }
  }

  mutating func popClip(edge: Int) {
    startEven()
    operations.append(.popClip(edge: edge))
  }

  private mutating func startEven() {
    for color in even { operations.append(.push(color)) }
    even.removeAll(keepingCapacity: true)
  }
}
