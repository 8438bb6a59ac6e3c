import InterludeTestSupport
import InterludeUI

/// Whatever a person, a cat or a broken mouse may do: presses, drags, wheels, fingers and resizes, at random.
struct RandomPointer {
  private var generator: SplitMix64
  private var time: Double
  private var size = CGSize(width: 390, height: 844)
  private var place = CGPoint(x: 195, y: 400)
  private var fingers: Set<Int> = []

  init(seed: UInt64, from time: Double) {
    generator = SplitMix64(seed: seed)
    self.time = time
  }

  /// The next event, a moment after the last: mostly moves, in small steps or all over and beyond the window.
  mutating func next() -> InputEvent {
    time += Double.random(in: 0...1, using: &generator) < 0.02 ? number(0...1.2) : number(0...0.03)
    return InputEvent(time: time, kind: kind())
  }

  private mutating func kind() -> InputEvent.Kind {
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<18: return .pointerDown(move(), .primary)
    case ..<34: return .pointerUp(move(), .primary)
    case ..<38: return .pointerDown(move(), [.secondary, .middle, .back][Int.random(in: 0..<3, using: &generator)])
    case ..<41: return .pointerUp(move(), [.secondary, .middle, .back][Int.random(in: 0..<3, using: &generator)])
    case ..<42: return .pointerCancelled
    case ..<46: return .scroll(move(), CGVector(dx: number(-120...120), dy: number(-120...120)))
    case ..<60: return .touches([touch()])
    case ..<61: return resize()
    default: return .pointerMoved(move())
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

  private mutating func move() -> CGPoint {
    if number(0...1) < 0.7 {
      place = CGPoint(x: place.x + number(-40...40), y: place.y + number(-20...60))
      if place.y > size.height { place.y = number(0...size.height) }
    } else {
      place = CGPoint(x: number(-60...size.width + 60), y: number(-60...size.height + 60))
    }
    return place
  }

  /// One of three fingers comes, moves or goes.
  private mutating func touch() -> InputEvent.Touch {
    let finger = Int.random(in: 0..<3, using: &generator)
    guard fingers.contains(finger) else {
      fingers.insert(finger)
      return InputEvent.Touch(finger, .began, at: move())
    }
    guard number(0...1) < 0.3 else { return InputEvent.Touch(finger, .moved, at: move()) }
    fingers.remove(finger)
    return InputEvent.Touch(finger, number(0...1) < 0.8 ? .ended : .cancelled, at: move())
  }

  private mutating func resize() -> InputEvent.Kind {
    size =
      number(0...1) < 0.6
      ? [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)][Int.random(in: 0..<2, using: &generator)]
      : CGSize(width: number(200...1200), height: number(200...1200))
    return .resize(size, scale: 2)
  }

  /// Does nothing for five seconds; returns the time afterwards.
  mutating func rest() -> Double {
    time += 5
    size = CGSize(width: 390, height: 844)
    return time
  }

  /// What lets go of everything.
  mutating func release() -> [InputEvent] {
    let all: [InputEvent.Kind] =
      [.pointerCancelled] + fingers.sorted().map { .touches([InputEvent.Touch($0, .cancelled, at: .zero)]) }
    fingers = []
    return all.map { InputEvent(time: time, kind: $0) }
  }
}
