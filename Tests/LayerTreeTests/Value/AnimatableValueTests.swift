import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct AnimatableValueTests {
  @Test func numbersGoStraightAndBeyond() {
    let rect = AnimatableValue.rect(CGRect(x: 0, y: 10, width: 100, height: 200))
    let other = AnimatableValue.rect(CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(rect.interpolated(to: other, progress: 0.5) == .rect(CGRect(x: 5, y: 15, width: 150, height: 150)))
    #expect(AnimatableValue.scalar(1).interpolated(to: .scalar(3), progress: 1.25) == .scalar(3.5))
    #expect(AnimatableValue.scalar(0.1).interpolated(to: .scalar(0.7), progress: 1) == .scalar(0.7))
  }

  @Test func noColourFadesTheOther() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let faint = AnimatableValue.color(red.copy(alpha: 0.25))
    #expect(AnimatableValue.color(nil).interpolated(to: .color(red), progress: 0.25) == faint)
    #expect(AnimatableValue.color(red).interpolated(to: .color(nil), progress: 0.75) == faint)
    #expect(AnimatableValue.color(nil).interpolated(to: .color(nil), progress: 0.5) == .color(nil))
  }

  @Test(arguments: [21, 22] as [UInt64])
  func theDifferenceAddedToTheNewIsTheOld(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func transform() -> CATransform3D {
      let turned = CATransform3DMakeRotation(random.number(-3...3), 1, random.number(-1...1), random.number(-1...1))
      let scaled = CATransform3DScale(turned, random.number(0.5...2), random.number(0.5...2), random.number(0.5...2))
      return CATransform3DTranslate(scaled, random.number(-50...50), random.number(-50...50), 0)
    }
    for _ in 0..<200 {
      let (old, new) = (transform(), transform())
      let difference = try #require(AnimatableValue.difference(from: .transform(old), to: .transform(new)))
      guard case .transform(let sum) = AnimatableValue.transform(new).adding(difference) else { return }
      #expect(sum.distance(to: old) < 1e-10, "seed \(seed)")
      guard case .transform(let rest) = AnimatableValue.transform(old).removing(.transform(new)) else { return }
      // Removing is the inverse of adding: rest with `new` added is `old`.
      #expect(CATransform3DConcat(new, rest).distance(to: old) < 1e-10, "seed \(seed)")
    }
    #expect(AnimatableValue.difference(from: .scalar(5), to: .scalar(3)) == .scalar(2))
  }

  @Test func whatHasNoDifferenceHasNone() {
    let nothing = AnimatableValue.transform(CATransform3DMakeScale(0, 0, 1))
    #expect(AnimatableValue.difference(from: .zero(.transform), to: nothing) == nil)
    #expect(AnimatableValue.difference(from: .color(.white), to: .color(nil)) == nil)
    #expect(AnimatableValue.difference(from: .scalar(1), to: .point(.zero)) == nil)
  }

  @Test func zeroAddsNothing() {
    let values: [AnimatableValue] = [
      .scalar(3), .point(CGPoint(x: 1, y: 2)), .size(CGSize(width: 1, height: 2)),
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(.white), .transform(CATransform3DMakeScale(2, 3, 4)),
    ]
    for value in values { #expect(value.adding(.zero(value.kind)) == value) }
  }

  @Test func repeatingATurnAddsItsAngle() {
    let turn = AnimatableValue.transform(CATransform3DMakeRotation(0.25, 0, 0, 1))
    guard case .transform(let t) = turn.repeated(13) else { return }
    #expect(t.distance(to: CATransform3DMakeRotation(13 * 0.25, 0, 0, 1)) < 1e-12)
    #expect(AnimatableValue.scalar(2).repeated(3) == .scalar(6))
  }

  @Test func readsWhatQuartzCoreTakes() {
    #expect(AnimatableValue(3, kind: .scalar) == .scalar(3))
    #expect(AnimatableValue(Float(0.5), kind: .scalar) == .scalar(0.5))
    #expect(AnimatableValue(CGFloat(2.5), kind: .scalar) == .scalar(2.5))
    #expect(AnimatableValue(NSNumber(value: 7), kind: .scalar) == .scalar(7))
    #expect(AnimatableValue(CGPoint(x: 1, y: 2), kind: .point) == .point(CGPoint(x: 1, y: 2)))
    #expect(AnimatableValue(CGColor.black, kind: .color) == .color(.black))
    #expect(AnimatableValue(CGAffineTransform.identity, kind: .transform) == .zero(.transform))
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(AnimatableValue(NSValue(caTransform3D: move), kind: .transform) == .transform(move))
    #expect(AnimatableValue(NSValue(cgPoint: rect.origin), kind: .point) == .point(rect.origin))
    #expect(AnimatableValue(NSValue(cgSize: rect.size), kind: .size) == .size(rect.size))
    #expect(AnimatableValue(NSValue(cgRect: rect), kind: .rect) == .rect(rect))
    #expect(NSValue(caTransform3D: move).caTransform3DValue == move)
    #expect(
      NSValue(cgPoint: rect.origin).cgPointValue == rect.origin && NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(AnimatableValue("3", kind: .scalar) == nil)
    #expect(AnimatableValue(CGRect.zero, kind: .point) == nil)
  }
}
