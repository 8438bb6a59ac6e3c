import DisplayList
import Foundation

/// The pixels, tile by tile, of the steps with which frames that follow each other begin alike: a screen that stands. What moves in
/// front of it, and a dim that deepens over it, are drawn on a copy.
struct Underlay: ~Copyable {
  private let bounds: PixelRect
  /// Only what was kept in it is read.
  private var memory: UnsafeMutableBufferPointer<UInt32>?
  /// For each tile what stands for the steps that its pixels show.
  private var keys: [Int]
  /// How many steps stand.
  private var count = 0
  /// What stands for all of them.
  private var signature = 0

  init(width: Int, height: Int, tileCount: Int) {
    bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    keys = Array(repeating: 0, count: tileCount)
  }

  deinit { memory?.deallocate() }

  mutating func forget() {
    (count, signature) = (0, 0)
    keys = Array(repeating: 0, count: keys.count)
  }

  /// Finds the steps that stand, of signed plans of two frames.
  ///
  /// Where others stand than before, all that is kept is forgotten: pictures of theirs may be gone, and new ones have their identity.
  mutating func follow(_ plan: Plan, after before: Plan) {
    let common = plan.commonCount(with: before)
    // A few more steps are not worth keeping all pixels anew.
    if (count..<2 * count).contains(common), plan.signature(ofFirst: count) == signature { return }
    let signature = plan.signature(ofFirst: common)
    if common == count, signature == self.signature { return }
    forget()
    (count, self.signature) = (common, signature)
  }

  /// Lets the body read and keep pixels while a frame is drawn; nil where no step stands.
  mutating func update(_ body: (UnderlayTiles?) -> Void) {
    guard count > 0 else { return body(nil) }
    let memory = memory ?? .allocate(capacity: bounds.area)
    self.memory = memory
    guard let base = memory.baseAddress else { return body(nil) }
    let (count, pixels) = (count, Surface(base, bounds: bounds, stride: bounds.width))
    keys.withUnsafeMutableBufferPointer { body(UnderlayTiles(standing: count, pixels: pixels, keys: $0)) }
  }
}

/// The underlay while a frame is drawn.
struct UnderlayTiles {
  /// How many of the plan's steps stand.
  let standing: Int
  let pixels: Surface
  fileprivate let keys: UnsafeMutableBufferPointer<Int>

  /// Notes that a tile's standing steps are kept now, and tells where their pixels are before it is drawn.
  func ground(_ key: Int, shown: Int, tile: Int) -> Ground {
    let kept = keys[tile]
    keys[tile] = key
    return kept == key ? .kept : shown == key ? .shown : .missing
  }

  /// The same for a tile in which nothing else is to be drawn: then nothing is kept.
  func wholeGround(_ key: Int, tile: Int) -> Ground? { keys[tile] == key ? .kept : nil }
}

/// Where the pixels of a tile's standing steps are, before it is drawn.
enum Ground {
  /// In the underlay.
  case kept
  /// On the canvas: nothing else was drawn there in the frame before.
  case shown
  /// Nowhere.
  case missing
}

extension Plan {
  /// With how many steps two signed plans begin alike, without a scope that is still open.
  fileprivate func commonCount(with other: Plan) -> Int {
    var (depth, count) = (0, 0)
    for (number, (step, before)) in zip(steps, other.steps).enumerated() {
      guard step.signature == before.signature else { break }
      switch step.kind {
      case .pushClip, .pushGroup, .beginMask: depth += 1
      case .popClip, .popGroup, .popMask: depth -= 1
      case .draw, .pushMask: break
      }
      if depth == 0 { count = number + 1 }
    }
    return count
  }

  fileprivate func signature(ofFirst count: Int) -> Int {
    var mixer = Mixer()
    for step in steps[..<count] { mixer.combine(step.signature) }
    return mixer.signature
  }
}
