import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct CurveKindMemoryTests {
  private var memory = CurveKindMemory()
  private var spec: CurveSpec

  init() throws {
    spec = try CurveSpec("spring(dampingRatio: 0.76, duration: 1)")
    memory.note(spec)
  }

  private mutating func change(to text: String) throws {
    spec = try CurveSpec(text)
    memory.note(spec)
  }

  private mutating func choose(_ kind: CurveKind) -> String {
    spec = memory.spec(spec, as: kind)
    memory.note(spec)
    return spec.description
  }

  @Test mutating func aKindComesBackWithItsNumbers() throws {
    #expect(choose(.curve) == "easeInOut")
    try change(to: "bezier(0.2, 0, 0, 1)")
    #expect(choose(.bounce).hasPrefix("bounce(0.24"), "the equivalent of the spring that there was")
    #expect(choose(.curve) == "bezier(0.2, 0, 0, 1)")
    #expect(choose(.spring) == "spring(dampingRatio: 0.76, duration: 1)")
  }

  @Test mutating func aKindThatIsNewHasShortNumbers() throws {
    #expect(choose(.bounce) == "bounce(0.24, duration: 0.676)")
    #expect(choose(.physics) == "spring(mass: 1, stiffness: 86.4, damping: 14.13)")
    memory = CurveKindMemory()
    try change(to: "easeIn(duration: 0.35)")
    #expect(choose(.bounce).hasPrefix("bounce(0.2, duration: 0."))
  }

  @Test mutating func fromSpringToSpringTheMotionStaysAndItsDurationDoesNotDrift() throws {
    for _ in 0..<3 {
      _ = choose(.bounce)
      _ = choose(.physics)
      #expect(choose(.spring) == "spring(dampingRatio: 0.76, duration: 1)")
    }
    _ = choose(.bounce)
    #expect(choose(.curve) == "easeInOut", "it lasts a second, as the spring did")
    _ = choose(.bounce)
    try change(to: "bounce(0.5, duration: 0.4)")
    let spring = memory.spec(spec, as: .spring)
    for time in stride(from: 0, through: 1, by: 0.05) {
      // Each of two numbers is shortened by 0.02 % of the way at most.
      #expect(abs(spring.curve.value(at: time) - spec.curve.value(at: time)) < 0.0004, "and not the one before")
    }
  }
}
